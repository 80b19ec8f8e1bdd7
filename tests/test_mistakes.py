"""What is wrong with a position, a saved game or a content pack is said in every language, by keys."""

import re
from pathlib import Path

import pytest

import quartier
from quartier.engine.errors import QuartierError
from quartier.engine.locale import LANGUAGES, PACKAGE, Words, explained, mistake
from quartier.games.munivers.packs.content import check_content
from tests.texts import messages

FAMILY = re.compile(r'f"([a-z-]+-)\{')
"""A key that is put together, by how it begins."""


def room_of(game: str) -> str:
    return f"{game}/mistakes"


def code_of(*places: str) -> str:
    found = [file for place in places for file in [PACKAGE / place, *(PACKAGE / place).rglob("*.py")] if file.is_file()]
    return "\n".join(file.read_text(encoding="utf-8") for file in found)


@pytest.mark.parametrize("game", quartier.games())
def test_no_text_about_a_mistake_lies_unused(game: str) -> None:
    code = code_of(f"games/{game}/position", f"games/{game}/packs", f"games/{game}/game.py", "engine", "cli.py")
    families = set(FAMILY.findall(code)) - {"position-", "pack-"}
    for key in messages(room_of(game), "en"):
        short = re.sub(r"^(error-)?(position-|pack-(map-)?|reach-)?", "", key)
        said = {key, short, key.removeprefix("error-")}
        assert any(f'"{name}"' in code for name in said) or key.removeprefix("error-").startswith(tuple(families)), key


@pytest.mark.parametrize("game", quartier.games())
def test_every_mistake_in_a_position_has_its_words(game: str) -> None:
    known = {*messages(room_of(game), "en"), *messages("quartier", "en")}
    code = code_of(f"games/{game}/position")
    keys = re.findall(r'\.wrong\([^()]*?(?:\[[^]]*\])?, "([a-z-]+)"', code)
    assert len(keys) > 10
    assert [key for key in keys if f"error-position-{key}" not in known] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "position"),
    [
        ("paris", []),
        ("paris", {"weather": "rain"}),
        ("paris", {"phase": 7}),
        ("paris", {"tokens": {"orange": 99}}),
        ("paris", {"paving": ["x"]}),
        ("paris", {"reserve": {"orange": ["T4", "T4"]}}),
        ("paris", {"buildings": [{"owner": "orange"}]}),
        ("paris", {"buildings": [{"owner": "orange", "piece": "T4", "spaces": ["a1"]}]}),
        ("tiny_towns", {"towns": [{"squares": [["x"] * 4] * 4}]}),
        ("tiny_towns", {"towns": [{"stage": "claim"}], "phase": "claims"}),
        ("tiny_towns", {"towns": [{"books": {"taken": 5}}]}),
        ("munivers", {"deciding": "target"}),
        ("munivers", {"step": "over", "deciding": "turn"}),
        ("munivers", {"players": {"orange": {"votes": -5}}}),
    ],
)
def test_what_is_wrong_with_a_position_is_said_in_every_language(game: str, position: object, language: str) -> None:
    with pytest.raises(QuartierError) as caught:
        quartier.from_position(game, position)  # type: ignore[arg-type]
    error = caught.value
    said = explained(error, language)
    assert error.key
    assert "’" not in str(error)
    assert (said.replace("’", "'") == str(error)) == (language == "en")


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_what_is_wrong_with_a_pack_is_said_in_every_language(tmp_path: Path, language: str) -> None:
    (tmp_path / "pack.toml").write_text('extends = "standard"\nmonths = 13\nweather = "rain"\n', encoding="utf-8")
    english, found = check_content(tmp_path), check_content(tmp_path, language)
    assert len(found) == len(english) >= 2
    for told, original in zip(found, english, strict=True):
        assert told.split(":")[:2] == original.split(":")[:2]
        assert told != original


def test_errors_within_errors_are_explained_too_and_several_are_a_line_each() -> None:
    inner = mistake(QuartierError, "game-over")
    outer = mistake(QuartierError, "pack-mistakes", "munivers/mistakes", problems=(inner, inner))
    assert str(outer) == "the game is over\nthe game is over"
    assert explained(outer, "uk") == "гру закінчено\nгру закінчено"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_position_or_record_is_called_so(language: str) -> None:
    words = Words.load("quartier", language)
    with pytest.raises(QuartierError) as caught:
        quartier.load({"moves": []})
    assert explained(caught.value, language).startswith(words("record-file", file="record"))
    with pytest.raises(QuartierError) as caught:
        quartier.from_position("paris", {"x": 1})
    assert explained(caught.value, language).startswith(words("position-field", field="position"))
