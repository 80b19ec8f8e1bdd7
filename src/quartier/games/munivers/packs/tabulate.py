"""Turns a content pack into the one record of numbers that the compiled rules read."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from quartier.engine.game import Buffer
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Ability, Board, Cell, Condition, Pack, Step
from quartier.games.munivers.rules.state import (
    COLOURS,
    FIRST_DESIGN_ABILITY,
    FIRST_MAYOR_ABILITY,
    STEPS,
    TABLES,
)
from quartier.games.munivers.rules.verbs import (
    ANY_BUILDING,
    HOME,
    KINDS,
    LETTERS,
    PER,
    PICTOGRAMS,
    TESTS,
    TYPES,
    USES,
    VERBS,
    WHEN,
    WHO,
)


@cache
def tables_of(content: str) -> Buffer:
    """Return the tables of a pack."""
    return Tabulator(load_pack(content), content).buffer


def pack_of(tables: Buffer) -> Pack:
    """Return the pack that tables were made from."""
    return load_pack(tables.view(TABLES)[0].content.tobytes().rstrip(b"\0").decode())


class Tabulator:
    """Fills the record; effect and condition rows go into two long lists, in which abilities have their part."""

    def __init__(self, pack: Pack, content: str) -> None:
        self.pack = pack
        self.buffer: Buffer = np.zeros(TABLES.itemsize, np.uint8)
        self.tables: Any = self.buffer.view(TABLES)[0]
        name = content.encode()
        self.tables.content[: len(name)] = np.frombuffer(name, np.uint8)
        self._effects = 0
        self._conditions = 0
        self._calendar()
        for number, board in enumerate(pack.boards):
            self._board(number, board)
        self._designs()
        self._cards()
        for number, mayor in enumerate(pack.mayors):
            self._ability(FIRST_MAYOR_ABILITY + number, mayor.ability)
            self.tables.window_mayors |= _in_windows(number, mayor.ability)
        self._polls()

    def _calendar(self) -> None:
        tables, pack = self.tables, self.pack
        tables.months = pack.months
        tables.poll_slots = len(pack.polls_in)
        tables.poll_months[: len(pack.polls_in)] = pack.polls_in
        tables.start_cash, tables.markers = pack.start_cash, pack.markers
        loans, rewards = pack.loans, pack.rewards
        tables.loan_cards, tables.loan_amount, tables.loan_penalty = loans.cards, loans.amount, loans.penalty
        tables.loan_repayment, tables.pair_repayment = loans.repay, loans.repay_pair
        tables.reward_tokens, tables.reward_cards, tables.reward_discards = (
            rewards.tokens, rewards.cards, rewards.discards
        )  # fmt: skip
        tables.rewards_return, tables.rewards_kept = rewards.returned, rewards.kept
        tables.reward_votes, tables.reward_blame = rewards.votes, rewards.blame
        tables.bonuses[:] = pack.bonuses

    def _board(self, number: int, board: Board) -> None:
        tables = self.tables
        tables.board_count = number + 1
        tables.fees[number, 1 : self.pack.months + 1] = board.fees
        tables.levels[number] = len(board.levels)
        for place, level in enumerate(board.levels, 1):
            tables.income[number, place] = level.pays
            tables.level_needs[number, place] = self._needs(level.needs)
        tables.site_count[number] = len(board.sites)
        index = {cell: site for site, cell in enumerate(board.sites)}
        blocks = sorted({board.block(site) for site in range(len(board.sites))})
        tables.block_count[number] = len(blocks)
        for (x, y), site in index.items():
            block = blocks.index(board.block(site))
            tables.block_of[number, site] = block
            tables.block_sites[number, block] |= np.uint64(1 << site)
            around = ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1))
            tables.neighbours[number, site] = np.uint64(sum(1 << index[cell] for cell in around if cell in index))
            tables.homes[number, site] = sum(cell in board.homes for cell in around)
            tables.home_sites[number] |= np.uint64(bool(tables.homes[number, site]) << site)
            tables.lines[number, :, site] = [_line(index, (x, y), step) for step in ((1, 0), (0, 1))]

    def _designs(self) -> None:
        tables, pack = self.tables, self.pack
        tables.design_count = len(pack.designs)
        tables.first_unique = pack.first_unique
        tables.tile_count = sum(design.copies for design in pack.designs)
        for number, design in enumerate(pack.designs):
            tables.copies[number] = design.copies
            tables.kind[number] = KINDS.index(design.kind)
            tables.tile_price[number] = design.price
            tables.pictograms[number] = sum(1 << PICTOGRAMS.index(letter) for letter in design.pictograms)
            tables.look[number] = PICTOGRAMS.index(design.look) if design.look else len(PICTOGRAMS)
            if design.ability:
                self._ability(FIRST_DESIGN_ABILITY + number, design.ability)
                self._inspiration(number, design.ability)

    def _inspiration(self, number: int, ability: Ability) -> None:
        """A unique building that inspires its neighbours."""
        for step in ability.steps:
            if step.verb == "inspire":
                kinds = range(TYPES) if step.kind == KINDS[ANY_BUILDING] else [KINDS.index(step.kind)]
                for kind in kinds:
                    self.tables.inspires[number, kind] += step.n

    def _cards(self) -> None:
        tables = self.tables
        tables.card_count = len(self.pack.cards)
        tables.all_cards = np.uint64((1 << len(self.pack.cards)) - 1)
        for number, card in enumerate(self.pack.cards):
            tables.letter[number] = LETTERS.index(card.letter)
            tables.colour[number] = COLOURS.index(card.colour)
            tables.penalty[number] = card.penalty
            tables.goal[number] = self._needs(card.goal)
            tables.goal_votes[number] = card.votes
            self._ability(number, card.action)
            tables.window_cards |= _in_windows(number, card.action)

    def _polls(self) -> None:
        tables = self.tables
        tables.mayor_count = len(self.pack.mayors)
        tables.poll_count = len(self.pack.polls)
        tables.base_votes[:] = self.pack.base_votes
        for number, poll in enumerate(self.pack.polls):
            for kind, votes in zip(poll.order, poll.votes, strict=True):
                tables.poll_votes[number, KINDS.index(kind)] = votes

    # --- rows ------------------------------------------------------------------------------------------

    def _ability(self, number: int, ability: Ability) -> None:
        tables = self.tables
        tables.ability_when[number] = WHEN.index(ability.when)
        tables.ability_use[number] = USES.index(ability.use)
        tables.ability_cost[number] = ability.cost
        tables.ability_needs[number] = self._needs(ability.needs)
        first = self._effects
        for step in ability.steps:
            tables.effects[self._effects] = self._effect(step)
            self._effects += 1
        tables.ability_steps[number] = (first, len(ability.steps))

    def _effect(self, step: Step) -> tuple[int, ...]:
        kind = HOME if step.kind == "home" else KINDS.index(step.kind) if step.kind else -1
        verb = VERBS[step.verb].number
        return verb, WHO.index(step.who), kind, step.n, PER.index(step.per), step.most

    def _needs(self, needs: Sequence[Condition]) -> tuple[int, int]:
        first = self._conditions
        for condition in needs:
            kind = KINDS.index(condition.kind) if condition.kind else -1
            self.tables.conditions[self._conditions] = (TESTS[condition.test].number, kind, condition.n)
            self._conditions += 1
        return first, len(needs)


def _in_windows(number: int, ability: Ability) -> Buffer:
    """Return a set for each step of the month: it holds the number where that is a window of the ability (M37)."""
    return np.array([(step in ability.windows) << number for step in STEPS], np.uint64)


def _line(index: Mapping[Cell, int], cell: Cell, step: Cell) -> np.uint64:
    """Return the sites from a cell on in one direction, as a board of bits."""
    line = 0
    while cell in index:
        line |= 1 << index[cell]
        cell = cell[0] + step[0], cell[1] + step[1]
    return np.uint64(line)
