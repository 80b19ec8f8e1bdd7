"""M37-M40: action windows, what cards do, letters, reward tokens. Each verb is seen at work."""

from typing import Any

import pytest

from quartier.engine.match import Match
from quartier.games.munivers.game import GAME
from quartier.games.munivers.packs.pack import Ability, Step
from quartier.games.munivers.words.texts import ability_text, effect_text
from tests.munivers.cards import PACK, card, number, player
from tests.munivers.test_month import LEADER, QUIET, STALL, bought, table


def play(card: str, step: str = "start", cash: int = 9, **more: Any) -> Match:
    """Let orange play a card in a window; other players may be given by name, other fields by `fields`."""
    fields = more.pop("fields", {})
    orange = {"hand": [card], "cash": cash, **more.pop("orange", {})}
    match = table({"orange": orange, **more}, step=step, **fields)
    return match.play(f"play/{card}")


# --- windows ---------------------------------------------------------------------------------------------


def test_in_a_window_players_play_one_card_or_pass_in_turn_until_all_have_passed() -> None:
    """M37: who passed is out of this window; several actions a round are fine."""
    match = table(
        {
            "orange": {"hand": ["kings-cake", "parking-fines"], "cash": 9},
            "blue": {"hand": ["golden-baguette"]},
        },
        step="start",
    )
    assert match.view()["turn"] == "orange"
    match.play("play/kings-cake")
    assert match.view()["turn"] == "blue", "one card a turn"
    match.play("pass/window")
    assert match.view()["turn"] == "orange"
    match.play("play/parking-fines")
    assert match.view()["step"] == "left", "blue has passed, orange has no card left"


def test_passing_until_next_month_skips_the_windows_of_this_month() -> None:
    """M37."""
    match = table({"orange": {"hand": ["golden-baguette"]}}, step="built")
    match.play("pass/month")
    assert match.view()["step"] == "achievements", "the window at the end of the month was passed too"
    assert match.view()["resting"] == ["orange"]


def test_an_action_is_paid_in_cash_without_a_loan() -> None:
    """M37: The Red Ribbon costs several K€."""
    cost = card("legion-of-honour").action.cost
    poor = table({"orange": {"hand": ["legion-of-honour"], "cash": cost - 1}}, step="end")
    assert "play/legion-of-honour" not in poor.moves()
    assert player(play("legion-of-honour", "end", cash=cost))["cash"] == 0


def test_a_card_is_used_for_its_action_or_its_achievement_and_then_gone() -> None:
    """M38."""
    match = play("golden-baguette", "end")
    assert match.view()["discarded"] == ["golden-baguette"]
    assert "golden-baguette" not in player(match)["hand"]


def test_a_red_letter_must_and_a_green_one_may_put_a_marker() -> None:
    """M38."""
    red = play("golden-baguette", "end")
    assert red.view()["voting"]["bakery"]["markers"] == 1
    green = play("price-ceiling")
    assert sorted(green.moves()) == ["marker/no", "marker/yes"]
    refused = green.copy().play("marker/no")
    assert refused.view()["voting"]["supermarket"]["markers"] == 0
    assert green.play("marker/yes").view()["voting"]["supermarket"]["markers"] == 1


def test_an_achievement_puts_its_letter_s_marker_too() -> None:
    """M38: The King's Cake is red."""
    buildings = {"board": "gobelins", "buildings": {"a6": "le-pain-beni", "b2": "le-pain-beni"}}
    match = table({"orange": {**buildings, "hand": ["kings-cake"]}}, step="achievements")
    match.play("achieve/kings-cake")
    assert match.view()["voting"]["bakery"]["markers"] == 1
    assert player(match)["votes"]["achievements"] == 4


@pytest.mark.parametrize(
    ("step", "works"), [("start", False), ("bids", False), ("paid", False), ("built", True), ("end", True)]
)
def test_a_card_works_only_in_the_windows_it_names(step: str, works: bool) -> None:
    """M39: A Queue at Dawn works after construction and at the end of the month."""
    auction = STALL if step == "bids" else {}
    if step == "bids":
        match = bought({"orange": 9, "blue": 9, "green": 9}, {**dict.fromkeys(QUIET, (1, 3)), "green": (3, 3)},
                       month=3, orange={"hand": ["queue-at-dawn"]})  # fmt: skip
    else:
        match = table({"orange": {"hand": ["queue-at-dawn"], "cash": 9}}, month=3, step=step, auction=auction)
    assert ("play/queue-at-dawn" in match.moves()) == works


