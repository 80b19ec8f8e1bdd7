"""How reviews speak: seats and moves in the words of their game, values as chances or as points."""

from collections.abc import Callable, Sequence

from quartier.engine.locale import Words
from quartier.engine.numbers import Numbers
from quartier.reviews.fortune import Values
from quartier.reviews.review import LOSSES, Account, Judged, Review

CHOICES = " › "
Telling = Callable[[int], str]
"""What stands in a row of a table for a seat."""


class Wording(Numbers):
    """The words of a review in a language."""

    def __init__(self, found: Review, language: str, names: Sequence[str] = ()) -> None:
        super().__init__(language)
        self.found, self.game_words = found, found.match.words(language)
        self._words = Words.load("reviews", language)
        self._names = names
        """What the people are called who played, if that is known; one without a name is called by the seat."""

    def __call__(self, key: str, **values: object) -> str:
        """Return a text of reviews."""
        return self._words(key, **values)

    def of_kind(self, key: str, **values: object) -> str:
        """Return a text that speaks of points instead of chances where somebody played alone."""
        return self(f"{key}-alone" if self.found.alone else key, **values)

    # --- seats and moves -----------------------------------------------------------------------------

    def seat(self, seat: int) -> str:
        """Name a seat."""
        if seat < len(self._names) and self._names[seat]:
            return self._names[seat]
        name = self.found.match.seats[seat]
        return self.game_words(f"seat-{name}") if f"seat-{name}" in self.game_words else name

    def move(self, one: Judged, path: str) -> str:
        """Name a move by its choices."""
        match = self.found.match.at(one.number - 1)
        return CHOICES.join(match.game.labels(match.view(one.seat), path, self.game_words))

    # --- numbers -------------------------------------------------------------------------------------

    def value(self, value: float, sign: bool = False) -> str:
        """Return a chance, or alone the points."""
        return self.brief(value, 1, sign) if self.found.alone else self.percent(value, 0, sign)

    def margin(self, points: float) -> str:
        """Return by how many points somebody is ahead on average, or behind; those that are certain are whole."""
        return self.brief(points, sign=True)

    def share(self, share: float | None) -> str:
        """Return a share in percent."""
        return self.unknown if share is None else self.percent(share, 0)

    @property
    def budget(self) -> str:
        """How long was thought about each decision."""
        budget = self.found.budget
        if budget.iterations is not None:
            return self("simulations", number=self.number(budget.iterations))
        assert budget.seconds is not None
        return self.duration(budget.seconds, exact=True)

    @property
    def noise(self) -> str:
        """How much noise there usually is in a loss."""
        noises = sorted(one.noise for one in self.found.decisions if not one.solved) or [0.0]
        return self.value(noises[len(noises) // 2])

    # --- sentences -----------------------------------------------------------------------------------

    def lead(self) -> list[str]:
        """Say what was reviewed, and how."""
        match = self.found.match
        lead = self("lead", moves=len(match.history), decisions=len(self.found.decisions), budget=self.budget)
        return [lead] if match.over else [lead, self("unfinished")]

    def turn_title(self, one: Judged) -> str:
        """Name a turning point: which move it was, whose, and how bad."""
        verdict = self(f"verdict-{one.verdict}")
        return self.of_kind("turning-title", number=one.number, seat=self.seat(one.seat), verdict=verdict)

    def turn(self, one: Judged) -> list[str]:
        """Tell a turning point: what was played, what was better, and what it cost."""
        return [self("played", move=self.move(one, one.played)), *self.cost(one)]

    def cost(self, one: Judged) -> list[str]:
        """Tell what would have been better than a move that lost something, and what it has cost."""
        if one.verdict not in LOSSES:
            return []
        told = [self("better", move=self.move(one, one.best))]
        if one.lost:
            before, after = (self.value(values[one.seat]) for values in (one.before, one.after))
            told.append(self(f"change-{'alone' if self.found.alone else 'chance'}", before=before, after=after))
        if one.points_lost and not self.found.alone:
            before, after = self.margin(one.points_before), self.margin(one.points_after)
            told.append(self("change-margin", before=before, after=after))
        return [*told, self("proved")] if one.solved else told

    def verdict(self, one: Judged) -> str:
        """Say what a decision is called, and whether that is proved."""
        said = self(f"verdict-{one.verdict}")
        return f"{said}, {self('solved')}" if one.solved else said

    def curves(self) -> list[tuple[str, Sequence[float]]]:
        """Return how values went, seat by seat; of two, one says all."""
        rows: list[Values] = [*(one.before for one in self.found.decisions), self.found.end]
        seats = range(len(rows[0])) if len(rows[0]) != 2 else range(1)
        return [(self.seat(seat), [row[seat] for row in rows]) for seat in seats]

    def players(self) -> tuple[list[str], list[list[str]]]:
        """Return the table of players: headings, and rows, of which those from the start on add up to the end."""
        rows = self._how_well() | (self._account() if self.accounted else {})
        seats = range(len(self.found.accounts))
        headings = [self("column-seat"), *map(self.seat, seats)]
        return headings, [[self(f"row-{name}"), *map(told, seats)] for name, told in rows.items()]

    def players_note(self) -> str:
        """Say what the rows of the table of players mean."""
        accuracy = self("players-note")
        return f"{accuracy} {self.of_kind('account-note')}" if self.accounted else accuracy

    @property
    def accounted(self) -> bool:
        """Whether it is told what adds up to the end: chances of three or more are guessed too roughly for sums."""
        return len(self.found.accounts) < 3

    def _how_well(self) -> dict[str, Telling]:
        """Return the rows that tell how well each has played."""
        accounts, decisions = self.found.accounts, self.found.decisions

        def counting(verdict: str) -> Telling:
            return lambda seat: str(sum(one.seat == seat and one.verdict == verdict for one in decisions))

        rows: dict[str, Telling] = {"accuracy": lambda seat: self.share(accounts[seat].accuracy)}
        rows |= {verdict: counting(verdict) for verdict in LOSSES}
        if not self.found.alone:
            rows["points-lost"] = lambda seat: self.brief(round(accounts[seat].points_lost, 1))
        return rows

    def _account(self) -> dict[str, Telling]:
        """Return the rows that add up."""
        accounts = self.found.accounts
        parts: dict[str, Callable[[Account], str]] = {
            "start": lambda account: self.value(account.start),
            "own": lambda account: self.value(account.own, sign=True),
            "rivals": lambda account: self.value(account.rivals, sign=True),
            "luck": lambda account: self.value(account.luck, sign=True),
            "drift": lambda account: self.value(account.drift, sign=True),
            "end": lambda account: self.value(account.end),
        }
        if self.found.alone:
            del parts["rivals"]

        def told(part: Callable[[Account], str]) -> Telling:
            return lambda seat: part(accounts[seat])

        return {name: told(part) for name, part in parts.items()}
