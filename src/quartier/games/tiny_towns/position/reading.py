"""Reads a position: lays it out on an empty table; what it leaves out follows from the rest."""

from typing import Any

from quartier.engine.game import Buffer, Game
from quartier.engine.position import Reader
from quartier.games.tiny_towns.cards import cards
from quartier.games.tiny_towns.position.decisions import check_decision, phase_of_stages, settle
from quartier.games.tiny_towns.position.towns import (
    LAST_ROUND,
    TOWN_FIELDS,
    read_monuments,
    read_town,
    squares_of,
    standing_monuments,
)
from quartier.games.tiny_towns.rules.checks import NOBODY_DECIDES
from quartier.games.tiny_towns.rules.state import (
    BUILDER,
    CARDS_PER_RESOURCE,
    DECK_SIZE,
    FIRST_CUBE,
    KEEPING,
    KINDS,
    MODES,
    MONUMENT,
    NO_CARD,
    OPEN_CARDS,
    PHASES,
    RESOURCES,
    SEATS,
    STATE,
    TABLES,
    TYPES,
)

FIELDS = (
    "options", "seed", "draws", "mode", "cards", "phase", "round", "master", "named", "deck", "open", "under",
    "towns",
)  # fmt: skip


def lay_out(game: Game, reader: Reader) -> tuple[dict[str, Any], Buffer]:
    """Return the options and the state of a position; where it says nobody's decision, the rules find out whose."""
    towns = reader.parts("towns", TOWN_FIELDS, len(SEATS))
    given = reader.part("options", [option.name for option in game.options])
    in_play = cards_in_play(reader, towns, given)
    options = read_options(game, reader, towns, given, in_play)
    state, tables = game.empty(), game.tables(options)
    record: Any = state.view(STATE)[0]
    begin(record, options, in_play)
    reader.random_numbers(record)
    read_monuments(record, towns)
    for seat, town in enumerate(towns):
        read_town(record, tables.view(TABLES)[0], seat, town)
    read_round(reader, record)
    for seat, town in enumerate(towns):
        check_decision(record, tables.view(TABLES)[0], seat, town)
    if settle(record, any("stage" in town for town in towns)):
        game.demand_laws(state, tables, but=NOBODY_DECIDES)
        game.rules.apply(state, tables, 0, 0)  # the game just goes on
    return options, state


def begin(state: Any, options: dict[str, Any], in_play: dict[str, str]) -> None:
    """Note the options, as a set-up does."""
    state.players = options["players"]
    state.mode = MODES.index(options["mode"])
    state.cavern_rule = options["cavern"]
    state.monuments = options["monuments"]
    state.monument[:] = NO_CARD
    state.dealt[:] = NO_CARD
    for kind, type in enumerate(TYPES):
        state.cards[kind] = cards().number[in_play[type]]


# --- options and cards -----------------------------------------------------------------------------------


def cards_in_play(reader: Reader, towns: list[Reader], options: Reader) -> dict[str, str]:
    """Return the card of each type: as given, else as it stands in a town, else of the options or of a first game."""
    ids = [card.id for card in cards().all if card.type != KINDS[MONUMENT]]
    found: dict[str, str] = {}
    named = [("cards", ids[number]) for number in reader.some_of("cards", ids)]
    standing = [("towns", name) for town in towns for name in squares_of(town) if name in ids]
    for where, name in [*named, *standing]:
        kind = cards()[name].type
        if found.setdefault(kind, name) != name:
            raise reader.wrong(where, "same-type", one=repr(name), other=repr(found[kind]), type=kind)
    chosen = options.given.get("buildings", [])
    first = dict(zip(TYPES, cards().first_set, strict=True))
    if isinstance(chosen, list):
        first |= {cards()[name].type: name for name in chosen if name in ids}
    return {type: found.get(type, first[type]) for type in TYPES}


def read_options(
    game: Game, reader: Reader, towns: list[Reader], given: Reader, in_play: dict[str, str]
) -> dict[str, Any]:
    """Return the options that the position states or implies; the two must not differ."""
    implied: dict[str, Any] = {
        "buildings": list(in_play.values()),
        "cavern": any(town.given.get("cavern") for town in towns),
    }
    if towns:
        implied["players"] = len(towns)
    if "mode" in reader or "mode" not in given:
        implied["mode"] = reader.given.get("mode", MODES[BUILDER])
    if reader.given.get("phase") != PHASES[KEEPING]:
        implied["monuments"] = any("monument" in town or standing_monuments(town) for town in towns)
    options = game.resolve({**implied, **given.given})
    lists = {"first": list(cards().first_set), "random": implied["buildings"]}
    said = {**options, "buildings": lists.get(str(options["buildings"]), options["buildings"])}
    for field in ("players", "mode", "buildings"):
        if said[field] != implied.get(field, said[field]):
            raise given.wrong(field, "implied", given=repr(said[field]), implied=repr(implied[field]))
    return options


# --- the round -------------------------------------------------------------------------------------------


def read_round(reader: Reader, state: Any) -> None:
    """Read where the round stands, and the resource cards."""
    state.named = reader.one_of("named", RESOURCES, -FIRST_CUBE) + FIRST_CUBE
    state.master = reader.number("master", 0, int(state.players) - 1)
    state.phase = reader.one_of("phase", PHASES, phase_of_stages(state))
    latest = max(*state.complete.tolist(), *state.watch_round.tolist(), int(state.master_turns.sum()))
    default = 0 if state.phase == KEEPING and latest == 0 else min(latest + 1, LAST_ROUND)
    state.round_number = reader.number("round", default, LAST_ROUND)
    read_resource_cards(reader, state)


def read_resource_cards(reader: Reader, state: Any) -> None:
    """T42, T43: what is not open, named or under the deck has not been seen."""
    for place, name in enumerate(reader.listed("open", OPEN_CARDS)):
        state.open[place] = 0 if name is None else reader.index("open", name, RESOURCES) + FIRST_CUBE
    for place, resource in enumerate(reader.some_of("under", RESOURCES, repeated=True, most=DECK_SIZE)):
        state.under[place] = resource + FIRST_CUBE
        state.under_count = place + 1
    seen = [*state.open, *state.under, *([state.named] if state.mode != BUILDER else [])]
    deck = reader.part("deck", RESOURCES)
    for resource, name in enumerate(RESOURCES):
        left = max(0, CARDS_PER_RESOURCE - seen.count(resource + FIRST_CUBE))
        state.deck[resource] = deck.number(name, 0 if deck.given else left, CARDS_PER_RESOURCE)
