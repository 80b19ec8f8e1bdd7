"""One screen of a decision: what happened, the own board, the question with its choices; as much of each as fits."""

from collections.abc import Iterator, Sequence
from itertools import product

from rich.console import Console, RenderableType
from rich.text import Text

from quartier.engine.locale import Words
from quartier.terminal.decision import Decision
from quartier.terminal.lines import Line, as_typed, lines_of
from quartier.terminal.show import choices_shown

TYPING = 1
"""The line in which one types."""


class Screen:
    """Puts a screen together."""

    def __init__(self, console: Console, program: Words, commands: Sequence[str], back: str) -> None:
        self.console = console
        self.program = program
        self.commands = commands
        self.back = back

    def lines(self, decision: Decision, walked: str, chosen: bool, news: Sequence[str], message: str) -> list[Line]:
        """Return all lines but the one in which one types. `chosen`: the person has made a choice already."""
        told = self._told(news)
        asked = self._rendered(*self.question(decision, walked, chosen, message))
        below = self._rendered(self._commands(chosen))
        view = decision.view | {"marked": decision.marked(walked)}
        forms = [self._rendered(form) for form in choices_shown(decision.choices(walked), self.program)]
        room = self.console.height - TYPING - len(asked) - len(below)
        desks = self._low_enough(decision.match.game.desks(view, decision.words), room)
        desk, form = _fitting(desks, forms, room, min(len(told), decision.match.game.news_lines))
        left = room - len(desk) - len(form)
        return [*(told if len(told) <= left else self._shortened(news, left)), *desk, *asked, *form, *below]

    def asked_again(self, decision: Decision, walked: str, chosen: bool, message: str) -> list[Line]:
        """Return the question and its choices alone, where the table is still in sight or nobody looks at it."""
        form = next(choices_shown(decision.choices(walked), self.program))
        return self._rendered(*self.question(decision, walked, chosen, message), form, self._commands(chosen))

    def question(self, decision: Decision, walked: str, chosen: bool, message: str) -> Iterator[Text]:
        """Give what came of the last command, the way walked so far and the question."""
        if message:
            yield Text(message, "bold yellow")
        game, view, words = decision.match.game, decision.view, decision.words
        steps = list(decision.labels(walked))
        if chosen:
            way = "".join(f"{step} › " for step in steps)
            yield Text.assemble((way, "dim"), (game.question(view, walked, words), "bold"))
            return
        asked = game.question(view, "", words) or self.program("your-choice")
        given = [step for step in steps[1:] if as_typed(step) not in as_typed(asked)]
        yield Text.assemble((asked, "bold"), ("  " if given else "", ""), (" › ".join(given), "dim"))

    def _low_enough(self, desks: Sequence[RenderableType], room: int) -> list[list[Line]]:
        """Return the desks that have room at all, from the roomiest on; if none has, the smallest."""
        found = [lines for desk in desks if len(lines := self._rendered(desk)) <= room]
        return found or [self._rendered(desks[-1])]

    def _commands(self, chosen: bool) -> Text:
        """Return what can be typed beside a choice; within a move, how to go back."""
        named = [self.back, *self.commands[:-1]] if chosen else self.commands
        return Text(" · ".join(named), "dim", no_wrap=True, overflow="ellipsis")

    def _rendered(self, *shown: RenderableType) -> list[Line]:
        return lines_of(self.console, *shown)

    def _told(self, news: Sequence[str]) -> list[Line]:
        return self._rendered(*(Text(f"» {entry}", "italic") for entry in news))

    def _shortened(self, news: Sequence[str], room: int) -> list[Line]:
        """Return the latest sentences of the news that have room, and say where the rest is to be read.

        If not even the last one has room, it is told as far as it goes.
        """
        if room < 1:
            return []
        left = [sentences(entry) for entry in news]
        while (lines := self._told([" ".join(entry) for entry in left])) and len(lines) >= room:
            if sum(map(len, left)) == 1:
                break
            left[0].pop(0)
            left = [entry for entry in left if entry]
        is_cut = len(lines) >= room
        lines = lines[: room - 1]
        count, command = len(self._told(news)) - len(lines), self.program("command-log")
        more = self._rendered(Text(self.program("more-news", count=count, command=command), "dim italic"))
        return [*lines, *more] if is_cut else [*more, *lines]


def sentences(text: str) -> list[str]:
    """Return the sentences of a text; what is quoted stays together."""
    found, quoted, start = [], 0, 0
    for place, mark in enumerate(text):
        quoted += (mark in "“«") - (mark in "”»")
        following = text[place + 1 : place + 2]
        if mark == " " and not quoted and text[place - 1] in ".!?”»" and following.isupper():
            found.append(text[start:place])
            start = place + 1
    return [*found, text[start:]]


def _fitting(desks: list[list[Line]], forms: list[list[Line]], room: int, news: int) -> tuple[list[Line], list[Line]]:
    """Return the roomiest desk and choices that leave so many lines for news, or fewer if there is no other way."""
    pairs = sorted(product(range(len(desks)), range(len(forms))), key=lambda pair: (sum(pair), pair[1]))
    for wanted in range(news, -1, -1):
        for desk, form in pairs:
            if len(desks[desk]) + len(forms[form]) + wanted <= room:
                return desks[desk], forms[form]
    return desks[-1], forms[-1]
