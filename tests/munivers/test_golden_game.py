"""A whole game of three greedy bots, kept with its result and its story.

Where a change of rules or content is meant, the version of the rules goes up and the game is recorded anew, by
`python -m tests.munivers.test_golden_game`.
"""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier.bots.players import bot, play_to_the_end
from quartier.engine.errors import BadRecord
from quartier.engine.match import Match
from quartier.games.munivers.game import GAME

GAMES = Path(__file__).parent / "games"
STORY = GAMES / "three_mayors.en.txt"
EXPECTED: dict[str, dict[str, Any]] = json.loads((GAMES / "expected.json").read_text(encoding="utf-8"))
STEPS = {
    "1.1": "The calendar moves.",
    "1.2": "Income: ",
    "1.3": "Next: start of the month.",
    "2.1": "Up for auction on the left: ",
    "2.2": "Next: auction, left half.",
    "2.3": "Next: after the bidding.",
    "2.4": " and takes ",
    "2.5": "Next: before construction.",
    "3.1": "Next: construction.",
    "3.2": "Next: development.",
    "3.3": "Next: after construction.",
    "4.1": "Next: end of the month.",
    "4.2": "Poll in ",
    "4.3": "Election: ",
    "4.4": " draws ",
    "4.5": "Next: achievements.",
    "4.6": "is the first player now.",
}
"""By the draft's number of a step: what tells of it. Players never read the number."""


def story(match: Match, language: str) -> list[str]:
    """Tell every move."""
    words = match.words(language)
    after = [move.before for move in match.history[1:]] + [match.state]
    return [
        match.game.tell(move.before, state, match.tables, move.seat, move.action, words)
        for move, state in zip(match.history, after, strict=True)
    ]


@pytest.mark.parametrize("name", EXPECTED)
def test_the_golden_game_ends_as_it_did_when_it_was_recorded(name: str) -> None:
    """M16 to M48: every move is still legal, and the very bytes of the end are the same."""
    match = quartier.load(GAMES / f"{name}.json")
    assert match.over
    assert match.scores() == EXPECTED[name]["scores"]
    assert match.winners == EXPECTED[name]["winners"]
    assert hashlib.sha256(match.state.tobytes()).hexdigest() == EXPECTED[name]["sha256"]


def test_its_story_is_told_as_it_was_and_every_step_of_the_draft_is_in_it() -> None:
    told = story(quartier.load(GAMES / "three_mayors.json"), "en")
    assert "\n".join(told) + "\n" == STORY.read_text(encoding="utf-8")
    assert [step for step, text in STEPS.items() if not any(text in sentence for sentence in told)] == []
    assert not any(re.search(r"\b\d\.\d\b", sentence) for sentence in told)


def test_every_month_of_the_story_has_its_income_auction_payment_and_construction() -> None:
    told = " ".join(story(quartier.load(GAMES / "three_mayors.json"), "en"))
    months = told.split(STEPS["1.1"])
    assert len(months) == 12
    for month in months:
        assert all(STEPS[step] in month for step in ("1.2", "2.1", "2.2", "2.4", "4.4", "4.5"))
    assert [number for number, month in enumerate(months, 1) if STEPS["4.2"] in month] == [3, 6, 9]
    assert STEPS["4.3"] in months[11]
    assert "is mayor of Paris" in months[11]


def test_a_record_of_the_first_version_says_that_it_can_not_be_replayed() -> None:
    record = {**quartier.load(GAMES / "three_mayors.json").record(), "rules": 1}
    told = f"played by version 1 of the rules of munivers; this program has version {GAME.version}"
    with pytest.raises(BadRecord, match=told):
        quartier.load(record)


def told_when_the_auction_ends(first_on_the_right: str) -> str:
    """M25: green's bid for the Sorbonne ends the auction; its bill of 3 and 20 takes two loans."""
    bidders = ("orange", "blue", "green")
    left = [{"tile": tile, "bid": bid, "bidder": seat} for tile, bid, seat in
            zip(("le-zinc", "louvre", "le-quignon"), (1, 3, 3), bidders, strict=True)]  # fmt: skip
    right = [{"tile": first_on_the_right, "bid": 3, "bidder": "orange"},
             {"tile": "rayon-frais", "bid": 2, "bidder": "blue"}, {"tile": "sorbonne"}]  # fmt: skip
    players = {seat: {"mayor": mayor, "cash": 9} for seat, mayor in
               zip(bidders, ("gaston-poigne", "honorine-pave", "fernand-couloir"), strict=True)}  # fmt: skip
    auction = {"left": left, "right": right, "opener": "orange"}
    match = quartier.from_position("munivers", {"step": "right", "auction": auction, "players": players})
    return story(match.play("bid/right/3/20"), "en")[0]


def test_a_payment_is_told_with_the_last_bid_and_with_every_loan() -> None:
    told = told_when_the_auction_ends("pantheon")
    assert "Green takes 2 loans. Green pays 23 K€ and takes Le Quignon and Sorbonne." in told
    assert "Orange pays 4 K€ and takes Le Zinc and Panthéon." in told


def test_two_tiles_of_one_design_are_told_once() -> None:
    assert "Orange pays 4 K€ and takes Le Zinc × 2." in told_when_the_auction_ends("le-zinc")


def test_a_poll_is_told_also_when_everybody_has_passed_for_the_month() -> None:
    """M32: orange passes for the month after construction in March, and nobody is asked in the window at its end."""
    players = {"orange": {"board": "gobelins", "buildings": {"a6": "le-pain-beni"}, "hand": ["kings-cake"]}}
    match = quartier.from_position("munivers", {"month": 3, "step": "built", "players": players})
    told = story(match.play("pass/month"), "en")[0]
    assert "Poll in March, “Le Petit Badaud”: bakeries Orange 5." in told


def test_the_history_of_the_rules_tells_of_every_version() -> None:
    rules = Path(quartier.__file__).parent / "games" / "munivers" / "RULES.md"
    history = rules.read_text(encoding="utf-8").split("## Version history")[1]
    assert re.findall(r"^(\d+)\. ", history, re.MULTILINE) == [str(number + 1) for number in range(GAME.version)]


def record_anew() -> None:
    """Let the greedy bots play the game once more, and keep it with its result and its story."""
    match = play_to_the_end(quartier.new("munivers", seed=13, players=3), [bot("greedy", seat) for seat in range(3)])
    match.save(GAMES / "three_mayors.json")
    sha256 = hashlib.sha256(match.state.tobytes()).hexdigest()
    expected = {"three_mayors": {"scores": match.scores(), "winners": match.winners, "sha256": sha256}}
    (GAMES / "expected.json").write_text(json.dumps(expected, indent=1) + "\n", encoding="utf-8")
    STORY.write_text("\n".join(story(match, "en")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    record_anew()
