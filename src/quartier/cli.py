"""The command `quartier`: the list of what it can do. What each command does is in terminal/, table/ and lab/.

A command imports what it needs when it runs: so that all start quickly, and so that what is compiled on a first start
is compiled under a progress display.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.metadata import version as version_of
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any, Literal

import typer
from typer.core import TyperGroup

from quartier.engine.errors import BadOption, QuartierError
from quartier.games import NAMES

OF_ALL = ("--help", "--version")
"""The options that belong to no command."""


class Commands(TyperGroup):
    """The commands; an error that the caller caused is one line on stderr, and the exit code 2.

    Where no command is named, options or none are those of the table: it is what most people came for.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Find out which command is to be run."""
        named = args and (args[0] in OF_ALL or not args[0].startswith("-"))
        return super().parse_args(ctx, args if named else ["serve", *args])

    def main(self, *arguments: Any, **settings: Any) -> Any:
        """Run a command."""
        try:
            return super().main(*arguments, **settings)
        except QuartierError as error:
            reason = _explained(error, settings.get("args") or sys.argv[1:])
        except OSError as error:
            unwritten = QuartierError("the output can't be written", "output")
            what = error.filename or _explained(unwritten, settings.get("args") or sys.argv[1:])
            reason = f"{what}: {error.strerror or error}"
        with suppress(OSError):
            typer.echo(f"quartier: {reason}", err=True)
        _abandon_output()
        raise SystemExit(2)


def _explained(error: QuartierError, typed: Sequence[str]) -> str:
    """Return an error in the language that was asked for, or that of this terminal."""
    from quartier.engine.locale import LANGUAGES, explained
    from quartier.terminal.start import default_language

    asked = [word for flag, word in pairwise(typed) if flag == "--language"]
    return explained(error, asked[-1] if asked and asked[-1] in LANGUAGES else default_language())


def _abandon_output() -> None:
    """Let go of what could not be written, or Python would try, and complain, once more at its end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


app = typer.Typer(
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(NAMES)}.")]
GameFile = Annotated[Path, typer.Argument(metavar="FILE", help='A saved game, or {"game": NAME, "position": {…}}.')]
Language = Annotated[str | None, typer.Option(help="en, uk, fr, es or ru; by default the language of this terminal.")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="An option as name=value; `quartier games` lists them; repeatable.")
]
Content = Annotated[str | None, typer.Option(help="A content pack, for games that have them (option content).")]
FirstSeed = Annotated[int, typer.Option("--seed", help="The seed of the first game; later ones count on.", min=0)]
Workers = Annotated[int | None, typer.Option(help="How many games at once; default: one a core.", min=1)]
Ray = Annotated[str | None, typer.Option(help="Play on the Ray cluster at this address; local starts one.")]
Keep = Annotated[Path | None, typer.Option(help="Keep finished games in this file, and go on with it.")]
Json = Annotated[Path | None, typer.Option(help="Write all that was found out to this file as data.")]
Html = Annotated[Path | None, typer.Option(help="Write it to this file as a page with plots.")]


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"quartier {version_of('quartier')}")
        raise typer.Exit


@app.callback()
def quartier(
    version: Annotated[
        bool, typer.Option("--version", help="Say which version this is.", callback=_print_version, is_eager=True)
    ] = False,
) -> None:
    """City-building board games: play, replay, review, draw; let bots meet; fuzz and measure the rules.

    Without a command the table is run, as by `quartier serve`.
    """


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help=f"One of: {', '.join(NAMES)}.")] = None,
    seats: Annotated[str | None, typer.Option(help="Who sits where, with commas: human, level-1 … level-6, …")] = None,
    seed: Annotated[int | None, typer.Option(help="The seed of all that is random.")] = None,
    option: Options = None,
    content: Content = None,
    language: Language = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved game, or from a position.")] = None,
    save: Annotated[
        Path | None,
        typer.Option(help="Where to keep the game; by default the file that it was resumed from, or your data folder."),
    ] = None,
) -> None:
    """Play in this terminal, against bots or with others at one keyboard."""
    from quartier.terminal import start

    option = _with_content(option, content)
    language = language or start.default_language()
    with start.compiling_shown(language):
        from quartier.terminal.keep import Keeper
        from quartier.terminal.play import Sitting, read_players

        if resume is None:
            match, keeper = _new_match(game, seats, seed, option), Keeper(save)
        else:
            match, keeper = _resumed(game, seed, option, resume, save)
    if save is not None:
        keeper.check(match)
    players = read_players(seats, match.game, len(match.seats))
    Sitting(match, players, language, _console(), keeper).play()


