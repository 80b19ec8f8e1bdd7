"""What happens when somebody types something wrong, and content packs."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner

import quartier
from quartier.cli import app
from quartier.engine.errors import BadRecord, QuartierError
from quartier.engine.locale import LANGUAGES, Words, explained
from tests.terminal.processes import COMMAND
from tests.terminal.typed import ORANGE_FIRST, run

# --- mistakes ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["play", "pari"], "there is no game 'pari'"),
        (["play"], "which game?"),
        (["play", "paris", "--option", "hand=3"], "it takes 1, 2"),
        (["play", "paris", "--option", "colour=red"], "no option 'colour'"),
        (["play", "paris", "--option", "hand"], "typed as name=value"),
        (["play", "paris", "--option", "postcards=chartier,sacre_coeur"], "8 different ones"),
        (["play", "paris", "--seats", "human"], "the number of seats in this game is 2, not 1"),
        (["play", "paris", "--seats", "human,kasparov"], "human, random, level-1"),
        (["play", "paris", "--seed", "-1"], "a seed is a whole number"),
        (["play", "paris", "--save", "nowhere/x.json"], "can't be saved as 'nowhere/x.json'"),
        (["play", "paris", "--save", "."], "can't be saved as '.'"),
        (["play", "paris", "--option", "hand=" + "9" * 5000], "option 'hand' can't be '999"),
        (["draw", "finished.json", "--seat", "9" * 5000], "there is no seat '999"),
        (["play", "--resume", "finished.json", "--seed", "1"], "without --seed"),
        (["play", "munivers", "--resume", "finished.json"], "is a game of paris"),
        (["play", "--resume", "missing.json"], "No such file"),
        (["replay", "text.json"], "is no saved game"),
        (["replay", "list.json"], "is no saved game"),
        (["replay", "list.json"], "list.json: "),
        (["draw", "bare.json"], 'wrapped as {"game": NAME, "position": {…}}'),
        (["draw", "position.json"], "unknown field 'weather'"),
        (["draw", "position.json"], "position.json: "),
        (["draw", "nameless.json"], "there is no game ['paris']"),
        (["replay", "wrong.json"], "wrong.json: move 1 of the record"),
        (["draw", "position.json", "--move", "1"], "has no moves"),
        (["draw", "finished.json", "--move", "999"], "no position after move 999"),
        (["draw", "finished.json", "--seat", "green"], "the seats are orange, blue"),
        (["draw", "finished.json", "-o", "x.gif"], ".svg or .png"),
        (["draw", "finished.json", "-o", "nowhere/x.svg"], "can't be written"),
        (["draw", "finished.json", "--theme", "dusk"], "day, night, auto"),
        (["draw", "finished.json", "--layout", "round"], "wide, tall"),
        (["draw", "finished.json", "-o", "nowhere/x.png"], "nowhere/x.png can't be written"),
        (["draw", "finished.json", "-o", "folder.svg"], "folder.svg can't be written"),
        (["draw", "finished.json", "--seat", "2"], "there is no seat '2'"),
        (["draw", "finished.json", "--seat", "²"], "there is no seat '²'"),
        (["draw", "finished.json", "--seat", ""], "there is no seat ''"),
        (["draw", "finished.json", "--move", "-1"], "no position after move -1"),
        (["draw", "finished.json", "--language", "../en"], "en, uk, fr, es, ru"),
        (["bench", "chess"], "there is no game 'chess'"),
        (["bench", "paris\udcff"], r"there is no game 'paris\udcff'"),
        (["fuzz", "chess"], "there is no game 'chess'"),
        (["fuzz", "paris", "--games", "2", "--seed", str(2**63 - 1)], "go beyond"),
        (["fuzz", "paris", "--games", "1", "--option", "hand=3"], "it takes 1, 2"),
        (["play", "Paris"], "there is no game 'Paris'"),
        (["play", "paris", "--option", "seed=1"], "no option 'seed'"),
        (["play", "paris", "--option", "game=1"], "no option 'game'"),
        (["play", "paris", "--option", "hand=²"], "it takes 1, 2"),
        (["play", "paris", "--option", "flip=maybe"], "it takes False, True"),
        (["play", "paris", "--content", "short"], "no option 'content'"),
        (["play", "tiny_towns", "--option", "players=7"], "players"),
        (["play", "tiny_towns", "--seats", ",".join(["greedy"] * 7)], "players"),
        (["play", "paris", "--seats", "human;greedy"], "human, random, level-1"),
        (["play", "paris", "--seats", "human,"], "can't be taken by ''"),
        (["play", "paris", "--seed", str(2**63)], "a seed is a whole number"),
        (["play", "paris", "--save", "text.json/game.json"], "can't be saved as 'text.json/game.json'"),
        (["play", "--resume", "."], "can't be read"),
        (["play", "--resume", "link.json"], "can't be read"),
        (["play", "--resume", "x" * 300], "can't be read"),
        (["replay", "bytes.json"], "is no saved game"),
        (["replay", "deep.json"], "is no saved game"),
        (["replay", "long.json"], "is no saved game"),
    ],
)
def test_a_mistake_is_one_clear_line_and_exit_code_2(finished: Path, arguments: list[str], reason: str) -> None:
    assert finished.exists()
    Path("text.json").write_text("dear diary")
    Path("bytes.json").write_bytes(bytes(range(256)))
    Path("deep.json").write_text("[" * 100_000)
    Path("long.json").write_text("9" * 6_000)
    Path("link.json").symlink_to("link.json")
    Path("folder.svg").mkdir()
    Path("list.json").write_text("[1]")
    Path("position.json").write_text('{"game": "paris", "position": {"weather": "rain"}}')
    Path("nameless.json").write_text('{"game": ["paris"], "position": {}}')
    Path("bare.json").write_text(json.dumps(quartier.new("paris").position()))
    Path("wrong.json").write_text(json.dumps(quartier.new("paris").record() | {"moves": [[0, "fly"]]}))
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert reason in result.stderr.replace("’", "'")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("arguments", "key", "values"),
    [
        (["play", "pari"], "no-game", {"given": "'pari'", "known": "paris, tiny_towns, munivers"}),
        (["play"], "which-game", {"known": "paris, tiny_towns, munivers"}),
        (["play", "paris", "--option", "hand=3"], "option-value", {"name": "'hand'", "value": "3", "valid": "1, 2"}),
        (["play", "paris", "--seats", "human"], "seats", {"seats": "2", "given": "1"}),
        (["replay", "missing.json"], "unreadable", {"file": "missing.json", "reason": "No such file or directory"}),
    ],
)
def test_a_mistake_is_explained_in_the_language_of_who_makes_it(
    arguments: list[str], key: str, values: dict[str, str], language: str
) -> None:
    result = run(*arguments, language=language)
    assert result.stderr.rstrip("\n") == f"quartier: {Words.load('quartier', language)(f'error-{key}', **values)}"


def test_an_error_says_the_same_in_english_to_programs_and_to_people() -> None:
    """What the code says and what the English texts say are one, but for apostrophes; errors within errors too."""
    path = "take/V6"
    match = quartier.new("paris", seed=7, first="orange")
    record = match.record() | {"moves": [[0, "fly"]]}
    wrong: list[Callable[[], object]] = [
        lambda: quartier.new("chess"),
        lambda: quartier.new("paris", hand=3),
        lambda: quartier.new("paris", colour="red"),
        lambda: quartier.new("paris", postcards=["chartier"]),
        lambda: quartier.new("paris", postcards=["x"]),
        lambda: quartier.new("paris", seed=-1),
        lambda: quartier.new("tiny_towns", buildings=["farm", "granary"]),
        lambda: quartier.new("tiny_towns", buildings=["farm"]),
        lambda: quartier.new("tiny_towns", players=1, buildings=["inn"]),
        lambda: quartier.new("tiny_towns", players=2, mode="solo"),
        lambda: quartier.load(record),
        lambda: quartier.load(record | {"moves": [], "rules": 99}),
        lambda: match.play("fly"),
        lambda: match.play("take"),
        lambda: match.play("take/Z9"),
        lambda: match.play(f"{path}/more"),
        lambda: match.play(""),
        lambda: match.play(path, 1),
        lambda: match.svg(theme="dusk"),
        lambda: match.words("tlh"),
    ]
    for mistake in wrong:
        with pytest.raises(QuartierError) as caught:
            mistake()
        assert caught.value.key
        assert explained(caught.value, "en").replace("’", "'") == str(caught.value)
        assert all(explained(caught.value, language) != str(caught.value) for language in LANGUAGES[1:])
    assert "не за правилами" in explained(BadRecord("x", "record-move", number=1, reason=caught_in(match)), "uk")


def caught_in(match: quartier.Match) -> QuartierError:
    """Return what is wrong with a move."""
    with pytest.raises(QuartierError) as caught:
        match.play("fly")
    return caught.value


@pytest.mark.parametrize(
    "arguments",
    [
        ["play", "paris", "--seed", "1.5"],
        ["play", "paris", "--seed", "9" * 5000],
        ["play", "paris", "greedy"],
        ["play", "--resume"],
        ["draw", "x.json", "--width", "15"],
        ["draw", "x.json", "--width", "16385"],
        ["fuzz", "paris", "--games", "0"],
        ["bench", "paris", "--seconds", "0"],
        ["replay"],
        ["content", "mend"],
        ["dance"],
    ],
)
def test_a_command_that_makes_no_sense_is_answered_by_how_it_is_used(arguments: list[str]) -> None:
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert "Error" in result.stderr


@pytest.mark.parametrize(
    "typed",
    ["take/V6/x/y/z", "/", "//", "take V6 take V6", "9" * 5000, "\0", "²", "-1", "💥", "save \0", "save .", "undo it"],
)
def test_nothing_that_is_typed_at_the_table_ends_the_game(typed: str) -> None:
    result = run(*ORANGE_FIRST, typed=f"{typed}\nquit\n")
    assert result.exit_code == 0
    assert result.output.endswith("Goodbye.\n")


def test_bytes_that_are_no_text_are_a_mistake_like_any_other(finished: Path) -> None:
    mistakes: list[list[str | bytes]] = [
        ["play", b"\xff"],
        ["replay", b"\xff"],
        ["play", "paris", "--option", b"a=\xff"],
    ]
    for arguments in mistakes:
        result = subprocess.run([*COMMAND, *arguments], capture_output=True, check=False)
        assert result.returncode == 2
        assert result.stderr.count(b"\n") == 1
        assert result.stderr.startswith(b"quartier: ")
    drawing: list[str | bytes | Path] = [*COMMAND, "draw", finished, "-o", b"\xff.svg"]
    assert subprocess.run(drawing, capture_output=True, check=True).stdout == b"?.svg\n"
    typed = subprocess.run([*COMMAND, *ORANGE_FIRST], input=b"\xff\nquit\n", capture_output=True, check=False)
    assert typed.returncode == 0


def test_an_unknown_language_names_the_known_ones() -> None:
    result = run("play", "paris", language="tlh")
    assert result.exit_code == 2
    assert "en, uk, fr, es, ru" in result.stderr


def test_the_language_of_the_terminal_is_the_default(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert "До зустрічі." in CliRunner().invoke(app, ["play", "paris"], input="quit\n").output
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(variable, "tlh")
    assert "Goodbye." in CliRunner().invoke(app, ["play", "paris"], input="quit\n").output


def test_options_are_typed_as_words_numbers_and_lists() -> None:
    cards = "levitation,metropolitain,sacre_coeur,le_peintre,chartier,bouquinistes,lampadaire,le_penseur"
    options = ["hand=2", "flip=yes", "dancer_walls=off", f"postcards={cards}", "first=orange"]
    typed = [part for option in options for part in ("--option", option)]
    run("play", "paris", *typed, "--save", "game.json", typed="take V6\n")
    chosen = json.loads(Path("game.json").read_text())["options"]
    assert (chosen["hand"], chosen["flip"], chosen["dancer_walls"], chosen["first"]) == (2, True, False, "orange")
    assert chosen["postcards"] == cards.split(",")


def test_python_runs_the_package_as_the_command() -> None:
    result = subprocess.run([sys.executable, "-m", "quartier", "--help"], capture_output=True, text=True, check=True)
    for command in ("play", "replay", "draw", "fuzz", "bench", "games"):
        assert command in result.stdout


# --- content packs ------------------------------------------------------------------------------------

PACKS = Path(quartier.__file__).parent / "games" / "munivers" / "content"


def test_a_sound_content_pack_is_called_sound() -> None:
    result = run("content", "check", PACKS / "short")
    assert result.exit_code == 0
    assert "sound" in result.output


def test_a_broken_content_pack_is_told_by_file_line_and_reason(tmp_path: Path) -> None:
    for file in (PACKS / "standard").glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    cards = tmp_path / "cards.toml"
    lines = cards.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith("penalty"))
    lines[number] = "penalty = 99"
    cards.write_text("\n".join(lines), encoding="utf-8")
    result = run("content", "check", tmp_path)
    assert result.exit_code == 1
    assert f"cards.toml:{number + 1}: " in result.output


def test_another_content_pack_is_played_by_name_or_folder() -> None:
    result = run("play", "munivers", "--seats", "greedy,greedy", "--seed", "1", "--content", PACKS / "short")
    assert result.exit_code == 0
    assert "Final score" in result.output
    assert run("play", "munivers", "--content", "nowhere").exit_code == 2
