"""Paris in a terminal: the scene in characters, the choices in words, the moves in sentences."""

import io
from typing import Any

import pytest
from rich.console import Console

import quartier
from quartier import Match
from quartier.bots.players import bot
from quartier.engine.locale import LANGUAGES
from tests.paris.boards import at, building, paving, with_cards


def shown(match: Match, seat: int | None = None, language: str = "en", **more: Any) -> list[str]:
    """Return the lines of the scene, without colour and 80 columns wide."""
    console = Console(file=io.StringIO(), width=80, color_system=None)
    console.print(match.game.terminal(match.view(seat) | more, match.words(language)))
    assert isinstance(console.file, io.StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def row(match: Match, number: int, **more: Any) -> str:
    """Return the characters of one row of the board, its number left out."""
    line = next(line for line in shown(match, **more) if line.startswith(f"{number} "))
    return line[2:33]


def told(match: Match, path: str, language: str = "en") -> str:
    """Make a move and return the sentences that tell it."""
    before, seat = match.state, match.waiting[0]
    match.play(path)
    action = match.history[-1].action
    return match.game.tell(before, match.state, match.tables, seat, action, match.words(language))


# --- the board ---------------------------------------------------------------------------------------


def test_the_four_kinds_of_cobbles_differ_without_colour() -> None:
    """P2: own, rival, mixed and lamp spaces; and what is not paved yet."""
    match = at(paving=paving("o", b="b8", m="c8", l="d8"))
    assert row(match, 8).split() == ["☀", "☾", "◐", "✦", "☀", "☀", "☀", "☀"]
    assert row(quartier.new("paris", seed=1), 8).split() == ["·"] * 8


def test_rows_and_columns_are_named() -> None:
    """P1: spaces are named a1 to h8."""
    lines = shown(at(paving=paving("o")))
    assert [line[0] for line in lines[1:9]] == list("87654321")
    assert lines[9][:33].split() == list("abcdefgh")


def test_a_building_is_a_solid_block_that_says_how_many_lamps_light_it() -> None:
    """P33: the light of different lamps."""
    match = at(paving=paving("o", l="d1 a2"), buildings=[building("orange", "line3", "a1 b1 c1")])
    assert row(match, 1).rstrip() == "☀2███☀███☀█  ✦   ☀   ☀   ☀   ☀"


def test_the_annex_shows_on_its_building() -> None:
    """P26: the annex is part of a building."""
    match = at(
        paving=paving("o"),
        buildings=[building("orange", "line3", "a1 b1 c1")],
        cards=with_cards(bouquinistes="orange"),
        pieces={"annex": {"space": "d1", "building": 0}},
    )
    assert row(match, 1).startswith("☀0███☀███☀███+█  ☀")
    assert "+ Annex" in shown(match)[-1]


def test_every_special_piece_has_its_sign_and_is_named_below() -> None:
    """P5: the pieces that postcards bring."""
    match = at(
        paving=paving("m", l="h1"),
        buildings=[building("blue", "garden", "a8 b8")],
        cards=with_cards(jardin_des_plantes="blue", le_peintre="orange", moulin_rouge="orange", lampadaire="blue",
                         fontaine_des_mers="orange", le_penseur="blue", la_grande_lumiere="orange"),
        pieces={"painter": "a1", "dancer": "b1", "lamp": "c1", "fountain": ["d1", "e1"], "large_lamp": "h1",
                "statue": {"space": "f1", "front": "f2"}},
    )  # fmt: skip
    assert row(match, 1) == "(✎) (♪) (✦) ≈≈≈ ≈≈≈ (♙↑  ◐  (✹)"
    assert row(match, 8).startswith("☾0███♣█")
    names = ("✎ Painter", "♪ Dancer", "✦ Lamp tile", "✹ Large lamp", "≈ Fountain", "♙ Statue", "♣ Garden")
    assert all(name in " ".join(shown(match)[-2:]) for name in names)


def test_marked_spaces_stand_in_brackets() -> None:
    match = at(paving=paving("o"))
    assert row(match, 3, marked=["space-c3", "card-chartier"]).split() == ["☀", "☀", "[☀]", "☀", "☀", "☀", "☀", "☀"]


def test_a_large_terminal_gets_a_large_board() -> None:
    match = at(paving=paving("o", l="d1"), buildings=[building("orange", "line3", "a1 b1 c1")])
    console = Console(file=io.StringIO(), width=120, height=45, color_system=None)
    console.print(match.game.terminal(match.view() | {"marked": ["space-h1"]}, match.words()))
    assert isinstance(console.file, io.StringIO)
    lines = console.file.getvalue().splitlines()
    assert lines[15][:49] == "1 █☀1█████☀█████☀██   ✦     ☀     ☀     ☀    [☀] "
    assert lines[16][:49].rstrip() == "  " + "█" * 17
    assert lines[17][:49].split() == list("abcdefgh")


# --- beside the board --------------------------------------------------------------------------------


def test_live_scores_are_shown_line_by_line() -> None:
    """P33 to P36: the lines and the total of both players."""
    match = at(
        paving=paving("o", l="d1"),
        buildings=[building("orange", "line3", "a1 b1 c1")],
        reserve={"orange": ["L4"], "blue": ["V6", "U6"]},
    )
    lines = [line[36:].split() for line in shown(match)]
    assert ["Lit", "buildings", "3", "0"] in lines
    assert ["Largest", "group", "3", "0"] in lines
    assert ["Unbuilt", "−3", "−6"] in lines
    assert ["Total", "3", "−6"] in lines


def test_only_the_own_hand_is_seen() -> None:
    """P8: the hand is secret."""
    match = quartier.new("paris", seed=7)
    own, backs = (next(line for line in shown(match, seat) if "Hand" in line) for seat in (0, None))
    assert own.count("▒▒") == 1
    assert backs.count("▒▒") == 2


def test_postcards_show_their_owner_points_and_what_is_kept() -> None:
    """P17, P22, P36: claimed cards are turned over, some are kept, some earn points."""
    match = at(
        paving=paving("o", l="h8"),
        cards=with_cards(le_peintre="orange", metropolitain="blue", chartier="blue"),
        held={"blue": ["metropolitain"]},
        pieces={"painter": "a1"},
    )
    text = "\n".join(shown(match))
    assert "☀ 2 Le Peintre" in text
    assert "☾ ★ Métropolitain" in text
    assert "☾ Chartier" in text
    assert "✉ Lévitation" in text


def test_buildings_are_shown_as_shapes_where_they_can_be_taken() -> None:
    """P10, P21: the pool in phase 1, later only for an open Levitation; both reserves always."""
    start = "\n".join(shown(quartier.new("paris", seed=1)))
    assert "Pool █▄ ▄▄▄ ▄" in start
    assert "corner3" not in start
    later = at(paving=paving("o"), reserve={"orange": ["O4"], "blue": ["line3"]})
    assert any(line.startswith("☀ Reserve ██  ☾ Reserve ▄▄▄") for line in shown(later))
    assert any("Pool" in line for line in shown(later))
    taken = at(paving=paving("o"), cards=with_cards(levitation="blue"))
    assert not any("Pool" in line for line in shown(taken))


@pytest.mark.compiled
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_of_a_game_fits_80_columns_and_is_told_in_every_language(language: str) -> None:
    match = quartier.new("paris", seed=11, postcards="random", hand=2, flip=True)
    players = [bot("greedy", 1), bot("random", 2)]
    while not match.over:
        assert all(len(line) <= 80 for line in shown(match, match.waiting[0], language))
        seat = match.waiting[0]
        before, action = match.state, players[seat].choose(match, seat)
        match.play_action(action, seat)
        sentence = match.game.tell(before, match.state, match.tables, seat, action, match.words(language))
        assert match.words(language)(f"seat-{match.seats[seat]}") in sentence
    assert shown(match, language=language)


# --- sentences ---------------------------------------------------------------------------------------


def test_paving_taking_and_placing_are_told() -> None:
    """P10, P15."""
    match = quartier.new("paris", seed=7, first="orange")
    assert told(match, "take/V6") == "Orange takes a building: Long corner of\u00a06."
    tile = match.view(1)["hands"]["blue"][0]
    assert told(match, f"pave/{tile}/90/c3") == "Blue lays a tile on c3."
    match = at(paving=paving("o"), reserve={"orange": ["O4"]})
    assert told(match, "place/O4/0/c3").startswith("Orange builds on c3: Block of\u00a04.")


def test_a_pass_is_told() -> None:
    """P12: who has placed all tiles may pass."""
    hands, stacks = {"orange": ["T1"], "blue": []}, {"orange": ["T2", "T3", "T4"], "blue": []}
    match = at(paving=["." * 8] * 2 + ["o" * 8] * 6, turn="blue", hands=hands, stacks=stacks)
    assert told(match, "pass") == "Blue passes."


def test_the_last_tile_begins_the_second_phase() -> None:
    """P13, P14: who first had all tiles placed begins."""
    rows = [".." + "o" * 6] * 2 + ["o" * 8] * 6
    match = at(paving=rows, first_paved="blue", hands={"orange": ["T1"], "blue": []}, stacks={"orange": [], "blue": []})
    assert told(match, "pave/T1/0/a7").endswith("The last tile is laid: Blue starts to build.")


@pytest.mark.parametrize(
    ("path", "sentence"),
    [
        (
            "levitation/O4/line3/0/a1",
            "gives one building back (Block of\u00a04) and builds another on a1: Row of\u00a03.",
        ),
        ("metropolitain/keep", "claims Métropolitain and keeps it for later."),
        ("metropolitain/none", "claims Métropolitain and leaves its effect unused."),
        ("jardin_des_plantes/0/a1", "lays out the garden on a1."),
        ("sacre_coeur/keep", "unbuilt buildings will cost nothing."),
        ("le_peintre/a1", "sets the painter on a1."),
        ("chartier/keep", "claims Chartier and keeps it for later."),
        ("bouquinistes/d8/line3", "adds the annex on d8 (Row of\u00a03)."),
        ("lampadaire/a1", "puts a lamp on a1."),
        ("moulin_rouge/a1", "the dancer takes the stage on a1."),
        ("fontaine_des_mers/0/a1", "sets the fountain on a1."),
        ("le_penseur/a1/north", "sets the statue on a1, facing north."),
        ("la_grande_lumiere/h1", "lights the large lamp on h1."),
    ],
)
def test_each_postcard_has_its_sentence(path: str, sentence: str) -> None:
    """P21 to P32."""
    card = path.split("/")[0]
    built = [] if card == "levitation" else [building("orange", "line3", "a8 b8 c8")]
    match = at(paving=paving("o", l="h1"), buildings=built, reserve={"orange": ["O4"]}, cards=with_cards(card))
    assert sentence in told(match, f"postcard/{path}")


def test_a_used_up_postcard_is_told_with_the_building_it_helped() -> None:
    """P22, P25: Metropolitain covers a lamp, Chartier a space of the rival's colour."""
    match = at(
        paving=paving("o", l="a1", b="b1"),
        reserve={"orange": ["line3"]},
        cards=with_cards(metropolitain="orange", chartier="orange"),
        held={"orange": ["metropolitain", "chartier"]},
    )
    sentences = told(match, "place/line3/0/a1")
    assert "A street lamp disappears under it: Métropolitain." in sentences
    assert "A space of the rival’s colour becomes a mixed one: Chartier." in sentences


def test_a_skipped_turn_is_told() -> None:
    """P18: who can neither build nor claim is skipped."""
    match = at(paving=paving("o"), tokens={"orange": 4, "blue": 0})
    assert told(match, "postcard/sacre_coeur/keep").endswith("Blue can neither build nor claim and is skipped.")


# --- choices in words --------------------------------------------------------------------------------


def questions(match: Match, path: str) -> list[str]:
    """Return what is asked on the way down a path."""
    steps = path.split("/")
    view = match.view(match.waiting[0])
    return [match.game.question(view, "/".join(steps[:number]), match.words()) for number in range(len(steps))]


def test_each_step_of_a_path_has_its_question() -> None:
    match = at(paving=paving("o"), reserve={"orange": ["V6"]})
    assert questions(match, "place/V6/90/c3") == [
        "Place a building, or claim a postcard.", "Which building?", "Which way round?", "Where?",
    ]  # fmt: skip
    assert questions(match, "postcard/levitation/V6/L4/0/c3")[2:] == [
        "Return a reserved building to the pool, take another one and place it at once. "
        "Which building goes back?", "Which building?", "Which way round?", "Where?",
    ]  # fmt: skip
    assert questions(match, "postcard/sacre_coeur/keep")[2].endswith("What do you do with Sacré-Cœur?")
    match = quartier.new("paris", seed=7)
    assert questions(match, "pave/T1/0/a1")[1:] == ["Which tile?", "Which way round?", "Which quadrant?"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_choice_can_be_asked_for_named_and_pictured(language: str) -> None:
    """The question, label and picture of each node of the trie, through whole games."""
    match = quartier.new("paris", seed=5, postcards="random", flip=True)
    game, words, player = match.game, match.words(language), bot("random", 1)
    while not match.over:
        seat = match.waiting[0]
        view = match.view(seat)
        for path in match.moves(seat)[:: max(1, len(match.moves(seat)) // 40)]:
            steps = path.split("/")
            for number, choice in enumerate(steps):
                walked = "/".join(steps[:number])
                assert game.question(view, walked, words)
                assert game.label(view, walked, choice, words)
                assert len(game.picture(view, walked, choice).splitlines()) <= 2
        match.play_action(player.choose(match, seat), seat)


def test_choices_are_named_in_words() -> None:
    match = quartier.new("paris", seed=7, first="orange")
    game, words, view = match.game, match.words(), match.view(0)
    assert game.label(view, "", "pave", words) == "Lay a tile"
    assert game.label(view, "pave", "T4", words) == "orange, blue, mixed, lamp"
    assert game.label(view, "pave", "T8", words) == "orange × 3, blue"
    assert game.label(view, "take", "T4", words) == "Tee of\u00a04"
    assert game.label(view, "postcard", "chartier", words) == "Chartier"
    assert game.label(view, "postcard/sacre_coeur", "keep", words) == "use it"
    assert game.label(view, "postcard/chartier", "keep", words) == "keep it for later"
    assert game.label(view, "place/V6/0", "c3", words) == "c3"


def test_pictures_show_pieces_and_tiles_as_they_are_turned() -> None:
    """P2, P3: a quarter turn is clockwise."""
    match = quartier.new("paris", seed=7, first="orange")
    game, view = match.game, match.view(0)
    assert game.picture(view, "take", "corner3") == "█▄"
    assert game.picture(view, "place/corner3", "90") == "█▀"
    assert game.picture(view, "postcard/jardin_des_plantes", "90") == "█"
    assert game.picture(view, "postcard/levitation/O4", "L4").splitlines() == ["▄ ", "█▄"]
    assert game.picture(view, "pave", "T3").splitlines() == ["☀ ✦", "☀ ☾"]
    assert game.picture(view, "pave/T3", "90").splitlines() == ["☀ ☀", "☾ ✦"]
    assert game.picture(view, "pave/T3/90", "a1") == ""
    assert game.picture(view, "place/V6/0", "c3") == ""
    assert game.picture(view, "", "take") == ""


@pytest.mark.parametrize(
    ("card", "options", "part"),
    [
        ("moulin_rouge", {}, "buildings, pieces and lamps wall her in"),
        ("moulin_rouge", {"dancer_walls": False}, "lamps included"),
        ("moulin_rouge", {"edition": "fr"}, "lamps included"),
        ("la_grande_lumiere", {}, "two spaces in each of the four directions"),
        ("la_grande_lumiere", {"grande_lumiere": "diamond"}, "within two steps"),
        ("la_grande_lumiere", {"grande_lumiere": "ring"}, "the eight spaces around it"),
        ("chartier", {}, "or set the fountain"),
        ("chartier", {"edition": "fr"}, "and build on it at once"),
    ],
)
def test_a_postcard_says_what_it_does_under_the_options_of_the_game(
    card: str, options: dict[str, Any], part: str
) -> None:
    """P25, P28, P30, P38."""
    match = quartier.new("paris", seed=1, **options)
    assert part in match.game.note(match.view(0), "postcard", card, match.words())


@pytest.mark.parametrize(
    ("position", "prompt"),
    [
        ({"reserve": {"orange": ["O4"]}}, "Place a building, or claim a postcard."),
        ({"reserve": {"orange": ["O4"]}, "tokens": {"orange": 0, "blue": 4}}, "Place a building."),
        ({}, "No building of yours fits: claim a postcard."),
    ],
)
def test_the_prompt_offers_what_is_possible_and_nothing_else(position: dict[str, Any], prompt: str) -> None:
    """P15, P18."""
    match = at(paving=paving("o"), **position)
    assert match.game.question(match.view(0), "", match.words()) == prompt
