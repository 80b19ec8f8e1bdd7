"""Sentences about cards and about what a reader is asked to do, put together from the locale files."""

from collections.abc import Mapping, Sequence
from typing import Any

from quartier.engine.locale import Words
from quartier.games.tiny_towns.cards import Card, cards

View = Mapping[str, Any]


def card_name(id: str, words: Words) -> str:
    """Return the name of a card."""
    return words(f"card-{id}")


def points(number: int, words: Words) -> str:
    """Return a number of points in words."""
    return signed(words("points", count=number))


def card_text(id: str, words: Words, in_play: Sequence[str] = ()) -> str:
    """Say what a card is worth and does, from its verbs and numbers; other types by the names of cards in play."""
    card = cards()[id]
    sentences = [score_text(card, words, in_play)] if card.score.name != "none" else []
    if card.effect.name != "none":
        numbers = {key: value if key == "count" else points(value, words) for key, value in card.effect.numbers.items()}
        sentences.append(words(f"effect-{card.effect.name}", **numbers))
    return " ".join(sentences)


def score_text(card: Card, words: Words, in_play: Sequence[str]) -> str:
    """Say what a card is worth."""
    numbers = card.score.numbers
    values: dict[str, Any] = {key: points(numbers[key], words) for key in ("points", "more") if key in numbers}
    if "count" in numbers:
        values["count"] = numbers["count"]
    if "types" in numbers:
        values["types"] = ", ".join(type_name(type, words, in_play) for type in numbers["types"])
    if "table" in numbers:
        values["table"] = table_text(numbers["table"], card.score.name != "by_place", words)
    zone = f"-{numbers['zone']}" if "zone" in numbers else ""
    text = words(f"verb-{card.score.name}{zone}", **values)
    base = numbers.get("base", 0)
    return words("base-and", base=points(base, words), rest=text) if base else text


def type_name(type: str, words: Words, in_play: Sequence[str]) -> str:
    """Name a building type by its card in play, or else by its colour."""
    found = [id for id in in_play if cards()[id].type == type]
    return card_name(found[0], words) if found else words(f"type-{type}")


def table_text(table: Sequence[int], goes_on: bool, words: Words) -> str:
    """Write a table of points; `goes_on`: its last entry holds for all beyond."""
    steps = [
        words("table-last" if goes_on and number == len(table) else "table-step", number=number, points=signed(entry))
        for number, entry in enumerate(table, start=1)
    ]
    return "\u00a0· ".join(step.replace(" ", "\u00a0") for step in steps)


def signed(number: int | str) -> str:
    """Return a number, or a text that begins with one, with a real minus sign."""
    return str(number).replace("-", "−")


# --- what the reader is asked -------------------------------------------------------------------------

PROMPTS = {
    "keep": "prompt-keep",
    "choose": "prompt-choose",
    "build": "prompt-build",
    "mark": "prompt-mark",
    "replace": "prompt-replace",
    "grow": "prompt-grow",
    "stock": "prompt-stock",
    "claim": "prompt-claim",
}


def prompt(view: View, words: Words) -> str:
    """Return what the reader is asked to do, or whom the game waits for, as a sentence."""
    if view["over"]:
        return result(view, words)
    seat = view["seat"]
    if seat is None or seat not in view["waiting"]:
        return words("prompt-wait", seats=seat_names(view, view["waiting"], words))
    town = view["towns"][seat]
    if town["stage"] == "place":
        return words("prompt-place", resource=words(f"resource-{view['named'] or town['cube']}"))
    if town["stage"] == "name":
        return words("prompt-take" if view["mode"] == "solo" else "prompt-name")
    if town["stage"] == "build" and all(name for row in town["squares"] for name in row):
        return words("prompt-full")
    return words(PROMPTS[town["stage"]])


def result(view: View, words: Words) -> str:
    """Return how the game ended."""
    winners = view["winners"]
    won = points(view["scores"][winners[0]]["total"], words)
    if len(view["seats"]) == 1:
        rank = view.get("rank")
        return words("prompt-solo", points=won, rank=words(f"rank-{rank}")) if rank else won
    if len(winners) == 1:
        return words("prompt-won", seat=seat_names(view, winners, words), points=won)
    return words("prompt-shared", seats=seat_names(view, winners, words), points=won)


def seat_names(view: View, seats: Sequence[int], words: Words) -> str:
    """Return the names of seats, as a list in words."""
    return ", ".join(words(f"seat-{view['seats'][seat]}") for seat in seats)


def contents(town: View) -> dict[str, str]:
    """Return what each square of a town holds, by its name."""
    return {
        f"{column}{4 - number}": name
        for number, row in enumerate(town["squares"])
        for column, name in zip("abcd", row, strict=True)
    }
