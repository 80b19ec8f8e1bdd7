"""The HTTP API for reviews of finished games."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from quartier.table.api import REFUSALS, Asking, Shared, Spoken
from quartier.table.errors import Refused
from quartier.table.messages import ReviewState
from quartier.table.replay_api import Again
from quartier.table.replays import Replay
from quartier.table.reviews import Reviews

router = APIRouter(prefix="/api", responses=REFUSALS)


async def known_reviews(request: Request) -> Reviews:
    """Return the reviews of this server."""
    found: Reviews = request.app.state.reviews
    return found


async def finished(replay: Again) -> Replay:
    """Return a game that is over: a review of any other would be advice to whoever plays on, and tell secrets."""
    if not replay.match.over:
        raise Refused("not-over")
    return replay


Known = Annotated[Reviews, Depends(known_reviews)]
Finished = Annotated[Replay, Depends(finished)]


@router.get("/replays/{replay}/review")
async def get_review(replay: Finished, known: Known, language: Spoken = "en") -> ReviewState:
    """Tell how far the review of a game has come; when it is there, all that it says."""
    return await _with_words(await known.state(replay), replay, known, language)


@router.post("/replays/{replay}/review")
async def ask_for_review(
    replay: Finished, known: Known, shared: Shared, who: Asking, language: Spoken = "en"
) -> ReviewState:
    """Let a game be reviewed, once for everybody; answered like the question how far that has come."""
    state = await known.ask(replay, who.address, lambda: shared.guard.admit_costly(who, "review"))
    return await _with_words(state, replay, known, language)


async def _with_words(state: ReviewState, replay: Replay, known: Reviews, language: str) -> ReviewState:
    if state.state != "there":
        return state
    review = await known.told(replay, language)
    if review is None:  # newer ones have just pushed it out
        return ReviewState(state="none")
    return state.model_copy(update={"review": review})
