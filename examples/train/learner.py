"""Self-play and what is learned from it: proximal policy optimisation over the decisions of all seats.

A network tells the prospects of every seat, whoever looks. So the decisions of a game are one chain: what is expected
after a move, by whoever decides next, tells all seats what the move was worth, and nobody has to wait for their turn.
"""

from dataclasses import dataclass
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from examples.train.games import Games, Seen
from examples.train.moves import chosen_rows, drawn, log_chances, scores
from examples.train.network import Network, Outlook

FIRST_RATE, LEAST_RATE, MOST_RATE = 1e-4, 1e-6, 3e-3
STRIDE = 1.3
"""By what the learning rate changes from one lesson to the next."""
LEAST_SURPRISE = 0.05
"""While nothing was won or lost, small differences are noise, and are not blown up."""


@dataclass(frozen=True)
class Settings:
    """How to learn."""

    steps: int = 32
    """Moves made in each game before the network learns from them."""
    parts: int = 16
    """Into how many batches they are shared out for that."""
    rounds: int = 2
    """How often the network sees each of them."""
    change: float = 0.02
    """How much its play may change in a lesson at first, in nats; later a fifth. The learning rate is found by that."""
    curiosity: float = 0.02
    """What undecidedness is worth at first; it falls to a tenth."""
    clip: float = 0.2
    """How much likelier or less likely a move may become in a lesson before it is left alone."""
    trace: float = 0.95
    """How much of what really came is believed, rather than what was expected a move later."""
    win_weight: float = 0.5
    """What winning counts for; the rest is the margin."""
    spread: float = 20.0
    """Points that count like a victory."""


class Step(NamedTuple):
    """What was seen and done at one moment in all games, and what came of it."""

    seen: Seen
    places: Tensor
    """Which of the legal moves were made."""
    log_chances: Tensor
    """How likely they were."""
    expected: Tensor
    """Prospects of all seats, see `prospects`."""
    ended: Tensor
    margins: Tensor


