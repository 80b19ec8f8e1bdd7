"""The rules of Tiny Towns as the engine asks for them: each chapter of the rulebook has its file."""

from quartier.engine.compile import Number, Record, rule
from quartier.games.tiny_towns.rules import rounds
from quartier.games.tiny_towns.rules.checks import check
from quartier.games.tiny_towns.rules.decisions import apply, legal
from quartier.games.tiny_towns.rules.observe import observe
from quartier.games.tiny_towns.rules.scoring import scores, winners
from quartier.games.tiny_towns.rules.secrets import resample
from quartier.games.tiny_towns.rules.setup import setup
from quartier.games.tiny_towns.rules.taste import evaluate

__all__ = ["apply", "check", "evaluate", "legal", "observe", "resample", "scores", "setup", "waiting", "winners"]


@rule
def waiting(state: Record, tables: Record) -> Number:  # noqa: ARG001
    """Return the seats that have something to decide now, as a mask; none when the game is over."""
    return rounds.waiting(state)