def test_a_card_may_need_a_condition_for_its_action() -> None:
    """M39: The Price Ceiling is no use after October."""
    early = table({"orange": {"hand": ["price-ceiling"], "cash": 9}}, month=10)
    late = table({"orange": {"hand": ["price-ceiling"], "cash": 9}}, month=11)
    assert "play/price-ceiling" in early.moves()
    assert "play/price-ceiling" not in late.moves()


# --- what cards do -----------------------------------------------------------------------------------------


def test_money_is_gained_per_building_up_to_a_limit() -> None:
    """The Loyalty Card: 2 K€ for each supermarket, at most 6; it costs 1."""
    two: dict[str, Any] = {"board": "gobelins", "buildings": dict.fromkeys(("a6", "b6"), "le-petit-cabas")}
    assert player(play("loyalty-card", orange=two))["cash"] == 9 - 1 + 4
    four = {
        "board": "gobelins",
        "buildings": dict.fromkeys(("a6", "b6", "c6"), "le-petit-cabas") | {"d6": "caisse-rapide"},
    }
    assert player(play("loyalty-card", orange=four))["cash"] == 9 - 1 + 6


def test_opponents_lose_no_more_money_than_they_have() -> None:
    """Parking Fines: 3 K€."""
    match = play("parking-fines", blue={"cash": 5}, green={"cash": 1})
    assert [player(match, seat)["cash"] for seat in QUIET] == [8, 2, 0]


def test_money_is_stolen_from_the_chosen_opponent() -> None:
    """War of the Shelves: 4 K€; the target is a decision of its own."""
    match = play("shelf-war", blue={"cash": 5}, green={"cash": 2})
    assert sorted(match.moves()) == ["target/blue", "target/green"]
    match.play("target/green")
    assert [player(match, seat)["cash"] for seat in QUIET] == [10, 5, 0]


def test_with_one_possible_target_nobody_is_asked() -> None:
    """Green is protected this month."""
    match = play("shelf-war", blue={"cash": 5}, green={"this_month": {"protection": 1}})
    assert player(match, "blue")["cash"] == 5 - 3


def test_the_left_neighbour_pays_separate_bills() -> None:
    match = play("separate-bills", blue={"cash": 5}, green={"cash": 5})
    assert [player(match, seat)["cash"] for seat in QUIET] == [11, 2, 5]


def test_votes_are_lost_but_nobody_falls_below_0() -> None:
    """M40, ruling: Noise Complaint takes 4 votes."""
    complaint = play("noise-complaint", "end", blue={"votes": 3}, green={"votes": 1})
    assert [sum(player(complaint, seat)["votes"].values()) for seat in QUIET] == [0, 0, 1]


def test_what_hits_the_opponent_with_the_most_votes_hits_each_of_those_who_are_tied_and_says_so() -> None:
    """M39, ruling: The Front Page takes 3 K€ from each opponent with the most votes; the own votes do not matter."""
    leads = {"votes": 9, "cash": 5}
    alone = play("front-page", orange={"votes": 50}, blue={"votes": 2, "cash": 5}, green=leads)
    assert [player(alone, seat)["cash"] for seat in QUIET] == [9 - 2 + 3, 5, 2]
    tied = play("front-page", blue=leads, green=leads)
    assert [player(tied, seat)["cash"] for seat in QUIET] == [9 - 2 + 6, 2, 2]
    text = effect_text(card("front-page"), GAME.words("en"))
    assert text == "Pay 2 K€. Take 3 K€ from the opponent with the most votes (each of them if tied)."


def test_what_is_had_once_at_most_asks_whether_there_is_anything_instead_of_counting() -> None:
    once = Step("gain_money", n=1, per="building", most=1)
    text = ability_text(Ability("monthly", (once,)), GAME.words("en"))
    assert text == "Each month: take 1 K€ if you have a building."


