"""OpenSpiel's tree search plays our games: information-set MCTS at one seat, chance at the others.

    pip install -e '.[openspiel]'
    python examples/openspiel_mcts.py paris --simulations 200

The search is OpenSpiel's own, in Python, and knows nothing of the games but what every OpenSpiel game tells.
"""

import argparse

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from rich.progress import track

from quartier import envs


def play(name: str, seed: int, simulations: int) -> list[float]:
    """Play a game; return what it brought each seat. The search sits in another seat with each seed."""
    game = envs.openspiel(name)
    state, luck = game.new_initial_state(seed), np.random.RandomState(seed)
    evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=luck)
    bot = ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=simulations, random_state=luck)
    own = seed % game.num_players()
    while not state.is_terminal():
        action = bot.step(state) if state.current_player() == own else luck.choice(state.legal_actions())
        state.apply_action(action)
    returns: list[float] = state.returns()
    return [returns[own], *(reward for seat, reward in enumerate(returns) if seat != own)]


def main() -> None:
    """Play some games, and say how many the search has won."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="paris")
    parser.add_argument("--simulations", type=int, default=50)
    parser.add_argument("--games", type=int, default=4)
    given = parser.parse_args()
    results = [
        play(given.game, seed, given.simulations) for seed in track(range(given.games), "Playing", transient=True)
    ]
    won = sum(own > max(others) for own, *others in results)
    print(f"the search has won {won} of {given.games} games against chance")


if __name__ == "__main__":
    main()
