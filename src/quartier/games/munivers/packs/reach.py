"""Finds conditions that can't hold: on a board, or in any game of the pack.

Each test gets the span of numbers that its quantity can have on a board; the bounds are generous, so that what is
reported is really out of reach. Conditions of one list that speak of the same quantity must leave it a number.
"""

from collections.abc import Iterator, Sequence

from quartier.engine.errors import BadContent
from quartier.engine.locale import mistake
from quartier.games.munivers.packs.pack import Board, Condition, Pack
from quartier.games.munivers.packs.source import MISTAKES, Place
from quartier.games.munivers.rules.state import LAST_BID
from quartier.games.munivers.rules.verbs import KINDS, TESTS, TYPES

Problem = tuple[str, Place, str, dict[str, object]]
"""The file, the place in it, the key of a text that says what is wrong, and its values."""
ORDINARY = KINDS[:TYPES]
UNLIMITED = 10_000
Spans = dict[tuple[str, str], tuple[int, int]]
"""The least and the most of each quantity: a test and its kind."""
UPPER = {
    "few_of": "built_of", "empty_at_most": "empty_at_least", "cash_at_most": "cash_at_least",
    "month_until": "month_from", "no_loans": "loans_at_least", "stock_empty": "stock_at_least",
}  # fmt: skip
"""Tests that ask for at most so many of what another one asks for at least."""


def out_of_reach(pack: Pack) -> Iterator[Problem]:
    """Report every goal, requirement and income level that can't be met."""
    reaches = [Reach(pack, board) for board in pack.boards]
    for number, card in enumerate(pack.cards):
        yield from _problems(reaches, "cards", ("card", number, "goal"), card.goal)
        yield from _problems(reaches, "cards", ("card", number, "needs"), card.action.needs)
    for number, mayor in enumerate(pack.mayors):
        yield from _problems(reaches, "mayors", ("mayor", number, "needs"), mayor.ability.needs)
    for number, design in enumerate(pack.designs[pack.first_unique :]):
        needs = design.ability.needs if design.ability else ()
        yield from _problems(reaches, "tiles", ("unique", number, "needs"), needs)
    shared = [reach for reach in reaches if reach.board.levels == tuple(pack.levels)]
    for number, level in enumerate(pack.levels):
        yield from _problems(shared, "pack", ("level", number, "needs"), level.needs)
    for place, reach in enumerate(reaches):
        for number, level in enumerate(reach.board.levels if reach not in shared else ()):
            yield from _problems([reach], "boards", ("board", place, "level", number, "needs"), level.needs)


def _problems(reaches: list["Reach"], file: str, place: Place, conditions: Sequence[Condition]) -> Iterator[Problem]:
    """Report a list of conditions: once where it fails everywhere for one reason, else for each board."""
    reasons = {reach.board.id: why for reach in reaches if (why := reach.why_not(conditions))}
    said = {str(why) for why in reasons.values()}
    for board, why in reasons.items():
        values: dict[str, object] = {"entry": place[-1], "board": board, "reason": why}
        if len(reasons) == len(reaches) and len(said) == 1:
            yield file, place, "no-game-reaches", values
            return
        yield file, place, "board-reaches-not", values


