"""A player's district: tiles on sites, and the usefulness that their neighbours give them (M2-M5, M27)."""

import numpy as np

from quartier.engine.compile import Number, Record, rule
from quartier.engine.kernels import bit, lowest, without_lowest
from quartier.games.munivers.rules.state import NO_TILE
from quartier.games.munivers.rules.verbs import HOME, TYPES, UNIQUE


@rule
def kind_seen(tables: Record, design: Number) -> Number:
    """Return what a building is for its neighbours: its type, or what a unique one counts as (-1: nothing)."""
    kind = tables.kind[design]
    return tables.counts_as[design] if kind == UNIQUE else kind


@rule
def usefulness_at(state: Record, tables: Record, seat: Number, site: Number, design: Number) -> Number:
    """M4: what a tile is worth on a site among the neighbours it has now: 1, and 1 for each match.

    With the option `once` a pictogram counts at most once. Unique tiles have no usefulness (M5), but some
    inspire ordinary neighbours.
    """
    kind = tables.kind[design]
    if kind == UNIQUE:
        return 0
    board = state.boards[seat]
    matches = 0
    inspiration = 0
    seen = 0
    pictograms = tables.pictograms[design]
    neighbours = tables.neighbours[board, site]
    while neighbours:
        other = state.sites[seat, lowest(neighbours)]
        neighbours = without_lowest(neighbours)
        if other == NO_TILE:
            continue
        inspiration += tables.inspires[other, kind]
        look = kind_seen(tables, np.int64(other))
        if look >= 0 and (pictograms >> look) & 1:
            matches += 1
            seen |= 1 << look
    if (pictograms >> HOME) & 1 and tables.homes[board, site] > 0:
        matches += tables.homes[board, site]
        seen |= 1 << HOME
    if state.match_once:
        matches = 0
        for look in range(TYPES + 1):
            matches += (seen >> look) & 1
    return 1 + matches + inspiration


@rule
def refresh(state: Record, tables: Record, seat: Number, site: Number) -> None:
    """Bring a site's usefulness and its type's total up to date, after it or a neighbour changed."""
    design = state.sites[seat, site]
    if design == NO_TILE or tables.kind[design] == UNIQUE:
        return
    now = usefulness_at(state, tables, seat, site, np.int64(design))
    state.totals[seat, tables.kind[design]] += now - state.usefulness[seat, site]
    state.usefulness[seat, site] = now


@rule
def refresh_around(state: Record, tables: Record, seat: Number, site: Number) -> None:
    """Bring a site and its neighbours up to date."""
    refresh(state, tables, seat, site)
    neighbours = tables.neighbours[state.boards[seat], site]
    while neighbours:
        refresh(state, tables, seat, lowest(neighbours))
        neighbours = without_lowest(neighbours)


@rule
def put(state: Record, tables: Record, seat: Number, site: Number, design: Number) -> None:
    """Lay a tile on an empty site."""
    state.sites[seat, site] = design
    state.usefulness[seat, site] = 0
    state.built[seat, tables.kind[design]] += 1
    refresh_around(state, tables, seat, site)


@rule
def take_up(state: Record, tables: Record, seat: Number, site: Number) -> Number:
    """Take the tile off a site and return it."""
    design = np.int64(state.sites[seat, site])
    kind = tables.kind[design]
    if kind != UNIQUE:
        state.totals[seat, kind] -= state.usefulness[seat, site]
    state.sites[seat, site] = NO_TILE
    state.usefulness[seat, site] = 0
    state.built[seat, kind] -= 1
    refresh_around(state, tables, seat, site)
    return design


@rule
def buildings(state: Record, seat: Number) -> Number:
    """Return how many buildings a district has."""
    number = 0
    for kind in range(TYPES + 1):
        number += state.built[seat, kind]
    return number


@rule
def empty_sites(state: Record, tables: Record, seat: Number) -> Number:
    """Return how many sites of a district are empty."""
    return tables.site_count[state.boards[seat]] - buildings(state, seat)


@rule
def is_full(state: Record, tables: Record, seat: Number, block: Number) -> Number:
    """Tell whether every site of a block is built on."""
    sites = tables.block_sites[state.boards[seat], block]
    while sites:
        if state.sites[seat, lowest(sites)] == NO_TILE:
            return False
        sites = without_lowest(sites)
    return True


@rule
def full_blocks(state: Record, tables: Record, seat: Number) -> Number:
    """Return how many blocks are full."""
    number = 0
    for block in range(tables.block_count[state.boards[seat]]):
        if is_full(state, tables, seat, block):
            number += 1
    return number


@rule
def types_in_block(state: Record, tables: Record, seat: Number, block: Number) -> Number:
    """Return how many different ordinary types stand in a block."""
    seen = 0
    sites = tables.block_sites[state.boards[seat], block]
    while sites:
        design = state.sites[seat, lowest(sites)]
        if design != NO_TILE and tables.kind[design] != UNIQUE:
            seen |= 1 << tables.kind[design]
        sites = without_lowest(sites)
    return types_in(seen)


@rule
def types_in(seen: Number) -> Number:
    """Return how many types a mask holds."""
    number = 0
    for kind in range(TYPES):
        number += (seen >> kind) & 1
    return number


@rule
def is_beside_home(state: Record, tables: Record, seat: Number, site: Number) -> Number:
    """M2: a residential space is a neighbour, or a unique building that counts as one."""
    board = state.boards[seat]
    neighbours = tables.neighbours[board, site]
    while neighbours:
        other = state.sites[seat, lowest(neighbours)]
        if other != NO_TILE and tables.counts_as[other] == HOME:
            return True
        neighbours = without_lowest(neighbours)
    return tables.homes[board, site] > 0


@rule
def home_buildings(state: Record, tables: Record, seat: Number, kind: Number) -> Number:
    """Return how many ordinary buildings (of a type, or of any with ANY_BUILDING) stand beside a residential block."""
    number = 0
    for site in range(tables.site_count[state.boards[seat]]):
        design = state.sites[seat, site]
        if design == NO_TILE or tables.kind[design] == UNIQUE:
            continue
        if (kind >= TYPES or tables.kind[design] == kind) and is_beside_home(state, tables, seat, site):
            number += 1
    return number


@rule
def sites_of(state: Record, tables: Record, seat: Number, kind: Number) -> Number:
    """Return the sites with buildings of a kind, as a board of bits."""
    sites = bit(0) ^ bit(0)
    for site in range(tables.site_count[state.boards[seat]]):
        design = state.sites[seat, site]
        if design != NO_TILE and tables.kind[design] == kind:
            sites |= bit(site)
    return sites