def test_no_action_no_mayor_and_nothing_that_comes_each_month_gives_votes() -> None:
    """M48: votes come from polls, election, achievements, rewards and the end; unique buildings may add to those."""
    giving = {"gain_votes", "poll_premium", "achievement_premium"}
    abilities = [card.action for card in PACK.cards] + [mayor.ability for mayor in PACK.mayors]
    assert not {step.verb for ability in abilities for step in ability.steps} & giving
    for design in PACK.designs[PACK.first_unique :]:
        assert design.ability
        assert design.ability.when in ("standing", "end") or not {step.verb for step in design.ability.steps} & giving


def test_every_action_costs_at_least_1_even_where_a_mayor_makes_it_cheaper(own: dict[str, str]) -> None:
    """M48: Fernand Couloir, in a pack of our own, pays 2 K€ less, but 1 for an action that costs 1."""
    assert min(card.action.cost for card in PACK.cards) == 1
    orange = {"mayor": "fernand-couloir", "hand": ["kings-cake"]}
    free = table({"orange": {**orange, "cash": 0}, "green": {"mayor": "gaston-poigne"}}, options=own)
    assert "play/kings-cake" not in free.moves()
    paid = table({"orange": {**orange, "cash": 1}, "green": {"mayor": "gaston-poigne"}}, options=own)
    assert player(paid.play("play/kings-cake"))["cash"] == 1 - 1 + number(card("kings-cake").action, "gain_money")


def test_cards_are_drawn_and_discarded_by_choice(own: dict[str, str]) -> None:
    """Café Philosophers of our own pack: draw 3, discard 2."""
    hand = {"hand": ["cafe-philosophers", "kings-cake"]}
    match = play("cafe-philosophers", orange=hand, fields={"options": own})
    assert len(player(match)["hand"]) == 4
    for _ in range(2):
        discards = [path for path in match.moves() if path.startswith("discard/")]
        assert len(discards) == len(match.moves()), "discarding is no choice"
        match.play(discards[0])
    assert len(player(match)["hand"]) == 2
    assert len(match.view()["discarded"]) == 3


def test_opponents_discard_at_random() -> None:
    """The Lost Briefcase."""
    match = play("lost-briefcase", blue={"hand": ["kings-cake", "sourdough"]}, green={"hand": []})
    assert player(match, "blue")["hand"] == 1
    assert player(match, "green")["hand"] == 0


def test_income_is_raised_and_lowered_by_cards() -> None:
    """Open on Sundays; The Tax Audit hits the opponent with the most votes."""
    assert player(play("sunday-opening", orange={"income": 3}))["income"] == 4
    audit = play("tax-audit", blue={"votes": 5, "income": 4}, green={"income": 4})
    assert [player(audit, seat)["income"] for seat in ("blue", "green")] == [3, 4]


def test_the_first_player_token_is_promised_to_oneself_or_to_another() -> None:
    """M36: it moves at the end of the month."""
    own = play("kings-cake", fields={"first": "blue"})
    assert (own.view()["first"], own.view()["next_first"]) == ("blue", "orange")
    given = play("waiters-race", "end")
    assert given.view()["next_first"] == "green", "blue is next by itself, so nobody is asked"


def test_tiles_may_cost_less_or_more() -> None:
    """The Bulk Buyer pays 4 K€ less in all; the Flour War makes opponents pay 2 more."""
    match = bought({"orange": 9, "blue": 9, "green": 9}, dict.fromkeys(QUIET, (3, 3)), orange={"hand": ["bulk-buyer"]})
    match.play("play/bulk-buyer")
    assert player(match)["cash"] == 9 - 1 - 2
    spread = bought(
        dict.fromkeys(QUIET, 9), {**dict.fromkeys(QUIET, (1, 5)), "green": (3, 3)}, orange={"hand": ["bulk-buyer"]}
    )
    assert player(spread.play("play/bulk-buyer"))["cash"] == 9 - 1 - 2, "1 off the left tile, 3 off the right one"
    war = bought({"orange": 9, "blue": 9, "green": 9}, dict.fromkeys(QUIET, (3, 3)),
                 blue={"this_month": {"tile_discount": -1}})  # fmt: skip
    assert player(war, "blue")["cash"] == 9 - 6 - 1 + 3, "1 more, and 3 less for the skill of Honorine Pavé"
    assert player(play("flour-war"), "blue")["this_month"] == {"tile_discount": -2}


