"""What a person reads beside the board: rules, cards, signs, the log, the news; and what is not asked."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import quartier
from quartier.engine.locale import LANGUAGES, Words, listed
from quartier.terminal.decision import Choice, Decision
from quartier.terminal.lines import Glued, show
from quartier.terminal.news import Tales
from quartier.terminal.screen import sentences
from quartier.terminal.show import choices_shown
from tests.paris.boards import at, paving, with_cards
from tests.terminal.typed import ORANGE_FIRST, moves_in, printed, run, sitting_at

# --- on request --------------------------------------------------------------------------------------


def test_rules_cards_signs_board_and_log_are_shown_at_any_prompt_and_change_nothing() -> None:
    typed = "rules\n\ncards\n\ncard chart\n\nlegend\n\nboard\n\nlog\n\ntake\nlegend\n\nquit\n"
    result = run(*ORANGE_FIRST, typed=typed)
    assert result.exit_code == 0
    assert result.output.count("a building and its owner; the number says how many lamps light it") == 2
    assert "Chartier\nLater, once: turn a free space" in result.output
    assert "Goodbye." in result.output


def test_the_rules_are_those_of_the_game_that_is_played() -> None:
    """P3, P38: here buildings may be flipped."""
    typed = "rules\n\n\n\n\n\nquit\n"
    assert "turn it and flip it" in " ".join(run(*ORANGE_FIRST, "--option", "flip=true", typed=typed).output.split())
    assert "turn it, but not flip it" in " ".join(run(*ORANGE_FIRST, typed=typed).output.split())


def test_a_command_typed_where_enter_is_asked_for_is_obeyed_and_anything_else_ends_the_page() -> None:
    result = run(*ORANGE_FIRST, typed="legend\ncard chart\n1\nQUIT\n")
    assert result.exit_code == 0
    assert "Chartier\nLater, once: turn a free space" in result.output
    assert "is not one of the choices" not in result.output
    assert result.output.count("Press Enter to go on.") == 2
    assert "Goodbye." in result.output


def test_what_is_typed_at_a_page_is_never_a_choice_nor_a_step_back() -> None:
    """`cards` is a command and names a choice of a reward (M40), and `back` leaves a page."""
    position = {"step": "start", "players": {"orange": {"rewards": 1, "hand": ["kings-cake"]}}}
    Path("a.json").write_text(json.dumps(quartier.from_position("munivers", position).record()), encoding="utf-8")
    typed = "reward\nlegend\ncards\n\nlegend\nback\nvotes\nquit\n"
    result = run("play", "--resume", "a.json", "--seats", "human,random,random", typed=typed)
    assert result.exit_code == 0
    assert moves_in(Path("a.json"))[0] == [0, "reward/votes"]


def test_thousands_of_commands_typed_at_pages_are_obeyed_one_after_the_other() -> None:
    result = run(*ORANGE_FIRST, typed="legend\n" * 3000 + "quit\n")
    assert result.exit_code == 0
    assert "Goodbye." in result.output


def test_a_card_that_is_not_there_is_said_with_an_example() -> None:
    result = run(*ORANGE_FIRST, typed="card eiffel\ncard\nquit\n")
    assert "There is no card “eiffel” in this game. Type for example: card Lévitation" in result.output


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", quartier.games())
def test_words_for_reading_are_understood_in_every_language(game: str, language: str) -> None:
    words, program = quartier.new(game).words(language), Words.load("quartier", language)
    asked = [program(f"command-{name}") for name in ("legend", "rules", "cards", "log", "help")]
    typed = "\n\n".join([*asked, words("command-boards"), program("command-quit")])
    result = run("play", game, "--seed", "3", typed=f"{typed}\n", language=language)
    assert not any(program("not-a-choice", typed=word) in result.output for word in asked)
    assert program("goodbye") in result.output


def test_no_secret_is_read_while_the_keyboard_goes_round() -> None:
    """T5: a kept monument is secret."""
    people = ("play", "tiny_towns", "--seed", "3", "--option", "players=2", "--seats", "human,human")
    match = quartier.new("tiny_towns", seed=3, players=2)
    mine, other = (match.words()(f"card-{id}") for id in match.view(0)["dealt"])
    result = run(*people, typed="cards\n\ntowns\n\nlog\n\nquit\n")
    assert mine not in result.output
    assert other not in result.output


# --- what is not asked -------------------------------------------------------------------------------


def test_who_can_only_say_done_is_not_asked_unless_that_would_tell_a_secret() -> None:
    """T18: at one keyboard all are asked, so that nobody learns whether a secret monument could be built."""
    alone = ("play", "tiny_towns", "--seed", "1", "--option", "players=2", "--option", "monuments=false")
    run(*alone, "--save", "a.json", typed="1\na1\nquit\n")
    own = [path for seat, path in moves_in(Path("a.json")) if seat == 0]
    assert own[-1] == "done"
    result = run(*alone, "--seats", "human,human", "--save", "b.json", typed="1\na1\n")
    assert "Nothing to build: choose “Done”." in result.output


def test_undo_goes_back_behind_what_was_not_asked() -> None:
    """The seat says done by itself; then the bot names, places and is done; undo leads before the own cube."""
    seed = next(seed for seed in range(20) if quartier.new("tiny_towns", seed=seed, players=2).view()["master"] == 0)
    alone = ("play", "tiny_towns", "--seed", str(seed), "--option", "players=2", "--option", "monuments=false")
    run(*alone, "--save", "a.json", typed="wood\na1\nquit\n")
    assert [path for seat, path in moves_in(Path("a.json")) if seat == 0] == ["name/wood", "place/wood/a1", "done"]
    run(*alone, "--save", "b.json", typed="wood\na1\nundo\nb2\nquit\n")
    own = [path for seat, path in moves_in(Path("b.json")) if seat == 0]
    assert own == ["name/wood", "place/wood/b2", "done"]
    run(*alone, "--save", "c.json", typed="wood\na1\nundo\nredo\nquit\n")
    assert moves_in(Path("c.json")) == moves_in(Path("a.json"))


def test_one_answer_is_not_asked_for_but_said_beside_its_choice() -> None:
    """P17, P21: with nothing in reserve Levitation can only be claimed without its effect."""
    match = at(paving=paving("o"), cards=with_cards("levitation"))
    decision = Decision(match, 0, match.words())
    choice = next(choice for choice in decision.choices("postcard") if choice.word == "levitation")
    assert choice.rest == ("claim it without its effect",)
    assert decision.walk("postcard/levitation") == "postcard/levitation/none"


def test_without_its_effect_comes_last() -> None:
    match = at(paving=paving("o", l="h1"), cards=with_cards("lampadaire"))
    decision = Decision(match, 0, match.words())
    assert decision.choices("postcard/lampadaire")[-1].word == "none"
    assert len(decision.choices("postcard/lampadaire")) > 1


@pytest.mark.parametrize("typed", ["pave 0 a1", "pave T1 0 a1", "pave/T1/0/a1", "0 a1"])
def test_whatever_path_is_legal_can_be_typed(typed: str) -> None:
    """P11: with an empty pool the only kind of move is walked by itself."""
    hands, stacks = {"orange": ["T1"], "blue": []}, {"orange": ["T2", "T3", "T4"], "blue": []}
    everything = quartier.new("paris").view()["pool"]
    reserve = {"orange": everything[:6], "blue": everything[6:]}
    match = at(paving=["o" * 8] * 6 + ["." * 8] * 2, hands=hands, stacks=stacks, reserve=reserve, pool=[])
    decision = Decision(match, 0, match.words())
    assert decision.understand(decision.walk(""), typed) == "pave/T1/0/a1"


# --- words of a decision -----------------------------------------------------------------------------


def test_the_way_walked_so_far_is_told_in_the_language_of_the_player() -> None:
    result = run(*ORANGE_FIRST, typed="take\nquit\n", language="uk")
    assert "Узяти будівлю › " in result.output
    assert "take ›" not in result.output


def test_hints_stand_only_where_a_change_of_the_score_means_something() -> None:
    """P35: a building that is taken costs points until it is built."""
    result = run(*ORANGE_FIRST, typed="take\nquit\n")
    assert "−3" not in result.output


@pytest.mark.parametrize("typed", ["L'Allongé", "l’allonge", "L'ALLONGÉ", "allonge"])
def test_a_card_is_found_by_what_a_keyboard_can_type(typed: str) -> None:
    players = {"orange": {"stock": ["l-allonge"]}}
    Path("game.json").write_text(json.dumps({"game": "munivers", "position": {"players": players}}), encoding="utf-8")
    result = run("play", "--resume", "game.json", typed=f"card {typed}\n\nquit\n")
    assert "L’Allongé\nCafé; likes supermarkets" in result.output


def test_a_choice_is_found_by_what_a_keyboard_can_type() -> None:
    players = {"orange": {"stock": ["l-allonge", "le-zinc"]}}
    match = quartier.from_position("munivers", {"step": "building", "players": players})
    decision = Decision(match, 0, match.words())
    assert decision.understand("build", "L'Allonge") == "build/l-allonge"


def test_a_label_may_be_begun() -> None:
    run(*ORANGE_FIRST, "--save", "game.json", typed="взяти\nкутник\nquit\n", language="uk")
    match = quartier.new("paris", seed=7, first="orange")
    decision = Decision(match, 0, match.words("uk"))
    label = decision.label("take", "V6")
    assert decision.understand("take", label[: len(label) - 1]) == "take/V6"


def test_hidden_moves_of_several_are_told_in_one_sentence() -> None:
    match = quartier.new("tiny_towns", seed=3, players=4)
    for seat in (1, 2, 3):
        match.play(match.moves(seat)[0], seat)
    told = Tales(match, 0, match.words(), Words.load("quartier", "en")).since_last_decision()
    assert told == ["Fox, Hare and Mole make moves that you may not see (keep a monument)."]


def test_moves_of_one_seat_in_a_row_are_one_sentence() -> None:
    match = quartier.new("tiny_towns", seed=3, players=2, monuments=False)
    first = match.waiting[0]
    match.play("name/wood", first)
    match.play("place/wood/a1", first)
    words, program = match.words("fr"), Words.load("quartier", "fr")
    (told,) = Tales(match, None, words, program).since_last_decision()
    assert told.count(words(f"seat-{match.seats[first]}")) == 1
    assert "\u00a0; " in told


def test_who_is_named_again_where_somebody_else_came_between() -> None:
    tales = Tales(quartier.new("paris"), None, Words.load("paris", "en"), Words.load("quartier", "en"))
    told = tales._joined("Blue ", ["Blue builds.", "Blue passes. Orange is skipped.", "Blue claims.", "Blue builds."])
    assert told == "Blue builds; passes. Orange is skipped. Blue claims; builds."


def test_what_came_before_a_move_that_was_not_asked_for_is_news_too() -> None:
    """The seat places a cube, says done by itself, and bots go on: the next screen begins with that cube."""
    seed = next(seed for seed in range(20) if quartier.new("tiny_towns", seed=seed, players=2).view()["master"] == 0)
    alone = ("play", "tiny_towns", "--seed", str(seed), "--option", "players=2", "--option", "monuments=false")
    result = run(*alone, "--save", "a.json", typed="wood\na1\nquit\n")
    assert moves_in(Path("a.json"))[-1][0] != 0
    assert "» Badger places a cube on a1: wood." in result.output


def test_a_list_ends_with_and() -> None:
    assert [listed(["a", "b", "c"][:n], "en") for n in range(4)] == ["", "a", "a and b", "a, b and c"]
    assert listed(["a", "b"], "uk", "or") == "a або b"
    assert listed(["Louvre", "Invalides"], "es") == "Louvre e Invalides"
    assert listed(["agua", "hielo"], "es") == "agua y hielo"
    assert listed(["a", "otro"], "es", "or") == "a u otro"


def test_lines_are_not_broken_at_a_no_break_space() -> None:
    words = Glued(Words.load("paris", "fr"))
    text = words("card-metropolitain-effect")
    for width in range(20, 80):
        console = Console(file=io.StringIO(), width=width)
        show(console, Text(text))
        assert isinstance(console.file, io.StringIO)
        lines = console.file.getvalue().splitlines()
        assert not any(line.startswith((":", ";", "»")) for line in lines)
        assert "\ue000" not in console.file.getvalue()


def test_the_end_tells_how_to_see_it_again_in_the_same_language() -> None:
    result = run("play", "paris", "--seats", "greedy,random", "--seed", "5", "--save", "game.json", language="uk")
    assert "quartier replay game.json --language uk" in result.output
    assert "quartier review game.json --language uk" in result.output


def test_a_screen_says_where_the_rest_of_the_news_is() -> None:
    sitting = sitting_at(quartier.new("paris", seed=7, first="orange"))
    decision = Decision(sitting.match, 0, sitting.game_words)
    lines = sitting.screen.lines(decision, "", False, [f"News {number}." for number in range(30)], "")
    assert len(lines) == 23
    assert "lines more: log" in lines[0][0].text
    assert printed(sitting) == ""


def told_on_screen(news: list[str]) -> list[str]:
    sitting = sitting_at(quartier.new("paris", seed=7, first="orange"))
    decision = Decision(sitting.match, 0, sitting.game_words)
    lines = ["".join(part.text for part in line) for line in sitting.screen.lines(decision, "", False, news, "")]
    assert len(lines) <= 23
    return lines[: next(number for number, line in enumerate(lines) if line.startswith("Paris"))]


@pytest.mark.parametrize("length", range(1, 40, 3))
def test_a_screen_tells_whole_sentences_of_news(length: int) -> None:
    """What has no room is left out from the front, sentence by sentence."""
    news = [f"Before {'before ' * length}. Middle {'middle ' * length}.", f"After {'after ' * (length // 2)}."]
    told = told_on_screen(news)
    begun = [line for line in told if not line.startswith("…")]
    assert begun[0].startswith(("» Before", "» Middle", "» After"))
    assert told[-1].endswith(".")
    assert (begun == told) == (" ".join(told).count("before") == length)


def test_a_sentence_that_is_too_long_for_a_screen_is_cut_at_its_end() -> None:
    told = told_on_screen([f"First {'middle ' * 300} last."])
    assert told[0].startswith("» First")
    assert told[-1].startswith("… and")


def test_what_is_quoted_is_one_sentence_with_who_says_it() -> None:
    played = "Blue plays “Sun: Pay 1 K€. Draw 2 cards.”"
    assert sentences(f"{played} A marker goes on. Green, «Сад», passes.") == [
        played,
        "A marker goes on.",
        "Green, «Сад», passes.",
    ]


def test_the_letter_of_a_building_stands_beside_its_name() -> None:
    choice = Choice("T4", "Tee of 4", rest=("as it lies", "d3"), gain=4, least=4)
    console = Console(file=io.StringIO(), width=80)
    show(console, next(choices_shown([choice], Words.load("quartier", "en"))))
    assert isinstance(console.file, io.StringIO)
    assert console.file.getvalue().strip() == "1 Tee of 4 T4 › as it lies › d3 +4"


def cards_in_play() -> Iterator[list[str]]:
    for seed in range(40):
        yield quartier.new("tiny_towns", seed=seed).view()["cards"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_letters_stand_for_one_building_alone(language: str) -> None:
    from quartier.games.tiny_towns.words.terminal import marks

    words = quartier.new("tiny_towns").words(language)
    for cards in cards_in_play():
        found = marks({"cards": cards}, words)
        letters = [found[card] for card in cards]
        assert len(set(letters)) == 7
        assert all(len(mark) == 3 for mark in letters)


def test_a_poll_is_told_on_the_next_screen() -> None:
    """M44: who was liked best is told nowhere else, and is worth a smaller desk."""
    stock = ["le-zinc", "l-allonge", "rayon-frais", "soie-disant", "le-quignon", "louvre"]
    position = {"options": {"players": 4}, "month": 4, "players": {"orange": {"stock": stock}}}
    match = quartier.from_position("munivers", position)
    sitting = sitting_at(match)
    decision = Decision(match, 0, sitting.game_words)
    news = ["Poll in March: bakeries Blue 6.", *("Blue raises the income." for _ in range(4))]
    lines = ["".join(part.text for part in line) for line in sitting.screen.lines(decision, "", False, news, "")]
    assert "» Poll in March: bakeries Blue 6." in lines
