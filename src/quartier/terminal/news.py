"""What happened since a seat's last decision, in few words: the moves of one seat in a row are one sentence."""

from collections.abc import Collection, Iterator
from itertools import groupby, pairwise

from quartier.engine.locale import Words, listed
from quartier.engine.match import Match
from quartier.engine.move import kind
from quartier.terminal.start import seat_name


class Tales:
    """Tells the moves of a match as far as a viewer may know them."""

    def __init__(self, match: Match, viewer: int | None, words: Words, program: Words) -> None:
        self.match = match
        self.viewer = viewer
        self.words = words
        self.program = program
        self.seen = match.log(viewer)
        self.history = match.history

    def since_last_decision(self, unasked: Collection[int] = ()) -> list[str]:
        """Tell the viewer's last move and all that came after it, a line a seat.

        Moves that were made without asking, by their numbers, are no decisions: what they skipped is still news.
        """
        own = [n for n, move in enumerate(self.history) if move.seat == self.viewer and n not in unasked]
        return list(self._gathered(own[-1] if own else 0))

    def all(self) -> list[str]:
        """Tell every move, numbered."""
        return [f"{number + 1}. {self._sentence(number)}" for number in range(len(self.history))]

    def last(self) -> str:
        """Tell the last move."""
        return self._sentence(len(self.history) - 1)

    def _gathered(self, first: int) -> Iterator[str]:
        """Give the moves since one, those of one seat in a row as one sentence, and hidden ones of all as one too."""
        for (kept_secret, who), numbers in groupby(range(first, len(self.history)), self._teller):
            if kept_secret:
                seats = dict.fromkeys(self.history[number].seat for number in numbers)
                yield self._secret(list(seats), who)
                continue
            sentences = [self._sentence(number, brief=True) for number in numbers]
            if told := self._joined(f"{who} ", list(filter(None, sentences))):
                yield told

    def _joined(self, name: str, sentences: list[str]) -> str:
        """Join what one seat did: its name is not said again, unless somebody or something else came between."""
        told = ""
        for before, sentence in pairwise(["", *sentences]):
            is_plain = before.startswith(name) and before.endswith(".") and ". " not in before
            if is_plain and sentence.startswith(name):
                told = f"{told[:-1]}{self.program('then')}{sentence.removeprefix(name)}"
            else:
                told = f"{told} {sentence}".strip()
        return told

    def _teller(self, number: int) -> tuple[bool, str]:
        """Return what moves have in common that are told together: a hidden kind, or the name of a seat."""
        path, move = self.seen[number][1], self.history[number]
        secret = path != move.path
        return secret, kind(path) if secret else seat_name(self.match, move.seat, self.words)

    def _secret(self, seats: list[int], done: str) -> str:
        """Tell that something was done, and nothing else."""
        named = self.match.game.label(self.match.view(self.viewer), "", done, self.words)
        names = listed([seat_name(self.match, seat, self.words) for seat in seats], self.words.language)
        what = named[0].lower() + named[1:]
        return self.program("secret-move", seat=names, count=len(seats), kind=what)

    def _sentence(self, number: int, brief: bool = False) -> str:
        """Tell one move; of one that is not open to all, nothing but its kind. Brief: without what the table shows."""
        match, move = self.match, self.history[number]
        path = self.seen[number][1]
        if path != move.path:
            return self._secret([move.seat], kind(path))
        after = self.history[number + 1].before if number + 1 < len(self.history) else match.state
        tell = match.game.news if brief else match.game.tell
        return " ".join(tell(move.before, after, match.tables, move.seat, move.action, self.words).split())
