"""What is counted in finished games of Munivers: cards, tiles, landmarks, skills, income, and who was ahead when."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from quartier.engine.facts import Counted, Event, Factor, Facts, Thing, Use, decisions, stages_of, steps
from quartier.engine.game import Buffer
from quartier.engine.locale import Words, listed
from quartier.engine.match import Match
from quartier.games.munivers.habits import HABITS, MOST_PAID, QUESTIONS, read
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Board, Card, Design, Mayor, Pack, Poll, name_in
from quartier.games.munivers.packs.tabulate import pack_of
from quartier.games.munivers.rules.state import BID_LEFT, BID_RIGHT, BIDS_WINDOW, HALVES, LOTS, NO_TILE, STATE
from quartier.games.munivers.words.texts import reward_text

PLAIN = np.dtype((np.void, STATE))
"""Reads fields without NumPy's records, which are slow."""
FIELDS = ("month", "step", "current", "hands", "loans", "income", "lots", "bids", "bidders", "stock", "sites")
"""What of a state is looked at after every move."""


def facts(match: Match) -> Facts:
    """Count a finished match."""
    pack = pack_of(match.tables)
    counting = Counting(match, pack)
    last: Any = match.state.view(STATE)[0]
    return Facts(
        winners=tuple(match.winners),
        scores=tuple(match.true_scores()),
        moves=decisions(match),
        factors=tuple(factors(match, pack)),
        stages=stages_of(match, month_beginnings(match), standing),
        events=tuple(counting.events),
        offers=counting.offers,
        in_play=frozenset(("poll", pack.polls[poll].id) for poll in last.poll_cards[: len(pack.polls_in)]),
    )


def factors(match: Match, pack: Pack) -> Iterator[dict[str, str]]:
    """Yield what each seat was dealt (M12)."""
    first: Any = match.at(0).state.view(STATE)[0]
    for seat, name in enumerate(match.seats):
        yield {
            "seat": name,
            "place": str((seat - int(first.first)) % len(match.seats) + 1),
            "board": pack.boards[first.boards[seat]].id,
            "mayor": pack.mayors[first.mayors[seat]].id,
        }


def month_beginnings(match: Match) -> Iterator[tuple[str, Buffer]]:
    """Yield the months, and the states that they begin with."""
    begun = 0
    for move in match.history:
        month = int(move.before.view(STATE)[0].month)
        if month > begun:
            begun = month
            yield str(month), move.before


def standing(state: Buffer) -> tuple[tuple[float, ...], ...]:
    """Return what each seat can spend: cash, income level, tiles in stock; and how useful its district is."""
    record: Any = state.view(STATE)[0]
    return tuple(
        (
            float(record.cash[seat]),
            float(record.income[seat]),
            float(record.stock_size[seat]),
            float(record.totals[seat].sum()),
        )
        for seat in range(int(record.players))
    )


class Counting:
    """Goes through a match once, and writes down what happens between two states."""

    def __init__(self, match: Match, pack: Pack) -> None:
        self.match, self.pack = match, pack
        self.seats = range(len(match.seats))
        self.events: list[Event] = []
        self.offers: Counter[Thing] = Counter()
        before = looked_at(match.at(0).state)
        self._offered(before)
        self._printed()
        for seat in self.seats:
            self._drawn(0, seat, before.hands[seat])
        for move, after in steps(match):
            now = looked_at(after)
            self._moved(before.month - 1, move.seat, move.path, before, now)
            before = now

    def _moved(self, stage: int, mover: int, path: str, before: Any, now: Any) -> None:
        kind, *chosen = path.split("/")
        if kind in ("play", "achieve"):
            self._count(stage, mover, "action" if kind == "play" else "achievement", chosen[0])
        elif kind == "mayor":
            mayor = self.match.state.view(STATE)[0].mayors[mover]
            self._count(stage, mover, "skill", self.pack.mayors[mayor].id)
        elif kind == "reward":
            self._count(stage, mover, "reward", chosen[0])
        elif kind == "raise":
            self._count(stage, mover, "income", str(before.income[mover] + 1))
        if now.step == BID_LEFT and before.step != BID_LEFT:
            self._offered(now)
        if BID_RIGHT <= before.step <= BIDS_WINDOW and not BID_RIGHT <= now.step <= BIDS_WINDOW:
            self._bought(stage, path, before, now)
        for seat in self.seats:
            kept = before.hands[seat] & ~(self._laid_down(path) if seat == mover else 0)
            self._drawn(now.month - 1, seat, now.hands[seat] & ~kept)
            for _ in range(now.loans[seat] - before.loans[seat]):
                self._count(stage, seat, "loan", "loan")
            if before.sites[seat] != now.sites[seat]:
                self._built(stage, seat, before.sites[seat], now.sites[seat])

    def _count(self, stage: int, seat: int, family: str, which: str, amount: float | None = None) -> None:
        self.events.append(Event(stage, seat, (family, which), amount))

    def _drawn(self, stage: int, seat: int, cards: int) -> None:
        """Count cards that came into a hand: each may become an action or an achievement (M38)."""
        for number, card in enumerate(self.pack.cards):
            if cards >> number & 1:
                self._count(stage, seat, "drawn", card.id)
                self.offers.update((family, card.id) for family in ("action", "achievement"))

    def _laid_down(self, path: str) -> int:
        """Return the card that a move takes from the hand; it may come back at once, where the deck was used up."""
        kind, *chosen = path.split("/")
        if kind not in ("play", "achieve", "discard"):
            return 0
        return sum(1 << number for number, card in enumerate(self.pack.cards) if card.id == chosen[0])

    def _printed(self) -> None:
        """Count what each seat may come to by its mayor's skill (M41) and its income track (M29)."""
        record: Any = self.match.state.view(STATE)[0]
        for seat in self.seats:
            mayor, board = self.pack.mayors[record.mayors[seat]], self.pack.boards[record.boards[seat]]
            if mayor.ability.when == "played":
                self.offers["skill", mayor.id] += 1
            self.offers.update(("income", str(level + 1)) for level in range(1, len(board.levels)))

    def _offered(self, now: Any) -> None:
        """Count the tiles on the stall (M19)."""
        for design in (design for half in now.lots for design in half if design != NO_TILE):
            tile = self.pack.designs[design]
            families = ("landmark", "bought") if tile.kind == "unique" else ("tile",)
            self.offers.update([*((family, tile.id) for family in families), ("type", tile.kind)])

    def _bought(self, stage: int, path: str, before: Any, now: Any) -> None:
        """Count the tiles that were paid (M25), at the standing bid."""
        bids = standing_bids(before, path)
        for seat in self.seats:
            for design, copies in enumerate(now.stock[seat]):
                tile = self.pack.designs[design] if copies > before.stock[seat][design] else None
                if tile is not None:
                    found = [bid for bid in bids if bid.design == design]
                    paid = next((bid for bid in found if bid.seat == seat), found[0]).amount
                    family = "bought" if tile.kind == "unique" else "tile"
                    self._count(stage, seat, family, tile.id, paid)
                    self._count(stage, seat, "type", tile.kind, paid)

    def _built(self, stage: int, seat: int, before: list[int], now: list[int]) -> None:
        """Count landmarks that were not there before (M27); one that only moved was."""
        for design in set(now) - set(before):
            if design != NO_TILE and self.pack.designs[design].kind == "unique":
                self._count(stage, seat, "landmark", self.pack.designs[design].id)


