"""M42-M48: money, loans, polls, the election, the final count and who wins."""

from typing import Any

import pytest

from quartier.engine.match import Match
from quartier.games.munivers.game import GAME
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.rules.verbs import KINDS
from tests.munivers.cards import player
from tests.munivers.test_month import LEADER, QUIET, STALL, state, table

PACK = load_pack("standard")


def test_cash_is_public() -> None:
    """M42."""
    match = Match.new(GAME, seed=5)
    for viewer in (None, 0, 1, 2):
        cash = [player["cash"] for player in match.view(viewer)["players"].values()]
        assert cash == [int(amount) for amount in state(match).cash[:3]]


@pytest.mark.parametrize(("loans", "price"), [(1, 12), (2, 13), (3, 12), (4, 13)])
def test_a_single_loan_is_repaid_with_12_and_one_of_a_pair_with_13(loans: int, price: int) -> None:
    """M43: both together with 25."""
    match = table({"orange": {"loans": loans, "cash": price}}, step="left", auction=STALL)
    match.play("repay")
    assert (player(match)["cash"], player(match)["loans"]) == (0, loans - 1)
    poor = table({"orange": {"loans": loans, "cash": price - 1}}, step="left", auction=STALL)
    assert "repay" not in poor.moves()


@pytest.mark.parametrize(("loans", "votes"), [(0, 0), (1, -15), (2, -30), (3, -45)])
def test_loans_left_at_the_end_cost_15_votes_each(loans: int, votes: int) -> None:
    """M43, M46."""
    assert table({"orange": {"loans": loans}}).scores()[0]["loans"] == votes


@pytest.mark.parametrize("seat", QUIET)
def test_everybody_loses_votes_for_the_own_loans_and_the_own_hand(seat: str) -> None:
    """M43, M46: three loans, and The Red Ribbon with a penalty of 3, at each seat; the others lose nothing."""
    players = {seat: {"loans": 3, "hand": ["legion-of-honour"]}}
    scores = table(players, step="left", auction=STALL).true_scores()
    lost = [(score["loans"], score["penalties"]) for score in scores]
    assert lost == [(-45, -3) if other == seat else (0, 0) for other in QUIET]


def test_loans_are_only_for_tiles_and_fees() -> None:
    """M43: with 0 K€ a card that costs something can't be played."""
    match = table({"orange": {"hand": ["golden-baguette"], "cash": 0}}, step="end")
    assert "play/golden-baguette" not in match.moves()


# --- polls ---------------------------------------------------------------------------------------------------

POLLS = ["petit-badaud", "gazette-du-zinc", "courrier-des-caisses"]


def poll(month: int = 3, **players: Any) -> Match:
    return table(players, month=month, step="end", polls=POLLS)


def on(board: str, **buildings: str) -> dict[str, Any]:
    return {"board": board, "buildings": buildings}


def test_the_strictly_highest_total_gets_the_card_s_number_for_that_month() -> None:
    """M44: bakeries stand first on Le Petit Badaud: 5 in the first poll; last on La Gazette: 3 in the second."""
    orange = {**LEADER, "mayor": "anatole-troc"}
    assert player(poll(3, orange=orange))["votes"]["polls"] == 5
    assert player(poll(6, orange=orange))["votes"]["polls"] == 3


def test_a_tie_gives_nobody_votes_unless_somebody_wins_ties() -> None:
    """M44, M41: the Arc de Triomphe wins ties."""
    orange, blue = on("gobelins", f6="le-pain-beni"), on("palais-bourbon", a7="le-pain-beni")
    tied = poll(orange=orange, blue=blue)
    assert [player(tied, seat)["votes"]["polls"] for seat in QUIET] == [0, 0, 0]
    with_arch = on("palais-bourbon", a7="le-pain-beni", a6="arc-de-triomphe")
    assert player(poll(orange=orange, blue=with_arch), "blue")["votes"]["polls"] == 5


def test_winning_two_types_or_more_brings_one_reward_token_while_they_last() -> None:
    """M44: orange wins three types, blue one."""
    orange = on("gobelins", f6="le-pain-beni", f3="le-zinc", h3="chapeau-bas")
    blue = on("palais-bourbon", f6="le-petit-cabas")
    match = poll(orange=orange, blue=blue)
    assert [player(match, seat)["rewards"] for seat in QUIET] == [1, 0, 0]
    none_left = table({"orange": orange, "green": {"rewards": 6}}, month=3, step="end", polls=POLLS)
    none_left.play("pass/month")
    assert [player(none_left, seat)["rewards"] for seat in QUIET] == [0, 0, 6]


