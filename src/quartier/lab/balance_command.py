"""The command `quartier balance`: what was typed becomes a plan, and the report is printed and written."""

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from quartier.engine.errors import BadOption
from quartier.engine.game import Game
from quartier.lab.arena_words import Wording as ArenaWording
from quartier.lab.balance import Plan, Report, balance
from quartier.lab.balance_data import balance_data
from quartier.lab.balance_page import balance_page
from quartier.lab.balance_table import balance_tables
from quartier.lab.balance_words import Wording
from quartier.lab.contest import Files, say_how_to_go_on
from quartier.lab.extras import needed
from quartier.lab.page import write_page

ALL = "all"


def planned(
    game: Game,
    options: Mapping[str, Any],
    players: str,
    habits: Sequence[str],
    against: Mapping[str, Any] | None,
    **numbers: Any,
) -> Plan:
    """Return the plan that somebody typed; `numbers` are those of a plan, and its bot."""
    asked = [habit for typed in habits for habit in (game.counted.questions if typed == ALL else (typed,))]
    sets = option_sets(game, options, players)
    plan = Plan(game.name, sets, habits=list(dict.fromkeys(asked)), against=against, **numbers)
    plan.check()
    return plan


def option_sets(game: Game, options: Mapping[str, Any], players: str) -> list[Mapping[str, Any]]:
    """Return a set of options for each number of players."""
    if not players:
        return [options]
    if all(option.name != "players" for option in game.options):
        raise game.no_option("players")
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
    if files.html is not None:
        needed("matplotlib")
    files.check()
    report = played(plan, files, console, language, workers, ray, obey)
    for shown in balance_tables(report, language):
        console.print(shown)
    written = {}
    if files.json is not None:
        written[files.json] = json.dumps(balance_data(report), ensure_ascii=False, indent=1) + "\n"
    if files.html is not None:
        written[files.html] = balance_page(report, language)
    for file, content in written.items():
        write_page(file, content)
        console.print(ArenaWording(language)("written", file=str(file)), soft_wrap=True)


def played(
    plan: Plan, files: Files, console: Console, language: str, workers: int | None, ray: str | None,
    obey: Callable[[], None],
) -> Report:  # fmt: skip
    """Play what is planned under a progress bar."""
    say, screen = Wording.of(plan.game, language), Console(stderr=True)
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn(),
    )  # fmt: skip
    done = {"playing": (0, len(plan.all_jobs())), "counting": (0, 0)}
    with Progress(*columns, console=screen, disable=not screen.is_terminal) as progress:
        tasks = {step: progress.add_task(say(step), total=None) for step in done}

        def hear(step: str, number: int, of: int) -> None:
            done[step] = number, of
            progress.update(tasks[step], completed=number, total=of)
            obey()

        try:
            return balance(plan, workers, ray, files.keep, hear)
        except (KeyboardInterrupt, SystemExit):
            progress.stop()
            say_how_to_go_on(console, ArenaWording(language), *done["playing"], files.keep)
            raise
