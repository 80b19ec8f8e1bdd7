"""A player's district: tiles on sites, and the usefulness that their neighbours give them (M2-M5, M27)."""

import numpy as np

from quartier.engine.compile import Bits, Number, Record, rule
from quartier.engine.kernels import NONE, ONE, bit, count, lowest, negatives, without_lowest
from quartier.games.munivers.rules.state import NO_TILE
from quartier.games.munivers.rules.verbs import ANY_BUILDING, HOME, TYPES, UNIQUE


@rule
def kind_seen(tables: Record, design: Number) -> Number:
    """Return what a building is for its neighbours: its type, or what a unique one counts as (5: nothing)."""
    return tables.look[design]


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
        match = (pictograms >> look) & 1
        matches += match
        seen |= match << look
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
def refresh_around(state: Record, tables: Record, seat: Number, site: Number, design: Number) -> None:
    """Bring those neighbours up to date that a tile which came or went concerns."""
    neighbours = tables.neighbours[state.boards[seat], site]
    while neighbours:
        near = lowest(neighbours)
        if is_concerned(tables, np.int64(state.sites[seat, near]), design):
            refresh(state, tables, seat, near)
        neighbours = without_lowest(neighbours)


@rule
def is_concerned(tables: Record, tile: Number, neighbour: Number) -> Number:
    """Tell whether a neighbour matters to a tile: a pictogram shows it, or it inspires the tile."""
    if tile == NO_TILE or tables.kind[tile] == UNIQUE:
        return False
    shown = (tables.pictograms[tile] >> kind_seen(tables, neighbour)) & 1
    return shown + tables.inspires[neighbour, tables.kind[tile]] != 0


@rule
def put(state: Record, tables: Record, seat: Number, site: Number, design: Number) -> None:
    """Lay a tile on an empty site."""
    state.sites[seat, site] = design
    state.usefulness[seat, site] = 0
    state.built[seat, tables.kind[design]] += 1
    refresh(state, tables, seat, site)
    refresh_around(state, tables, seat, site, design)


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
    refresh_around(state, tables, seat, site, design)
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


# --- sites as boards of bits -------------------------------------------------------------------------------


@rule
def built_sites(state: Record, tables: Record, seat: Number) -> Bits:
    """Return the sites that are built on."""
    return all_sites(state, tables, seat) & ~negatives(state.sites[seat])


@rule
def free_sites(state: Record, tables: Record, seat: Number) -> Bits:
    """Return the sites that are empty."""
    return all_sites(state, tables, seat) & negatives(state.sites[seat])


@rule
def all_sites(state: Record, tables: Record, seat: Number) -> Bits:
    """Return the sites of a district."""
    return bit(tables.site_count[state.boards[seat]]) - ONE


@rule
def sites_of(state: Record, tables: Record, seat: Number, kind: Number) -> Bits:
    """Return the sites with buildings of a kind, or of any."""
    if kind == ANY_BUILDING:
        return built_sites(state, tables, seat)
    sites = NONE
    if state.built[seat, kind] == 0:
        return sites
    built = built_sites(state, tables, seat)
    while built:
        site = lowest(built)
        if tables.kind[state.sites[seat, site]] == kind:
            sites |= bit(site)
        built = without_lowest(built)
    return sites


@rule
def ordinary_sites(state: Record, tables: Record, seat: Number, kind: Number) -> Bits:
    """Return the sites with ordinary buildings of a type, or of any."""
    return sites_of(state, tables, seat, kind) & ~sites_of(state, tables, seat, np.int64(UNIQUE))


@rule
def full_blocks(state: Record, tables: Record, seat: Number) -> Number:
    """Return how many blocks are full."""
    number = 0
    free = free_sites(state, tables, seat)
    for block in range(tables.block_count[state.boards[seat]]):
        if tables.block_sites[state.boards[seat], block] & free == NONE:
            number += 1
    return number


@rule
def types_on(state: Record, tables: Record, seat: Number, sites: Bits) -> Number:
    """Return how many different types stand on sites with ordinary buildings."""
    seen = NONE
    while sites:
        seen |= bit(tables.kind[state.sites[seat, lowest(sites)]])
        sites = without_lowest(sites)
    return count(seen)


@rule
def sites_by_homes(state: Record, tables: Record, seat: Number) -> Bits:
    """M2: return the sites with a residential space for a neighbour, or a unique building that counts as one."""
    board = state.boards[seat]
    near = tables.home_sites[board]
    uniques = sites_of(state, tables, seat, np.int64(UNIQUE))
    while uniques:
        site = lowest(uniques)
        if kind_seen(tables, np.int64(state.sites[seat, site])) == HOME:
            near |= tables.neighbours[board, site]
        uniques = without_lowest(uniques)
    return near


@rule
def home_buildings(state: Record, tables: Record, seat: Number, kind: Number) -> Number:
    """Return how many ordinary buildings (of a type, or of any with ANY_BUILDING) stand beside a residential block."""
    return count(ordinary_sites(state, tables, seat, kind) & sites_by_homes(state, tables, seat))
