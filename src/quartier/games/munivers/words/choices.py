"""The choices of a move in words: what is asked at each step of a path, and what each answer means."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.locale import Words, listed
from quartier.games.munivers.moves import SEATS, chosen_after
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Pack, name_in
from quartier.games.munivers.rules.verbs import KINDS, PICTOGRAMS
from quartier.games.munivers.view import usefulness
from quartier.games.munivers.words.borrowing import borrows
from quartier.games.munivers.words.texts import ability_text, effect_text, goal_text, mayor_text, reward_text

View = Mapping[str, Any]

PICTOGRAM_KINDS = dict(zip(PICTOGRAMS, (*KINDS[:4], "home"), strict=True))
"""What a pictogram stands for."""

IDLE = ("pass/window", "pass/month", "pass", "stop")
"""Moves that do nothing but wait."""
HINTED: frozenset[str] = frozenset()
"""Votes come in polls and at the end: what a move adds to them at once says nothing of its worth."""
OPENED = ("start", "bids", "paid", "built", "end", "building", "development", "achievements")
"""Steps in which a turn offers several kinds of move."""


def question(view: View, walked: str, words: Words) -> str:
    """Return the prompt, or what is asked after the choices walked so far."""
    if not walked:
        return prompt(view, words)
    asked = chosen_after(walked)
    if walked in ("marker", "pass"):
        return prompt(view, words) if walked == "marker" else words("ask-pass")
    if asked == "site":
        kind, *chosen = walked.split("/")
        return words("ask-site-useful" if kind == "build" else "ask-site-to" if len(chosen) else "ask-site")
    return words("ask-what" if asked == "type" else f"ask-{asked}")


def prompt(view: View, words: Words) -> str:
    """Ask the seat whose turn it is for a decision, in a sentence; tell the others who decides."""
    if view["step"] == "over":
        best = view["winners"][0]
        votes = words("count-votes", n=view["scores"][best]["total"])
        return f"{words('ask-over', seat=words(f'seat-{SEATS[best]}'), votes=votes)} {_tie(view, best, words)}".strip()
    if view["viewer"] != view["turn"]:
        return words("ask-other", seat=words(f"seat-{view['turn']}"))
    if view["deciding"] == "turn":
        return _turn_prompt(view, words)
    asked = {"bids": "bids-swap"}.get(view["deciding"], view["deciding"].replace(" ", "-"))
    kind = words(f"kind-of-{view['letter']}") if view["letter"] else ""
    return words(f"ask-{asked}", kind=kind, n=view["picks"])


def _tie(view: View, winner: int, words: Words) -> str:
    """M47: say what decided where votes are equal."""
    kinds = {design.id: design.kind for design in load_pack(view["content"]).designs}
    uniques = [
        sum(kinds[built["tile"]] == "unique" for built in player["buildings"].values())
        for player in view["players"].values()
    ]
    return tie_text([score["total"] for score in view["scores"]], uniques, winner, words)


def tie_text(totals: Sequence[int], uniques: Sequence[int], winner: int, words: Words) -> str:
    """M47: say what decided between those with as many votes as the winner; nothing where votes alone did."""
    rivals = [uniques[seat] for seat, total in enumerate(totals) if total == totals[winner] and seat != winner]
    if not rivals:
        return ""
    if uniques[winner] > max(rivals):
        return words("ask-over-uniques", n=uniques[winner], other=max(rivals))
    return words("ask-over-order")


def _turn_prompt(view: View, words: Words) -> str:
    """Say where the month stands, and offer what is possible."""
    fee = view["players"][view["turn"]]["fee"]
    if view["step"] not in OPENED:
        return words(f"ask-{view['step']}", fee=fee)
    opened = words(f"open-{view['step']}", fee=fee)
    kinds = sorted(view["can"], key=lambda kind: kind == "pass")
    offered = listed([words(f"can-{kind}") for kind in kinds], words.language, "or")
    return f"{opened} {offered[:1].upper()}{offered[1:]}."


def label(view: View, walked: str, choice: str, words: Words) -> str:
    """Name a choice."""
    if not walked:
        return words(f"move-{choice}")
    pack = load_pack(view["content"])
    kind, *chosen = walked.split("/")
    if kind in ("bid", "trade") and len(chosen) == 1:
        return _lot_label(view, pack, chosen[0], choice, words)
    if kind == "bid" and len(chosen) == 2:
        return words("choice-money", n=int(choice))
    if kind == "type":
        return words(f"kind-{choice}")
    if walked == "reward":
        return reward_text(pack, choice, words)
    return _name(pack, choice, words) or choice


def note(view: View, walked: str, choice: str, words: Words) -> str:
    """Say what a card or a tile does, or what a site brings."""
    pack = load_pack(view["content"])
    own = view["players"][view["viewer"]]
    kind, *chosen = walked.split("/") if walked else [""]
    match kind, chosen:
        case "", [] if choice == "mayor":
            return mayor_text(pack.mayor(own["mayor"]), words)
        case "", [] if choice == "raise":
            return words("level-pays", level=own["income"] + 1, n=pack.board(own["board"]).levels[own["income"]].pays)
        case "play" | "discard", []:
            return effect_text(pack.card(choice), words)
        case "achieve", []:
            return goal_text(pack.card(choice), words)
        case (("build" | "exchange" | "sell" | "take"), []):
            return tile_text(pack, choice, words)
        case (("bid" | "trade"), [half]):
            return tile_text(pack, view["auction"][half][int(choice) - 1]["tile"], words)
        case "bid", [_, _] if borrows(view, f"{walked}/{choice}"):
            return words("choice-loan")
        case (("build" | "move" | "swap"), [moved]):
            return f"({signed(more_useful(view, kind, moved, choice))})"
    return ""


def more_useful(view: View, kind: str, moved: str, site: str) -> int:
    """Return how much more useful the own district becomes if a tile is built on a site, or a building goes there."""
    pack, own = load_pack(view["content"]), view["players"][view["viewer"]]
    board = pack.board(own["board"])
    numbers = {design.id: number for number, design in enumerate(pack.designs)}
    was = {board.site_names.index(name): numbers[built["tile"]] for name, built in own["buildings"].items()}
    now, there = dict(was), board.site_names.index(site)
    if kind == "build":
        now[there] = numbers[moved]
    else:
        here = board.site_names.index(moved)
        now[there] = now.pop(here)
        if there in was:
            now[here] = was[there]
    once = view["match"] == "once"
    before, after = (
        sum(usefulness(pack, board, sites, place, once)["useful"] for place in sites) for sites in (was, now)
    )
    return int(after - before)


def signed(number: int) -> str:
    """Return a number with a real sign."""
    return f"{number:+d}".replace("-", "−") if number else "0"


def tile_text(pack: Pack, id: str, words: Words) -> str:
    """Say what a tile is and likes, or what a unique building does."""
    design = pack.design(id)
    if design.ability:
        return ability_text(design.ability, words)
    likes = [words(f"kind-of-{PICTOGRAM_KINDS[letter]}") for letter in design.pictograms]
    named = words(f"kind-{design.kind}")
    return words("tile-likes", kind=named, list=listed(likes, words.language)) if likes else named


def picture(view: View, walked: str, choice: str) -> str:  # noqa: ARG001
    """Show nothing: tiles and cards are told in words."""
    return ""


def _lot_label(view: View, pack: Pack, half: str, lot: str, words: Words) -> str:
    """Name a lot of the stall with what stands on it."""
    entry = view["auction"][half][int(lot) - 1]
    tile = tile_name(pack, entry["tile"], words)
    if entry["bidder"] is None:
        return words("choice-lot", tile=tile, price=pack.design(entry["tile"]).price)
    seat = words(f"seat-{entry['bidder']}")
    return words("choice-lot-bid", tile=tile, bid=entry["bid"], seat=seat)


def _name(pack: Pack, choice: str, words: Words) -> str:
    """Name a card, a tile, a seat or a plain word; nothing for a site."""
    if choice in SEATS:
        return words(f"seat-{choice}")
    if f"choice-{choice}" in words:
        return words(f"choice-{choice}")
    names = {card.id: card.name for card in pack.cards} | {design.id: design.name for design in pack.designs}
    return name_in(names[choice], words.language) if choice in names else ""


def tile_name(pack: Pack, id: str, words: Words) -> str:
    """Return a tile's name."""
    return name_in(pack.design(id).name, words.language)


def card_name(pack: Pack, id: str, words: Words) -> str:
    """Return a card's name."""
    return name_in(pack.card(id).name, words.language)
