"""The greedy bot: it values tiles by the usefulness they would add, and keeps out of debt."""

from quartier.bots.players import bot
from quartier.engine.match import Match
from quartier.games.munivers.game import GAME
from quartier.games.munivers.packs.content import load_pack
from tests.munivers.test_month import STALL, lots, table


def chosen(match: Match) -> str:
    """Return the move that the greedy bot makes now."""
    seat = match.waiting[0]
    return match.copy().play_action(bot("greedy", 1).choose(match, seat), seat).history[-1].path


def test_it_builds_where_a_tile_is_most_useful() -> None:
    """Le Zinc likes boutiques: c5 has two of them beside it, every other site one or none."""
    buildings = {"b5": "chapeau-bas", "c6": "chapeau-bas"}
    match = table({"orange": {"board": "gobelins", "stock": ["le-zinc"], "buildings": buildings}}, step="building")
    assert chosen(match) == "build/le-zinc/c5" or chosen(match) == "build/le-zinc/b6"
    after = match.copy().play(chosen(match)).view()["players"]["orange"]
    assert after["totals"]["cafe"] == 3


def test_it_bids_for_the_tile_that_adds_most() -> None:
    """The boutique beside it likes cafés, and Le Zinc likes boutiques: worth more than a bakery at the same price."""
    auction = {"left": lots("croissant-de-lune", "le-zinc", "caisse-rapide"), "right": STALL["right"]}
    buildings = {"b6": "chapeau-bas", "c5": "chapeau-bas"}
    match = table({"orange": {"board": "gobelins", "buildings": buildings, "cash": 9}}, step="left", auction=auction)
    assert chosen(match) == "bid/left/2/1"


def test_it_does_not_bid_or_build_itself_into_debt() -> None:
    """With 4 K€ it takes no bid that would leave too little for the dearest tile of the right half."""
    auction = {"left": lots("le-zinc", "louvre", "pantheon"), "right": lots("sorbonne", "invalides", "gare-du-nord")}
    match = table({"orange": {"cash": 4}}, step="left", auction=auction)
    assert chosen(match) == "bid/left/1/1"
    rival = {"board": "gobelins", "buildings": {"a6": "le-zinc", "b6": "chapeau-bas"}, "cash": 30}
    poor = table({"orange": {"stock": ["le-zinc"], "cash": 0}, "blue": rival}, month=12, step="building")
    assert chosen(poor) == "pass"


def test_it_repays_a_loan_that_it_can_afford() -> None:
    match = table({"orange": {"loans": 1, "cash": 40}}, step="left", auction=STALL)
    assert chosen(match) == "repay"


def test_greedy_games_of_every_size_end_without_ruin() -> None:
    """M43: over a few games loans stay the exception."""
    loans = 0
    for players in (2, 3, 4):
        match = Match.new(GAME, seed=players, players=players)
        bots = [bot("greedy", seat) for seat in range(players)]
        while not match.over:
            seat = match.waiting[0]
            match.play_action(bots[seat].choose(match, seat), seat)
        loans += sum(player["loans"] for player in match.view()["players"].values())
    assert loans <= 1


def test_it_prefers_a_type_that_nobody_has_to_one_that_all_fight_for() -> None:
    """A café and a bakery at the same price and without neighbours; two rivals have cafés, nobody has a bakery."""
    auction = {"left": lots("croissant-de-lune", "au-comptoir", "caisse-rapide"), "right": STALL["right"]}
    cafes = {"a7": "le-zinc", "b7": "le-zinc", "f7": "au-comptoir"}
    rivals = {
        "blue": {"board": "palais-bourbon", "buildings": {**cafes, "g2": "caisse-rapide"}},
        "green": {
            "board": "hotel-de-ville",
            "buildings": {"a6": "le-zinc", "b6": "l-allonge", "f6": "le-panier-perce"},
        },
    }
    match = table({"orange": {"board": "gobelins", "cash": 9}, **rivals}, month=4, step="left", auction=auction)
    assert chosen(match) == "bid/left/1/1"


