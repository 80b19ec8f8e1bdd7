"""Around the table: players sit in the order of their numbers (M20, M36)."""

from quartier.engine.compile import Number, Record, rule


@rule
def seat_after(state: Record, seat: Number, turns: Number) -> Number:
    """Return who sits so many seats to the left, at most once around; a division would take longer than many a rule."""
    after = seat + turns
    return after - state.players if after >= state.players else after