def test_fees_may_be_lower_or_higher_this_month() -> None:
    """The Night Oven: 3 less; Scaffolding Everywhere: 2 more for the others."""
    stock = {"stock": ["le-zinc"]}
    oven = play("night-oven", "paid", orange=stock, fields={"month": 12}).play("marker/no")
    assert player(oven)["fee"] == 0
    scaffold = play("scaffolding", "paid", orange=stock, blue=stock, fields={"month": 12}).play("marker/no")
    assert player(scaffold, "blue")["fee"] == 5
    assert player(scaffold)["fee"] == 3


def test_markers_are_placed_and_removed() -> None:
    """Fashion Week puts 3 and its own red one; Clearance Sale takes 2 of a chosen type."""
    assert play("fashion-week").view()["voting"]["boutique"]["markers"] == 4
    sale = play("clearance-sale", fields={"markers": {"cafe": 3}}).play("type/cafe").play("marker/no")
    assert sale.view()["voting"]["cafe"]["markers"] == 1


def test_the_next_poll_is_boosted_or_replaced() -> None:
    """The Poets' Table; Lunch with a Pollster."""
    table_of_poets = play("poets-table", fields={"month": 4}).play("type/boutique").play("marker/no")
    assert table_of_poets.view()["polls"][1]["boost"] == {"boutique": number(card("poets-table").action, "boost_poll")}
    before = ["petit-badaud", "gazette-du-zinc", "courrier-des-caisses"]
    lunch = play("pollsters-lunch", fields={"month": 4, "polls": before}).play("marker/no")
    after = [poll["id"] for poll in lunch.view()["polls"]]
    assert (after[0], after[2]) == (before[0], before[2])
    assert after[1] not in before


def test_a_campaign_raises_and_gossip_lowers_a_total_for_the_month() -> None:
    """A Queue at Dawn makes up two points; Terrace Gossip takes two away."""
    rival = {"board": "palais-bourbon", "buildings": {"a6": "le-pain-beni"}}
    won = play("queue-at-dawn", "end", blue=rival, fields={"month": 3})
    assert player(won)["campaign"] == {"bakery": 3}
    assert player(won)["votes"]["polls"] > 0
    gossip = play("terrace-gossip", "end", blue=LEADER, fields={"month": 3}).play("type/bakery")
    assert player(gossip, "blue")["campaign"] == {"bakery": -2}


def test_a_tile_is_built_at_once_without_a_fee() -> None:
    """The Baker's Apprentice, in December; a unique building works at once (Grand Palais)."""
    orange = {"board": "gobelins", "stock": ["grand-palais"]}
    match = play("bakers-apprentice", "paid", orange=orange, fields={"month": 12})
    assert "stop" in match.moves()
    match.play("build/grand-palais/a6")
    apprentice = card("bakers-apprentice").action
    left = 9 - apprentice.cost + number(apprentice, "gain_money")
    assert player(match)["cash"] == left, "the card has a cost, the placement none"
    assert player(match)["rewards"] == 1


def test_buildings_move_and_change_places() -> None:
    """A Memory of Haussmann; Bread Street."""
    orange = {"board": "gobelins", "buildings": {"f6": "le-pain-beni", "b6": "le-zinc"}}
    moved = play("haussmann-memory", "built", orange=orange).play("move/f6/a6")
    assert player(moved)["buildings"]["a6"]["useful"] == 2
    assert "f6" not in player(moved)["buildings"]
    swapped = play("bread-street", "built", orange=orange).play("swap/b6/f6")
    assert player(swapped)["buildings"]["b6"]["tile"] == "le-pain-beni"


