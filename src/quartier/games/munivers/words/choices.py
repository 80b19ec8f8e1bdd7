"""The choices of a move in words: what is asked at each step of a path, and what each answer means."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.locale import Words
from quartier.games.munivers.moves import SEATS, chosen_after
from quartier.games.munivers.packs.content import load_pack
from quartier.games.munivers.packs.pack import Pack, name_in
from quartier.games.munivers.words.texts import reward_text

View = Mapping[str, Any]


def question(view: View, walked: str, words: Words) -> str:
    """Return the prompt, or what is asked after the choices walked so far."""
    if not walked:
        return prompt(view, words)
    asked = chosen_after(walked)
    return words("ask-what" if asked == "type" else f"ask-{asked}")


def prompt(view: View, words: Words) -> str:
    """Ask the seat whose turn it is for a decision, in a sentence; tell the others who decides."""
    if view["step"] == "over":
        best = view["winners"][0]
        votes = words("count-votes", n=view["scores"][best]["total"])
        return words("ask-over", seat=words(f"seat-{SEATS[best]}"), votes=votes)
    if view["viewer"] not in (None, view["turn"]):
        return words("ask-other", seat=words(f"seat-{view['turn']}"))
    if view["deciding"] == "turn":
        return words(f"ask-{view['step']}", fee=view["players"][view["turn"]]["fee"])
    asked = {"bids": "bids-swap"}.get(view["deciding"], view["deciding"].replace(" ", "-"))
    kind = words(f"kind-of-{view['letter']}") if view["letter"] else ""
    return words(f"ask-{asked}", kind=kind, n=view["picks"])


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


def picture(view: View, walked: str, choice: str) -> str:  # noqa: ARG001
    """Show nothing: tiles and cards are told in words."""
    return ""


def _lot_label(view: View, pack: Pack, half: str, lot: str, words: Words) -> str:
    """Name a lot of the stall with what stands on it."""
    entry = view["auction"][half][int(lot) - 1]
    tile = tile_name(pack, entry["tile"], words)
    if entry["bidder"] is None:
        price = next(design.price for design in pack.designs if design.id == entry["tile"])
        return words("choice-lot", lot=int(lot), tile=tile, price=price)
    seat = words(f"seat-{entry['bidder']}")
    return words("choice-lot-bid", lot=int(lot), tile=tile, bid=entry["bid"], seat=seat)


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
    return next(name_in(design.name, words.language) for design in pack.designs if design.id == id)


def card_name(pack: Pack, id: str, words: Words) -> str:
    """Return a card's name."""
    return next(name_in(card.name, words.language) for card in pack.cards if card.id == id)
