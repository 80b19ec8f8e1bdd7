"""Learning environments: the games as research code knows them. What each needs is an optional extra.

All take the options of the game, and besides `rewards` (`outcome`, `margin`); all but OpenSpiel and playouts `form`
(`flat`, `compact`); those for PettingZoo and Gymnasium also `view` (`numbers`, `features`), `illegal` (`error`,
`random`) and `render_mode` (`ansi`, `rgb_array`). docs/research.md explains them.
"""

from typing import Any

from quartier.engine.errors import BadOption, shown

__all__ = ["aec", "gpu", "gymnasium", "openspiel", "parallel", "playouts", "vector"]


def aec(name: str, **given: Any) -> Any:
    """Return a PettingZoo environment in which seats act one after the other; `max_cycles` ends games early."""
    from quartier.envs import zoo

    return zoo.QuartierAEC(name, **given)


def parallel(name: str, **given: Any) -> Any:
    """Return a PettingZoo environment in which all seats act at once; `max_cycles` ends games early."""
    from quartier.envs import zoo

    return zoo.QuartierParallel(name, **given)


def gymnasium(name: str, **given: Any) -> Any:
    """Return a Gymnasium environment for the learner in one `seat`, whose `opponents` are bots by their names."""
    from quartier.envs import single

    return single.QuartierEnv(name, **given)


def openspiel(name: str, **given: Any) -> Any:
    """Return a game for OpenSpiel's algorithms, and register it as `quartier_NAME_vVERSION`."""
    from quartier.envs import spiel

    return spiel.openspiel(name, **given)


def vector(name: str, games: int, **given: Any) -> Any:
    """Return so many games at once, stepped by compiled code; see `batch.Batch`. It needs no extra.

    As Gymnasium's `VectorEnv` it is had by `gymnasium.make_vec`, under the ids of `quartier.envs.ids`.
    """
    from quartier.envs import batch

    return batch.Batch(name, games, **given)


def gpu(name: str, games: int, **given: Any) -> Any:
    """Return the same games on a GPU, with their buffers there; see `cuda.batch.GpuBatch`. It needs the extra `gpu`."""
    from quartier.envs.cuda import batch

    return batch.GpuBatch(name, games, **given)


def playouts(name: str, games: int, on: str = "cpu", **given: Any) -> Any:
    """Play so many games at random to their ends, on a `cpu` or a `gpu`; see `whole_games.Playouts`."""
    if on == "cpu":
        from quartier.envs import whole_games

        return whole_games.playouts(name, games, **given)
    if on == "gpu":
        from quartier.envs.cuda import whole_games as on_a_gpu

        return on_a_gpu.playouts(name, games, **given)
    raise BadOption(f"games are played on 'cpu' or 'gpu', not {shown(on)}")
