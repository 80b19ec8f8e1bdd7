"""Playing in the terminal: typed words in, text and files out."""

import io
import json
import sys
from pathlib import Path

import pytest
from rich.console import Console

import quartier
from quartier.engine.locale import LANGUAGES, Words
from quartier.terminal.decision import Choice, Decision, keys_of, numbers_of
from quartier.terminal.lines import show
from quartier.terminal.play import Sitting
from quartier.terminal.replay import replay
from quartier.terminal.requests import example_move
from quartier.terminal.show import choices_shown
from tests.terminal.typed import ORANGE_FIRST, kept_games, moves_in, printed, run, sitting_at

# --- playing -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "typed", ["take\nV6\n", "2\n12\n", "take/V6\n", "take V6\n", "ta\nlong corner of 6\n", "TAKE v6\n"]
)
def test_a_move_is_typed_by_number_by_word_by_label_or_as_a_path(typed: str) -> None:
    result = run(*ORANGE_FIRST, "--save", "game.json", typed=typed)
    assert result.exit_code == 0, result.output
    assert moves_in(Path("game.json"))[0] == [0, "take/V6"]
    assert "Orange takes a building: Long corner of\u00a06." in result.output


def test_choices_at_which_there_is_nothing_to_choose_may_be_left_out() -> None:
    run(*ORANGE_FIRST, "--save", "game.json", typed="pave\n90\nc3\n")
    seat, path = moves_in(Path("game.json"))[0]
    assert (seat, path[:5], path[-6:]) == (0, "pave/", "/90/c3")


def test_nothing_is_saved_where_nobody_has_moved() -> None:
    result = run(*ORANGE_FIRST, typed="quit\n")
    assert result.exit_code == 0
    assert "Goodbye." in result.output
    assert not kept_games()


def test_an_interruption_is_no_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["take/V6"])

    def answer(*_: object, **__: object) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(Console, "input", answer)
    result = run(*ORANGE_FIRST, "--save", "game.json")
    assert result.exit_code == 0
    assert "Saved to game.json" in result.output


def test_what_is_no_choice_is_said_and_changes_nothing() -> None:
    result = run(*ORANGE_FIRST, typed="fly\ntake/Z9\nquit\n")
    assert "“fly” is not one of the choices." in result.output
    assert "“take/Z9” is not one of the choices." in result.output
    assert not kept_games()


def test_back_goes_one_step_up() -> None:
    result = run(*ORANGE_FIRST, "--save", "game.json", typed="take\nback\npave\n0\nback\n180\na1\n")
    assert moves_in(Path("game.json"))[0][1].endswith("/180/a1")
    assert result.exit_code == 0


def test_help_and_save_leave_the_game_where_it_is() -> None:
    result = run(*ORANGE_FIRST, typed="help\n\nsave here.json\nquit\n")
    assert "one step back within this move" in result.output
    assert "Saved to here.json." in result.output
    assert moves_in(Path("here.json")) == []


