"""Networks that have learned nothing, and files that are none."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import onnx

from examples.train.onnx_file import onnx_model
from examples.train.plan import feature_plan, move_parts
from quartier.envs.world import Setting

WIDTH, RANK, SPREAD = 16, 8, 20.0


def random_weights(setting: Setting, seed: int = 1, size: float = 0.5) -> dict[str, Any]:
    """Return weights of a small network by their names, drawn by lot."""
    features, players = feature_plan(setting).length, setting.players
    shapes: dict[str, tuple[int, ...]] = {
        "usual": (features,), "first.weight": (WIDTH, features), "first.bias": (WIDTH,), "norm.weight": (WIDTH,),
        "norm.bias": (WIDTH,), "query.weight": (RANK, WIDTH), "query.bias": (RANK,), "chances.weight": (players, WIDTH),
        "chances.bias": (players,), "margins.weight": (players, WIDTH), "margins.bias": (players,),
        "blocks.0.norm.weight": (WIDTH,), "blocks.0.norm.bias": (WIDTH,), "blocks.0.up.weight": (WIDTH, WIDTH),
        "blocks.0.up.bias": (WIDTH,), "blocks.0.down.weight": (WIDTH, WIDTH), "blocks.0.down.bias": (WIDTH,),
        "moves.up.weight": (2 * RANK, RANK), "moves.up.bias": (2 * RANK,), "moves.down.weight": (RANK, 2 * RANK),
        "moves.down.bias": (RANK,),
    }  # fmt: skip
    for kind, (_, sizes) in enumerate(setting.game.choices):
        for part, shape in enumerate(move_parts(sizes)):
            shapes[f"moves.kinds.{kind}.{part}"] = (*shape, RANK)
    luck = np.random.default_rng(seed)
    return {name: luck.normal(0, size, shape).astype(np.float32) for name, shape in shapes.items()}


@cache
def content(name: str, seed: int = 1, size: float = 0.5, **options: Any) -> bytes:
    """Return the file of a network."""
    setting = Setting(name, options=options)
    return bytes(onnx_model(setting, random_weights(setting, seed, size), SPREAD, {}).SerializeToString())


def network_in(folder: Path, name: str, seed: int = 1, size: float = 0.5, **options: Any) -> Path:
    """Write a network."""
    file = folder / f"{name}-{seed}.onnx"
    file.write_bytes(content(name, seed, size, **options))
    return file


def told_otherwise(file: Path, **told: str | None) -> Path:
    """Change what a network says of itself."""
    model = onnx.load_from_string(file.read_bytes())
    kept = {prop.key: prop.value for prop in model.metadata_props}
    kept |= {f"quartier.{name}": value for name, value in told.items() if value is not None}
    lost = {f"quartier.{name}" for name, value in told.items() if value is None}
    del model.metadata_props[:]
    onnx.helper.set_model_props(model, {key: value for key, value in kept.items() if key not in lost})
    file.write_bytes(model.SerializeToString())
    return file
