"""Choices and results as a terminal shows them."""

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.terminal.decision import Choice, keys_of
from quartier.terminal.start import line_name, seat_name

SHORT = 8
"""A word up to this length is shown beside its label: it is quick to type, and the board may use it."""
FEW = 6
"""More choices than this are shown without labels if they have pictures: a screen has 24 lines."""


def choices_shown(found: list[Choice], words: Words, labels: bool = True) -> RenderableType:
    """Return the choices side by side, each with what to type for it, what it touches and what it is worth.

    Without labels, pictures speak for themselves.
    """
    keys, labels = keys_of(found), labels and len(found) <= FEW
    return Columns([_choice_shown(*shown, labels, words) for shown in zip(keys, found, strict=True)], padding=(0, 3))


def _choice_shown(key: str, choice: Choice, labels: bool, words: Words) -> RenderableType:
    named = labels or not choice.picture or len(choice.word) > SHORT
    text = Text(choice.label if named else choice.word if choice.word != key else "")
    if named and choice.word not in (choice.label.casefold(), choice.label, key) and len(choice.word) <= SHORT:
        text.append(f" {choice.word}", "cyan")
    if choice.touched:
        text.append(f" {' '.join(choice.touched)}", "dim")
    if choice.gain:
        text.append(" ").append_text(_gain(choice, words))
    line = Table.grid(padding=(0, 1))
    line.add_row(Text(key, "bold cyan"), *([Text(choice.picture)] if choice.picture else []), text)
    return line


def _gain(choice: Choice, words: Words) -> Text:
    """Return what a choice does to the live score; where its moves differ, what the best one does."""
    number, sure = signed(choice.gain), choice.gain == choice.least
    return Text(number if sure else words("at-best", gain=number), "green" if choice.gain > 0 else "red")


def signed(number: int) -> str:
    """Return a difference with its sign."""
    return f"{number:+d}".replace("-", "−")


def result_shown(match: Match, language: str) -> RenderableType:
    """Return the score line by line, and who has won."""
    words, program = match.words(language), Words.load("quartier", language)
    table = Table(title=program("final-score" if match.over else "score-so-far"), title_justify="left")
    table.add_column("")
    for seat in range(len(match.seats)):
        table.add_column(seat_name(match, seat, words), justify="right")
    scores = match.scores()
    for line in (*match.game.score_lines, "total"):
        last = line == match.game.score_lines[-1]
        style = "bold" if line == "total" else ""
        table.add_row(
            line_name(line, words),
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
    names = ", ".join(seat_name(match, seat, words) for seat in match.winners)
    return program("won", seats=names, count=len(match.winners))
