"""What can be read at any prompt beside playing: the rules, cards, signs, everybody's board, the log, help."""

from collections.abc import Callable

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from quartier.engine.game import Game
from quartier.engine.locale import Words, guide
from quartier.engine.match import Match
from quartier.engine.move import SEPARATOR, spaced
from quartier.terminal.lines import GLUE, NO_BREAK, as_typed, read_pages
from quartier.terminal.news import Tales

READINGS = ("rules", "card", "cards", "legend", "boards", "log", "help")
EXAMPLES = 20
"""How many moves into a game an example of a move is looked for."""


class Reader:
    """Shows a person what they ask for, page by page."""

    def __init__(self, console: Console, words: Words, program: Words, next_page: Callable[[], str]) -> None:
        self.console = console
        self.words = words
        self.program = program
        self.next_page = next_page

    def read(self, request: str, rest: str, match: Match, seat: int | None) -> str:
        """Show what was asked for; return a sentence if there is no such thing."""
        if request == "card":
            return self._card(rest, match, seat)
        found: RenderableType = getattr(self, f"_{request}")(match, seat)
        read_pages(self.console, found, self.next_page)
        return ""

    def _rules(self, match: Match, _seat: int | None) -> RenderableType:
        text = guide(match.game.name, self.words.language, match.options).replace(NO_BREAK, GLUE)
        return Markdown(text, justify="left")

    def _cards(self, match: Match, seat: int | None) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        table.add_column(max_width=24)
        for name, text in match.game.cards(match.view(seat), self.words).items():
            table.add_row(Text(name, "bold"), text)
        return table

    def _card(self, wanted: str, match: Match, seat: int | None) -> str:
        """Show one card, given by its name or a part of it."""
        cards = match.game.cards(match.view(seat), self.words)
        said = as_typed(wanted)
        names = {name: as_typed(name) for name in cards}
        found = [name for name, folded in names.items() if folded == said]
        found = found or [name for name, folded in names.items() if said and said in folded]
        if not found:
            example = next(iter(cards))
            return self.program("no-such-card", typed=wanted, command=self.program("command-card"), example=example)
        shown = [part for name in found for part in (Text(name, "bold"), cards[name])]
        read_pages(self.console, Group(*shown), self.next_page)
        return ""

    def _legend(self, match: Match, seat: int | None) -> RenderableType:
        return match.game.legend(match.view(seat), self.words)

    def _boards(self, match: Match, seat: int | None) -> RenderableType:
        return match.game.terminal(match.view(seat), self.words)

    def _log(self, match: Match, seat: int | None) -> RenderableType:
        return Group(*map(Text, Tales(match, seat, self.words, self.program).all()))

    def _help(self, match: Match, _seat: int | None) -> RenderableType:
        path = example_move(match.game)
        hints = "help-hints" if match.game.hinted else "help-no-hints"
        table = Table.grid(padding=(0, 2))
        table.add_column(style="cyan", no_wrap=True)
        for name in ("hint", "undo", "redo", "back", "save", "quit", *READINGS[:-1]):
            table.add_row(self._typed(name), self.program(f"help-{name}"))
        return Group(
            self.program("help", path=path, words=spaced(path)),
            self.program(hints),
            "",
            table,
        )

    def _typed(self, name: str) -> str:
        """Return what to type for a command, its argument included."""
        word = command_word(name, self.words, self.program)
        argument = f"argument-{name}"
        return f"{word} {self.program(argument)}" if argument in self.program else word


def command_word(name: str, words: Words, program: Words) -> str:
    """Return the word for a command: everybody's boards have a name of their own in each game."""
    return words("command-boards") if name == "boards" else program(f"command-{name}")


def example_move(game: Game) -> str:
    """Return a move of several choices, from a game that nobody plays: it tells of no hand at this table."""
    match, seen = Match.new(game, seed=0), []
    for _ in range(EXAMPLES):
        seat = match.waiting[0]
        paths = match.moves(seat)
        seen += paths
        match.play(paths[-1], seat)
    return max(seen, key=lambda path: path.count(SEPARATOR))
