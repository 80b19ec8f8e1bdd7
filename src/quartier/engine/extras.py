"""Libraries that only the lab and trained bots need: players install none of them."""

from importlib import import_module
from typing import Any

from quartier.engine.errors import QuartierError

EXTRAS = {"joblib": "lab", "choix": "lab", "matplotlib": "lab", "scipy": "lab", "ray": "cluster", "onnxruntime": "net"}
"""The library, and the extra of this project that brings it."""


def needed(module: str) -> Any:
    """Return a module of one of these libraries; where it is not installed, say how to get it."""
    library = module.split(".")[0]
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.split(".")[0] != library:
            raise
        command = f"pip install -e '.[{EXTRAS[library]}]'"
        sentence = f"this needs {library}, which is not installed; in the folder of this project: {command}"
        raise QuartierError(sentence, "extra", library=library, command=command) from error
