"""Reads the folder of a content pack, and says file, line and reason for everything that is wrong in it."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

from quartier.engine.errors import BadContent
from quartier.engine.locale import explained, mistake
from quartier.games.munivers.packs.pack import Card, Design, Loans, Mayor, Pack, Poll, Rewards
from quartier.games.munivers.packs.parts import Parts, read_board, read_flavour, read_name
from quartier.games.munivers.packs.reach import out_of_reach
from quartier.games.munivers.packs.source import MISTAKES, Place, Source
from quartier.games.munivers.rules.state import (
    MAX_BOARDS,
    MAX_CARDS,
    MAX_DESIGNS,
    MAX_LOAN_CARDS,
    MAX_MAYORS,
    MAX_MONTHS,
    MAX_POLLS,
    MAX_REWARDS,
    MAX_SEATS,
    POLL_SLOTS,
)
from quartier.games.munivers.rules.verbs import KINDS, LETTERS, PICTOGRAMS, TYPES, USES

CONTENT = Path(__file__).parent.parent / "content"
FILES = ("pack", "boards", "tiles", "cards", "mayors", "polls")
KEYS = {
    "pack": ("extends", "name", "months", "polls", "fees", "start_cash", "markers", "level", "loan", "reward", "bonus"),
    "boards": ("board",),
    "tiles": ("tile", "unique"),
    "cards": ("card",),
    "mayors": ("mayor",),
    "polls": ("poll", "voting"),
}
"""What each file may say at its top; one that extends another may also say `without`."""
PLAYED_KEYS = ("use", "windows", "cost")
"""What only a skill has that is played."""
EARLIER = frozenset({10})
"""The earlier versions of the rules by which packs are still read, as `standard@10`. What the files of a pack said
then, where it was something else, lies in a folder of that number in it."""


def folder_of(content: str) -> Path:
    """Return the folder of a pack, given by the name of one of ours or by a path."""
    ours = CONTENT / content
    return ours if "/" not in content and ours.is_dir() else Path(content)


def as_of(content: str, version: int) -> str:
    """Return what a pack is called as it was by an earlier version of the rules."""
    return f"{content}@{version}"


def parted(content: str) -> tuple[str, int | None]:
    """Return the name or folder of a pack, and the earlier version by which it is read, if it is."""
    for version in EARLIER:
        name = content.removesuffix(as_of("", version))
        if name != content and not Path(content).is_dir():
            return name, version
    return content, None


@cache
def load_pack(content: str) -> Pack:
    """Return a pack that has nothing wrong with it; raise BadContent with all its problems."""
    name, then = parted(content)
    pack, problems = read_pack(folder_of(name), then)
    if problems:
        raise mistake(BadContent, "pack-mistakes", MISTAKES, problems=tuple(problems))
    return pack


def check_content(folder: str | Path, language: str = "en") -> list[str]:
    """Return everything that is wrong with a pack: file, line and reason, a line each."""
    return [explained(problem, language) for problem in read_pack(folder_of(str(folder)))[1]]


def read_pack(folder: Path, then: int | None = None) -> tuple[Pack, list[BadContent]]:
    """Read a pack as far as it can be read; `then`: as it was by that earlier version of the rules."""
    problems: list[BadContent] = []
    if not folder.is_dir():
        return Pack(), [mistake(BadContent, "pack-no-folder", MISTAKES, folder=folder)]
    reader = _Reader(folder, problems, then)
    reader.read()
    return reader.pack, problems


def read_sources(
    folder: Path,
    problems: list[BadContent],
    label: str = "",
    above: tuple[Path, ...] = (),
    then: int | None = None,
) -> dict[str, Source]:
    """Read the files of a pack; what they do not say comes from the pack that it extends."""

    def read(name: str) -> Source:
        return Source(folder / f"{name}.toml", problems, f"{label}{name}.toml")

    main = read("pack")
    base = main.data.get("extends")
    if base is None:
        return _as_then(folder, then, {"pack": main} | {name: read(name) for name in FILES[1:]})
    found = _base_folder(folder, base)
    if found is None or found.resolve() in (*above, folder.resolve()):
        main.report(("extends",), "no-base" if found is None else "base-of-itself", given=repr(base))
        return {"pack": main} | {name: Source(folder / f"{name}.toml", []) for name in FILES[1:]}
    sources = read_sources(found, problems, f"{base}/", (*above, folder.resolve()), then)
    for name in FILES:
        if name == "pack" or (folder / f"{name}.toml").is_file():
            own = main if name == "pack" else read(name)
            own.lay_over(sources[name])
            sources[name] = own
    return _as_then(folder, then, sources)


def _as_then(folder: Path, then: int | None, sources: dict[str, Source]) -> dict[str, Source]:
    """Lay over the files of a pack what they said by an earlier version of the rules."""
    for name in FILES if then is not None else ():
        file = folder / str(then) / f"{name}.toml"
        if file.is_file():
            said = Source(file, sources[name].problems, f"{then}/{name}.toml")
            said.lay_over(sources[name])
            sources[name] = said
    return sources


def _base_folder(folder: Path, base: Any) -> Path | None:
    """Return the folder of the pack that another extends: one of ours, or a path from where that one lies."""
    if not isinstance(base, str) or not base or "\0" in base:
        return None
    ours = CONTENT / base
    found = ours if "/" not in base and ours.is_dir() else folder / base
    return found if found.is_dir() else None


class _Reader:
    """Reads the six files of a pack, and sees whether they fit together."""

    def __init__(self, folder: Path, problems: list[BadContent], then: int | None) -> None:
        self.pack = Pack()
        self.problems = problems
        self.then = then
        self.sources = read_sources(folder, problems, then=then)

    def read(self) -> None:
        """Read file after file, then see whether they fit together."""
        for name, source in self.sources.items():
            Parts(source).known_keys((), source.data, KEYS[name])
        if self.sources["pack"].readable:
            self._read_pack()
        self._read_boards()
        self._read_tiles()
        self._read_cards()
        self._read_mayors()
        if self.sources["polls"].readable:
            self._read_polls()
        if not self.problems:
            self._check_supply()
            for file, place, key, values in out_of_reach(self.pack):
                self.sources[file].report(place, key, **values)

    def _parts(self, file: str) -> Parts:
        return Parts(self.sources[file])

    # --- pack.toml -------------------------------------------------------------------------------------

    def _read_pack(self) -> None:
        parts, pack = self._parts("pack"), self.pack
        data = parts.source.data
        pack.name = read_name(parts.source, (), data)
        pack.months = parts.number((), data, "months", 1, MAX_MONTHS)
        pack.start_cash = parts.number((), data, "start_cash", 0, 100)
        pack.markers = parts.number((), data, "markers", 0, 500)
        pack.polls_in = parts.numbers((), data, "polls", 1, pack.months)
        if not 1 <= len(pack.polls_in) <= POLL_SLOTS or list(pack.polls_in) != sorted(set(pack.polls_in)):
            parts.report(("polls",), "polls", most=POLL_SLOTS)
        pack.fees = parts.fees((), data, pack.months)
        pack.levels = parts.levels((), data)
        self._read_numbers(parts)

    def _read_numbers(self, parts: Parts) -> None:
        """M40, M43, M46: loans, rewards, and votes for the most of something."""
        pack, most = self.pack, {"cards": MAX_LOAN_CARDS, "tokens": MAX_REWARDS}
        loan = parts.named_numbers("loan", {"cards": 0, "amount": 1, "repay": 0, "repay_pair": 0, "penalty": 0}, most)
        pack.loans = Loans(**loan)
        if pack.loans.repay_pair < pack.loans.repay:
            parts.report(("loan", 0, "repay_pair"), "repay-pair")
        most["cards"] = MAX_CARDS
        reward = parts.named_numbers("reward", {"tokens": 0, "cards": 1, "discards": 1, "votes": 1, "blame": 1}, most)
        pack.rewards = Rewards(**reward) if self.then is None else Rewards(**reward, returned=0, kept=0)
        bonus = parts.named_numbers("bonus", dict.fromkeys((*KINDS[:TYPES], "unique", "cash"), 0), {})
        pack.bonuses = tuple(bonus.values())

    # --- boards.toml -----------------------------------------------------------------------------------

    def _read_boards(self) -> None:
        source = self.sources["boards"]
        tables = source.tables("board")
        if source.readable and not MAX_SEATS <= len(tables) <= MAX_BOARDS:
            source.report(("board", 0), "boards", low=MAX_SEATS, high=MAX_BOARDS, count=len(tables))
        self.pack.boards = [read_board(source, number, data, self.pack) for number, data in enumerate(tables)]
        self._same_size(source, "same-sites", [len(board.sites) for board in self.pack.boards])
        self._same_size(source, "same-homes", [len(board.homes) for board in self.pack.boards])
        self._parts("boards").unique_ids("board", tables)

    def _same_size(self, source: Source, otherwise: str, sizes: list[int]) -> None:
        for number, size in enumerate(sizes):
            if size != sizes[0]:
                source.report(("board", number, "map"), otherwise, count=size, first=sizes[0])

    # --- tiles.toml ------------------------------------------------------------------------------------

    def _read_tiles(self) -> None:
        parts = self._parts("tiles")
        tables = parts.source.tables("tile")
        uniques = parts.source.tables("unique")
        ordinary = [self._read_tile(parts, number, data) for number, data in enumerate(tables)]
        self.pack.designs = ordinary + [self._read_unique(parts, number, data) for number, data in enumerate(uniques)]
        if len(self.pack.designs) > MAX_DESIGNS:
            parts.report((), "most-tiles", most=MAX_DESIGNS, count=len(self.pack.designs))
        parts.unique_ids("tile", tables, parts.unique_ids("unique", uniques))

    def _read_tile(self, parts: Parts, number: int, data: Mapping[str, Any]) -> Design:
        place = ("tile", number)
        parts.known_keys(place, data, ("id", "name", "flavour", "type", "price", "pictograms", "copies"))
        pictograms = parts.text(place, data, "pictograms")
        if not 1 <= len(pictograms) <= 3 or len(set(pictograms)) < len(pictograms) or set(pictograms) - set(PICTOGRAMS):
            parts.report((*place, "pictograms"), "pictograms", known=PICTOGRAMS)
        return Design(
            parts.text(place, data, "id"),
            read_name(parts.source, place, data),
            parts.one_of(place, data, "type", KINDS[:TYPES]),
            parts.number(place, data, "price", 1, 3),
            parts.number(place, data, "copies", 1, 100, default=1),
            pictograms,
            flavour=read_flavour(parts.source, place, data),
        )

    def _read_unique(self, parts: Parts, number: int, data: Mapping[str, Any]) -> Design:
        place = ("unique", number)
        parts.known_keys(place, data, ("id", "name", "flavour", "when", "needs", "effect"))
        when = parts.one_of(place, data, "when", ("built", "monthly", "standing", "end"))
        ability = parts.ability(place, data, when, "effect", of_unique=True)
        name, flavour = read_name(parts.source, place, data), read_flavour(parts.source, place, data)
        return Design(parts.text(place, data, "id"), name, "unique", 3, ability=ability, flavour=flavour)

    # --- cards.toml, mayors.toml, polls.toml -------------------------------------------------------------

    def _read_cards(self) -> None:
        parts = self._parts("cards")
        tables = parts.source.tables("card")
        if len(tables) > MAX_CARDS:
            parts.report(("card", MAX_CARDS), "most-cards", most=MAX_CARDS, count=len(tables))
        self.pack.cards = [self._read_card(parts, number, data) for number, data in enumerate(tables)]
        parts.unique_ids("card", tables)

    def _read_card(self, parts: Parts, number: int, data: Mapping[str, Any]) -> Card:
        place = ("card", number)
        words = ("id", "name", "flavour", "letter", "colour", "penalty")
        parts.known_keys(place, data, (*words, "windows", "cost", "needs", "action", "goal", "votes"))
        if not data.get("goal"):
            parts.report((*place, "goal"), "no-goal")
        return Card(
            parts.text(place, data, "id"),
            read_name(parts.source, place, data),
            parts.one_of(place, data, "letter", tuple(LETTERS)),
            parts.one_of(place, data, "colour", ("red", "green")),
            parts.number(place, data, "penalty", 1, 5),
            parts.ability(place, data, "played", "action", least_cost=1),
            parts.conditions(place, data, "goal"),
            parts.number(place, data, "votes", 1, 50),
            read_flavour(parts.source, place, data),
        )

    def _read_mayors(self) -> None:
        parts = self._parts("mayors")
        tables = parts.source.tables("mayor")
        if parts.source.readable and not MAX_SEATS <= len(tables) <= MAX_MAYORS:
            parts.report(("mayor", 0), "mayors", low=MAX_SEATS, high=MAX_MAYORS, count=len(tables))
        for number, data in enumerate(tables):
            place = ("mayor", number)
            when = parts.one_of(place, data, "when", ("played", "monthly", "standing"))
            played = PLAYED_KEYS if when == "played" else ()
            parts.known_keys(place, data, ("id", "name", "flavour", "when", "needs", "skill", *played))
            if played:
                parts.one_of(place, data, "use", USES[1:])
            ability = parts.ability(place, data, when, "skill")
            name, flavour = read_name(parts.source, place, data), read_flavour(parts.source, place, data)
            self.pack.mayors.append(Mayor(parts.text(place, data, "id"), name, ability, flavour))
        parts.unique_ids("mayor", tables)

    def _read_polls(self) -> None:
        parts = self._parts("polls")
        tables = parts.source.tables("poll")
        if parts.source.readable and not len(self.pack.polls_in) <= len(tables) <= MAX_POLLS:
            parts.report(("poll", 0), "poll-count", low=len(self.pack.polls_in), high=MAX_POLLS, count=len(tables))
        for number, data in enumerate(tables):
            self.pack.polls.append(self._read_poll(parts, number, data))
        parts.unique_ids("poll", tables)
        self.pack.base_votes = tuple(parts.named_numbers("voting", dict.fromkeys(KINDS[:TYPES], 0), {}).values())

    def _read_poll(self, parts: Parts, number: int, data: Mapping[str, Any]) -> Poll:
        place = ("poll", number)
        parts.known_keys(place, data, ("id", "name", "order", "votes"))
        order = data.get("order", [])
        if not isinstance(order, list) or sorted(map(str, order)) != sorted(KINDS[:TYPES]):
            parts.report((*place, "order"), "order", known=", ".join(KINDS[:TYPES]))
            order = list(KINDS[:TYPES])
        votes = data.get("votes", [])
        good = isinstance(votes, list) and len(votes) == TYPES
        if not good or not all(parts.is_row_of_numbers(row, POLL_SLOTS) for row in votes):
            parts.report((*place, "votes"), "votes", count=POLL_SLOTS)
            votes = [[0] * POLL_SLOTS] * TYPES
        elif self.then is None:
            self._check_falling(parts, place, votes)
        rows = tuple(tuple(row) for row in votes)
        return Poll(parts.text(place, data, "id"), read_name(parts.source, place, data), tuple(order), rows)

    def _check_falling(self, parts: Parts, place: Place, votes: Sequence[Sequence[int]]) -> None:
        """M8: the more wanted a type, the more votes it brings, in each of the polls that are held."""
        for number, column in enumerate(list(zip(*votes, strict=True))[: len(self.pack.polls_in)], 1):
            if any(below >= above for above, below in pairwise(column)):
                parts.report((*place, "votes"), "votes-falling", number=number, given=", ".join(map(str, column)))

    # --- all together ------------------------------------------------------------------------------------

    def _check_supply(self) -> None:
        pack = self.pack
        needed = 2 * MAX_SEATS * pack.months
        tiles = sum(design.copies for design in pack.designs)
        if tiles < needed:
            self.sources["tiles"].report((), "few-tiles", count=tiles, wanted=needed, months=pack.months)
        if len(pack.cards) < 3 * MAX_SEATS:
            self.sources["cards"].report((), "few-cards", count=len(pack.cards), wanted=3 * MAX_SEATS)
