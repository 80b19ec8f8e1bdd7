"""A run on disk: all that it takes to go on with it, what happened so far, and the network as a file to play with."""

import json
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import torch

from examples.train.learner import Learner
from examples.train.network import Sizes
from examples.train.onnx_file import onnx_model

CHECKPOINT, LOG, NETWORK, CURVE = "checkpoint.pt", "log.jsonl", "network.onnx", "curve.svg"
"""The files in the folder of a run."""


class Run:
    """A run in its folder."""

    def __init__(self, folder: Path, learner: Learner, sizes: Sizes) -> None:
        self.folder, self.learner = folder, learner
        self.moves, self.seconds = 0, 0.0
        """What it has cost so far."""
        self.log: list[dict[str, Any]] = []
        setting = learner.games.setting
        self._same = {
            "game": setting.game.name, "version": setting.game.version, "options": setting.options,
            "sizes": sizes._asdict(), "spread": learner.settings.spread,
        }  # fmt: skip
        """What can't change in a run."""
        folder.mkdir(parents=True, exist_ok=True)

    def resume(self) -> bool:
        """Go on where a run in this folder was left, if there is one, with new deals; refuse one of another kind."""
        file = self.folder / CHECKPOINT
        if not file.is_file():
            return False
        try:
            told = torch.load(file, map_location=self.learner.games.device, weights_only=True)
            if told["same"] == self._same:
                self._go_on(told)
                return True
            differ = [
                f"{name} {theirs}, not {self._same.get(name)}"
                for name, theirs in told["same"].items()
                if theirs != self._same.get(name)
            ]
        except Exception as error:  # what is no checkpoint fails in many ways
            raise SystemExit(f"{file} is damaged, or no checkpoint; name another folder, or move it away") from error
        raise SystemExit(f"{self.folder} holds another run: {'; '.join(differ)}; name another folder")

    def _go_on(self, told: dict[str, Any]) -> None:
        self.learner.network.load_state_dict(told["network"])
        self.learner.optimizer.load_state_dict(told["optimizer"])
        self.moves, self.seconds, self.log = told["moves"], told["seconds"], told["log"]
        self.learner.games.batch.reset(self.moves)

    def save(self) -> None:
        """Write everything; each file is whole at any time."""
        learner = self.learner
        told = {
            "same": self._same, "settings": asdict(learner.settings), "moves": self.moves, "seconds": self.seconds,
            "log": self.log, "network": learner.network.state_dict(), "optimizer": learner.optimizer.state_dict(),
        }  # fmt: skip
        lines = "".join(f"{json.dumps(line)}\n" for line in self.log)
        self._replace(CHECKPOINT, lambda file: torch.save(told, file))
        self._replace(LOG, lambda file: file.write_text(lines, encoding="utf-8"))
        self._replace(NETWORK, lambda file: file.write_bytes(self._exported()))

    def _exported(self) -> bytes:
        """Return the network as an ONNX file."""
        learner = self.learner
        weights = {name: value.float().cpu().numpy() for name, value in learner.network.state_dict().items()}
        made = {"moves": self.moves}
        return bytes(onnx_model(learner.games.setting, weights, learner.settings.spread, made).SerializeToString())

    def _replace(self, name: str, write: Callable[[Path], object]) -> None:
        new = self.folder / f"{name}.new"
        write(new)
        new.replace(self.folder / name)
