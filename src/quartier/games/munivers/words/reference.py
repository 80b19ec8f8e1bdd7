"""What can be read on request: cards, mayors and unique buildings, and what the signs of the terminal mean."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from quartier.engine.locale import Words
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import name_in
from quartier.games.munivers.rules.verbs import KINDS, LETTERS, TYPES
from quartier.games.munivers.words.choices import card_name, tile_name, tile_text
from quartier.games.munivers.words.terminal import ELECTION, EMPTY, FIRST, GROUND, HOME, MAY, MUST, POLL, REWARD, UNIQUE
from quartier.games.munivers.words.texts import card_text, mayor_text

View = Mapping[str, Any]


def cards(view: View, words: Words) -> dict[str, str]:
    """Return the cards in hand, everybody's mayor and all tiles in sight, each with what it does."""
    pack, own = load_pack(view["content"]), view["players"].get(view["viewer"])
    found = {card_name(pack, id, words): card_text(pack.card(id), words) for id in (own["hand"] if own else ())}
    for player in view["players"].values():
        mayor = pack.mayor(player["mayor"])
        found[name_in(mayor.name, words.language)] = mayor_text(mayor, words)
    for id in tiles_in_sight(view):
        found[tile_name(pack, id, words)] = tile_text(pack, id, words)
    return found


def tiles_in_sight(view: View) -> list[str]:
    """Return the tiles on the stall, in stocks and on boards, each once."""
    auction = [lot["tile"] for half in ("left", "right") for lot in view["auction"][half]]
    owned = [
        tile
        for player in view["players"].values()
        for tile in (*player["stock"], *(building["tile"] for building in player["buildings"].values()))
    ]
    return list(dict.fromkeys([*auction, *owned]))


def legend(view: View, words: Words) -> RenderableType:  # noqa: ARG001
    """Explain letters and signs."""
    types = "  ".join(f"{LETTERS[number]} {words(f'kind-{KINDS[number]}')}" for number in range(TYPES))
    signs = {"unique": UNIQUE, "empty": EMPTY, "home": HOME, "park": GROUND[","], "water": GROUND["~"]}
    return Group(
        Text(f"{types}  R {words('kind-home')}"),
        Text(words("legend-map", **signs)),
        Text(words("legend-tiles")),
        Text(words("legend-calendar", poll=POLL, election=ELECTION, first=FIRST, reward=REWARD)),
        Text(words("legend-cards", must=MUST, may=MAY)),
    )
