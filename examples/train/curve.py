"""How a run went, drawn from its log.

python -m examples.train.curve out/paris/log.jsonl docs/paris-training.svg
"""

import json
import sys
from pathlib import Path
from typing import Any


def draw(log: Path, picture: Path) -> None:
    """Draw what was found out about a network over the moves that it learned from."""
    import matplotlib as mpl

    mpl.use("agg")
    from matplotlib import pyplot as plt
    from matplotlib.ticker import EngFormatter

    told: list[dict[str, Any]] = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    looks = [line for line in told if "value" in line]
    looks = [line for line in looks if line["rival"] == looks[-1]["rival"]]  # a run may go on against another
    moves = [line["moves"] for line in looks]
    figure, axes = plt.subplots(figsize=(7, 4), layout="constrained")
    axes.fill_between(moves, [line["low"] for line in looks], [line["high"] for line in looks], alpha=0.25)
    axes.plot(moves, [line["value"] for line in looks], marker=".")
    alone = looks[-1]["alone"]
    axes.set_ylabel("points" if alone else f"victories against {looks[-1]['rival']}")
    axes.set_xlabel("moves learned from")
    axes.xaxis.set_major_formatter(EngFormatter(sep=""))
    if not alone:
        axes.set_ylim(0, 1)
        axes.axhline(1 / looks[-1]["players"], linestyle=":", color="grey")
    axes.grid(alpha=0.3)
    figure.savefig(picture)
    plt.close(figure)


if __name__ == "__main__":
    draw(*map(Path, sys.argv[1:]))
