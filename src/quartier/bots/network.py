"""Networks that play, as files: what an ONNX file must hold so that `net` can sit down with it.

| | name | shape | |
|---|---|---|---|
| input | `observation` | rows × numbers, int32 | what a seat sees that decides: `rules.observe` |
| outputs | `queries` | rows × rank | how good a move looks is the product of this row with that of the move |
| | `chances` | rows × players | by seat: to win |
| | `margins` | rows × players | by seat: points ahead of the best rival at the end; alone, the points |
| | `moves` | action numbers × rank | a row for each move, the same for every input |

Outputs are float32. The metadata of the file say what it plays: `quartier.game`, `quartier.version` (of the rules, to
which observations and the numbers of moves belong) and `quartier.players`. `examples/train` writes such files.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quartier.engine.errors import BadOption
from quartier.engine.extras import needed
from quartier.engine.game import Game
from quartier.engine.layout import Observation
from quartier.engine.locale import mistake

SHIPPED = Path(__file__).parent / "nets"
"""Networks that come with the program, by the names of their games."""
MEGABYTE = 1 << 20
LARGEST = 64
"""Megabytes of a file: nothing that plays in a second is larger."""
MOST_NUMBERS = 1 << 20
"""That an observation may have; no game has so many."""
NOTHING = 4
"""How much onnxruntime prints: errors are raised, and told by us."""
Rows = NDArray[np.float32]


class Answer(NamedTuple):
    """What a network makes of rows of observations."""

    queries: Rows
    chances: Rows
    margins: Rows


class Network:
    """A network that was read from a file; threads may share it."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self._session, told, shapes = self._opened()
        try:
            self.game = str(told["quartier.game"])
            self.version, self.players = int(told["quartier.version"]), int(told["quartier.players"])
        except (KeyError, ValueError) as error:
            raise self._unusable("net-untold") from error
        self.numbers = self._taken(shapes)
        self.moves: Rows = self._run(["moves"], np.zeros((1, self.numbers), np.int32))[0]
        if self.moves.ndim != 2:
            raise self._unusable("net-shapes")
        self.ask(np.zeros((2, self.numbers), np.int32))  # what is wrong with its answers is said at once

    def ask(self, observations: Observation) -> Answer:
        """Return what it makes of rows of observations: as many rows, since compiled code trusts that."""
        found = Answer(*self._run(list(Answer._fields), observations))
        rows, rank = len(observations), self.moves.shape[1]
        if [part.shape for part in found] != [(rows, rank), (rows, self.players), (rows, self.players)]:
            raise self._unusable("net-shapes")
        return found

    def demand(self, game: Game, players: int) -> None:
        """Refuse to play another game, by other rules or with more or fewer players than it was made for."""
        if self.game != game.name:
            raise self._unusable("net-game", plays=self.game, game=game.name)
        if self.version != game.version:
            raise self._unusable("net-version", by=self.version, version=game.version)
        if self.players != players:
            raise self._unusable("net-players", plays=self.players, players=players)
        if self.numbers != game.observation_length or len(self.moves) != game.action_count:
            raise self._unusable("net-shapes")

    # --- reading -------------------------------------------------------------------------------------

    def _opened(self) -> tuple[Any, dict[str, str], dict[str, Any]]:
        """Return onnxruntime's session, what the file says of itself, and the shapes of what it takes.

        The session is handed what the file holds, and can't follow that to other files.
        """
        runtime = needed("onnxruntime")
        options = runtime.SessionOptions()
        options.intra_op_num_threads = options.inter_op_num_threads = 1
        options.log_severity_level = NOTHING
        content = self._content()
        try:
            session = runtime.InferenceSession(content, options, providers=["CPUExecutionProvider"], enable_fallback=0)
            shapes = {taken.name: taken.shape for taken in session.get_inputs()}
            return session, session.get_modelmeta().custom_metadata_map, shapes
        except Exception as error:  # onnxruntime's errors have nothing in common
            raise self._unusable("net-broken") from error

    def _content(self) -> bytes:
        try:
            if not self.file.is_file():
                raise FileNotFoundError
            with self.file.open("rb") as opened:
                content = opened.read(LARGEST * MEGABYTE + 1)
        except (FileNotFoundError, ValueError) as error:  # not even a name: it has a zero or half a character in it
            raise self._unusable("net-missing") from error
        except OSError as error:
            raise self._unusable("net-unread", why=error.strerror) from error
        if len(content) > LARGEST * MEGABYTE:
            raise self._unusable("net-large", most=LARGEST)
        return content

    def _taken(self, shapes: dict[str, Any]) -> int:
        """Return how many numbers an observation has."""
        if list(shapes) == ["observation"] and len(shapes["observation"]) == 2:
            numbers = shapes["observation"][1]
            if isinstance(numbers, int) and 0 < numbers <= MOST_NUMBERS:
                return numbers
        raise self._unusable("net-shapes")

    def _run(self, wanted: list[str], observations: Observation) -> list[Rows]:
        """Run it; what is not a number counts as nothing."""
        try:
            found = self._session.run(wanted, {"observation": observations})
            return [np.nan_to_num(np.ascontiguousarray(part, np.float32)) for part in found]
        except Exception as error:
            raise self._unusable("net-broken") from error

    def _unusable(self, key: str, **values: object) -> BadOption:
        return mistake(BadOption, "net-file", file=self.file, reason=mistake(BadOption, key, "quartier", **values))


def network(file: Path) -> Network:
    """Return the network of a file, which is read once."""
    try:
        found = file.stat()
    except (OSError, ValueError):
        return Network(file)  # it says what is wrong
    return _kept(file, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=8)
def _kept(file: Path, *_: int) -> Network:
    return Network(file)


def shipped(game: Game) -> Path:
    """Return the file of the network for a game that comes with the program."""
    file = SHIPPED / f"{game.name}.onnx"
    if not file.is_file():
        raise mistake(BadOption, "net-unshipped", game=game.name)
    return file
