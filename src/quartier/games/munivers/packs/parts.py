"""The parts from which the files of a pack are made: numbers, names, conditions, abilities, maps."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.locale import LANGUAGES
from quartier.games.munivers.packs.pack import Ability, Board, Cell, Condition, Level, Name, Pack, Step
from quartier.games.munivers.packs.source import Place, Source
from quartier.games.munivers.rules.state import LAST_BID, MAX_BLOCKS, MAX_LEVELS, MAX_SITES
from quartier.games.munivers.rules.verbs import GIVE_VOTES, ONLY_UNIQUE, PER, TESTS, VERBS, WINDOWS, Verb

MAX_STEPS = 4
LARGEST = 100
LOWEST_CAP = 3
"""No tile costs more than 3, so a cap of 3 still lets everybody bid."""
MOST_INSPIRATION = 7
"""A building's usefulness is a byte: 1, 4 matches at most, and all steps of the 4 neighbours make no more than 127."""
LARGEST_MAP = 12
"""Rows and columns of a map."""
Wrong = tuple[str, dict[str, object]]
"""The key of a text that says what is wrong, and its values."""


class Parts:
    """Reads parts of one file and reports what is wrong with them."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def report(self, place: Place, key: str, **values: object) -> None:
        """Note a problem."""
        self.source.report(place, key, **values)

    def known_keys(self, place: Place, data: Mapping[str, Any], known: Sequence[str]) -> None:
        """Report keys that mean nothing here."""
        for key in data:
            if key not in known:
                self.report((*place, key), "unknown-key", given=repr(key), known=", ".join(known))

    def unique_ids(self, table: str, tables: Sequence[Mapping[str, Any]], seen: set[str] | None = None) -> set[str]:
        """Report ids that two things share; return all ids."""
        seen = set() if seen is None else seen
        for number, data in enumerate(tables):
            id = str(data.get("id"))
            if id in seen:
                self.report((table, number, "id"), "same-id", id=repr(id))
            seen.add(id)
        return seen

    # --- simple values ---------------------------------------------------------------------------------

    def number(
        self, place: Place, data: Mapping[str, Any], key: str, low: int, high: int, default: int | None = None
    ) -> int:
        """Return a whole number within bounds."""
        value = data.get(key, default)
        if type(value) is int and low <= value <= high:
            return value
        self.report(
            (*place, key), "missing" if value is None else "number", entry=key, given=repr(value), low=low, high=high
        )
        return low

    def is_row_of_numbers(self, row: Any, length: int) -> bool:
        """Tell whether a value is a list of so many numbers from 0 to 50."""
        return isinstance(row, list) and len(row) == length and all(type(n) is int and 0 <= n <= 50 for n in row)

    def numbers(self, place: Place, data: Mapping[str, Any], key: str, low: int, high: int) -> tuple[int, ...]:
        """Return a list of whole numbers within bounds."""
        values = data.get(key)
        if isinstance(values, list) and all(type(n) is int and low <= n <= high for n in values):
            return tuple(values)
        self.report((*place, key), "numbers", entry=key, low=low, high=high)
        return ()

    def named_numbers(self, name: str, least: Mapping[str, int], most: Mapping[str, int]) -> dict[str, int]:
        """Return the numbers of a table `[name]`, each from its least to its most, or to 50."""
        data = self.source.data.get(name)
        if not isinstance(data, dict):
            self.report((name,), "named-numbers", table=name, names=", ".join(least))
            return dict(least)
        self.known_keys((name, 0), data, tuple(least))
        return {key: self.number((name, 0), data, key, low, most.get(key, 50)) for key, low in least.items()}

    def text(self, place: Place, data: Mapping[str, Any], key: str) -> str:
        """Return a text that is not empty."""
        value = data.get(key)
        if isinstance(value, str) and value:
            return value
        self.report((*place, key), "missing" if value is None else "text", entry=key)
        return "?"

    def one_of(self, place: Place, data: Mapping[str, Any], key: str, choices: Sequence[str]) -> str:
        """Return one of several words."""
        value = data.get(key)
        if value in choices:
            return str(value)
        wrong, known = "missing-one" if value is None else "one-of", ", ".join(choices)
        self.report((*place, key), wrong, entry=key, given=repr(value), known=known)
        return choices[0]

    # --- conditions --------------------------------------------------------------------------------------

    def conditions(self, place: Place, data: Mapping[str, Any], key: str) -> tuple[Condition, ...]:
        """Return a list of conditions; all of them must hold."""
        rows = data.get(key, [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.report((*place, key), "list-like", entry=key, example='[{ test = "built_of", kind = "cafe", n = 3 }]')
            return ()
        if len(rows) > MAX_STEPS:
            self.report((*place, key), "most-conditions", entry=key, most=MAX_STEPS)
        return tuple(self._condition((*place, key, number), row) for number, row in enumerate(rows[:MAX_STEPS]))

    def _condition(self, place: Place, row: Mapping[str, Any]) -> Condition:
        word = row.get("test")
        if not isinstance(word, str) or word not in TESTS:
            self.report(place, "no-test", given=repr(word), known=", ".join(TESTS))
            return Condition("no_loans")
        test = TESTS[word]
        self.known_keys(place, row, ("test", *(["kind"] if test.kinds else []), *(["n"] if test.amount else [])))
        kind = self.one_of(place, row, "kind", test.kinds) if test.kinds else ""
        n = self.number(place, row, "n", 0, LARGEST) if test.amount else 0
        return Condition(word, kind, n)

    # --- fees and income -----------------------------------------------------------------------------------

    def fees(self, place: Place, data: Mapping[str, Any], months: int) -> tuple[int, ...]:
        """Return the fees of all months (M28)."""
        fees = self.numbers(place, data, "fees", 0, 20)
        if len(fees) != months:
            self.report((*place, "fees"), "fees", wanted=months, count=len(fees))
        return fees

    def levels(self, place: Place, data: Mapping[str, Any]) -> list[Level]:
        """Return an income track (M29)."""
        levels = data.get("level", [])
        if not isinstance(levels, list) or not all(isinstance(level, dict) for level in levels):
            self.report((*place, "level"), "levels")
            return []
        if not 1 <= len(levels) <= MAX_LEVELS:
            self.report((*place, "level"), "level-count", most=MAX_LEVELS, count=len(levels))
        if levels and levels[0].get("needs"):
            self.report((*place, "level", 0, "needs"), "first-level")
        return [self._level((*place, "level", number), level) for number, level in enumerate(levels[:MAX_LEVELS])]

    def _level(self, place: Place, data: Mapping[str, Any]) -> Level:
        self.known_keys(place, data, ("pays", "needs"))
        return Level(self.number(place, data, "pays", 0, 100), self.conditions(place, data, "needs"))

    # --- abilities ---------------------------------------------------------------------------------------

    def ability(
        self, place: Place, data: Mapping[str, Any], when: str, key: str, of_unique: bool = False, least_cost: int = 0
    ) -> Ability:
        """Return an ability: its steps, and when it works."""
        rows = data.get(key, [])
        if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
            self.report((*place, key), "list-like", entry=key, example='[{ do = "gain_money", n = 2 }]')
            rows = []
        if len(rows) > MAX_STEPS:
            self.report((*place, key), "most-steps", entry=key, most=MAX_STEPS)
        steps = tuple(
            self._step((*place, key, number), row, when, of_unique) for number, row in enumerate(rows[:MAX_STEPS])
        )
        windows = self._windows(place, data) if when == "played" else ()
        cost = self.number(place, data, "cost", least_cost, LARGEST, default=0)
        needs = self.conditions(place, data, "needs")
        if when == "standing" and needs:
            self.report((*place, "needs"), "standing-needs")
        return Ability(when, steps, needs, cost, windows, str(data.get("use", "always")))

    def _windows(self, place: Place, data: Mapping[str, Any]) -> tuple[str, ...]:
        windows = data.get("windows", [])
        if not isinstance(windows, list) or not windows or set(map(str, windows)) - set(WINDOWS):
            self.report((*place, "windows"), "windows", known=", ".join(WINDOWS))
            return WINDOWS[:1]
        return tuple(window for window in WINDOWS if window in windows)

    def _step(self, place: Place, row: Mapping[str, Any], when: str, of_unique: bool) -> Step:
        word = row.get("do")
        if not isinstance(word, str) or word not in VERBS:
            self.report(place, "no-verb", given=repr(word), known=", ".join(VERBS))
            return Step("gain_money")
        verb = VERBS[word]
        if when not in verb.when:
            self.report(place, "when", verb=word, given=repr(when), known=", ".join(verb.when))
        if word in GIVE_VOTES and not of_unique:
            self.report(place, "gives-votes", verb=word)
        if word in ONLY_UNIQUE and not of_unique:
            self.report(place, "neighbours", verb=word)
        self.known_keys(place, row, _keys(verb))
        who = self.one_of(place, row, "who", verb.who) if "who" in row else verb.who[0]
        kind = self.one_of(place, row, "kind", verb.kinds) if verb.kinds else ""
        if when in ("monthly", "standing", "end") and "chosen" in (who, kind):
            self.report(place, "nobody-asked", verb=word, when=repr(when))
        if when == "end" and who != "self":
            self.report(place, "end-self", verb=word)
        largest = MOST_INSPIRATION if word == "inspire" else LARGEST
        n = self.number(place, row, "n", 1, largest) if verb.amount else 0
        if word == "cap_bids" and not LOWEST_CAP <= n <= LAST_BID:
            self.report(place, "cap", low=LOWEST_CAP, high=LAST_BID)
        per = self.one_of(place, row, "per", PER[1:]) if "per" in row else "nothing"
        most = self.number(place, row, "most", 1, LARGEST) if "most" in row else 0
        return Step(word, who, kind, n, per, most)


def _keys(verb: Verb) -> list[str]:
    keys = ["do", "who"]
    keys += ["kind"] if verb.kinds else []
    keys += ["n"] if verb.amount else []
    return keys + (["per", "most"] if verb.per else [])


def read_flavour(source: Source, place: Place, data: Mapping[str, Any]) -> Name:
    """Return the line of flavour, which has no say in the rules; a pack may do without."""
    return read_name(source, place, data, "flavour") if "flavour" in data else ""


def read_name(source: Source, place: Place, data: Mapping[str, Any], key: str = "name") -> Name:
    """Return a name: one text for all languages, or a text a language with English at least."""
    name = data.get(key)
    if isinstance(name, str) and name:
        return name
    if isinstance(name, dict) and isinstance(name.get("en"), str):
        strange = [key for key, text in name.items() if key not in LANGUAGES or not isinstance(text, str) or not text]
        if not strange:
            return dict(name)
        source.report((*place, key), "languages", entry=key, given=", ".join(strange), known=", ".join(LANGUAGES))
    else:
        source.report((*place, key), "name", entry=key)
    return "?"


# --- maps ----------------------------------------------------------------------------------------------


def read_board(source: Source, number: int, data: Mapping[str, Any], pack: Pack) -> Board:
    """M2: return a board from its map; fees and an income track of its own are printed on it, else the pack's."""
    parts, place = Parts(source), ("board", number)
    parts.known_keys(place, data, ("id", "name", "arrondissement", "map", "fees", "level"))
    rows = tuple(parts.text(place, data, "map").strip("\n").split("\n"))
    board = Board(
        parts.text(place, data, "id"),
        read_name(source, place, data),
        parts.number(place, data, "arrondissement", 1, 20),
        rows,
        tuple((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark.isupper()),
        tuple((x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "h"),
        parts.fees(place, data, pack.months) if "fees" in data else pack.fees,
        tuple(parts.levels(place, data) if "level" in data else pack.levels),
    )
    for key, values in map_problems(board):
        source.report((*place, "map"), f"map-{key}", **values)
    return board


def map_problems(board: Board) -> list[Wrong]:
    """Return what is wrong with a map."""
    known = "ABCDEFGHIJKLMNOPQRSTUVWXYZh.,~"
    strange = {mark for row in board.rows for mark in row if mark not in known}
    if strange:
        return [("marks", {"given": repr("".join(sorted(strange)))})]
    if len({len(row) for row in board.rows}) != 1:
        return [("rows", {})]
    if max(len(board.rows), len(board.rows[0])) > LARGEST_MAP:
        return [("large", {"most": LARGEST_MAP})]
    reasons: list[Wrong] = []
    if len(board.sites) > MAX_SITES:
        reasons.append(("sites", {"count": len(board.sites), "most": MAX_SITES}))
    blocks = {board.block(site) for site in range(len(board.sites))}
    if len(blocks) > MAX_BLOCKS:
        reasons.append(("blocks", {"count": len(blocks), "most": MAX_BLOCKS}))
    for block in sorted(blocks):
        size = "".join(board.rows).count(block)
        if not 2 <= size <= 6:
            reasons.append(("block", {"block": block, "count": size}))
    return reasons + _touching(board)


def _touching(board: Board) -> list[Wrong]:
    """Report blocks that no street separates, blocks in pieces, and homes that touch no site."""
    reasons: list[Wrong] = []
    left = set(board.sites) | set(board.homes)
    seen: set[str] = set()
    while left:
        piece = _connected(left, next(iter(sorted(left))))
        left -= piece
        blocks = sorted({board.rows[y][x] for x, y in piece} - {"h"})
        if not blocks:
            reasons.append(("lonely-home", {}))
        elif len(blocks) > 1:
            reasons.append(("touching", {"blocks": ", ".join(blocks)}))
        elif blocks[0] in seen:
            reasons.append(("pieces", {"block": blocks[0]}))
        seen.update(blocks)
    return reasons


def _connected(cells: set[Cell], start: Cell) -> set[Cell]:
    piece, edge = {start}, [start]
    while edge:
        x, y = edge.pop()
        for cell in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            if cell in cells and cell not in piece:
                piece.add(cell)
                edge.append(cell)
    return piece