class Reach:
    """What is possible on one board."""

    def __init__(self, pack: Pack, board: Board) -> None:
        self.pack, self.board = pack, board
        self.sites = len(board.sites)
        blocks = [board.block(site) for site in range(self.sites)]
        self.blocks = [blocks.count(block) for block in sorted(set(blocks))]
        self.line = max(
            (_line(board, site, step) for site in range(self.sites) for step in ((1, 0), (0, 1))), default=0
        )
        self.copies = {kind: sum(d.copies for d in pack.designs if d.kind == kind) for kind in (*ORDINARY, "unique")}
        self.verbs = _verbs(pack)
        self.tiles = UNLIMITED if "raid_stock" in self.verbs else 2 * pack.months
        self.buildings = min(self.sites, self.tiles)

    def why_not(self, conditions: Sequence[Condition]) -> BadContent | None:
        """Return why conditions can't hold together here; nothing if they can."""
        spans: Spans = {}
        for condition in conditions:
            quantity = (UPPER.get(condition.test, condition.test), condition.kind)
            least, most = spans.get(quantity, self._span(*quantity))
            if condition.test in UPPER:
                most = min(most, condition.n)
            else:
                least = max(least, condition.n if TESTS[condition.test].amount else 1)
            if least > most:
                return self._reason(condition, *self._span(*quantity))
            spans[quantity] = (least, most)
        return self._crowded(spans)

    def _reason(self, condition: Condition, least: int, most: int) -> BadContent:
        asked = TESTS[condition.test].amount
        named = " ".join(part for part in (condition.test, condition.kind, str(condition.n) if asked else "") if part)
        if least <= condition.n <= most and asked:
            return _because("contradiction", named=named)
        if condition.test in UPPER:
            return _because("least", named=named, least=least)
        return _because("most", named=named, most=most)

    def _crowded(self, spans: Spans) -> BadContent | None:
        """Return why buildings asked for do not fit on the sites that are to be built on, if they do not."""
        nothing = (0, self.sites)
        any_built = spans.get(("built_of", "any"), nothing)
        room = min(self.sites - spans.get(("empty_at_least", ""), nothing)[0], any_built[1])
        asked = sum(span[0] for (test, kind), span in spans.items() if test == "built_of" and kind != "any")
        asked = max(asked, any_built[0], TYPES * spans.get(("each_type", ""), nothing)[0])
        return _because("crowded", asked=asked, sites=room) if asked > room else None

    # --- the span of each quantity ---------------------------------------------------------------------------

    def _span(self, test: str, kind: str) -> tuple[int, int]:
        """Return the least and the most that a quantity can be."""
        if test in ("empty_at_least", "month_from"):
            least = {"empty_at_least": self.sites - self.buildings, "month_from": 1}[test]
            return least, {"empty_at_least": self.sites, "month_from": self.pack.months}[test]
        most = self._most_built(test, kind)
        return 0, self._most_held(test, kind) if most is None else most

    def _most_built(self, test: str, kind: str) -> int | None:
        """Return the most of what a test of buildings asks for; None: it asks for something else."""
        number = self._number(kind)
        match test:
            case "built_of":
                return number
            case "line_of":
                return min(self.line, number)
            case "mixed_line":
                return min(self.line, TYPES)
            case "mixed_block":
                return min(max(self.blocks), TYPES)
            case "full_blocks":
                return len(self.blocks) if self.sites <= self.buildings else self._blocks_for(self.buildings)
            case "cluster":
                return min(max(self.blocks), number)
            case "each_type":
                return min(*(self._number(other) for other in ORDINARY), self.buildings // TYPES)
            case "by_homes":
                return min(number, self._sites_by_homes())
            case "beside_unique":
                return min(number, self.buildings - 1) if self.copies["unique"] else 0
            case "useful_building":
                return max(self._usefulness(kind), default=0)
            case "total_of":
                return sum(self._usefulness(kind)[:number])
            case "most_of" | "leads":
                return number
        return None

    def _most_held(self, test: str, kind: str) -> int:  # noqa: ARG002
        """Return the most of what a test of money, tokens, cards or votes asks for."""
        pack = self.pack
        match test:
            case "income_level":
                return len(self.board.levels)
            case "loans_at_least":
                return 2 * pack.loans.cards
            case "stock_at_least":
                return min(self.tiles, sum(design.copies for design in pack.designs))
            case "built_this_month":
                return self.buildings
            case "hand_at_least":
                return len(pack.cards)
            case "markers_on":
                return pack.markers
            case "polls_won":
                return TYPES * len(pack.polls_in)
            case "holds_reward":
                return pack.rewards.tokens
            case "paid_at_least":
                return 2 * LAST_BID if "surcharge_tiles" not in self.verbs else UNLIMITED
            case "cash_at_least":
                return self._most_cash()
            case "votes_at_least":
                return self._most_votes()
        return UNLIMITED

    def _number(self, kind: str) -> int:
        """Return how many buildings of a kind (or of any) can stand here."""
        return min(self.buildings, self.copies.get(kind, UNLIMITED))

    def _blocks_for(self, tiles: int) -> int:
        """Return how many blocks so many tiles can fill, the smallest first."""
        full = 0
        for size in sorted(self.blocks):
            tiles -= size
            full += tiles >= 0
        return full

    def _sites_by_homes(self) -> int:
        """Return how many sites lie beside homes, or can with a unique building that counts as one."""
        own = sum(homes > 0 for homes in self.board.homes_beside)
        return min(self.sites, own + 4 * sum(design.look == "R" for design in self.pack.designs))

    def _usefulness(self, kind: str) -> list[int]:
        """Return how useful buildings of a type can be on each site, the best first."""
        steps = [step for design in self.pack.designs if design.ability for step in design.ability.steps]
        inspiring = [step for step in steps if step.verb == "inspire"]
        inspiration = sum(step.n for step in inspiring if step.kind == kind or "any" in (step.kind, kind))
        most = [0] * self.sites
        for design in self.pack.designs[: self.pack.first_unique]:
            if kind not in (design.kind, "any"):
                continue
            for site in range(self.sites):
                homes = self.board.homes_beside[site] if "R" in design.pictograms else 0
                most[site] = max(most[site], 1 + len(self.board.neighbours[site]) + homes + inspiration)
        return sorted(most, reverse=True)

    def _most_cash(self) -> int:
        """Return more cash than anybody can have, unless abilities or loans bring some."""
        if self.pack.loans.cards or {"gain_money", "steal_money", "sell_stock"} & self.verbs:
            return UNLIMITED
        best = max((level.pays for level in self.board.levels), default=0)
        return self.pack.start_cash + self.pack.months * best

    def _most_votes(self) -> int:
        """Return more votes than anybody can have before the election."""
        pack = self.pack
        if {"boost_poll", "poll_premium", "achievement_premium", "gain_reward"} & self.verbs:
            return UNLIMITED
        polls = len(pack.polls_in) * max((sum(max(row) for row in poll.votes) for poll in pack.polls), default=0)
        rewards = (
            len(pack.polls_in) * pack.rewards.votes if pack.rewards.tokens else 0
        )  # what is spent comes back (M11)
        return polls + pack.months * max(card.votes for card in pack.cards) + rewards


def _because(key: str, **values: object) -> BadContent:
    return mistake(BadContent, f"reach-{key}", MISTAKES, **values)


def _line(board: Board, site: int, step: tuple[int, int]) -> int:
    """Return how many sites lie in a straight line from one on."""
    column, row = board.sites[site]
    length = 0
    while (column, row) in board.sites:
        length, column, row = length + 1, column + step[0], row + step[1]
    return length


def _verbs(pack: Pack) -> set[str]:
    """Return the verbs that a pack uses."""
    abilities = [card.action for card in pack.cards] + [mayor.ability for mayor in pack.mayors]
    abilities += [design.ability for design in pack.designs if design.ability]
    return {step.verb for ability in abilities for step in ability.steps}
