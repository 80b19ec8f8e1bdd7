"""A saved game, told move by move."""

from rich.console import Console
from rich.text import Text

from quartier.engine.locale import Words
from quartier.engine.match import Match
from quartier.terminal.lines import Glued, show
from quartier.terminal.show import result_shown
from quartier.terminal.start import read_line


def replay(match: Match, language: str, console: Console, board: bool | None, step: bool) -> None:
    """Tell every move. The board is shown after each, or never, or (None) at the end; `step` waits for a key."""
    words, program = Glued(match.words(language)), Glued(Words.load("quartier", language))
    show(console, Text(program("replay-title", game=words("title"), moves=len(match.history)), "bold"))
    told = match.at(0)
    for number, move in enumerate(match.history, 1):
        before = told.state
        told.play(move.path, move.seat)
        sentence = match.game.tell(before, told.state, match.tables, move.seat, move.action, words)
        show(console, Text(f"{number:3}. {sentence}"))
        if board:
            show(console, match.game.terminal(told.view(), words), "")
        if step and number < len(match.history) and not _next(console):
            return
    if board is None:
        show(console, match.game.terminal(match.view(), words))
    show(console, result_shown(match, words, program))


def _next(console: Console) -> bool:
    """Wait for Enter; tell whether to go on."""
    try:
        read_line(console, "↵")
    except (EOFError, KeyboardInterrupt):
        return False
    return True
