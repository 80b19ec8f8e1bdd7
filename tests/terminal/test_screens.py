"""Every decision of every game fits a screen of 80 by 24, whoever plays: whole games, screen by screen."""

from typing import Any

import pytest
from rich.cells import cell_len

import quartier
from quartier.engine.locale import LANGUAGES, Words
from tests.terminal.screens import HEIGHT, WIDTH, Stranger

TABLES = [("paris", 2), *(("tiny_towns", n) for n in range(1, 7)), *(("munivers", n) for n in range(2, 5))]
SPOKEN = ("en", "uk", "fr")
EVERY = [(game, players, language) for game, players in TABLES for language in SPOKEN]
SOME = [one for index, one in enumerate(EVERY) if index % len(SPOKEN) == index // len(SPOKEN) % len(SPOKEN)]
"""Every number of players in one language each, and each game of more than one number in all of them."""
HARD: dict[str, dict[str, Any]] = {
    "paris": {"postcards": "random", "hand": 2, "flip": True},
    "tiny_towns": {"cavern": True},
    "munivers": {},
}
"""The options with the most to show."""
BOARDS = {"paris": ("8 ", "1 "), "tiny_towns": ("4 ", "1 "), "munivers": ("3 ", "1 ")}
"""How lines of the own board begin, from its top to its bottom."""


def options_of(game: str, players: int) -> dict[str, Any]:
    return HARD[game] | ({} if game == "paris" else {"players": players})


@pytest.mark.parametrize(
    ("game", "players", "language"),
    [*SOME, *(pytest.param(*one, marks=pytest.mark.long) for one in EVERY if one not in SOME)],
)
def test_every_screen_of_a_game_fits_80_by_24_with_the_own_board_in_sight(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int, language: str
) -> None:
    stranger = Stranger(monkeypatch, seed=7 * players + SPOKEN.index(language))
    sitting = stranger.play(game, ["human", *["random"] * (players - 1)], language, **options_of(game, players))
    assert sitting.match.over
    assert len(stranger.screens) > 8
    for screen in stranger.screens:
        assert len(screen) <= HEIGHT, "\n".join(screen)
        assert max(map(cell_len, screen)) <= WIDTH, "\n".join(screen)
        assert all(any(line.startswith(row) for line in screen) for row in BOARDS[game]), "\n".join(screen)


@pytest.mark.parametrize(
    ("game", "players"), [("paris", 2), ("tiny_towns", 3), pytest.param("munivers", 2, marks=pytest.mark.long)]
)
def test_people_at_one_keyboard_see_screens_that_fit_too(
    monkeypatch: pytest.MonkeyPatch, game: str, players: int
) -> None:
    stranger = Stranger(monkeypatch, seed=players)
    sitting = stranger.play(game, ["human", "human", *["random"] * (players - 2)], "uk", **options_of(game, players))
    assert sitting.match.over
    assert all(len(screen) <= HEIGHT and max(map(cell_len, screen)) <= WIDTH for screen in stranger.screens)


@pytest.mark.parametrize("game", quartier.games())
def test_a_larger_terminal_shows_more(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    small, large = Stranger(monkeypatch, 3), Stranger(monkeypatch, 3, width=130, height=60)
    small.most, large.most = 1, 40
    for stranger in (small, large):
        stranger.play(game, ["human", *["random"] * (2 if game != "paris" else 1)], "en", **options_of(game, 3))
    first, more = ("\n".join(stranger.screens[0]) for stranger in (small, large))
    assert len(more.split()) > len(first.split())
    assert all(len(screen) <= 60 for screen in large.screens)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", quartier.games())
def test_what_is_read_on_request_comes_in_pages_that_fit(
    monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    words, program = quartier.new(game).words(language), Words.load("quartier", language)
    stranger = Stranger(monkeypatch, seed=1)
    names = ("rules", "cards", "legend", "log", "help")
    stranger.requests = [*(program(f"command-{name}") for name in names), words("command-boards")]
    stranger.play(game, ["human", *["random"] * (len(quartier.new(game).seats) - 1)], language)
    assert len(stranger.screens) > 2 * len(names)
    assert all(len(screen) <= HEIGHT and max(map(cell_len, screen)) <= WIDTH for screen in stranger.screens)