def _with_content(typed: list[str] | None, content: str | None) -> list[str]:
    return [*(typed or []), *([f"content={content}"] if content is not None else [])]


def _new_match(name: str | None, seats: str | None, seed: int | None, typed: list[str] | None) -> Any:
    """Start a game; the number of seats given is the number of players where a game leaves it open."""
    from quartier.bots.players import names_in
    from quartier.engine.match import Match
    from quartier.games import game as load_game
    from quartier.terminal.start import read_options

    if name is None:
        known = ", ".join(NAMES)
        raise BadOption(f"which game? There are: {known}", "which-game", known=known)
    game = load_game(name)
    options = read_options(game, typed or [])
    if seats and "players" not in options and any(known.name == "players" for known in game.options):
        options["players"] = len(names_in(seats))
    return Match.new(game, seed, **options)


def _resumed(name: str | None, seed: int | None, typed: list[str], file: Path, save: Path | None) -> tuple[Any, Any]:
    """Return a saved game and its keeper: a record goes on in its own file, a position is left as it is."""
    from quartier.engine.record import read_json
    from quartier.terminal.keep import Keeper, is_record
    from quartier.terminal.start import match_of

    if seed is not None or typed:
        sentence = "a saved game has its seed and options: --resume goes without --seed and --option"
        raise BadOption(sentence, "resume-alone")
    data = read_json(file)
    match = match_of(data, file)
    if name not in (None, match.game.name):
        sentence = f"{file} is a game of {match.game.name}, not {name}"
        raise BadOption(sentence, "other-game", file=file, found=match.game.name, wanted=name)
    goes_on = is_record(data) and file.is_file()
    return match, Keeper(save or (file if goes_on else None), data if goes_on else None)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at; by default this machine alone.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; 0 takes any free one.", min=0, max=65535)] = 8000,
    database: Annotated[str, typer.Option(help="A URL of SQLite or PostgreSQL; by default a file of yours.")] = "",
    browser: Annotated[bool, typer.Option(help="Open a browser, where there is one.")] = True,
    log: Annotated[
        Literal["text", "json"] | None,
        typer.Option(help="What is told meanwhile: sentences, by default at a terminal, or lines of JSON, elsewhere."),
    ] = None,
    language: Language = None,
) -> None:
    """Play in the browser: run the table."""
    from quartier.table.serve import serve as run
    from quartier.table.settings import Settings
    from quartier.terminal.start import default_language

    run(Settings.of(host, port, database), browser, log, language or default_language())


@app.command()
def replay(
    file: GameFile,
    language: Language = None,
    board: Annotated[bool | None, typer.Option(help="Show the board after every move; by default at the end.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Wait for Enter after every move.")] = False,
) -> None:
    """Tell a saved game move by move."""
    from quartier.terminal import start

    language = language or start.default_language()
    with start.compiling_shown(language):
        match = start.read_game(file)
    from quartier.terminal.replay import replay as tell

    tell(match, language, _console(), True if step and board is None else board, step)


@app.command()
def draw(
    file: GameFile,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="An .svg or .png file.")] = None,
    seat: Annotated[
        str | None, typer.Option(help="As which seat sees it, name or number; default: a spectator.")
    ] = None,
    move: Annotated[int | None, typer.Option(help="The position after that many moves; default: the last.")] = None,
    language: Language = None,
    theme: Annotated[str | None, typer.Option(help="day, night or auto.")] = None,
    layout: Annotated[str | None, typer.Option(help="wide or tall.")] = None,
    width: Annotated[int, typer.Option(help="The width of a PNG in pixels.", min=16, max=16384)] = 1600,
) -> None:
    """Draw a saved game or a position."""
    from quartier.terminal import picture, start

    language = language or start.default_language()
    with start.compiling_shown(language):
        match = start.read_game(file, move)
    target = picture.target_of(file, output)
    style = {name: value for name, value in (("theme", theme), ("layout", layout)) if value is not None}
    picture.draw(match, target, start.read_seat(match, seat), language, style, width)
    typer.echo(str(target))


