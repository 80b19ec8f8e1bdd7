"""Lays out a position on an empty table, and completes what it leaves out."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from quartier.engine.errors import BadPosition
from quartier.engine.game import Buffer
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.fields import by_square, cube, is_list, number, one_of, square_number
from quartier.games.tiny_towns.moves import in_play
from quartier.games.tiny_towns.position import BOOKS, Reader, standing_monuments
from quartier.games.tiny_towns.rules.state import (
    BLACK,
    BLUE,
    BUILD,
    BUILDER,
    CARDS_PER_RESOURCE,
    CAVERN_USES,
    CHOOSE,
    CHOOSING,
    CLAIM,
    CLAIMS,
    DECK_SIZE,
    EFFECTS,
    FIRST_BUILDING,
    FIRST_CUBE,
    GROW,
    HIDDEN_DISCARDS,
    KEEP,
    KEEPING,
    KINDS,
    MARK,
    MODES,
    MONUMENT,
    NAME,
    NAMING,
    NO_CARD,
    OVER,
    PHASES,
    PLACE,
    REPLACE,
    RESOURCES,
    REST,
    SIDE,
    SOLO,
    SQUARES,
    STAGES,
    STATE,
    STOCK,
    STORAGE,
    TABLES,
    TOWN_HALL,
    TOWNS,
    TYPES,
)
from quartier.games.tiny_towns.view import (
    code_on,
    on_squares,
    stands,
)

MOST = 9999
"""No round, score or count is higher."""
PHASES_OF_STAGE = {
    KEEP: (KEEPING,),
    NAME: (NAMING,),
    CHOOSE: (CHOOSING,),
    PLACE: (TOWNS,),
    **dict.fromkeys((BUILD, MARK, REPLACE, GROW, STOCK), (TOWNS, CLAIMS)),
    CLAIM: (CLAIMS,),
}
"""When seats have which decision; the watch can fill a town, whose owner then builds among the claims (T18)."""


class Layout:
    """Lays what a reader read on an empty table."""

    def __init__(self, reader: Reader, state: Buffer, options: Mapping[str, Any]) -> None:
        self.position = reader.position
        self.state: Any = state.view(STATE)[0]
        self.tables: Any = cards().tables.view(TABLES)[0]
        self.state.players = options["players"]
        self.state.mode = MODES.index(options["mode"])
        self.state.cavern_rule = options["cavern"]
        self.state.monuments = options["monuments"]
        for kind, type in enumerate(TYPES):
            self.state.cards[kind] = cards().number[reader.cards[type]]
        self.towns = reader.towns or [{}] * options["players"]

    def lay_out(self) -> None:
        """Put everything down; what is not given follows from the rest."""
        self.state.seed = number(self.position, "seed", 0, 2**64 - 1)
        self.state.draws = number(self.position, "draws", 0, 2**32 - 1)
        self.state.master = number(self.position, "master", 0, len(self.towns) - 1)
        self.state.named = cube(self.position.get("named"), "named")
        self._monuments()
        for seat, place in enumerate(self.towns):
            self._town(seat, place, f"towns[{seat}]")
        latest = max(int(rounds) for rounds in self.state.complete)
        keeping = self.position.get("phase") == "keep"
        self.state.round_number = number(self.position, "round", 0 if keeping else latest + 1, MOST)
        self._resource_cards()
        self.state.phase = one_of(self.position.get("phase", PHASES[self._phase_of_stages()]), PHASES, "phase")
        for seat in range(len(self.towns)):
            self._check_stage(seat)

    @property
    def given_stages(self) -> bool:
        """Whether the position says what the seats have to decide."""
        return any("stage" in place for place in self.towns)

    def _phase_of_stages(self) -> int:
        """Return the phase in which seats have such decisions."""
        phases = [PHASES_OF_STAGE[stage][0] for stage in self.state.stage if stage != REST]
        return min(phases, default=TOWNS)

    def _check_stage(self, seat: int) -> None:
        """Refuse a decision for which something is missing."""
        stage, phase = int(self.state.stage[seat]), int(self.state.phase)
        if stage == REST:
            return
        if phase not in PHASES_OF_STAGE[stage]:
            raise BadPosition(f"towns[{seat}].stage: no seat is at {STAGES[stage]!r} in phase {PHASES[phase]!r}")
        if self.state.complete[seat]:
            raise BadPosition(f"towns[{seat}].stage: a complete town decides nothing")
        lacking = self._lacking(seat, stage)
        if lacking:
            raise BadPosition(f"towns[{seat}].stage: {STAGES[stage]!r} needs {lacking}")

    def _lacking(self, seat: int, stage: int) -> str:
        """Tell what a decision needs but does not find."""
        state = self.state
        card = int(state.monument[seat])
        effect = EFFECTS[self.tables.effect[card]] if card != NO_CARD and stands(state, seat) else ""
        unmarked = [square for square in self._squares(seat, BLACK) if not code_on(state.marks[seat], square)]
        needs = {
            KEEP: ("two dealt monuments", state.dealt[seat, 1] != NO_CARD),
            NAME: ("a master builder or open cards", state.mode == BUILDER or any(state.open)),
            CHOOSE: ("the town hall", state.mode == TOWN_HALL),
            PLACE: ("a named or a chosen resource and an empty square", bool(self._due(seat)) and self._has_room(seat)),
            MARK: ("one factory or bank without a mark", self._takes_marks() and len(unmarked) == 1),
            REPLACE: ("replacements of the standing guild", effect == "replace" and state.replacements[seat] > 0),
            GROW: ("the standing university and an empty square", effect == "free_building" and self._has_room(seat)),
            STOCK: ("the standing watch", effect == "watch"),
            CLAIM: ("claims and an empty square", state.claims[seat] and self._has_room(seat)),
        }
        need, found = needs.get(stage, ("", True))
        return "" if found else need

    def _due(self, seat: int) -> int:
        return int(self.state.named or self.state.chosen[seat])

    def _has_room(self, seat: int) -> bool:
        return any(code_on(self.state.squares[seat], square) == 0 for square in range(len(SQUARES)))

    # --- monuments -----------------------------------------------------------------------------------

    def _monuments(self) -> None:
        """Read who was dealt and who keeps what; a card that goes back unseen is made up where it is not given."""
        self.state.monument[:] = NO_CARD
        self.state.dealt[:] = NO_CARD
        used: set[int] = set()
        for seat, place in enumerate(self.towns):
            where = f"towns[{seat}]"
            kept = self._kept(place, where)
            hand = place.get("dealt", [])
            if not is_list(hand) or len(hand) not in (0, 2) or (hand and kept and kept not in hand):
                raise BadPosition(f"{where}.dealt must be two monuments, the kept one among them")
            numbers = [self._monument(name, f"{where}.dealt") for name in hand] or (
                [self._monument(kept, where)] if kept else []
            )
            for card in numbers:
                if card in used:
                    raise BadPosition(f"{where}: {cards().all[card].id!r} is dealt twice")
                used.add(card)
            self.state.dealt[seat, : len(numbers)] = numbers
            self.state.monument[seat] = self._monument(kept, where) if kept else NO_CARD
        for seat in range(len(self.towns)):
            if self.state.dealt[seat, 0] != NO_CARD and self.state.dealt[seat, 1] == NO_CARD:
                self.state.dealt[seat, 1] = self._any_other(used)

    def _kept(self, place: Mapping[str, Any], where: str) -> Any:
        standing = standing_monuments(place)
        if len(standing) > 1:
            raise BadPosition(f"{where}.squares: a town has one monument, not {', '.join(standing)}")
        kept = place.get("monument", standing[0] if standing else None)
        if standing and kept != standing[0]:
            raise BadPosition(f"{where}.monument is {kept!r}, but {standing[0]!r} stands in the town")
        return kept

    def _monument(self, name: Any, where: str) -> int:
        if not isinstance(name, str) or name not in cards().number or cards()[name].type != KINDS[MONUMENT]:
            raise BadPosition(f"{where}: {name!r} is no monument")
        if self.state.mode == SOLO and not cards()[name].solo:
            raise BadPosition(f"{where}: {name!r} is not in a solo game")
        return cards().number[name]

    def _any_other(self, used: set[int]) -> int:
        left = [
            cards().number[card.id]
            for card in cards().of(KINDS[MONUMENT])
            if cards().number[card.id] not in used and (card.solo or self.state.mode != SOLO)
        ]
        used.add(left[0])
        return left[0]

    # --- a town --------------------------------------------------------------------------------------

    def _town(self, seat: int, place: Mapping[str, Any], where: str) -> None:
        rows = place.get("squares", [[""] * SIDE] * SIDE)
        for square, name in enumerate(name for row in reversed(rows) for name in row):
            self.state.squares[seat] |= np.uint64(self._code(name) << 4 * square)
        self._cubes_on_buildings(seat, place, where)
        uses = CAVERN_USES if self.state.cavern_rule else 0
        self.state.cavern[seat] = number(place, "cavern", uses, uses, where)
        self.state.master_turns[seat] = number(place, "master_turns", 0, MOST, where)
        self.state.complete[seat] = number(place, "complete", 0, MOST, where)
        self.state.watch[seat] = self._types(place, "watch", where)
        self.state.watch_round[seat] = number(place, "watch_round", 0, MOST, where)
        self.state.shrine[seat] = number(place, "shrine", self._shrine(seat), MOST, where)
        self.state.built[seat] = self._types(place, "built", where)
        self.state.claims[seat] = self._types(place, "claims", where)
        self.state.chosen[seat] = cube(place.get("chosen"), f"{where}.chosen")
        if self.state.chosen[seat] and self.state.mode != TOWN_HALL:
            raise BadPosition(f"{where}.chosen: only in the town hall everybody chooses")
        self.state.stage[seat] = one_of(place.get("stage", STAGES[0]), STAGES, f"{where}.stage")
        self.state.resume[seat] = one_of(place.get("resume", STAGES[0]), STAGES, f"{where}.resume")
        self.state.replacements[seat] = number(place, "replacements", 0, 2, where)
        replaced = place.get("replaced")
        self.state.replaced[seat] = 0 if replaced is None else square_number(replaced, f"{where}.replaced") + 1
        if self.state.stage[seat] != STAGES.index("mark"):
            self._missing_marks(seat)
        self._books(seat, place, where)

    def _code(self, name: str) -> int:
        if name in RESOURCES:
            return RESOURCES.index(name) + FIRST_CUBE
        return KINDS.index(cards()[name].type) + FIRST_BUILDING if name else 0

    def _squares(self, seat: int, kind: int) -> list[int]:
        return [
            square
            for square in range(len(SQUARES))
            if code_on(self.state.squares[seat], square) == FIRST_BUILDING + kind
        ]

    def _black(self) -> str:
        return EFFECTS[self.tables.effect[self.state.cards[BLACK]]]

    def _takes_marks(self) -> bool:
        return self._black() in ("swap_named", "never_name")

    def _cubes_on_buildings(self, seat: int, place: Mapping[str, Any], where: str) -> None:
        """Read marks, stored cubes and cubes on cottages; each needs its building."""
        marked = self._squares(seat, BLACK) if self._takes_marks() else []
        for square, name in by_square(place, "marks", marked, "factory or bank", where):
            self.state.marks[seat] |= np.uint64(cube(name, f"{where}.marks") << 4 * square)
        for square, name in by_square(place, "on_cottages", self._squares(seat, BLUE), "cottage", where):
            self.state.on_cottages[seat] |= np.uint64(cube(name, f"{where}.on_cottages") << 4 * square)
        warehouses = self._squares(seat, BLACK) if self._black() == "store_named" else []
        for square, names in by_square(place, "stored", warehouses, "warehouse", where):
            if not is_list(names) or len(names) > STORAGE:
                raise BadPosition(f"{where}.stored: a warehouse holds a list of at most {STORAGE} resources")
            for slot, name in enumerate(names):
                self.state.stored[seat, slot] |= np.uint64(cube(name, f"{where}.stored") << 4 * square)
        marks = list(on_squares(self.state.marks[seat]).values())
        if self._black() == "never_name" and len(set(marks)) != len(marks):
            raise BadPosition(f"{where}.marks: two banks have the same mark")

    def _missing_marks(self, seat: int) -> None:
        """Give factories and banks the first marks that are free."""
        if not self._takes_marks():
            return
        for square in self._squares(seat, BLACK):
            if not code_on(self.state.marks[seat], square):
                taken = {code_on(self.state.marks[seat], other) for other in range(len(SQUARES))}
                free = [mark for mark in range(FIRST_CUBE, FIRST_CUBE + len(RESOURCES)) if mark not in taken]
                if not free and self._black() == "never_name":
                    raise BadPosition(f"towns[{seat}]: at most {len(RESOURCES)} banks stand in a town")
                self.state.marks[seat] |= np.uint64((free or [FIRST_CUBE])[0] << 4 * square)

    def _types(self, place: Mapping[str, Any], field: str, where: str) -> int:
        """Read a list of types, by the cards in play or by their colours."""
        names = place.get(field) or []
        if not is_list(names):
            raise BadPosition(f"{where}.{field} must be a list of building types")
        in_the_game = [in_play(self.state, kind) for kind in range(len(TYPES))]
        mask = 0
        for name in names:
            if name not in in_the_game and name not in TYPES:
                raise BadPosition(f"{where}.{field}: {name!r} is none of {', '.join(in_the_game)}")
            mask |= 1 << (in_the_game.index(name) if name in in_the_game else TYPES.index(name))
        return mask

    def _shrine(self, seat: int) -> int:
        """T37: without a value, a shrine is worth what it would be if it were built last."""
        card = int(self.state.monument[seat])
        if not stands(self.state, seat) or cards().all[card].score.name != "when_built":
            return 0
        table = cards().all[card].score.numbers["table"]
        buildings = sum(code_on(self.state.squares[seat], square) >= FIRST_BUILDING for square in range(len(SQUARES)))
        return int(table[min(buildings, len(table)) - 1])

    def _books(self, seat: int, place: Mapping[str, Any], where: str) -> None:
        """Balance the books: by default everything was taken once and nothing went back."""
        codes = [code_on(self.state.squares[seat], square) for square in range(len(SQUARES))]
        boards = (self.state.marks[seat], self.state.on_cottages[seat], *self.state.stored[seat])
        lying = sum(0 < code < FIRST_BUILDING for code in codes) + sum(len(on_squares(board)) for board in boards)
        given = place.get("books", {})
        if not isinstance(given, Mapping) or not set(given) <= set(BOOKS):
            raise BadPosition(f"{where}.books must be an object with {', '.join(BOOKS)}")
        defaults = (lying, 0, sum(code >= FIRST_BUILDING for code in codes), 0)
        for book, default in zip(BOOKS, defaults, strict=True):
            self.state[book][seat] = number(given, book, default, MOST, f"{where}.books")

    # --- resource cards ------------------------------------------------------------------------------

    def _resource_cards(self) -> None:
        """T42, T43: what is not open, named or under the deck has not been seen."""
        for field, places in (("open", self.state.open), ("under", self.state.under)):
            names = self.position.get(field, [])
            if not is_list(names) or len(names) > len(places):
                raise BadPosition(f"{field!r} must be a list of at most {len(places)} resources")
            places[: len(names)] = [cube(name, field) for name in names]
        self.state.under_count = sum(1 for card in self.state.under if card)
        seen = [*self.state.open, *self.state.under, *([self.state.named] if self.state.mode != BUILDER else [])]
        left = {name: CARDS_PER_RESOURCE - seen.count(resource + FIRST_CUBE) for resource, name in enumerate(RESOURCES)}
        deck = self.position.get("deck") or left
        if not isinstance(deck, Mapping) or not set(deck) <= set(RESOURCES):
            raise BadPosition("'deck' must say how many cards of each resource have not been seen")
        for place, name in enumerate(RESOURCES):
            self.state.deck[place] = number(deck, name, 0, CARDS_PER_RESOURCE, "deck")
        self._check_resource_cards(left)

    def _check_resource_cards(self, left: Mapping[str, int]) -> None:
        unseen = {name: int(cards) for name, cards in zip(RESOURCES, self.state.deck, strict=True)}
        if self.state.mode == SOLO and unseen != left:
            raise BadPosition(f"'deck': there are {CARDS_PER_RESOURCE} cards of each resource in all")
        if self.state.mode == TOWN_HALL and not HIDDEN_DISCARDS <= sum(unseen.values()) <= DECK_SIZE:
            raise BadPosition(f"'deck': at least {HIDDEN_DISCARDS} cards stay unseen")


def settle(state: Any, given_stages: bool) -> bool:
    """Complete a position that does not say what each seat decides; tell whether the rules have to go on.

    T18: a full town is complete before a naming; after it its owner is asked.
    """
    seats = range(state.players)
    if state.phase == OVER or _anybody_decides(state):
        return False
    full = [all(code_on(state.squares[seat], square) for square in range(len(SQUARES))) for seat in seats]
    placing = [bool(state.named or state.chosen[seat]) for seat in seats]
    if state.phase == KEEPING and any(state.dealt[seat, 0] != NO_CARD for seat in seats):
        for seat in seats:
            state.stage[seat] = KEEP if state.dealt[seat, 0] != NO_CARD and state.monument[seat] == NO_CARD else REST
        return not _anybody_decides(state)
    if given_stages and state.phase in (TOWNS, CLAIMS) and any(placing):
        return True  # everybody is done
    for seat in seats:
        if full[seat] and not state.complete[seat] and not any(placing):
            state.complete[seat] = max(1, int(state.round_number) - 1)
        elif not state.complete[seat] and any(placing):
            state.stage[seat] = BUILD if full[seat] else PLACE if placing[seat] else REST
    if all(state.complete[seat] for seat in seats):
        state.phase, state.named = OVER, 0
        return False
    if any(placing):
        state.phase = TOWNS
        return not _anybody_decides(state)
    state.phase = KEEPING
    state.round_number = max(0, int(state.round_number) - 1)
    return True


def _anybody_decides(state: Any) -> bool:
    return any(state.stage[seat] != REST for seat in range(state.players))
