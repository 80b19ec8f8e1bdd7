"""The rules of Paris as the engine asks for them: each chapter answers for its phase."""

from quartier.engine.compile import Number, Record, rule
from quartier.games.paris.rules import phase_1, phase_2
from quartier.games.paris.rules.checks import check
from quartier.games.paris.rules.observe import observe
from quartier.games.paris.rules.phase_2 import waiting
from quartier.games.paris.rules.scoring import scores, winners
from quartier.games.paris.rules.secrets import resample
from quartier.games.paris.rules.setup import setup
from quartier.games.paris.rules.state import OVER, PAVING
from quartier.games.paris.rules.taste import evaluate

__all__ = ["apply", "check", "evaluate", "legal", "observe", "resample", "scores", "setup", "waiting", "winners"]


@rule
def legal(state: Record, tables: Record, seat: int, actions: Record) -> Number:
    """Write all legal moves of a seat: the one source of legality."""
    if state.phase == OVER or seat != state.turn:
        return 0
    if state.phase == PAVING:
        return phase_1.legal(state, seat, actions)
    return phase_2.legal(state, tables, seat, actions)


@rule
def apply(state: Record, tables: Record, seat: int, action: int) -> None:
    """Make a legal move."""
    if state.phase == PAVING:
        phase_1.apply(state, tables, seat, action)
    else:
        phase_2.apply(state, tables, seat, action)
