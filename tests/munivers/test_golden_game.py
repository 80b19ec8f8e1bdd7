"""A whole game of three greedy bots, kept with its result and its story.

Where a change of rules or content is meant, the version of the rules goes up and the game is recorded anew.
"""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

import quartier
from quartier.engine.match import Match

GAMES = Path(__file__).parent / "games"
EXPECTED: dict[str, dict[str, Any]] = json.loads((GAMES / "expected.json").read_text(encoding="utf-8"))
STEPS = {
    "1.1": "The calendar moves.",
    "1.2": "Income: ",
    "1.3": "Next: start of the month.",
    "2.1": "On the stall, ",
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
    assert "\n".join(told) + "\n" == (GAMES / "three_mayors.en.txt").read_text(encoding="utf-8")
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
