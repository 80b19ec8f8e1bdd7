"""Moves in words: questions and labels of choices, tellings for replays, the terminal scene."""

import io
from typing import Any

import pytest
from rich.console import Console

from quartier.engine.locale import LANGUAGES
from quartier.engine.match import Match
from quartier.games.tiny_towns.game import GAME
from tests.tiny_towns.towns import table, town

ENGLISH = GAME.words("en")


def told(match: Match, path: str, seat: int = 0) -> str:
    match.play(path, seat)
    move = match.history[-1]
    return GAME.tell(move.before, match.state, match.tables, move.seat, move.action, ENGLISH)


def shown(match: Match, seat: int | None = 0, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=100)
    console.print(GAME.terminal(match.view(seat), GAME.words(language)))
    return console.file.getvalue()  # type: ignore[attr-defined, no-any-return]


def test_each_step_of_a_move_is_a_question() -> None:
    view = table(town("W S . ."), town(), named="wood").view(0)
    assert GAME.question(view, "", ENGLISH) == "Place the cube in your town: wood."
    assert GAME.question(view, "place", ENGLISH) == "Which resource?"
    assert GAME.question(view, "place/wood", ENGLISH) == "On which square?"
    assert GAME.question(view, "build/well/a4", ENGLISH) == "With the cubes on which squares?"
    assert GAME.question(view, "swap/a4/wood", ENGLISH) == "On which square?"


def test_choices_have_names() -> None:
    view = table(town(), town()).view(0)
    assert GAME.label(view, "", "build", ENGLISH) == "Build"
    assert GAME.label(view, "name", "brick", ENGLISH) == "brick"
    assert GAME.label(view, "build", "well", ENGLISH) == "Well"
    assert GAME.note(view, "build", "well", ENGLISH) == "1 point for each of these beside it: Cottage."
    assert GAME.label(view, "grow", "well", ENGLISH) == "Well"
    assert GAME.label(view, "build/well/a4", "a4-b4", ENGLISH) == "a4 and b4"
    assert GAME.label(view, "place/wood", "a4", ENGLISH) == "a4"


def test_cards_to_build_or_keep_show_their_pattern() -> None:
    view = table(town(), town()).view(0)
    assert GAME.picture(view, "build", "cottage").splitlines() == ["· ✢", "▬ ◇"]
    assert GAME.picture(view, "place", "wood") == ""


def test_every_kind_of_move_is_told() -> None:
    """T5 to T43, a sentence each."""
    assert told(table(town(), town()), "name/brick") == "Badger names a resource: brick."
    factory = table(town("factory . . .", marks={"a4": "brick"}), town(), master=1, named="brick")
    assert told(factory, "place/wood/a1") == "Badger uses the factory and places another cube on a1: wood."
    store = table(town("warehouse . . .", stored={"a4": ["wood"]}), town(), master=1, named="brick")
    assert told(store.copy(), "store/a4") == "Badger stores the cube on a4."
    assert told(store, "swap/a4/wood/b2") == "Badger swaps the cube on a4 and places on b2: wood."
    build = table(town("W S . ."), town(), named="glass").play("place/glass/d1", 0)
    assert told(build, "build/well/b4/a4-b4") == "Badger builds on b4: Well."
    cavern = table(town(cavern=1), town(), master=1, named="glass")
    assert told(cavern, "cavern") == "Badger sets the cube aside in the cavern."
    watch = table(town("opaleyes_watch . . .", stage="stock"), town(stage="rest"), named="wood")
    assert told(watch, "watch/cottage/farm/well") == "Badger stocks the watch: Cottage, Farm and Well."
    keep = table(town(dealt=["the_starloom", "silva_forum"]), town(monument="fort_ironweed"), phase="keep")
    assert told(keep, "keep/the_starloom") == "Badger keeps a monument. Round 1 begins."
    solo = Match.new(GAME, seed=1, mode="solo", monuments=False)
    assert told(solo, solo.moves()[0]).startswith("Badger takes a card: ")


