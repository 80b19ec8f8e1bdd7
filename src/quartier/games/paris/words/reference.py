"""What can be read on request: the postcards, and what the signs of the terminal mean."""

from collections.abc import Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartier.engine.locale import Words, colon
from quartier.games.paris.words.choices import SIGNS
from quartier.games.paris.words.terminal import ANNEX, BACK, BLOCK, CHIMNEY, GARDEN, KEPT, OPEN, PIECES, TOKEN
from quartier.games.paris.words.texts import effect_text

View = Mapping[str, Any]


def cards(view: View, words: Words) -> dict[str, str]:
    """Return the postcards of this game, each with what it does and who has it."""
    return {words(f"card-{card}"): _card(view, card, words) for card in view["cards"]}


def _card(view: View, card: str, words: Words) -> str:
    effect, owner = effect_text(card, view["options"], words), view["cards"][card]
    return (
        effect
        if owner is None
        else f"{effect} ({words('card-claimed', card=words(f'card-{card}'), seat=words(f'seat-{owner}'))})"
    )


def legend(view: View, words: Words) -> RenderableType:  # noqa: ARG001
    """Explain all signs, those of pieces that are not on the board too."""
    signs = {
        "orange": SIGNS["orange"],
        "blue": SIGNS["blue"],
        "mixed": SIGNS["m"],
        "lamp": SIGNS["l"],
        "none": SIGNS["."],
    }
    table = Table.grid(padding=(0, 2))
    for piece, sign in {**PIECES, "annex": ANNEX, "garden": GARDEN}.items():
        table.add_row(sign, words(f"piece-{piece}"))
    return Group(
        Text(words("legend-free", **signs)),
        Text(colon(words.language, f"{SIGNS['orange']}2{BLOCK}", words("legend-building"))),
        Text(words("legend-cards", open=OPEN, kept=KEPT)),
        Text(words("legend-tokens", token=TOKEN, chimney=CHIMNEY, back=BACK)),
        Text(words("legend-marked")),
        table,
    )
