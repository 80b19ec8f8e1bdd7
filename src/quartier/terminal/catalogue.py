"""A game and its options, as `quartier games` lists them."""

from rich.console import RenderableType
from rich.table import Table

from quartier.engine.game import Game


def catalogue(game: Game) -> RenderableType:
    """Return a table of a game's options with their valid values."""
    seats = game.seats(game.resolve({}))
    table = Table(title=f"{game.name}: {', '.join(seats)}", title_justify="left", expand=False)
    for heading in ("option", "default", "takes"):
        table.add_column(heading)
    for option in game.options:
        table.add_row(option.name, str(option.default), ", ".join(map(str, option.choices)) + _beyond(option.takes))
    return table


def _beyond(takes: str) -> str:
    return f", {takes}" if takes else ""