def test_stock_is_exchanged_sold_and_raided() -> None:
    """Night Delivery; Yesterday's Bread; The Trolley Raid."""
    exchanged = play("night-delivery", "paid", orange={"stock": ["le-zinc"]}).play("exchange/le-zinc")
    assert len(player(exchanged)["stock"]) == 1
    bread = card("yesterdays-bread").action
    sold = play("yesterdays-bread", "paid", orange={"stock": ["le-zinc"]}).play("sell/le-zinc")
    assert (player(sold)["cash"], player(sold)["stock"]) == (9 - bread.cost + number(bread, "sell_stock"), [])
    raid = play("trolley-raid", "built", blue={"stock": ["louvre"]}).play("take/louvre")
    assert (player(raid)["stock"], player(raid, "blue")["stock"]) == (["louvre"], [])


def test_standing_bids_change_places() -> None:
    """Mixed-up Parcels: orange takes the Louvre of green for green's 5, green pays orange's 1."""
    bids = {"orange": (1, 1), "blue": (1, 1), "green": (5, 3)}
    match = bought(dict.fromkeys(QUIET, 9), bids, orange={"hand": ["mixed-up-parcels"]})
    match.play("play/mixed-up-parcels").play("trade/left/3")
    assert "louvre" in player(match)["stock"]
    assert [player(match, seat)["paid"] for seat in QUIET] == [6, 0, 4], "Honorine Pavé, with blue, pays up to 3 less"


def test_bids_are_capped_for_a_month() -> None:
    """The Price Ceiling: 4."""
    match = play("price-ceiling").play("marker/no")
    amounts = {int(path.split("/")[3]) for path in match.moves() if path.startswith("bid/")}
    assert max(amounts) == 4


def test_a_player_may_be_the_last_to_bid() -> None:
    """Going, Going…: blue opens instead of orange."""
    match = play("last-bidder").play("marker/no")
    assert (match.view()["step"], match.view()["turn"]) == ("left", "blue")


def test_opponents_are_held_to_one_building() -> None:
    """Strike at the Market Halls."""
    stock = {"board": "gobelins", "stock": ["le-zinc", "le-zinc"]}
    match = play("strike-at-the-halls", "paid", blue=stock)
    match.play("build/le-zinc/a6")
    assert match.view()["step"] != "building"


def test_a_limit_on_building_binds_builds_by_cards_too(own: dict[str, str]) -> None:
    """M39, ruling: under a Strike, A Double Espresso builds one tile and not two, and the month builds no other."""
    blue = {"stock": ["le-zinc", "le-zinc"], "hand": ["double-espresso"], "cash": 9, "board": "gobelins"}
    match = play("strike-at-the-halls", "paid", blue=blue)
    match.play("play/double-espresso").play("build/le-zinc/a6")
    assert match.view()["step"] not in ("paid", "building"), "neither a second tile by the card nor one in construction"
    assert player(match, "blue")["stock"] == ["le-zinc"]
    orange = {**blue, "this_month": {"building_limit": 1}, "built_this_month": 1}
    spent = table({"orange": orange}, step="paid", options=own)
    assert "play/double-espresso" not in spent.moves(), "the limit is reached: it would do nothing"


def test_a_protected_player_is_not_touched() -> None:
    """A Rainy August."""
    assert player(play("rainy-august").play("marker/no"))["this_month"] == {"protection": 1}
    match = play("parking-fines", blue={"cash": 5, "this_month": {"protection": 1}}, green={"cash": 5})
    assert [player(match, seat)["cash"] for seat in ("blue", "green")] == [5, 2]


def test_a_standing_protection_holds_in_every_month(own: dict[str, str]) -> None:
    """Sacré-Cœur of our own pack."""
    blue = {"board": "gobelins", "buildings": {"a6": "sacre-coeur"}, "cash": 5}
    match = play("parking-fines", blue=blue, green={"cash": 5}, fields={"options": own})
    assert [player(match, seat)["cash"] for seat in ("blue", "green")] == [5, 2]


@pytest.mark.parametrize(("owner", "protected"), [("blue", True), ("green", False)])
def test_sacre_coeur_protects_its_owner_in_months_as_first_player(owner: str, protected: bool) -> None:
    """M36, M39, M41: the token goes from orange to blue, who is first in the next month."""
    building = {"board": "gobelins", "buildings": {"a6": "sacre-coeur"}}
    players = {owner: building, "orange": {"hand": ["golden-baguette"]}}
    match = table(players, month=4, step="achievements").play("pass")
    assert match.view()["first"] == "blue"
    assert player(match, owner)["this_month"] == ({"protection": 1} if protected else {})


