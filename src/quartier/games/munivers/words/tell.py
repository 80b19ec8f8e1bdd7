"""A move in words, with all that came of it by itself: what a replay reads out."""

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numpy as np

from quartier.engine.game import Buffer
from quartier.engine.locale import Words, listed
from quartier.games.munivers import moves
from quartier.games.munivers.moves import HALF_NAMES, SEATS
from quartier.games.munivers.packs.pack import Pack, name_in
from quartier.games.munivers.packs.tabulate import pack_of
from quartier.games.munivers.rules.entries import RULES
from quartier.games.munivers.rules.state import (
    END_WINDOW,
    FROM_ELECTION,
    FROM_POLLS,
    HALVES,
    LEFT,
    NO_TILE,
    NOBODY,
    RIGHT,
    SCORE_LINES,
    STATE,
    STEPS,
    TABLES,
)
from quartier.games.munivers.rules.verbs import KINDS, TYPES, UNIQUE
from quartier.games.munivers.rules.votes import election_votes, favourite, poll_votes
from quartier.games.munivers.view import cards_in
from quartier.games.munivers.words.choices import card_name, signed, tie_text, tile_name
from quartier.games.munivers.words.texts import ability_text, effect_text, goal_text


def tell(before: Buffer, after: Buffer, tables: Buffer, seat: int, action: int, words: Words) -> str:
    """Return the move as a sentence, and a further one for each thing that came of it."""
    path = moves.paths(before, tables, seat, (action,))[0]
    teller = _Teller(before, after, tables, seat, words)
    return " ".join(sentence for sentence in teller.sentences(path.split("/")) if sentence)


def news(before: Buffer, after: Buffer, tables: Buffer, seat: int, action: int, words: Words) -> str:
    """Return what the table does not show: the move, who paid what, polls and the election."""
    path = moves.paths(before, tables, seat, (action,))[0].split("/")
    teller = _Teller(before, after, tables, seat, words)
    done = [] if path[0] == "pass" else [teller.move(path), *teller.building_changed(path)]
    return " ".join([*done, *teller.payments(path), *teller.poll(), *teller.election()])