def test_it_pays_as_little_as_it_can_for_a_tile_that_it_has_no_site_for() -> None:
    """Its district is full: the cheapest tile, whatever the others are worth."""
    tiles = ["la-vitrine", "soie-disant", "rayon-frais", "la-halle-du-coin", "le-pain-beni", "levain-fils", "le-zinc"]
    gobelins = next(board for board in load_pack("standard").boards if board.id == "gobelins")
    buildings = {site: tiles[number // 3] for number, site in enumerate(gobelins.site_names)}
    auction = {"left": lots("le-garcon-presse", "l-allonge", "louvre"), "right": STALL["right"]}
    full = {"board": "gobelins", "buildings": buildings, "cash": 30}
    assert chosen(table({"orange": full}, month=6, step="left", auction=auction)) == "bid/left/2/1"


def test_it_plays_a_card_that_brings_more_than_it_costs_and_keeps_one_that_does_not() -> None:
    """The Loyalty Card costs 1 K€ and brings 6 with three supermarkets; without any it would do nothing."""
    markets = {"board": "gobelins", "buildings": dict.fromkeys(("a6", "b6", "c6"), "le-petit-cabas")}
    assert chosen(table({"orange": {**markets, "hand": ["loyalty-card"], "cash": 9}}, month=4)) == "play/loyalty-card"
    complaint = table({"orange": {"hand": ["noise-complaint"], "cash": 9}, "blue": {"votes": 1}}, month=2, step="end")
    assert chosen(complaint).startswith("pass"), "2 K€ for one vote of a rival"


def test_it_builds_a_type_that_it_lacks_before_one_that_it_has() -> None:
    """Income and most achievements ask for every type: the first supermarket, even where a café would be worth more."""
    buildings = {"b5": "chapeau-bas", "c6": "chapeau-bas", "f3": "le-zinc"}
    stock = ["le-zinc", "le-petit-cabas"]
    match = table({"orange": {"board": "gobelins", "stock": stock, "buildings": buildings}}, step="building")
    assert chosen(match).startswith("build/le-petit-cabas/")
    both = {**buildings, "h2": "le-petit-cabas"}
    complete = table({"orange": {"board": "gobelins", "stock": stock, "buildings": both}}, step="building")
    assert chosen(complete).startswith("build/le-zinc/")


def test_it_presses_a_lead_home_rather_than_begin_where_another_is_far_ahead() -> None:
    """It leads with bakeries, blue with cafés by far: a third bakery before a first café of the same price."""
    auction = {"left": lots("croissant-de-lune", "au-comptoir", "louvre"), "right": STALL["right"]}
    orange = {"board": "gobelins", "cash": 9, "buildings": {"a6": "le-pain-beni", "f6": "le-pain-beni"}}
    cafes = {**dict.fromkeys(("a7", "b7", "a6"), "le-zinc"), **dict.fromkeys(("f7", "g7"), "l-allonge")}
    blue = {"board": "palais-bourbon", "buildings": cafes}
    match = table({"orange": orange, "blue": blue}, month=5, step="left", auction=auction)
    assert chosen(match) == "bid/left/1/1"


def passes(match: Match) -> set[str]:
    """Return the moves of greedy bots with different luck."""
    seat = match.waiting[0]
    return {
        match.copy().play_action(bot("greedy", seed).choose(match, seat), seat).history[-1].path for seed in range(20)
    }


def test_it_does_not_pass_for_a_month_in_which_a_card_or_the_mayor_could_still_work() -> None:
    """M37: the flour war works in this window alone, and without cash not even there."""
    nothing = {"cash": 0, "hand": ["flour-war"]}
    assert passes(table({"orange": nothing}, step="start")) == {"pass/window", "pass/month"}
    assert passes(table({"orange": {**nothing, "mayor": "anatole-troc"}}, step="start")) == {"pass/window"}
    assert passes(table({"orange": {"cash": 0, "hand": ["queue-at-dawn"]}}, step="start")) == {"pass/window"}