def test_a_loan_is_forgiven_and_a_reward_given() -> None:
    """My Aunt's Pawnshop; The Red Ribbon."""
    assert player(play("ma-tante", orange={"loans": 2}))["loans"] == 1
    assert player(play("legion-of-honour", "end"))["rewards"] == 1


# --- what would do nothing is not offered --------------------------------------------------------------------

TWO_BUILDINGS = {"board": "gobelins", "buildings": {"a6": "louvre", "b6": "sorbonne"}}
POINTLESS: list[tuple[str, str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    # card, window, what lies so that it does nothing, what lies so that it does something, fields of the latter
    ("poets-table", "start", {"month": 10}, {"month": 9}, {}),
    ("golden-baguette", "start", {"month": 10}, {"month": 9}, {}),
    ("queue-at-dawn", "end", {"month": 4}, {"month": 12}, {}),
    ("terrace-gossip", "end", {"month": 3}, {"month": 3}, {"blue": LEADER}),
    ("trolley-raid", "built", {}, {}, {"green": {"stock": ["louvre"]}}),
    ("double-espresso", "paid", {}, {}, {"orange": {"stock": ["louvre"]}}),
    ("yesterdays-bread", "paid", {}, {}, {"orange": {"stock": ["louvre"]}}),
    ("night-oven", "paid", {"month": 2}, {"month": 3}, {"orange": {"stock": ["louvre"]}}),
    (
        "bread-street",
        "built",
        {},
        {},
        {"orange": {"board": "gobelins", "buildings": {"a6": "louvre", "b6": "le-zinc"}}},
    ),
    ("haussmann-memory", "built", {}, {}, {"orange": LEADER}),
    ("tax-audit", "start", {}, {}, {"blue": {"income": 2}}),
    ("sunday-opening", "start", {}, {}, {"orange": {"income": 9}}),
    ("noise-complaint", "end", {}, {}, {"blue": {"votes": 1}}),
    ("lost-briefcase", "start", {}, {}, {"blue": {"hand": ["kings-cake"]}}),
    ("shelf-war", "start", {}, {}, {"blue": {"cash": 1}}),
    ("fashion-week", "start", {"markers": {"cafe": PACK.markers}}, {}, {}),
    ("strike-at-the-halls", "paid", {}, {}, {"blue": {"stock": ["louvre", "sorbonne"]}}),
    ("scaffolding", "paid", {}, {}, {"blue": {"stock": ["louvre"]}}),
]


@pytest.mark.parametrize(("card", "step", "idle", "fields", "players"), POINTLESS, ids=[case[0] for case in POINTLESS])
def test_a_play_that_would_do_nothing_is_not_offered(
    card: str, step: str, idle: dict[str, Any], fields: dict[str, Any], players: dict[str, Any], own: dict[str, str]
) -> None:
    """M39, ruling: a boost after September, a raid on empty stocks, and so on."""
    orange, poor = {"hand": [card], "cash": 9, "income": 10 if card == "sunday-opening" else 1}, {"cash": 0}
    nothing = table({"orange": orange, "blue": poor, "green": poor}, step=step, options=own, **idle)
    assert f"play/{card}" not in nothing.moves()
    given: dict[str, dict[str, Any]] = {"orange": orange, "blue": poor, "green": poor}
    given = {seat: {**data, **players.get(seat, {})} for seat, data in given.items()}
    assert f"play/{card}" in table(given, step=step, options=own, **fields).moves()


def test_a_play_is_offered_if_one_of_its_steps_would_do_something() -> None:
    """M39, ruling: in October no poll is to come, but The Golden Baguette of the standard pack brings money too."""
    baguette = card("golden-baguette").action
    match = play("golden-baguette", fields={"month": 10})
    assert player(match)["cash"] == 9 - baguette.cost + number(baguette, "gain_money")
    assert not any(poll["boost"] for poll in match.view()["polls"])


def test_only_opponents_whom_it_would_touch_can_be_chosen() -> None:
    """M39, ruling: a raid asks for no stock that is empty."""
    stock = {"stock": ["louvre"]}
    raid = table({"orange": {"hand": ["trolley-raid"], "cash": 9}, "blue": stock}, options={"players": 2}, step="built")
    assert raid.play("play/trolley-raid").view()["deciding"] == "raid"
    players = {"orange": {"hand": ["trolley-raid"], "cash": 9}, "green": stock}
    match = table(players, step="built").play("play/trolley-raid")
    assert match.view()["target"] == "green", "blue has nothing to take"


def test_an_exchange_with_an_empty_bag_is_not_offered() -> None:
    """M39, ruling: all tiles lie with blue, so Anatole Troc has nothing to exchange with; his coin he still gets."""
    stock = [design.id for design in PACK.designs for _ in range(design.copies)]
    orange = {"mayor": "anatole-troc", "stock": stock[:1]}
    match = table({"orange": orange, "blue": {"stock": stock[1:]}}, month=12, step="built")
    assert match.view()["left"]["bag"] == 0
    assert match.play("mayor").view()["deciding"] != "exchange"


# --- reward tokens ---------------------------------------------------------------------------------------


def test_a_reward_token_buys_one_of_four_things_at_any_own_decision() -> None:
    """M40: here while bidding."""
    given = {
        "orange": {"rewards": 1, "hand": ["kings-cake", "sourdough"]},
        "blue": {"votes": 3},
        "green": {"votes": 9},
    }
    match = table(given, step="left", auction=STALL)
    rewards = {path for path in match.moves() if path.startswith("reward/")}
    assert rewards == {
        "reward/cards", "reward/discard", "reward/votes", "reward/blame/blue", "reward/blame/green",
    }  # fmt: skip
    drawn = match.copy().play("reward/cards")
    assert len(player(drawn)["hand"]) == 4
    assert drawn.view()["turn"] == "orange", "the turn goes on"
    assert player(match.copy().play("reward/votes"))["votes"]["rewards"] == 7
    blamed = match.copy().play("reward/blame/blue")
    assert sum(player(blamed, "blue")["votes"].values()) == 0, "R: not below 0"
    assert sum(player(match.copy().play("reward/blame/green"), "green")["votes"].values()) == 4
    discarded = match.play("reward/discard").play("discard/kings-cake").play("stop")
    assert player(discarded)["hand"] == ["sourdough"]
    assert player(discarded)["rewards"] == 0
    assert (discarded.view()["turn"], discarded.view()["deciding"]) == ("orange", "turn")


def december(**players: Any) -> Match:
    """The last achievements of the year are to be used, by orange alone."""
    given = {"orange": {"hand": ["golden-baguette"], "rewards": 1}}
    for seat, data in players.items():
        given[seat] = {**given.get(seat, {}), **data}
    return table(given, month=12, step="achievements")


def test_after_the_last_achievement_of_december_tokens_may_still_be_spent_before_the_count() -> None:
    """M40: orange and blue hold tokens and are asked in turn; green has none and is not."""
    match = december(blue={"rewards": 2, "hand": ["kings-cake"]})
    match.play("pass").play("pass")
    assert (match.view()["step"], match.view()["turn"], match.over) == ("rewards", "orange", False)
    assert set(match.moves()) == {
        "pass", "reward/cards", "reward/discard", "reward/votes", "reward/blame/blue", "reward/blame/green",
    }  # fmt: skip
    match.play("reward/votes")
    assert match.view()["turn"] == "blue", "who has no token left is done"
    match.play("reward/discard").play("discard/kings-cake")
    assert match.view()["turn"] == "blue", "there is another token"
    match.play("pass")
    assert match.over
    assert [player(match, seat)["votes"]["rewards"] for seat in QUIET] == [7, 0, 0]
    assert match.true_scores()[1]["penalties"] == 0, "the card discarded last costs nothing"


def test_nobody_is_asked_for_tokens_in_other_months_or_without_any() -> None:
    """M40: at any own decision they can be spent anyway."""
    november = table({"orange": {"hand": ["golden-baguette"], "rewards": 1}}, month=11, step="achievements")
    assert november.play("pass").view()["month"] == 12
    assert december(orange={"rewards": 0}).play("pass").over