def test_without_a_keyboard_a_replay_by_steps_ends(finished: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    console = Console(file=io.StringIO(), width=80)
    replay(quartier.load(finished), "en", console, board=False, step=True)
    assert isinstance(console.file, io.StringIO)
    assert "  1. " in console.file.getvalue()
    assert "  2. " not in console.file.getvalue()


def test_the_table_is_shown_even_where_the_first_steps_offer_no_choice() -> None:
    """With one move left to make, nothing is asked before its last step."""
    position = {"paving": ["m" * 8] * 8, "tokens": {"orange": 0, "blue": 0}}
    reserve = {"orange": ["O4"], "blue": ["L4"]}
    Path("game.json").write_text(json.dumps({"game": "paris", "position": position | {"reserve": reserve}}))
    result = run("play", "--resume", "game.json", "--save", "x.json", typed="quit\n")
    assert "Place a building.  Block of\u00a04 › as it lies" in result.output
    assert "Build and light" in result.output


def test_a_file_name_is_printed_as_it_is() -> None:
    result = run(*ORANGE_FIRST, typed="save [bold]:x:.json\nquit\n")
    assert "Saved to [bold]:x:.json." in result.output


def test_undo_takes_the_answer_of_the_bot_back_too_and_redo_makes_both_again(building_phase: Path) -> None:
    begun = moves_in(building_phase)
    human, other = ("human,greedy", "greedy,human")[:: 1 if quartier.load(building_phase).waiting == [0] else -1]
    assert other != human
    card = "postcard/sacre_coeur/keep"
    run("play", "--resume", building_phase, "--seats", human, "--save", "a.json", typed=f"{card}\n")
    run("play", "--resume", building_phase, "--seats", human, "--save", "b.json", typed=f"{card}\nundo\nredo\n")
    undone = f"{card}\nundo\npostcard/lampadaire/none\n"
    run("play", "--resume", building_phase, "--seats", human, "--save", "c.json", typed=undone)
    assert moves_in(Path("a.json")) == moves_in(Path("b.json"))
    assert len(moves_in(Path("a.json"))) == len(begun) + 2
    assert moves_in(Path("c.json"))[len(begun)][1] == "postcard/lampadaire/none"


def test_what_was_revealed_is_not_taken_back() -> None:
    """P8: a tile was drawn after the move, so it stands."""
    result = run(*ORANGE_FIRST, "--save", "game.json", typed="pave 0 a1\nundo\nquit\n")
    assert "can’t be taken back" in result.output
    assert len(moves_in(Path("game.json"))) == 2


def test_there_is_nothing_to_undo_or_redo_at_the_start() -> None:
    result = run(*ORANGE_FIRST, typed="undo\nredo\nquit\n")
    assert "There is no move to take back." in result.output
    assert "There is no move to redo." in result.output


def test_people_hand_the_keyboard_over_while_they_hold_secrets(building_phase: Path) -> None:
    """P8: hands are secret in phase 1; later nothing is."""
    result = run(*ORANGE_FIRST, "--seats", "human,human", typed="\ntake V6\n\ntake U6\n\nquit\n")
    assert result.output.count("Hand the keyboard to Orange") == 2
    assert result.output.count("Hand the keyboard to Blue") == 1
    open_game = run("play", "--resume", building_phase, "--seats", "human,human", typed="quit\n")
    assert "Hand the keyboard" not in open_game.output


def test_the_empty_screen_between_two_people_takes_commands() -> None:
    """P8: nothing but Enter shows the next hand; a move can be taken back before that."""
    people = (*ORANGE_FIRST, "--seats", "human,human", "--save", "game.json")
    result = run(*people, typed="\ntake V6\nhelp\n\nback\ntake U6\nredo\nundo\ntake X5\nsave here.json\nquit\n")
    assert result.exit_code == 0
    assert "one step back within this move" in result.output
    assert "“take U6” is not one of the choices." in result.output
    assert "There is no move to redo." in result.output
    assert moves_in(Path("here.json")) == [[0, "take/X5"]]
    assert "Saved to here.json." in result.output
    assert "▶ ☾ Blue" not in result.output
    assert run(*ORANGE_FIRST, "--seats", "human,human", typed="quit\n").exit_code == 0


def test_bots_play_a_whole_game_among_themselves() -> None:
    result = run("play", "paris", "--seats", "greedy,random", "--seed", "5", "--save", "game.json")
    assert result.exit_code == 0
    assert "Final score" in result.output
    match = quartier.load("game.json")
    assert match.over
    assert f"{match.scores()[match.winners[0]]['total']} to" in result.output
    assert "quartier replay game.json" in result.output
    assert "quartier review game.json" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_understood_in_every_language(language: str) -> None:
    words = Words.load("quartier", language)
    commands = [words(f"command-{name}") for name in ("help", "undo", "quit")]
    result = run(*ORANGE_FIRST, typed=f"{commands[0]}\n\n{commands[1]}\n{commands[2]}\n", language=language)
    assert result.exit_code == 0
    assert words("nothing-to-undo") in result.output
    assert words("goodbye") in result.output


@pytest.mark.parametrize("game", quartier.games())
def test_the_help_has_an_example_from_this_very_game(game: str) -> None:
    kinds = {"paris": "pave/", "tiny_towns": "place/", "munivers": "bid/"}
    path = example_move(quartier.new(game).game)
    assert path.startswith(kinds[game])
    assert path.count("/") >= 2
    result = run("play", game, typed="help\n\nquit\n")
    assert f"{path}, or {path.replace('/', ' ')}." in result.output


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_fits_80_columns(language: str) -> None:
    for game in quartier.games():
        path = example_move(quartier.new(game).game)
        text = Words.load("quartier", language)("help", path=path, words=path.replace("/", " "))
        assert all(len(line) <= 80 for line in text.splitlines())


def test_a_way_to_turn_is_typed_as_degrees_or_as_its_number() -> None:
    match = quartier.from_position("paris", {"paving": ["o" * 8] * 8, "reserve": {"orange": ["L4"]}})
    decision = Decision(match, 0, match.words())
    assert [choice.word for choice in decision.choices("place/L4")] == ["0", "90", "180", "270"]
    for typed, turn in (("1", "0"), ("2", "90"), ("4", "270"), ("90", "90"), ("0", "0")):
        assert decision.understand("place/L4", typed) == f"place/L4/{turn}"
    assert decision.understand("place/L4", "5") is None


def test_a_number_that_is_itself_a_choice_is_not_counted() -> None:
    amounts = [Choice(word, word) for word in ("2", "3")]
    assert list(numbers_of(amounts)) == []
    assert keys_of(amounts) == ["2", "3"]


def test_an_amount_that_nobody_may_bid_does_not_lead_back_to_another_choice() -> None:
    match = quartier.new("munivers", seed=8, players=2)
    while not match.moves()[0].startswith("bid/"):
        match.play(match.moves()[-1])
    decision = Decision(match, match.waiting[0], match.words())
    lot = match.moves()[0].rpartition("/")[0]
    least = int(decision.choices(lot)[0].word)
    assert least > 1
    assert decision.understand(lot, "1") is None
    assert decision.understand(lot, str(least)) == f"{lot}/{least}"
    assert decision.understand(lot, match.moves()[-1]) == match.moves()[-1]


@pytest.mark.parametrize(("least", "shown"), [(-3, "take −3"), (-5, "take up to −3")])
def test_a_hint_says_up_to_only_where_moves_differ(least: int, shown: str) -> None:
    console = Console(file=io.StringIO(), width=80)
    console.print(next(choices_shown([Choice("take", "take", gain=-3, least=least)], Words.load("quartier", "en"))))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().rstrip() == f"1 {shown}"


# --- one decision ------------------------------------------------------------------------------------


def test_the_hint_of_a_choice_is_what_its_best_move_adds_to_the_score(building_phase: Path) -> None:
    match = quartier.load(building_phase)
    seat = match.waiting[0]
    decision = Decision(match, seat, match.words())
    before = match.scores()[seat]["total"]
    placings = [path for path in match.moves() if path.startswith("place")]
    gains = {path: match.copy().play(path).scores()[seat]["total"] - before for path in placings}
    assert decision.gains == gains
    place = next(choice for choice in decision.choices("") if choice.word == "place")
    assert place.gain == max(gains.values())
    assert next(choice for choice in decision.choices("") if choice.word == "postcard").gain == 0


def test_a_choice_that_makes_a_move_says_what_else_it_touches() -> None:
    match = quartier.from_position("paris", {"paving": ["o" * 8] * 8, "reserve": {"orange": ["O4"]}})
    decision = Decision(match, 0, match.words())
    choice = decision.choices("place/O4/0")[0]
    assert (choice.word, choice.touched) == ("a1", ("b1", "a2", "b2"))
    assert "space-a1" in decision.marked("place/O4/0")
    assert decision.marked("place") == []


# --- what a move costs that is easily overlooked -------------------------------------------------------


def bid_of_20(cash: int, *typed: str) -> Sitting:
    """Return a table of two at which orange types these words while it bids in Munivers, and then leaves."""
    position = {"options": {"players": 2}, "players": {"orange": {"cash": cash}}, "step": "left"}
    sitting = sitting_at(quartier.from_position("munivers", position))
    answers = iter(typed)

    def ask(sentence: str = "") -> str:
        show(sitting.console, sentence)
        return next(answers)

    sitting.ask = ask  # type: ignore[method-assign]
    sitting.decide(0)
    return sitting


def test_a_loan_is_taken_only_after_a_yes_of_its_own() -> None:
    """M25, M43: asked for in words; anything but yes goes back to the bids."""
    meant = bid_of_20(15, "bid/left/1/20", "yes")
    assert [move.path for move in meant.match.history] == ["bid/left/1/20"]
    warned = " ".join(printed(meant).split())
    assert "Paying back costs 12 K€; if you don’t, you lose 15 votes at the end." in warned
    other = bid_of_20(15, "bid/left/1/20", "", "bid/left/1/15")
    assert [move.path for move in other.match.history] == ["bid/left/1/15"]
    assert [move.path for move in bid_of_20(20, "bid/left/1/20").match.history] == ["bid/left/1/20"]


def test_a_pass_that_borrows_is_not_made_unasked() -> None:
    """M24: as a rule nobody is asked who can only pass."""
    bids = {
        half: [
            {"tile": tile, "bid": bid, "bidder": seat}
            for tile, bid, seat in zip(tiles, (9, 3), ("orange", "blue"), strict=True)
        ]
        for half, tiles in (("left", ("le-zinc", "louvre")), ("right", ("chapeau-bas", "sorbonne")))
    }
    asked = []
    for cash in (15, 18):
        players = {
            "orange": {"cash": cash, "hand": ["night-oven"], "mayor": "gaston-poigne"},
            "blue": {"mayor": "honorine-pave"},
        }
        position = {"options": {"players": 2}, "step": "bids", "players": players, "auction": bids}
        match = quartier.from_position("munivers", position)
        sitting = Sitting(match, ["human", "random"], "en", Console(file=io.StringIO()))
        assert set(match.moves(0)) == {"pass/window", "pass/month"}
        asked.append(sitting.only_answer(match, 0))
    assert asked == ["", "pass/window"]