class Learner:
    """A network that plays against itself and learns from it."""

    def __init__(self, network: Network, games: Games, settings: Settings) -> None:
        self.network, self.games, self.settings = network, games, settings
        self.optimizer = torch.optim.AdamW(network.parameters(), lr=FIRST_RATE, eps=1e-5, weight_decay=1e-4)
        self.alone = games.setting.players == 1
        self.moves_a_lesson = games.batch.games * settings.steps

    def mixed(self) -> torch.autocast:
        """Return the context in which matrices are multiplied in half the bits, on a GPU."""
        device = self.games.device.type
        return torch.autocast(device, torch.bfloat16, enabled=device == "cuda")

    # --- playing -------------------------------------------------------------------------------------

    @torch.no_grad()
    def play(self) -> tuple[list[Step], Tensor]:
        """Make some moves in all games; return them, and what is expected after the last."""
        steps = []
        with self.mixed():
            embeddings = self.network.moves()
        for _ in range(self.settings.steps):
            seen = self.games.seen()
            count = len(seen.seats)
            with self.mixed():
                outlook = self.network(seen.observations)
                likely = log_chances(scores(outlook.query, embeddings, seen.legal, seen.rows), seen.rows, count)
            places = drawn(likely, seen.rows, count)
            ended, margins = self.games.step(seen.legal[places])
            steps.append(Step(seen, places, likely[places], self.prospects(outlook), ended, margins))
        with self.mixed():
            last = self.prospects(self.network(self.games.seen().observations))
        return steps, last

    def prospects(self, outlook: Outlook) -> Tensor:
        """Return the chances and the margins that are expected, each by seat."""
        return torch.stack([outlook.chances.float().softmax(1), outlook.margins.float()], 1)

    def results(self, margins: Tensor) -> Tensor:
        """Return the same of finished games: who is ahead has won, and points are shared as the victory is."""
        ahead = (margins == margins.amax(1, keepdim=True)).float()
        return torch.stack([ahead / ahead.sum(1, keepdim=True), margins / self.settings.spread], 1)

    def came(self, steps: list[Step], last: Tensor) -> Tensor:
        """Return what came of each step: of what happened, and of what was expected on the way (Sutton's lambda)."""
        trace, found = self.settings.trace, []
        later = believed = last
        for step in reversed(steps):
            believed = trace * believed + (1 - trace) * later
            believed = torch.where(step.ended[:, None, None], self.results(step.margins), believed)
            later = step.expected
            found.append(believed)
        return torch.stack(found[::-1])

    # --- learning ------------------------------------------------------------------------------------

    def learn(self, progress: float) -> dict[str, float]:
        """Play some moves and learn from them; `progress` goes from 0 to 1."""
        steps, last = self.play()
        told = self._together(steps, self.came(steps, last))
        curiosity = self.settings.curiosity * (1 - 0.9 * progress)
        notes = []
        for _ in range(self.settings.rounds):
            order = torch.randperm(len(told.seats), device=self.games.device)
            for part in order.chunk(self.settings.parts):
                notes.append(self._improve(told, part, curiosity))
        if not all(bool(weights.isfinite().all()) for weights in self.network.parameters()):
            raise SystemExit(
                "the network has learned numbers that are none; go on from what was saved, with less change"
            )
        means = torch.stack(notes).mean(0).tolist()
        found = dict(zip(("policy", "chances", "margins", "undecided", "change"), means, strict=True))
        return {**found, "rate": self._pace(found["change"], self.settings.change * (1 - 0.8 * progress))}

    def _pace(self, change: float, wanted: float) -> float:
        """Find the learning rate by which play changes as much as is wanted; return the one that there was."""
        (group,) = self.optimizer.param_groups
        before: float = group["lr"]
        faster = 1 / STRIDE if change > wanted * STRIDE else STRIDE if change < wanted / STRIDE else 1.0
        group["lr"] = min(MOST_RATE, max(LEAST_RATE, before * faster))
        return before

    def _together(self, steps: list[Step], came: Tensor) -> "Lesson":
        counts = torch.cat([torch.bincount(step.seen.rows, minlength=len(step.seen.seats)) for step in steps])
        starts = counts.cumsum(0) - counts
        legal = torch.cat([step.seen.legal for step in steps])
        first = torch.tensor([0, *(len(step.seen.legal) for step in steps)]).cumsum(0).tolist()
        places = torch.cat([step.places + begin for step, begin in zip(steps, first[:-1], strict=True)]) - starts
        seats = torch.cat([step.seen.seats for step in steps])
        expected, came = torch.cat([step.expected for step in steps]), came.flatten(0, 1)
        weights = torch.tensor([2 * self.settings.win_weight, 1 - self.settings.win_weight], device=came.device)
        if self.alone:
            weights = torch.tensor([0.0, 1.0], device=came.device)
        better = (came - expected)[torch.arange(len(seats), device=seats.device), :, seats] @ weights
        better = (better - better.mean()) / better.std(correction=0).clamp(min=LEAST_SURPRISE)
        return Lesson(
            torch.cat([step.seen.observations for step in steps]), seats, counts, starts, legal, places,
            torch.cat([step.log_chances for step in steps]), came, better,
        )  # fmt: skip

    def _improve(self, told: "Lesson", part: Tensor, curiosity: float) -> Tensor:
        where, rows = chosen_rows(part, told.counts, told.starts)
        with self.mixed():
            outlook = self.network(told.observations[part])
            looks = scores(outlook.query, self.network.moves(), told.legal[where], rows)
        likely = log_chances(looks, rows, len(part))
        counts = told.counts[part]
        made = likely[counts.cumsum(0) - counts + told.places[part]]
        further = made - told.log_chances[part]
        ratio = further.exp()
        better, clip = told.better[part], self.settings.clip
        policy = -torch.min(ratio * better, ratio.clamp(1 - clip, 1 + clip) * better).mean()
        undecided = -(likely.exp() * likely).sum() / len(part)
        came = told.came[part]
        chances = functional.cross_entropy(outlook.chances.float(), came[:, 0])
        margins = functional.smooth_l1_loss(outlook.margins.float(), came[:, 1])
        loss = policy + 0.5 * chances + margins - curiosity * undecided
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 1.0)
        self.optimizer.step()
        change = (ratio - 1 - further).mean()
        return torch.stack([policy, chances, margins, undecided, change]).detach()


class Lesson(NamedTuple):
    """All that is learned from in one go: a row for each decision, and the legal moves of all."""

    observations: Tensor
    seats: Tensor
    counts: Tensor
    starts: Tensor
    """Where the legal moves of a row begin."""
    legal: Tensor
    places: Tensor
    """Which of a row's legal moves was made."""
    log_chances: Tensor
    came: Tensor
    better: Tensor
    """How much better than expected the move was for who made it."""
