"""A report of the lab in a real browser: on a desk and on a phone, by day and by night."""

from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import quartier
from quartier.bots.search.bot import Budget
from quartier.lab import arena_words, review_report
from quartier.lab.arena import Arena, outcome
from quartier.lab.arena_report import as_page
from quartier.lab.balance import Plan, balance
from quartier.lab.balance_page import balance_page
from quartier.lab.series import series
from quartier.reviews.review import review
from quartier.reviews.wording import Wording
from tests.bots.games import played_on
from tests.browser.test_screens import AXE

LONG = "search:seconds=1,worlds=0,ripe=1,width=1e9,candidates=1,horizon=-1,exploration=1,win_weight=1,threads=1"
SMALLEST = 10.0
"""Pixels of letters that can be read; those of scenes are measured with the scenes."""
SIZES = """
[...document.querySelectorAll("svg.plot text")].filter(text => text.checkVisibility()).map(text => {
  const turned = text.getScreenCTM();
  return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(turned.a, turned.b);
})
"""


def arena_page() -> str:
    """Return a report on real games, told of a bot with a very long name."""
    plan = Arena.plan("tiny_towns", ["random", "greedy"], 8, players=2)
    games = [
        game._replace(job=game.job._replace(bots=tuple(LONG if bot == "greedy" else bot for bot in game.job.bots)))
        for game in series(plan.jobs(), workers=1)
    ]
    return as_page(outcome(replace(plan, bots=("random", LONG)), games), arena_words.Wording("fr"))


def paris_page() -> str:
    """Return a report on the balance of Paris, with all that such a report may hold."""
    plan = Plan("paris", [{"postcards": "random"}], games=40, habits=("blank=all",), habit_games=4, against={"hand": 2})
    return balance_page(balance(plan, workers=1), "uk")


def munivers_page() -> str:
    """Return a report on the balance of Munivers, which has the longest names."""
    return balance_page(balance(Plan("munivers", [{"players": 2}], games=4), workers=1), "fr")


def review_page() -> str:
    """Return the review of a game with mistakes in it."""
    match = played_on(quartier.new("paris", seed=6, postcards="random"), 100, seed=1)
    found = review(match, Budget(iterations=600))
    assert found.turning_points
    return review_report.as_page(found, Wording(found, "fr"))


@pytest.fixture(scope="module", params=[arena_page, paris_page, munivers_page, review_page])
def report(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("report") / "report.html"
    file.write_text(request.param(), encoding="utf-8")
    return file


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1200, "light")])
def test_a_report_is_readable_everywhere(browser: Browser, report: Path, width: int, scheme: str) -> None:
    page = browser.new_page(viewport={"width": width, "height": 700}, color_scheme=scheme)  # type: ignore[arg-type]
    asked: list[str] = []
    complaints: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.on("console", lambda message: complaints.append(message.text))
    page.goto(report.as_uri())
    page.evaluate("document.querySelectorAll('details').forEach(part => { part.open = true; })")
    try:
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        sizes = page.evaluate(SIZES)
        assert sizes
        assert min(sizes) >= SMALLEST
        assert page.evaluate("document.fonts.ready.then(() => document.fonts.check('16px Golos Text'))")
        page.evaluate(AXE)
        assert page.evaluate("axe.run({resultTypes: ['violations']})")["violations"] == []
        assert [url for url in asked if not url.startswith(("file:", "data:"))] == []
        assert complaints == []
    finally:
        page.close()