@pytest.mark.parametrize("content", ["standard", "short"])
def test_a_spent_reward_token_goes_back_to_the_box(content: str) -> None:
    """M11, M40: whatever it buys."""
    for bought in ("cards", "votes", "blame/blue"):
        match = table({"orange": {"rewards": 2}}, step="end", options={"content": content})
        assert state(match).rewards_left == 4
        match.play(f"reward/{bought}")
        assert (state(match).rewards_left, player(match)["rewards"]) == (5, 1)
        assert match.game.rules.check(match.state, match.tables) == 0


@pytest.mark.parametrize(
    ("month", "held", "offered"),
    [(1, 3, True), (1, 4, False), (9, 3, True), (9, 4, False), (10, 5, True), (10, 6, False)],
)
def test_abilities_hand_out_no_token_that_the_poll_to_come_may_ask_for(month: int, held: int, offered: bool) -> None:
    """M44: in a poll two players can win two types each; after the last poll the box is there for abilities alone."""
    players = {"orange": {"hand": ["legion-of-honour"], "cash": 9}, "green": {"rewards": held}}
    match = table(players, month=month, step="end")
    assert ("play/legion-of-honour" in match.moves()) == offered
    palace = {"orange": {"board": "gobelins", "stock": ["grand-palais"], "cash": 9}, "green": {"rewards": held}}
    built = table(palace, month=month, step="building").play("build/grand-palais/a6")
    assert player(built)["rewards"] == offered


def test_the_poll_gives_before_a_card_does() -> None:
    """M44: of the last token in the box blue's card gets nothing, and orange, who wins two types, has it."""
    orange = on("gobelins", f6="le-pain-beni", f3="le-zinc")
    blue = {"hand": ["legion-of-honour"], "cash": 9}
    match = table({"orange": orange, "blue": blue, "green": {"rewards": 5}}, month=3, step="end", polls=POLLS)
    assert match.waiting == [1]
    assert "play/legion-of-honour" not in match.moves()
    match.play("pass/month").play("pass/month")
    assert [player(match, seat)["rewards"] for seat in QUIET] == [1, 0, 5]


def test_by_version_10_spent_tokens_were_gone_and_cards_took_the_last_one() -> None:
    """M11, M44: so what was recorded then is replayed and played on as it was."""
    options = {"content": "standard@10"}
    match = table({"orange": {"rewards": 1}}, step="end", options=options)
    match.play("reward/votes")
    assert (state(match).rewards_left, player(match)["rewards"]) == (5, 0)
    players = {"orange": {"hand": ["legion-of-honour"], "cash": 9}, "green": {"rewards": 5}}
    assert "play/legion-of-honour" in table(players, month=3, step="end", options=options).moves()


def test_a_unique_building_may_win_more_from_each_type() -> None:
    """M5, M44: the Tour Eiffel wins 5 and 2 more; its votes come from the poll."""
    buildings = {**LEADER["buildings"], "c6": "tour-eiffel"}
    tower = poll(3, orange={**LEADER, "buildings": buildings, "mayor": "anatole-troc"})
    assert player(tower)["votes"] == {"polls": 7, "election": 0, "achievements": 0, "abilities": 0, "rewards": 0}


def test_the_election_gives_base_votes_and_markers_to_the_strictly_highest_total() -> None:
    """M45."""
    match = table({"orange": LEADER}, month=12, step="end", markers={"bakery": 4, "cafe": 9})
    assert player(match)["votes"]["election"] == PACK.base_votes[0] + 4
    tied = table(
        {"orange": on("gobelins", f6="le-pain-beni"), "blue": on("palais-bourbon", a7="le-pain-beni")},
        month=12,
        step="end",
    )
    assert player(tied)["votes"]["election"] == 0


# --- the end ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "line"),
    [
        ("le-pain-beni", "bakeries"),
        ("le-petit-cabas", "supermarkets"),
        ("le-zinc", "cafes"),
        ("chapeau-bas", "boutiques"),
    ],
)
def test_the_most_of_a_type_brings_5_votes_and_a_tie_nothing(tile: str, line: str) -> None:
    """M46: built ones count, not their usefulness."""
    ahead = table({"orange": on("gobelins", a6=tile, b6=tile), "blue": on("palais-bourbon", f6=tile)})
    assert [score[line] for score in ahead.scores()] == [5, 0, 0]
    tied = table({"orange": on("gobelins", a6=tile), "blue": on("palais-bourbon", f6=tile)})
    assert [score[line] for score in tied.scores()] == [0, 0, 0]


