"""A network that learns a game by playing against itself.

    python -m examples.train out/paris --minutes 10
    python -m examples.train out/towns --game tiny_towns --players 1 --games 512 --minutes 5

On a GPU the games are stepped there too (`envs.gpu`), else on the CPU (`envs.vector`). The folder holds a checkpoint, a
log, the curve, and `network.onnx`, which plays as the bot `net:out/paris/network.onnx`. The same command with more
minutes goes on with the run.
"""

import argparse
import dataclasses
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any

import torch
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from examples.train.checkpoint import CURVE, LOG, Run
from examples.train.curve import draw
from examples.train.evaluate import strength
from examples.train.games import Games
from examples.train.learner import Learner, Settings
from examples.train.network import Network, Sizes
from quartier.bots.players import check
from quartier.engine.errors import QuartierError

SETTLING = 48
"""Moves at random before anything is learned: games come into different stages."""
ENOUGH_TO_SETTLE = 1 << 16


def read_arguments(typed: list[str]) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m examples.train", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    whole, number = at_least(1), at_least(0.0)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--game", default="paris")
    parser.add_argument("--players", type=whole, help="where a game leaves that open")
    parser.add_argument("--minutes", type=number, default=10.0, help="of learning, what it took before included")
    parser.add_argument("--games", type=whole, help="played at once; by default 16384 on a GPU, else 512")
    parser.add_argument("--device", choices=("cpu", "cuda"), default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--threads", type=whole, default=torch.get_num_threads(), help="on a CPU")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rival", default="greedy", help="the bot that it is measured by")
    parser.add_argument("--looks", type=whole, default=10, help="how often it is measured")
    parser.add_argument("--measured", type=whole, default=400, help="games each time")
    for name, default in {**Sizes._field_defaults, **dataclasses.asdict(Settings())}.items():
        kind = at_least(1e-3) if name == "spread" else whole if isinstance(default, int) else number
        parser.add_argument(f"--{name.replace('_', '-')}", type=kind, default=default)
    return parser.parse_args(typed)


def at_least(least: float) -> Callable[[str], float]:
    """Return what reads a number from there on: a whole one, if that is."""

    def read(typed: str) -> float:
        try:
            number = type(least)(typed)
        except ValueError:
            number = least - 1
        if not least <= number < inf:
            kind = "a whole number" if isinstance(least, int) else "a number"
            raise argparse.ArgumentTypeError(f"{typed!r} is not {kind} from {least:g} on")
        return number

    return read


def begin(given: argparse.Namespace) -> Run:
    """Set everything up, and go on with what there is."""
    torch.set_num_threads(given.threads)
    torch.set_float32_matmul_precision("high")
    device = torch.device(given.device)
    games = given.games or (16384 if device.type == "cuda" else 512)
    options = {"players": given.players} if given.players else {}
    played = Games(given.game, games, device, given.seed, given.threads, **options)
    check(given.rival, played.setting.game, played.setting.players)
    torch.manual_seed(given.seed)
    sizes = Sizes(**{name: getattr(given, name) for name in Sizes._fields})
    settings = Settings(**{field.name: getattr(given, field.name) for field in dataclasses.fields(Settings)})
    network = Network(played.setting, sizes).to(device)
    run = Run(given.folder, Learner(network, played, settings), sizes)
    resumed = run.resume()
    seen = played.sample(SETTLING)
    if not resumed:
        network.settle(seen[torch.randperm(len(seen), device=device)[:ENOUGH_TO_SETTLE]])
    return run


def look(run: Run, given: argparse.Namespace) -> dict[str, Any]:
    """Measure the network against a bot."""
    setting = run.learner.games.setting
    found = strength(run.learner.network, setting, given.rival, given.measured)
    told = {"rival": given.rival, "measured": given.measured, "players": setting.players, "alone": setting.players == 1}
    return {**found._asdict(), **told}


def learn(run: Run, given: argparse.Namespace) -> None:
    """Learn until the time is over, or somebody presses Ctrl-C; measure and save on the way."""
    columns = (TextColumn("{task.description}"), BarColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    whole, next_look = given.minutes * 60, run.seconds
    with suppress(KeyboardInterrupt), Progress(*columns) as progress:
        bar = progress.add_task(f"{given.game}: learning", total=whole)
        while run.seconds < whole:
            line = lesson(run, whole)
            if run.seconds >= min(next_look, whole):
                next_look += whole / given.looks
                line |= look(run, given)
                progress.print(told(line))
                run.save()
            progress.update(bar, completed=run.seconds)
    run.save()


def lesson(run: Run, whole: float) -> dict[str, Any]:
    """Learn for a while; return a new line of the log."""
    begun = perf_counter()
    notes = run.learner.learn(run.seconds / whole)
    run.seconds += perf_counter() - begun
    run.moves += run.learner.moves_a_lesson
    run.log.append({"moves": run.moves, "seconds": round(run.seconds, 2), **notes})
    return run.log[-1]


def told(line: dict[str, Any]) -> str:
    """Return a line of the log in words."""
    scale, unit = (1, " points") if line["alone"] else (100, " %")
    low, value, high = (f"{scale * line[name]:.1f}" for name in ("low", "value", "high"))
    against = "" if line["alone"] else f" against {line['rival']}"
    pace = line["moves"] / max(line["seconds"], 1e-9)
    return f"{line['moves']:>13,} moves, {pace:,.0f} a second: {value}{unit}{against} ({low} … {high})"


def main(typed: list[str]) -> None:
    """Learn, and draw the curve."""
    given = read_arguments(typed)
    try:
        with Console().status(f"{given.game}: getting ready"):
            run = begin(given)
        learn(run, given)
    except (QuartierError, OSError) as error:
        raise SystemExit(str(error)) from error
    if find_spec("matplotlib") and any("value" in line for line in run.log):
        draw(given.folder / LOG, given.folder / CURVE)
    print("written:", *sorted(str(file) for file in given.folder.iterdir()))


if __name__ == "__main__":
    main(sys.argv[1:])
