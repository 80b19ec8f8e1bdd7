"""Which libraries a command of the lab needs: asked for before rules are compiled, so that nobody waits to hear it."""

from collections.abc import Sequence
from pathlib import Path

from quartier.bots.names import NET
from quartier.engine.extras import needed


def demand(bots: Sequence[str], workers: int | None, ray: str | None, html: Path | None) -> None:
    """Say what is missing for a series of games and its report, if anything is."""
    wanted = {
        "scipy.stats": True,
        "joblib": ray is None and workers != 1,
        "ray": ray is not None,
        "matplotlib": html is not None,
        "onnxruntime": any(name.partition(":")[0] == NET for name in bots),
    }
    for module, is_wanted in wanted.items():
        if is_wanted:
            needed(module)