def test_the_beginning_of_a_round_and_the_end_are_told() -> None:
    """T7, T42, T20."""
    full = ("W W W W",) * 3
    hall = table(town(*full, ". . . W"), town(*full, "W W W W", complete=1), mode="town_hall", named="wood", round=2)
    hall.play("place/wood/a1", 0)
    assert told(hall, "done") == "Badger is done. Round 3 begins: everybody chooses."
    told(hall, "choose/wood")
    hall.play("place/wood/b1", 0)
    assert "Round 4 begins with a card: " in told(hall, "done")
    hall.play(hall.moves(0)[0], 0)
    end = "Badger completes the town. The last town is complete. Badger and Fox share the victory with −16 points each."
    assert told(hall, "complete") == end


TWO, THREE, CASTLE = (
    f"cottage {rest} factory" for rest in ("cottage factory", "cottage cottage", "barrett_castle factory")
)
WOOD = ("W W W W",)
FACTORIES = ("factory factory factory factory",) * 3


@pytest.mark.parametrize(
    ("towns", "mode", "decided"),
    [
        ([{"rows": WOOD * 4, "master_turns": 5}, {"rows": WOOD * 4, "master_turns": 4}], "builder",
         "Fox wins with −16 points. Equal points, so fewer turns as master builder win: 4 to 5."),
        ([{"rows": ("almshouse W W W", *WOOD * 3)}, {"rows": WOOD * 4}], "builder",
         "Badger wins with −16 points. Equal points, so fewer squares without a building win: 15 to 16."),
        ([{"rows": (TWO, *FACTORIES)}, {"rows": (CASTLE, *FACTORIES)}],
         "town_hall", "Fox wins with 0 points. Equal points, so more cottages win: 3 to 2."),
        ([{"rows": (TWO, *FACTORIES), "master_turns": 3}, {"rows": (THREE, *FACTORIES)}],
         "town_hall", "Fox wins with 0 points. Equal points, so more cottages win: 3 to 2."),
        ([{"rows": WOOD * 4}, {"rows": WOOD * 4, "master_turns": 1}, {"rows": ("farm W W W", *WOOD * 3)}], "builder",
         "Hare wins with −15 points."),
    ],
)  # fmt: skip
def test_a_tie_is_decided_with_its_reason(towns: list[dict[str, Any]], mode: str, decided: str) -> None:
    """T21: turns as master builder where somebody is that, then empty squares, then cottages; the castle is two."""
    laid = [town(*given["rows"], complete=9, master_turns=given.get("master_turns", 0)) for given in towns]
    match = table(*laid, mode=mode)
    assert match.over
    assert GAME.question(match.view(), "", ENGLISH) == decided


def test_the_log_of_the_last_move_says_how_it_ended() -> None:
    """T21."""
    rows = (*WOOD * 3, "W W W .")
    match = table(town(*rows, master_turns=1), town(*WOOD * 4, complete=1, master_turns=2), named="wood", round=3)
    match.play("place/wood/d1", 0)
    told_last = told(match, "complete")
    assert told_last.endswith(
        "Badger wins with −16 points. Equal points, so fewer turns as master builder win: 1 to 2."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_towns_cards_and_signs(language: str) -> None:
    rows = ("W H B G", "S cottage farm .", "warehouse . . .")
    match = table(town(*rows, stored={"a2": ["glass"]}, cavern=1), town("silva_forum . . ."), named="wood")
    text = shown(match, 0, language)
    for sign in "▤✢▬◇●":
        assert sign in text
    words = GAME.words(language)
    for key in ("seat-badger", "seat-fox", "card-farm", "card-warehouse", "card-silva_forum"):
        assert words(key) in text


def test_the_terminal_points_out_what_a_choice_touches() -> None:
    match = table(town("W S . ."), town(), named="wood")
    console = Console(file=io.StringIO(), width=100)
    console.print(GAME.terminal(match.view(0) | {"marked": ["town-badger-c3"]}, ENGLISH))
    assert "[ · ]" in console.file.getvalue()  # type: ignore[attr-defined]


def test_the_terminal_keeps_secrets() -> None:
    match = table(town(monument="the_starloom"), town())
    assert "Starloom" in shown(match, 0)
    assert "Starloom" not in shown(match, 1)
    assert "Starloom" not in shown(match, None)
