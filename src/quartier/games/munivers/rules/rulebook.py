"""The rules of Munivers as the engine asks for them."""

from quartier.engine.compile import Number, Record, rule
from quartier.games.munivers.rules.actions import ARGUMENTS
from quartier.games.munivers.rules.checks import check
from quartier.games.munivers.rules.month import advance, begin_month
from quartier.games.munivers.rules.observe import observe
from quartier.games.munivers.rules.picks import apply_pick, legal_picks
from quartier.games.munivers.rules.secrets import resample
from quartier.games.munivers.rules.setup import lay_out_table
from quartier.games.munivers.rules.state import NOTHING, OVER, TURN
from quartier.games.munivers.rules.taste import evaluate
from quartier.games.munivers.rules.turns import apply_turn, legal_turn, waiting
from quartier.games.munivers.rules.votes import scores, winners

__all__ = ["apply", "check", "evaluate", "legal", "observe", "resample", "scores", "setup", "waiting", "winners"]


@rule
def setup(state: Record, tables: Record, options: Record, seed: Number) -> None:
    """M12-M17: lay out the table and begin January (M13: twelve months, twelve rounds)."""
    lay_out_table(state, tables, options, seed)
    begin_month(state, tables)
    advance(state, tables)


@rule
def legal(state: Record, tables: Record, seat: Number, actions: Record) -> Number:
    """Write all legal moves of a seat: the one source of legality."""
    if state.step == OVER or seat != state.current:
        return 0
    if state.choice == TURN:
        return legal_turn(state, tables, seat, actions)
    return legal_picks(state, tables, seat, actions)


@rule
def apply(state: Record, tables: Record, seat: Number, action: Number) -> None:
    """Make a legal move, and carry on until the next decision; a position just laid out only carries on."""
    kind, argument = action // ARGUMENTS, action % ARGUMENTS
    if state.choice == TURN:
        apply_turn(state, tables, seat, kind, argument)
    elif state.choice != NOTHING:
        apply_pick(state, tables, seat, kind, argument)
    advance(state, tables)
