"""The scene: what is on it, in both layouts and themes, and what it says on demand."""

import xml.etree.ElementTree as ElementTree

import pytest

from quartier.engine.errors import BadOption
from quartier.engine.locale import LANGUAGES
from quartier.engine.match import Match
from quartier.games.munivers.content import load_pack
from quartier.games.munivers.game import GAME
from tests.munivers.test_month import STALL

PLAYERS = {
    "orange": {
        "board": "gobelins",
        "hand": ["golden-baguette", "night-oven"],
        "stock": ["l-allonge", "l-allonge", "opera-garnier"],
        "buildings": {"a6": "au-four-a-bois", "b6": "au-comptoir", "b5": "notre-dame"},
    },
    "blue": {"hand": ["sourdough"]},
}


def table(**fields: object) -> Match:
    return Match.from_position(GAME, {"players": PLAYERS, **fields})


def titles(match: Match, seat: int | None, **style: str) -> dict[str, str]:
    scene = ElementTree.fromstring(match.svg(seat, **style))
    space = "{http://www.w3.org/2000/svg}title"
    return {str(part.get("id")): str(part.findtext(space)) for part in scene.iter() if part.get("id")}


def test_a_site_says_how_its_usefulness_comes_about() -> None:
    """M4: 1 of its own, a café on b6 and a home."""
    found = titles(table(), 0)
    assert found["site-orange-a6"] == "a6: Au Four à bois, usefulness 3: 1 of its own + 1 from b6 + 1 from homes"
    assert found["site-orange-c6"] == "c6: empty site"
    assert found["site-orange-b5"].startswith("b5: Notre-Dame. Each neighbour among the bakeries")


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_everything_on_the_table_is_in_the_scene(layout: str) -> None:
    found = titles(table(step="left", auction=STALL), 0, layout=layout)
    wanted = {"auction", "calendar", "polls", "voting", "hand", "prompt", "player-orange", "player-green"}
    wanted |= {"lot-left-1", "lot-right-3", "month-12", "poll-3", "voting-cafe", "mayor-blue", "first-player"}
    wanted |= {"card-golden-baguette", "card-night-oven", "stock-orange-l-allonge", "stock-orange-opera-garnier"}
    wanted |= {f"site-orange-{name}" for name in load_pack("standard").boards[3].site_names}
    assert wanted <= set(found)


def test_a_hand_is_drawn_for_its_owner_alone() -> None:
    match = table()
    assert "card-golden-baguette" in titles(match, 0)
    for viewer in (1, 2, None):
        assert "card-golden-baguette" not in titles(match, viewer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["day", "night", "auto"])
def test_every_theme_is_drawn_in_every_language(language: str, theme: str) -> None:
    scene = table().svg(0, language, theme=theme)
    assert "var(--" not in scene or theme == "auto"
    ElementTree.fromstring(scene)


def test_an_unknown_layout_is_refused() -> None:
    with pytest.raises(BadOption):
        table().svg(0, layout="round")
