"""The command `quartier balance`: what was typed becomes a plan, and the report is printed and written."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console

from quartier.engine.errors import BadOption
from quartier.engine.game import Game
from quartier.lab.balance import PLAYING, STEPS, Plan, Report, balance
from quartier.lab.balance_data import balance_data
from quartier.lab.balance_page import balance_page
from quartier.lab.balance_table import balance_tables
from quartier.lab.balance_words import Wording
from quartier.lab.contest import say_how_to_go_on
from quartier.lab.files import Files, say_where, write_all
from quartier.lab.watching import at_work, bars

ALL = "all"


def planned(
    game: Game,
    options: Mapping[str, Any],
    players: str,
    habits: Sequence[str],
    against: Mapping[str, Any] | None,
    dealt: str | None,
    **numbers: Any,
) -> Plan:
    """Return the plan that somebody typed; `numbers` are those of a plan, and its bot."""
    asked = [habit for typed in habits for habit in (game.counted.questions if typed == ALL else (typed,))]
    sets = option_sets(game, options, players)
    family, _, which = (dealt or "").partition("=")
    thing = None if dealt is None else (family, which)
    plan = Plan(game.name, sets, habits=list(dict.fromkeys(asked)), against=against, dealt=thing, **numbers)
    plan.check()
    return plan


def option_sets(game: Game, options: Mapping[str, Any], players: str) -> list[Mapping[str, Any]]:
    """Return a set of options for each number of players."""
    if not players:
        return [options]
    if all(option.name != "players" for option in game.options):
        raise game.no_option("players")
    if "players" in options:
        raise BadOption("the number of players is given twice, by --players and by --option", "players-twice")
    typed = list(dict.fromkeys(number.strip() for number in players.split(",")))
    numbers = [int(number) if number.isdecimal() and len(number) < 3 else number for number in typed]
    return [{**options, "players": number} for number in numbers]


def compared_with(game: Game, typed: str, read: Callable[[Game, Sequence[str]], dict[str, Any]]) -> Mapping[str, Any]:
    """Return the options to compare with: a content pack by its name or folder, or `name=value`."""
    if "=" in typed:
        return read(game, [typed])
    if all(option.name != "content" for option in game.options):
        sentence = f"{game.name} has no content packs; compare with another option as name=value, not {typed!r}"
        raise BadOption(sentence, "against", game=game.name, given=repr(typed))
    return {"content": typed}


def run(
    plan: Plan, files: Files, console: Console, language: str, workers: int | None, ray: str | None,
    obey: Callable[[], None],
) -> None:  # fmt: skip
    """Play, print, write; `obey` is called after each game, and may end it all."""
    files.check()
    say = Wording.of(plan.game, language)
    report = _played(plan, files.keep, console, say, workers, ray, obey)
    with at_work(say.words("drawing-up")):
        contents = files.contents(lambda: balance_data(report), lambda: balance_page(report, language))
    write_all(contents)
    for shown in balance_tables(report, language):
        console.print(shown)
    say_where(contents, console, say)


def _played(
    plan: Plan, keep: Path | None, console: Console, say: Wording, workers: int | None, ray: str | None,
    obey: Callable[[], None],
) -> Report:  # fmt: skip
    """Play what is planned under a bar for each step of the work."""
    with at_work(say("choosing")):
        wanted, played = len(plan.all_jobs()), 0
    try:
        with bars() as shown:
            tasks = {step: shown.add_task(say(step), total=None) for step in STEPS}
            shown.update(tasks[PLAYING], total=wanted)

            def hear(step: str, done: int, of: int) -> None:
                nonlocal played
                played = done if step == PLAYING else played
                shown.update(tasks[step], completed=done, total=of)
                obey()

            return balance(plan, workers, ray, keep, hear)
    except (KeyboardInterrupt, SystemExit):
        say_how_to_go_on(console, say, played, wanted, keep)
        raise