class _Teller:
    """Compares the table before and after a move."""

    def __init__(self, before: Buffer, after: Buffer, tables: Buffer, seat: int, words: Words) -> None:
        self.was: Any = before.view(STATE)[0]
        self.now: Any = after.view(STATE)[0]
        self.after, self.tables = after, tables
        self.table: Any = tables.view(TABLES)[0]
        self.pack: Pack = pack_of(tables)
        self.number = seat
        self.seat = words(f"seat-{SEATS[seat]}")
        self.words = words
        self.new_month = self.was.month != self.now.month

    def sentences(self, path: list[str]) -> list[str]:
        """Return all sentences, in the order of the steps of a month."""
        return [
            *(self.opening() if self.is_first_move() else []),
            self.move(path),
            *self.building_changed(path),
            *self.payments(path),
            *self.money_moved(),
            *self.cards_lost(),
            *self.poll(),
            *self.election(),
            *self.cards_drawn(),
            *self.next_month(),
            *self.stall(),
            *self.step_begins(),
            *self.over(),
        ]

    def is_first_move(self) -> bool:
        """Tell whether nothing has happened yet."""
        was = self.was
        return bool(
            was.month == 1 and was.step == 0 and not was.passed and not was.discarded and not was.mayor_used.any()
        )

    def opening(self) -> list[str]:
        """M13, M17: tell January's income before the first move."""
        words = self.words
        cash = [
            words("tell-income-of", seat=self.name(seat), n=int(self.was.cash[seat]) - self.pack.start_cash)
            for seat in range(self.was.players)
        ]
        return [f"{words('month-1')}.", words("tell-income", list=", ".join(cash))]

    def step_begins(self) -> list[str]:
        """Name the step in which the next decision falls, when it is another one."""
        step = STEPS[self.now.step]
        if step in (STEPS[self.was.step], "over") and not self.new_month:
            return []
        named = self.words(f"step-{step}")
        return [self.words("tell-step", step=named[0].lower() + named[1:])]

    def name(self, seat: int) -> str:
        """Return a player's name."""
        return self.words(f"seat-{SEATS[seat]}")

    # --- the move itself -------------------------------------------------------------------------------

    def move(self, path: list[str]) -> str:
        """Tell what the player did."""
        words = self.words
        match path:
            case ["pass", *how]:
                what = how[0] if how else STEPS[self.was.step]
                return words(f"tell-pass-{what}", seat=self.seat)
            case [("play" | "achieve" | "discard") as kind, id]:
                card = self.pack.card(id)
                text = {"play": effect_text, "achieve": goal_text}.get(kind)
                named = card_name(self.pack, id, words)
                return words(f"tell-{kind}", seat=self.seat, card=named, text=text(card, words) if text else "")
            case ["mayor"]:
                mayor = self.pack.mayors[int(self.was.mayors[self.number])]
                named = name_in(mayor.name, words.language)
                return words("tell-mayor", seat=self.seat, mayor=named, text=ability_text(mayor.ability, words))
            case ["bid", half, lot, amount]:
                return self.bid(HALF_NAMES.index(half), int(lot) - 1, int(amount))
            case ["build", tile, site, *_]:
                return words("tell-build", seat=self.seat, tile=tile_name(self.pack, tile, words), site=site)
            case ["raise"]:
                return words("tell-raise", seat=self.seat, n=int(self.was.income[self.number]) + 1)
        return self.answer(path)

    def bid(self, half: int, lot: int, amount: int) -> str:
        """Tell a bid, and whom it pushes away (M21)."""
        tile = self.pack.tile_name(int(self.was.lots[half, lot]), self.words)
        pushed = int(self.was.bidders[half, lot])
        if pushed == NOBODY:
            return self.words("tell-bid", seat=self.seat, bid=amount, tile=tile)
        return self.words("tell-outbid", seat=self.seat, bid=amount, tile=tile, other=self.name(pushed))

    def answer(self, path: list[str]) -> str:
        """Tell a reward, a repayment or an answer to an ability."""
        words, seat = self.words, self.seat
        match path:
            case ["reward", "blame", other]:
                return words("tell-reward-blame", seat=seat, other=words(f"seat-{other}"))
            case ["reward", what]:
                cards = words("count-cards", n=self.pack.rewards.cards)
                votes = words("count-votes", n=self.pack.rewards.votes)
                return words(f"tell-reward-{what}", seat=seat, cards=cards, votes=votes)
            case ["target", other]:
                return words("tell-target", seat=seat, other=words(f"seat-{other}"))
            case ["type", kind]:
                return words("tell-type", seat=seat, kind=words(f"kind-{kind}"))
            case ["marker", "yes"]:
                return words("tell-marker", kind=words(f"kind-{KINDS[int(self.was.letter)]}"))
            case ["marker", _]:
                return words("tell-marker-no", seat=seat)
            case ["trade", half, lot]:
                bidder = int(self.was.bidders[HALF_NAMES.index(half), int(lot) - 1])
                return words("tell-trade", seat=seat, other=self.name(bidder))
            case [("exchange" | "sell" | "take") as kind, tile]:
                return self.stock_move(kind, tile)
            case [("move" | "swap") as kind, site, other]:
                return self.rearranged(kind, site, other)
        return words(f"tell-{path[0]}", seat=seat)

    def stock_move(self, kind: str, tile: str) -> str:
        """Tell what became of a tile of a stock."""
        gained = [
            design for design in range(len(self.pack.designs))
            if self.now.stock[self.number, design] > self.was.stock[self.number, design]
        ]  # fmt: skip
        return self.words(
            f"tell-{kind}",
            seat=self.seat,
            tile=tile_name(self.pack, tile, self.words),
            second=self.pack.tile_name(gained[0], self.words) if gained else tile_name(self.pack, tile, self.words),
            other=self.name(int(self.was.target)) if self.was.target != NOBODY else "",
        )

    def rearranged(self, kind: str, site: str, other: str) -> str:
        """Tell which buildings moved."""
        board = self.pack.boards[int(self.was.boards[self.number])]
        sites = [board.site_name(number) for number in range(len(board.sites))]
        tiles = [int(self.was.sites[self.number, sites.index(name)]) for name in (site, other)]
        tile, second = (self.pack.tile_name(tile, self.words) if tile != NO_TILE else "" for tile in tiles)
        return self.words(f"tell-{kind}", seat=self.seat, tile=tile, site=site, second=second, other=other)

    # --- what came of it ---------------------------------------------------------------------------------

    def building_changed(self, path: list[str]) -> list[str]:
        """Tell new totals, and a loan taken for a fee."""
        found = []
        if path[0] == "build":
            found += self.loans_taken(self.number)
        for kind in range(TYPES):
            total = int(self.now.totals[self.number, kind])
            if total != self.was.totals[self.number, kind]:
                found.append(self.words("tell-total", kind=self.words(f"kind-of-{KINDS[kind]}"), n=total))
        if path[0] in ("play", "achieve") and sum(self.now.markers) > sum(self.was.markers):
            gained = [kind for kind in range(TYPES) if self.now.markers[kind] > self.was.markers[kind]]
            found += [self.words("tell-marker", kind=self.words(f"kind-{KINDS[kind]}")) for kind in gained]
        return found

    def payments(self, path: list[str]) -> list[str]:
        """M25: tell who paid what, and who had to borrow."""
        if self.was.lots[LEFT, 0] == NO_TILE or self.now.lots[LEFT, 0] != NO_TILE:
            return []
        lots = self.standing_bids(path)
        found = []
        for seat in range(self.now.players):
            found += self.loans_taken(seat)
            designs = [design for design, bidder in lots if bidder == seat]
            taken, unpaid = self.paid_for(seat, designs)
            if taken:
                paid = int(self.now.paid[seat])
                found.append(self.words("tell-paid", seat=self.name(seat), n=paid, tiles=self.tiles(taken)))
            if unpaid:
                found.append(self.words("tell-unpaid", seat=self.name(seat), tiles=self.tiles(unpaid)))
        return found

    def money_moved(self) -> list[str]:
        """Tell who has how much now, and the change, apart from bills and the income of a new month: both are told."""
        if self.new_month:
            return []
        billed = self.was.lots[LEFT, 0] != NO_TILE and self.now.lots[LEFT, 0] == NO_TILE
        told = []
        for seat in range(self.now.players):
            loans = max(0, int(self.now.loans[seat]) - int(self.was.loans[seat])) * self.pack.loans.amount
            bill = int(self.now.paid[seat]) - loans if billed else 0
            change = int(self.now.cash[seat]) - int(self.was.cash[seat]) + bill
            if change:
                cash = self.words("count-money", n=int(self.now.cash[seat]))
                told.append(self.words("tell-cash-of", seat=self.name(seat), cash=cash, change=signed(change)))
        return [self.words("tell-cash", list=", ".join(told))] if told else []

    def cards_lost(self) -> list[str]:
        """M34: tell which cards others made somebody discard: they lie open now."""
        return [
            self.words("tell-lost", seat=self.name(seat), card=card_name(self.pack, id, self.words))
            for seat in range(self.now.players)
            if seat != self.number
            for id in cards_in(self.was.hands[seat] & self.now.discarded, self.pack)
        ]

    def tiles(self, designs: Sequence[int]) -> str:
        """Return the names of tiles as a list; several of one design are told once, with their number."""
        names = Counter(self.pack.tile_name(int(design), self.words) for design in designs)
        several = [self.words("tile-several", tile=tile, n=n) if n > 1 else tile for tile, n in names.items()]
        return listed(several, self.words.language)

    def standing_bids(self, path: list[str]) -> list[tuple[int, int]]:
        """Return the tiles of the stall with their bidders, the bid and the trade of this very move included."""
        bidders = self.was.bidders.copy()
        match path:
            case ["bid", half, lot, _]:
                bidders[HALF_NAMES.index(half), int(lot) - 1] = self.number
            case ["trade", half, lot]:
                row = bidders[HALF_NAMES.index(half)]
                own = row.tolist().index(self.number)
                row[own], row[int(lot) - 1] = row[int(lot) - 1], row[own]
        return [
            (int(self.was.lots[half, lot]), int(bidders[half, lot]))
            for half in range(HALVES)
            for lot in range(self.now.players)
        ]

    def paid_for(self, seat: int, designs: list[int]) -> tuple[list[int], list[int]]:
        """Return which of a player's two tiles were paid for, and which went back into the bag (M25)."""
        came = self.now.stock[seat].astype(int) - self.was.stock[seat]
        taken: list[int] = []
        unpaid: list[int] = []
        for design in designs:
            (taken if came[design] > 0 else unpaid).append(design)
            came[design] -= 1
        return taken, unpaid

    def loans_taken(self, seat: int) -> list[str]:
        """Tell how many loans a player took."""
        loans = int(self.now.loans[seat]) - int(self.was.loans[seat])
        taken = self.words("count-loans", n=loans)
        return [self.words("tell-loan", seat=self.name(seat), loans=taken)] if loans > 0 else []

    def poll(self) -> list[str]:
        """M32, M44: tell the poll of this month."""
        held = self.was.step <= END_WINDOW and (self.now.step > END_WINDOW or self.new_month)
        if not held or int(self.was.month) not in self.pack.polls_in:
            return []
        slot = self.pack.polls_in.index(int(self.was.month))
        gains = self.by_type(FROM_POLLS, partial(poll_votes, self.was, self.table, slot))
        poll = self.pack.polls[int(self.was.poll_cards[slot])]
        month, named = self.words(f"month-{int(self.was.month)}"), name_in(poll.name, self.words.language)
        gained = ", ".join(gains) or self.words("tell-poll-nobody")
        found = [self.words("tell-poll", month=month, poll=named, list=gained)]
        return found + [
            self.words("tell-reward-won", seat=self.name(seat))
            for seat in range(self.now.players)
            if self.now.rewards[seat] > self.was.rewards[seat]
        ]

    def election(self) -> list[str]:
        """M33, M45: tell the election."""
        if not (self.now.ledger[:, FROM_ELECTION] > self.was.ledger[:, FROM_ELECTION]).any():
            return []
        gains = self.by_type(FROM_ELECTION, lambda kind, _: election_votes(self.was, self.table, kind))
        return [self.words("tell-election", list=", ".join(gains))] if gains else []

    def by_type(self, source: int, votes_of: Callable[[int, int], int]) -> list[str]:
        """Tell what each type brought to whom; where that does not add up to the ledger, what each player gained."""
        told, sums = [], [0] * int(self.now.players)
        for kind in range(TYPES):
            winner = int(favourite(self.was, kind))
            if winner != NOBODY:
                votes = int(votes_of(kind, winner))
                sums[winner] += votes
                named = self.words(f"kind-of-{KINDS[kind]}")
                told.append(self.words("tell-poll-type", kind=named, seat=self.name(winner), n=votes))
        gained = [
            int(self.now.ledger[seat, source]) - int(self.was.ledger[seat, source]) for seat in range(self.now.players)
        ]
        if gained == sums:
            return told
        return [self.words("tell-votes", seat=self.name(seat), n=gain) for seat, gain in enumerate(gained) if gain]

    def cards_drawn(self) -> list[str]:
        """M34, M35: tell how many cards were drawn."""
        return [
            self.words("tell-drawn", seat=self.name(seat), cards=self.words("count-cards", n=drawn))
            for seat in range(self.now.players)
            if (drawn := (int(self.now.hands[seat]) & ~int(self.was.hands[seat])).bit_count())
        ]

    def next_month(self) -> list[str]:
        """M16, M17, M36: the token, the calendar, the income."""
        if not self.new_month:
            return []
        words = self.words
        incomes = [
            words("tell-income-of", seat=self.name(seat), n=int(self.now.cash[seat]) - int(self.was.cash[seat]))
            for seat in range(self.now.players)
        ]
        return [
            words("tell-first", seat=self.name(int(self.now.first))),
            "\n\n" + words("tell-month", month=words(f"month-{int(self.now.month)}")),
            words("tell-income", list=", ".join(incomes)),
        ]

    def stall(self) -> list[str]:
        """M19: tell the tiles laid out."""
        if self.was.lots[LEFT, 0] != NO_TILE or self.now.lots[LEFT, 0] == NO_TILE:
            return []
        left, right = (self.tiles([lot for lot in self.now.lots[half] if lot != NO_TILE]) for half in (LEFT, RIGHT))
        return [self.words("tell-lots", left=left, right=right)]

    def over(self) -> list[str]:
        """M46, M47: tell the end; the count line by line is the score's."""
        if STEPS[self.now.step] != "over":
            return []
        lines = np.zeros((int(self.now.players), len(SCORE_LINES)), np.int32)
        RULES.scores(self.after, self.tables, lines)
        totals = [int(total) for total in lines.sum(axis=1)]
        votes = [self.words("tell-votes", seat=self.name(seat), n=total) for seat, total in enumerate(totals)]
        winner = int(RULES.winners(self.after, self.tables)).bit_length() - 1
        tie = tie_text(totals, [int(built[UNIQUE]) for built in self.now.built], winner, self.words)
        return [self.words("tell-over", list=", ".join(votes), seat=self.name(winner)), tie]
