"""The scene: what is on it, in both layouts and themes, and what it says on demand."""

import re
import xml.etree.ElementTree as ElementTree
from random import Random

import pytest

from quartier.engine.errors import BadOption
from quartier.engine.locale import LANGUAGES
from quartier.engine.match import Match
from quartier.engine.scene import Part, Scene
from quartier.games.munivers.drawing.players import CARD_FOOT, CARD_HEAD, CARD_WIDTH, card_room, career_card
from quartier.games.munivers.game import GAME
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.rules.verbs import KINDS, LETTERS
from quartier.games.munivers.words.choices import card_name
from quartier.games.munivers.words.texts import ability_text
from tests.munivers.test_month import STALL
from tests.scenes import Box, lines, moments

PLAYERS = {
    "orange": {
        "board": "gobelins",
        "hand": ["golden-baguette", "night-oven"],
        "stock": ["l-allonge", "l-allonge", "opera-garnier"],
        "buildings": {"a6": "levain-fils", "b6": "au-comptoir", "b5": "notre-dame"},
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
    assert (
        found["site-orange-a6"] == "a6: Levain & Fils (Bakery), usefulness 3: 1 of its own + 1 from b6 + 1 from homes"
    )
    assert found["site-orange-c6"] == "c6: empty site"
    assert re.fullmatch(r"Orange: \d+ votes?, Total −?\d+, Cash \d+ K€", found["player-orange"].replace("\u00a0", " "))
    assert found["site-orange-b5"].startswith("b5: Notre-Dame (Unique building). Each neighbour among the bakeries")


def test_a_tile_in_a_stock_says_whose_it_is_how_many_there_are_and_what_it_does() -> None:
    found = titles(table(), 0)
    assert found["stock-orange-l-allonge"].startswith("In the stock of Orange: 2 × L’Allongé (Café): likes ")
    unique = "Opéra Garnier (Unique building): Each neighbour among the cafés gains 2 usefulness."
    assert found["stock-orange-opera-garnier"] == f"In the stock of Orange: {unique}"


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_everything_on_the_table_is_in_the_scene(layout: str) -> None:
    found = titles(table(step="left", auction=STALL), 0, layout=layout)
    wanted = {"auction", "calendar", "hand", "prompt", "player-orange", "player-green"}
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


BESIDE_THE_PANEL = 930
"""Pixels that a window 1280 wide leaves for the scene."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_written_smaller_than_ten_pixels_in_a_small_window(language: str) -> None:
    for match in moments("munivers"):
        for seat in (0, None):
            scene = match.scene(seat, language, "wide")
            for line in lines(scene):
                assert line.size * BESIDE_THE_PANEL / scene.width >= 10, (len(match.history), line)


# --- texts stay within their cards ---------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_a_career_card_leaves_its_card(language: str) -> None:
    """M6."""
    words, checked = table().words(language), 0
    for card in load_pack("standard").cards:
        for width in (CARD_WIDTH, 198):
            action, goal = card_room(words, "standard", card.id, width)
            height = CARD_HEAD + action + 12 + goal + CARD_FOOT
            drawn = career_card(words, "standard", card.id, width, CARD_HEAD + action + 12, height)
            scene = Scene("A card", width, height, (Part("card", drawn),), GAME.art())
            for line in lines(scene):
                assert Box(8, 4, width - 8, height - 4).holds(line.box), line
                checked += 1
    assert checked >= 2 * 2 * 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_small_picture_of_a_career_card_cuts_neither_a_line_nor_the_edge(language: str) -> None:
    """M6, M38: it is the pictogram of the type of the marker, and 2 units around it; no letter of any script."""
    words = table().words(language)
    for card in load_pack("standard").cards:
        action, goal = card_room(words, "standard", card.id, CARD_WIDTH)
        height = CARD_HEAD + action + 12 + goal + CARD_FOOT
        drawn = career_card(words, "standard", card.id, CARD_WIDTH, CARD_HEAD + action + 12, height)
        left, top, across, down = map(float, ElementTree.fromstring(drawn).attrib["data-figure"].split())
        picture = Box(left - 2, top - 2, left + across + 2, top + down + 2)
        assert Box(1, 1, CARD_WIDTH - 1, height - 1).holds(picture)
        scene = Scene("A card", CARD_WIDTH, height, (Part("card", drawn),), GAME.art())
        deep = [
            (line, Box(line.box.left, line.box.top, line.box.right, line.box.bottom + line.size / 4))
            for line in lines(scene)
        ]
        assert [line.text for line, box in deep if box.meets(picture)] == []
        kind = KINDS[LETTERS.index(card.letter)]
        assert drawn.count(f'href="#icon-{kind}"') == 1
        assert words(f"marker-{card.colour}").split()[-1] in " ".join(line.text for line in lines(scene))
        assert card.letter not in [line.text for line in lines(scene)]


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Cash 7 K€ · Income 8 K€ · Rewards: 1 · Loans: 2"), ("fr", "Argent 7 k€ · Revenu 8 k€ · Récompenses : 1"),
     ("es", "Dinero 7 k€ · Ingresos 8 k€"), ("ru", "Деньги 7 тыс. € · Доход 8 тыс. €"),
     ("uk", "Гроші 7 тис. € · Дохід 8 тис. €")],
)  # fmt: skip
def test_the_line_under_a_name_says_in_words_what_its_numbers_are(language: str, line: str) -> None:
    """M17, M42, M43: level 3 of the standard pack pays 8."""
    money = {"cash": 7, "income": 3, "rewards": 1, "loans": 2}
    match = Match.from_position(GAME, {"players": {"orange": money}})
    panel = part(match, "player-orange", 0, language=language)
    facts = next(text for text in panel.iter("text") if any(span.get("id") == "cash-orange" for span in text))
    assert line in " · ".join(span[0].tail or "" for span in facts).replace("\u00a0", " ")
    assert titles(match, 0)["income-orange"] == "Income level 3 pays 8 K€ a month"


# --- what the picture explains -------------------------------------------------------------------------------


def part(match: Match, id: str, seat: int | None = 0, **style: str) -> ElementTree.Element:
    return ElementTree.fromstring(match.scene(seat, **style).markup[id])


def uses(element: ElementTree.Element) -> list[str]:
    return [use.get("href", "")[1:] for use in element.iter("use")]


def words_in(element: ElementTree.Element) -> list[str]:
    """Return the texts, each in one line."""
    return [" ".join(text.itertext()) for text in element.iter("text")]


def find(element: ElementTree.Element, id: str) -> ElementTree.Element:
    return next(found for found in element.iter() if found.get("id") == id)


def test_a_building_keeps_the_pictograms_of_its_tile() -> None:
    """M4: neighbours are planned by what stands there already likes."""
    district = part(table(), "district-orange")
    for site, tile in (("a6", "levain-fils"), ("b6", "au-comptoir")):
        design = next(design for design in load_pack("standard").designs if design.id == tile)
        icons = [use for use in uses(find(district, f"site-orange-{site}")) if use.startswith("icon-")]
        assert icons[0] == f"icon-{design.kind}"
        assert len(icons) == 1 + len(design.pictograms)


@pytest.mark.parametrize(("layout", "width"), [("wide", 468), ("tall", 404)])
def test_no_tile_of_a_large_stock_lies_on_another(layout: str, width: int) -> None:
    designs = [design.id for design in load_pack("standard").designs][:20]
    match = table(players={"orange": {"stock": designs}, "blue": {}, "green": {}})
    stock = part(match, "stock-orange", layout=layout)
    places = [
        tuple(map(float, re.findall(r"[\d.]+", tile.get("transform", ""))[:2]))
        for tile in stock.iter("g")
        if tile.get("role")
    ]
    assert len(places) == len(set(places)) == 20
    assert max(x for x, _ in places) + 48 <= width
    for index, (x, y) in enumerate(places):
        assert all(abs(x - other) >= 48 or abs(y - down) >= 48 for other, down in places[index + 1 :])
    below = [
        float(re.findall(r"[\d.]+", match.scene(0, layout=layout).places[f"{name}-orange"])[1])
        for name in ("stock", "mayor")
    ]
    assert below[1] - below[0] >= max(y for _, y in places) + 48


def test_a_panel_says_what_the_next_income_needs_and_what_the_initials_stand_for() -> None:
    """M29."""
    notes = " ".join(words_in(part(table(), "notes-orange"))).replace("\u00a0", " ")
    assert re.search(r"Next income: \d+ K€ if ", notes)
    assert "ND · Notre-Dame. Each neighbour among the bakeries" in notes


def test_a_poll_to_come_shows_who_leads_and_ties_only_faintly() -> None:
    """M44: strictly the highest total wins, unless somebody wins ties."""

    def shown(**blue: str) -> tuple[object, ElementTree.Element]:
        players = {"orange": {"buildings": {"a6": "le-zinc"}}, "blue": {"buildings": {"a6": "le-zinc", **blue}}}
        boards = {"orange": "gobelins", "blue": "butte-montmartre"}
        match = table(players={seat: {"board": boards[seat], **player} for seat, player in players.items()})
        return match.view()["leaders"], part(match, "poll-3")

    leaders, poll = shown()
    assert leaders == {"bakery": [], "supermarket": [], "cafe": ["orange", "blue"], "boutique": []}
    assert any(group.get("opacity") == "0.4" for group in poll.iter("g"))
    leaders, poll = shown(b6="arc-de-triomphe")
    assert leaders == {"bakery": [], "supermarket": [], "cafe": ["blue"], "boutique": []}
    assert "sign-blue" in uses(poll)
    assert "sign-orange" not in uses(poll)


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_the_end_is_counted_line_by_line_with_the_winners_laurel_and_all_hands_open(layout: str) -> None:
    """M46, M47."""
    match, random = Match.new(GAME, seed=5, players=2, content="short"), Random(5)
    assert "result" not in match.scene(0, layout=layout).markup
    while not match.over:
        match.play(random.choice(match.moves()))
    count = part(match, "result", 0, layout=layout)
    assert uses(count).count("laurel") == 1
    told = words_in(count)
    totals = [score["total"] for score in match.scores(0)]
    assert all(str(total).replace("-", "−") in told for total in totals)
    assert "Total" in told
    hands = [data["hand"] for data in match.view(None)["players"].values()]
    held = [card_name(load_pack("short"), card, match.words()) for hand in hands for card in hand]
    shown = " ".join(words_in(part(match, "supply", None, layout=layout)))
    assert held
    assert all(name in shown for name in held)


def test_while_no_lots_are_left_the_stall_makes_room_for_the_steps_of_the_month() -> None:
    closed, open = table().scene(0).markup, table(step="left", auction=STALL).scene(0).markup
    assert ("agenda" in closed, "auction" in closed) == (True, False)
    assert ("agenda" in open, "auction" in open) == (False, True)
    assert "agenda" not in table().scene(0, layout="tall").markup


def test_on_a_phone_a_landmark_on_the_stall_says_what_it_does() -> None:
    landmark = next(design for design in load_pack("standard").designs if design.id == "tour-eiffel")
    assert landmark.ability
    match = table(step="left", auction={**STALL, "left": [{"tile": landmark.id}, *STALL["left"][1:]]})
    told = " ".join(words_in(part(match, "lot-left-1", layout="tall")))
    assert ability_text(landmark.ability, match.words()) in told


def test_on_a_phone_what_only_moves_when_the_stall_closes_is_not_drawn_anew() -> None:
    open, closed = (table(**fields).scene(0, layout="tall") for fields in ({"step": "left", "auction": STALL}, {}))
    moved = {id for id in closed.places if closed.places[id] != open.places.get(id)}
    assert {"district-orange", "stock-orange", "calendar", "mayor-blue", "card-night-oven"} <= moved
    assert [id for id in moved if closed.markup[id] != open.markup[id]] == []


def test_nothing_lies_on_the_number_of_a_month() -> None:
    """M10: the newspaper of a poll and the dot of the election have the corner for themselves."""
    months = [group for group in part(table(), "calendar").iter("g") if str(group.get("id")).startswith("month-")]
    marked = 0
    for month in months:
        number = next(text for text in month.iter("text"))
        top = float(str(number.get("y"))) - 0.7 * float(str(number.get("font-size")))
        dots = [float(str(dot.get("cy"))) + float(str(dot.get("r"))) for dot in month.iter("circle")]
        papers = [re.search(r",(-?[\d.]+)h[\d.]+v([\d.]+)", str(path.get("d"))) for path in month.iter("path")]
        bottoms = dots + [float(paper[1]) + float(paper[2]) for paper in papers if paper]
        marked += len(bottoms)
        assert all(bottom < top for bottom in bottoms)
    assert marked == 4


def test_how_many_equal_tiles_there_are_hides_nothing_that_they_like() -> None:
    tile = next(
        group for group in part(table(), "stock-orange").iter("g") if group.get("id") == "stock-orange-l-allonge"
    )
    count = next(circle for circle in tile.iter("circle") if circle.get("fill") == "var(--now)")
    likes = [use for use in tile.iter("use") if use.get("href") == "#icon-supermarket"]
    (top,) = [float(str(use.get("transform")).split()[1].split(")")[0]) for use in likes]
    assert float(str(count.get("cy"))) + float(str(count.get("r"))) < top


def test_a_campaign_against_somebody_has_a_real_minus() -> None:
    """M44."""
    players = {"orange": {"board": "gobelins", "campaign": {"cafe": -3, "bakery": 2}}}
    totals = [
        text for text in words_in(part(table(players=players), "player-orange")) if re.fullmatch(r"\d+ [+−]\d", text)
    ]
    assert [text.split()[1] for text in totals] == ["+2", "−3"]


def test_an_empty_stock_is_told_with_the_spaces_of_the_language() -> None:
    match = table(players={"orange": {"board": "gobelins"}})
    scene = match.scene(0, language="fr")
    assert any("Réserve\u00a0: –" in markup for markup in scene.markup.values())