def test_the_most_unique_buildings_bring_7_and_the_most_cash_10() -> None:
    """M46."""
    match = table({"orange": {**on("gobelins", a6="louvre"), "cash": 5}, "blue": {"cash": 6}, "green": {"cash": 6}})
    assert [score["uniques"] for score in match.scores()] == [7, 0, 0]
    assert [score["cash"] for score in match.scores()] == [0, 0, 0]
    rich = table({"orange": {"cash": 9}, "blue": {"cash": 6}})
    assert [score["cash"] for score in rich.scores()] == [10, 0, 0]


def test_cards_left_in_hand_cost_their_penalties_which_others_do_not_see() -> None:
    """M46: 2 and 1 votes."""
    match = table({"orange": {"hand": ["golden-baguette", "night-oven"]}}, step="end")
    assert match.scores(0)[0]["penalties"] == -3
    assert match.scores(1)[0]["penalties"] == match.scores()[0]["penalties"] == 0
    assert match.true_scores()[0]["penalties"] == -3
    assert match.view(0)["scores"][0]["penalties"] == -3
    assert match.view(1)["scores"][0]["penalties"] == 0


def test_at_the_end_all_hands_are_open() -> None:
    """M46."""
    match = table({"orange": {"hand": ["golden-baguette"]}}, month=12, step="over")
    assert match.view(1)["players"]["orange"]["hand"] == ["golden-baguette"]
    assert match.view(1)["scores"][0]["penalties"] == -2


def test_some_landmarks_give_votes_at_the_end() -> None:
    """M5, M46: the Panthéon gives 2 for each unique building, itself included."""
    match = table({"orange": on("gobelins", a6="pantheon", b6="louvre")})
    assert match.scores()[0]["landmarks"] == 4


def final(**players: Any) -> Match:
    """The year is over."""
    return table(players, month=12, step="over")


def test_most_votes_win() -> None:
    """M47."""
    match = final(orange={"votes": 3}, blue={"votes": 5}, green={"votes": 4})
    assert match.winners == [1]
    assert match.ending == "votes"
    assert asked(match) == "Blue is mayor of Paris with 5 votes."


def asked(match: Match) -> str:
    """Return how the table says that it ended."""
    return match.game.question(match.view(), "", match.words()).replace("\u00a0", " ")


def test_a_tie_goes_to_the_most_unique_buildings() -> None:
    """M47: blue has two of them, and the 7 votes for the most; orange has 7 more votes instead."""
    blue = {**on("palais-bourbon", a6="louvre", b6="sorbonne"), "votes": 1}
    match = final(orange={**on("gobelins", a6="gare-du-nord"), "votes": 8}, blue=blue)
    assert [score["total"] for score in match.scores()][:2] == [8, 8]
    assert match.winners == [1]
    assert match.ending == "uniques"
    decided = "Blue is mayor of Paris with 8 votes. Equal votes, so more unique buildings win: 2 to 1."
    assert asked(match) == decided


def test_a_further_tie_goes_to_the_nearest_to_the_first_player_in_turn_order() -> None:
    """M47: the first player is green; then comes orange, then blue."""
    match = table({"orange": {"votes": 4}, "blue": {"votes": 4}}, month=12, step="over", first="green")
    assert match.winners == [0]
    assert match.ending == "turn order"
    assert asked(match).endswith("4 votes. Votes and unique buildings are equal, so the order of turns decides.")


def test_achievements_score_when_used() -> None:
    """M48: the votes stand on the track at once, and may go into the next poll's reward or the end unchanged."""
    match = table({"orange": {**LEADER, "hand": ["kings-cake"]}}, step="achievements")
    match.play("achieve/kings-cake")
    assert player(match)["votes"]["achievements"] == 4
    assert match.scores()[0]["achievements"] == 4


def test_the_sum_of_usefulness_totals_follows_every_move_of_a_random_game() -> None:
    """M1, M4: kept move by move, the totals equal a recount made by other code."""
    from random import Random

    match, random = Match.new(GAME, seed=11, players=3), Random(11)
    while not match.over:
        match.play_action(random.choice(match.actions(match.waiting[0])), match.waiting[0])
        for seat in match.view()["players"].values():
            recount = dict.fromkeys(KINDS[:4], 0)
            for building in seat["buildings"].values():
                kind = next(design.kind for design in PACK.designs if design.id == building["tile"])
                if kind != "unique":
                    recount[kind] += building["useful"]
            assert recount == seat["totals"]