class Bid(NamedTuple):
    """A bid that stands."""

    design: int
    seat: int
    amount: int


def standing_bids(before: Any, path: str) -> list[Bid]:
    """Return the bids that were paid after a move: that move may have been the last bid of the right half."""
    bids = [
        Bid(before.lots[half][lot], before.bidders[half][lot], before.bids[half][lot])
        for half in range(HALVES)
        for lot in range(LOTS)
    ]
    kind, *chosen = path.split("/")
    if kind == "bid":
        lot, amount = LOTS + int(chosen[1]) - 1, int(chosen[2])
        bids[lot] = bids[lot]._replace(seat=before.current, amount=amount)
    return bids


def looked_at(state: Buffer) -> SimpleNamespace:
    """Return what is looked at as plain numbers and lists, which are read faster than NumPy's."""
    fields = state.view(PLAIN)[0]
    return SimpleNamespace(**{name: fields[name].tolist() for name in FIELDS})


# --- names ---------------------------------------------------------------------------------------------


def name(options: Mapping[str, Any], thing: Thing, words: Words) -> str:
    """Name a thing: what a pack holds by its name there."""
    family, which = thing
    pack, language = load_pack(options["content"]), words.language
    shelves: dict[str, Sequence[Board | Mayor | Card | Design | Poll]] = {
        "board": pack.boards, "mayor": pack.mayors, "skill": pack.mayors, "poll": pack.polls, "tile": pack.designs,
        "action": pack.cards, "achievement": pack.cards, "drawn": pack.cards, "landmark": pack.designs,
        "bought": pack.designs,
    }  # fmt: skip
    if family in shelves:
        return next(name_in(thing.name, language) for thing in shelves[family] if thing.id == which)
    match family:
        case "type":
            return words(f"kind-{which}")
        case "income":
            return words("level-of", n=int(which))
        case "reward":
            return reward_text(pack, which, words)
        case "habit":
            return habit_text(which, words)
    return words("loans")


def habit_text(habit: str, words: Words) -> str:
    """Say what somebody with a habit does, where there are words for it."""
    kind, _, argument = habit.partition("=")
    if kind != "collect":
        key = f"habit-{kind}-{argument}"
        return words(key) if key in words else ""
    types, most = read(argument)
    listing = listed([words(f"kind-of-{kind}") for kind in types], words.language)
    return (
        words("habit-collect", types=listing)
        if most == MOST_PAID
        else words("habit-collect-up-to", types=listing, most=most)
    )


def stage_name(stage: str, words: Words) -> str:
    """Name a month."""
    return words(f"month-{stage}")


COUNTED = Counted(
    factors=(Factor("board"), Factor("seat"), Factor("place"), Factor("mayor", tolerance=4.0)),
    uses=(
        Use("action", judged="worth"),
        Use("achievement", judged="worth"),
        Use("drawn", by_lot=True, relative=True, tolerance=5.0),
        Use("landmark", judged="used"),
        Use("bought", relative=True, tolerance=5.0, amount="price"),
        Use("tile", relative=True, amount="price"),
        Use("type", relative=True, amount="price"),
        Use("skill", judged="worth"),
        Use("income", judged="used"),
        Use("reward"),
        Use("loan"),
    ),
    facts=facts,
    name=name,
    stage_name=stage_name,
    habits=HABITS,
    questions=QUESTIONS,
)