@app.command()
def fuzz(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games to play.", min=1)] = 10_000,
    seed: FirstSeed = 0,
    option: Options = None,
    content: Content = None,
) -> None:
    """Play random games with bounds checks and invariants; write a record of the first failure."""
    from quartier.games import game as load_game
    from quartier.terminal import start

    with start.compiling_shown():
        rules = load_game(game)
        from quartier.terminal import fuzz as fuzzing
    fixed = start.read_options(rules, _with_content(option, content))
    tally = fuzzing.fuzz(rules, games, seed, fixed, _console(stderr=True))
    raise typer.Exit(fuzzing.report(rules, tally, _console()))


@app.command()
def bench(
    game: GameName,
    seconds: Annotated[float, typer.Option(help="How long to play with each set of options.", min=0.01)] = 5.0,
) -> None:
    """Count random complete games a second on one core."""
    from quartier.games import game as load_game
    from quartier.terminal import start

    with start.compiling_shown():
        rules = load_game(game)
        from quartier.terminal import bench as measuring
    for options in measuring.option_sets(rules):
        measuring.bench(rules, options, 0.01)  # caches and clocks warm up
        typer.echo(f"{game} {options}:\n  {measuring.bench(rules, options, seconds)}")


@app.command()
def arena(
    game: GameName,
    bots: Annotated[
        list[str], typer.Argument(metavar="BOT", help="Such as random, greedy, level-3 or search:iterations=20000.")
    ],
    games: Annotated[int, typer.Option(help="How many games each two bots play, at least.", min=1)] = 100,
    players: Annotated[int | None, typer.Option(help="The seats of a table; 1: each bot plays alone.", min=1)] = None,
    challenge: Annotated[
        bool, typer.Option("--challenge", help="Only the first bot meets the others, who do not meet each other.")
    ] = False,
    seed: FirstSeed = 0,
    option: Options = None,
    content: Content = None,
    workers: Workers = None,
    ray: Ray = None,
    keep: Keep = None,
    json: Json = None,
    html: Html = None,
    language: Language = None,
) -> None:
    """Let bots meet at every seat over the same seeds, and rate them, with intervals."""
    from quartier.games import game as load_game
    from quartier.lab.needs import demand
    from quartier.terminal import start

    language = language or start.default_language()
    demand(bots, workers, ray, html)
    with start.compiling_shown(language):
        rules = load_game(game)
        from quartier.lab.arena import Arena
        from quartier.lab.contest import contest
        from quartier.lab.files import Files
    options = start.read_options(rules, _with_content(option, content))
    plan = Arena.plan(game, bots, games, seed, options, players, challenge)
    with _heeding_signals() as obey:
        contest(plan, Files(keep, json, html), _console(), language, workers, ray, obey)


@app.command()
def balance(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games to play with each set of options.", min=1)] = 1000,
    bot: Annotated[str, typer.Option(help="Who plays all seats.")] = "greedy",
    players: Annotated[str, typer.Option(help="Numbers of players with commas, each studied for itself.")] = "",
    option: Options = None,
    content: Content = None,
    habit: Annotated[
        list[str] | None,
        typer.Option(
            help="Let one seat have a habit, such as never=play; all: those a designer asks about; repeatable."
        ),
    ] = None,
    habit_games: Annotated[int, typer.Option(help="How many games to play for each habit.", min=1)] = 300,
    against: Annotated[
        str | None, typer.Option(help="Compare with another content pack, or with an option as name=value.")
    ] = None,
    dealt: Annotated[
        str | None,
        typer.Option(help="Play only games that deal this, such as mayor=leonie-chantier or building=tavern."),
    ] = None,
    seed: FirstSeed = 0,
    workers: Workers = None,
    ray: Ray = None,
    keep: Keep = None,
    json: Json = None,
    html: Html = None,
    language: Language = None,
) -> None:
    """Find out what is out of balance in a game: bots play, and everything is counted."""
    from quartier.games import game as load_game
    from quartier.lab.needs import demand
    from quartier.terminal import start

    language = language or start.default_language()
    demand([bot], workers, ray, html)
    with start.compiling_shown(language):
        rules = load_game(game)
        from quartier.lab import balance_command
        from quartier.lab.files import Files
    options = start.read_options(rules, _with_content(option, content))
    other = None if against is None else balance_command.compared_with(rules, against, start.read_options)
    plan = balance_command.planned(
        rules, options, players, habit or [], other, dealt, bot=bot, games=games, habit_games=habit_games, seed=seed
    )
    with _heeding_signals() as obey:
        balance_command.run(plan, Files(keep, json, html), _console(), language, workers, ray, obey)


