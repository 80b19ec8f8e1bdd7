"""Choices and results as a terminal shows them."""

import re
from collections.abc import Iterator, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartier.engine.flow import Flow
from quartier.engine.locale import Words, listed
from quartier.engine.match import Match
from quartier.terminal.decision import PLACE, Choice, keys_of
from quartier.terminal.lines import plain
from quartier.terminal.start import seat_name

SHORT = 24
"""A note up to this length stands beside its choice, a longer one has a line of its own."""
FEW = 6
"""More choices than this go without labels if they have pictures: a screen has 24 lines."""
SIGN = re.compile(r"[A-Z]\d")
"""A word that is quicker to type than its label, in any language: the letter and the size of a building."""


def choices_shown(found: list[Choice], words: Words) -> Iterator[RenderableType]:
    """Give the choices in ever less room, each with what to type for it, what it means and what it is worth."""
    keys = keys_of(found)
    shown = list(zip(keys, found, strict=True))
    if any(len(choice.note) > SHORT for choice in found):
        yield _list(shown, words, clipped=False)
        yield _list(shown, words, clipped=True)
    if all(not choice.picture for choice in found):
        yield Flow(_text(key, choice, words) for key, choice in shown)
        yield Flow(_text(key, choice, words, brief=True) for key, choice in shown)
        return
    if len(found) <= FEW:
        yield Columns([_pictured(choice, _text(key, choice, words)) for key, choice in shown], padding=(0, 3))
    yield Columns([_pictured(choice, _text(key, choice, words, brief=True)) for key, choice in shown], padding=(0, 3))


def _list(shown: Sequence[tuple[str, Choice]], words: Words, clipped: bool) -> RenderableType:
    """Return one choice a line, with its note; clipped, a note ends with its line."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    for key, choice in shown:
        text = _meaning(choice, words)
        if choice.note:
            text.append("  ").append(choice.note, "dim")
        sign = choice.picture.replace("\n", "/")
        row = Text(f"{sign} " if sign else "", no_wrap=clipped, overflow="ellipsis").append_text(text)
        table.add_row(Text(key, "bold cyan"), row)
    return table


def _pictured(choice: Choice, text: Text) -> RenderableType:
    line = Table.grid(padding=(0, 1))
    line.add_row(Text(choice.picture), text) if choice.picture else line.add_row(text)
    return line


def _text(key: str, choice: Choice, words: Words, brief: bool = False) -> Text:
    """Return what to type and what it means, as one piece that is not broken."""
    if PLACE.fullmatch(choice.word):
        text = Text(choice.word, "bold cyan")
        if not brief and choice.touched:
            text.append(f" {' '.join(choice.touched)}", "dim")
        _add_gain(text, choice, words)
    elif brief and choice.picture:
        text = Text(key, "bold cyan")
        _add_gain(text, choice, words)
    else:
        said = plain(choice.label).startswith(f"{key} ")
        text = Text.assemble(("" if said else f"{key} ", "bold cyan"), _meaning(choice, words))
    if choice.note and len(choice.note) <= SHORT and not brief:
        text.append(f" {choice.note}", "dim")
    return text


def _meaning(choice: Choice, words: Words) -> Text:
    """Return the label of a choice, all that it decides, and what it is worth."""
    text = Text(choice.label)
    if SIGN.fullmatch(choice.word) and choice.word != choice.label:
        text.append(f" {choice.word}", "cyan")
    text.append("".join(f" › {step}" for step in choice.rest))
    _add_gain(text, choice, words)
    return text


def _add_gain(text: Text, choice: Choice, words: Words) -> None:
    """Add what a choice does to the live score; where its moves differ, what the best one does."""
    if choice.gain:
        number, sure = signed(choice.gain), choice.gain == choice.least
        text.append(" ").append(
            number if sure else words("at-best", gain=number), "green" if choice.gain > 0 else "red"
        )


def signed(number: int) -> str:
    """Return a difference with its sign."""
    return f"{number:+d}".replace("-", "−")


def result_shown(match: Match, words: Words, program: Words) -> RenderableType:
    """Return the score line by line, and who has won."""
    table = Table(title=program("final-score" if match.over else "score-so-far"), title_justify="left")
    table.add_column("")
    for seat in range(len(match.seats)):
        table.add_column(seat_name(match, seat, words), justify="right")
    scores, view = match.scores(), match.view()
    for line in (*match.game.score_lines, "total"):
        last = line == match.game.score_lines[-1]
        style = "bold" if line == "total" else ""
        table.add_row(
            match.game.line_name(view, line, words),
            *(str(score[line]).replace("-", "−") for score in scores),
            style=style,
            end_section=last,
        )
    return Group(table, Text(outcome(match, words, program), "bold")) if match.over else table


def outcome(match: Match, words: Words, program: Words) -> str:
    """Say who has won, in the game's own words where it has some."""
    said = match.game.question(match.view(), "", words)
    if said:
        return said
    names = listed([seat_name(match, seat, words) for seat in match.winners], program.language)
    return program("won", seats=names, count=len(match.winners))