@app.command()
def review(
    file: GameFile,
    seconds: Annotated[
        float | None,
        typer.Option(
            help="How long to think about each decision; default: 90 s for a game, at most 2 s, at least 0.2 s."
        ),
    ] = None,
    iterations: Annotated[
        int | None, typer.Option(help="Instead, how many simulations: then the same comes of it each time.")
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Decisions at once; default: one a core.", min=1)] = None,
    json: Json = None,
    html: Html = None,
    language: Language = None,
) -> None:
    """Think every decision of a saved game over: chances, better moves, luck and the turning points."""
    from quartier.terminal import start

    language = language or start.default_language()
    with start.compiling_shown(language):
        match = start.read_game(file)
        from quartier.bots.search.bot import Budget
        from quartier.lab.files import Files
        from quartier.lab.reviewing import reviewed
    budget = None if seconds is iterations is None else Budget(seconds, iterations)
    with _heeding_signals() as obey:
        reviewed(match, file, budget, workers, Files(None, json, html), _console(), language, obey)


@app.command()
def games() -> None:
    """List the games, their seats and their options, each with an example."""
    from quartier.games import game as load_game
    from quartier.terminal import start
    from quartier.terminal.catalogue import catalogue

    with start.compiling_shown():
        for name in NAMES:
            _console().print(catalogue(load_game(name)))


@app.command()
def prepare(
    parts: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", help=f"Any of {', '.join(NAMES)}, and bots; by default everything."),
    ] = None,
    language: Language = None,
) -> None:
    """Compile the games for this machine, side by side; once, before they are first asked for."""
    from quartier.engine.locale import Words
    from quartier.terminal import start
    from quartier.terminal.prepare import prepare as prepare_parts

    words = Words.load("quartier", language or start.default_language())
    prepare_parts(parts or [], words, _console())


contents = typer.Typer(no_args_is_help=True, help="Content packs of Munivers.")
app.add_typer(contents, name="content")


@contents.command()
def check(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="The folder of a content pack.")],
    language: Language = None,
) -> None:
    """Say everything that is wrong with a content pack: file, line and reason."""
    from quartier.engine.locale import Words
    from quartier.games.munivers.packs.content import check_content
    from quartier.games.munivers.packs.source import MISTAKES
    from quartier.terminal.start import default_language

    language = language or default_language()
    words, problems = Words.load(MISTAKES, language), check_content(folder, language)
    for problem in problems:
        typer.echo(problem)
    if problems:
        typer.echo(words("pack-to-mend", count=len(problems)), err=True)
        raise typer.Exit(1)
    typer.echo(words("pack-sound", folder=str(folder)))


@contextmanager
def _heeding_signals() -> Iterator[Callable[[], None]]:
    """Let a signal end a long work, which calls what is given now and then; the exit code tells which it was."""
    from quartier.terminal import signals

    try:
        yield signals.obey
    except (KeyboardInterrupt, SystemExit) as end:
        raise typer.Exit(signals.exit_code(end)) from end


def _console(stderr: bool = False) -> Any:
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def main() -> None:
    """Run the command line."""
    from quartier.terminal import signals, start

    _open_closed_streams()
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a sun is no reason to fail on a terminal that has none
    if sys.argv[1:2] == ["fuzz"]:
        start.check_bounds()
    signals.listen()
    app()


def _open_closed_streams() -> None:
    """Give streams that are closed a meaning: no input, an output that can't be written, errors that nobody reads.

    Else the next file to be opened would take their place.
    """
    for name, flags in (("stdin", os.O_RDONLY), ("stdout", os.O_RDONLY), ("stderr", os.O_WRONLY)):
        if getattr(sys, name) is None:
            number = os.open(os.devnull, flags)
            setattr(sys, name, os.fdopen(number, "r" if name == "stdin" else "w", encoding="utf-8"))
