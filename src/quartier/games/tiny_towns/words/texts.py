"""Sentences about cards and about what a reader is asked to do, put together from the locale files."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quartier.engine.locale import Words, listed
from quartier.games.tiny_towns.cards import Card, cards
from quartier.games.tiny_towns.rules.state import RESOURCE_LETTERS, RESOURCES

View = Mapping[str, Any]
CUBES = dict(zip(RESOURCE_LETTERS, RESOURCES, strict=True))


def card_name(id: str, words: Words) -> str:
    """Return the name of a card."""
    return words(f"card-{id}")


def pattern_text(id: str, words: Words) -> str:
    """Say how the cubes of a card's pattern lie, row by row from above."""
    rows = [", ".join(_cube_name(letter, words) for letter in row) for row in cards()[id].pattern]
    return words(f"pattern-{len(rows)}", **dict(zip(("first", "second", "third"), rows, strict=False)))


def _cube_name(letter: str, words: Words) -> str:
    return words(f"resource-{CUBES[letter]}") if letter in CUBES else words("pattern-any")


def points(number: int, words: Words) -> str:
    """Return a number of points in words."""
    return signed(words("points", count=number))


def card_text(id: str, words: Words, in_play: Sequence[str] = (), mode: str = "builder", right: str = "") -> str:
    """Say what a card is worth and does in a mode, from its verbs and numbers.

    Other types go by the names of cards in play, and the neighbour on the right by `right`, where it is known.
    """
    card = cards()[id]
    sentences = [score_text(card, words, in_play, mode, right)] if card.score.name != "none" else []
    if card.effect.name != "none":
        numbers = {key: value if key == "count" else points(value, words) for key, value in card.effect.numbers.items()}
        key = f"effect-{card.effect.name}"
        sentences.append(words(f"{key}-{mode}" if f"{key}-{mode}" in words else key, **numbers))
    return " ".join(sentences)


def text_in(view: View, id: str, words: Words) -> str:
    """Say what a card is worth and does to the owner of a view."""
    seat, right = view["seat"], ""
    if seat is not None and len(view["seats"]) > 1:
        right = words(f"seat-{view['seats'][seat - 1]}")
    return card_text(id, words, view["cards"], view["mode"], right)


def score_text(card: Card, words: Words, in_play: Sequence[str], mode: str, right: str) -> str:
    """Say what a card is worth."""
    numbers = card.score.numbers
    values: dict[str, Any] = {key: points(numbers[key], words) for key in ("points", "more") if key in numbers}
    if "count" in numbers:
        values["count"] = numbers["count"]
    if "types" in numbers:
        values["types"] = ", ".join(type_name(type, words, in_play, card) for type in numbers["types"])
    if "table" in numbers:
        values["table"] = table_text(card, words)
    text = words(f"verb-{_verb(card, mode, right, values, words)}", **values)
    base = numbers.get("base", 0)
    return words("base-and", base=points(base, words), rest=text) if base else text


def _verb(card: Card, mode: str, right: str, values: dict[str, Any], words: Words) -> str:
    """Return which sentence a scoring verb takes: alone there is nobody to be compared with (T36, T40, T43)."""
    verb, numbers = card.score.name, card.score.numbers
    if "zone" in numbers:
        return f"{verb}-{numbers['zone']}"
    if mode == "solo" and verb == "more_than_right":
        values["points"] = values["more"]
        return "flat"
    if mode == "solo" and verb == "by_place":
        values["points"] = points(numbers["table"][0], words)
        return "by_place-solo"
    if right and verb == "more_than_right":
        values["seat"] = right
        return f"{verb}-named"
    return verb


def type_name(type: str, words: Words, in_play: Sequence[str], card: Card) -> str:
    """Name a building type by its card in play, or else by its colour; of the own type it takes another one."""
    found = [id for id in in_play if cards()[id].type == type]
    if type == card.type:
        return words("type-another", card=card_name(card.id, words))
    return card_name(found[0], words) if found else words(f"type-{type}")


def table_text(card: Card, words: Words) -> str:
    """Write a table of points: by number, the last entry for all beyond; or in the order of places."""
    table = card.score.numbers["table"]
    if card.score.name == "by_place":
        return ", ".join(signed(entry) for entry in table)
    steps = [
        words("table-last" if number == len(table) else "table-step", number=number, points=signed(entry))
        for number, entry in enumerate(table, start=1)
    ]
    return ", ".join(step.replace(" ", "\u00a0") for step in steps)


def signed(number: int | str) -> str:
    """Return a number, or a text that begins with one, with a real minus sign."""
    return str(number).replace("-", "−")


# --- what the reader is asked -------------------------------------------------------------------------

PROMPTS = {
    "keep": "prompt-keep",
    "choose": "prompt-choose",
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
        if view["mode"] == "solo":
            return words("prompt-take")
        return words("prompt-name-last" if "stop" in view["can"] else "prompt-name")
    if town["stage"] == "build":
        return words(_build_prompt(town, "build" in view["can"]))
    return words(PROMPTS[town["stage"]])


def _build_prompt(town: View, possible: bool) -> str:
    """Return the key of what is asked in the window for building."""
    full = all(name for row in town["squares"] for name in row)
    if full:
        return "prompt-full" if possible else "prompt-complete"
    return "prompt-build" if possible else "prompt-done"


def result(view: View, words: Words) -> str:
    """Return how the game ended."""
    winners = view["winners"]
    won = points(view["scores"][winners[0]]["total"], words)
    if len(view["seats"]) == 1:
        rank = view.get("rank")
        return words("prompt-solo", points=won, rank=words(f"rank-{rank}")) if rank else won
    if len(winners) == 1:
        sentence = words("prompt-won", seat=seat_names(view, winners, words), points=won)
        return " ".join(filter(None, (sentence, tie_text(view, words))))
    return words("prompt-shared", seats=seat_names(view, winners, words), points=won)


def tie_text(view: View, words: Words) -> str:
    """T21: say what decided among the towns with the most points; nothing where points alone did."""
    totals = [score["total"] for score in view["scores"]]
    left = [seat for seat, total in enumerate(totals) if total == max(totals)]
    for name, count, better in TIE_BREAKS:
        numbers = {seat: count(view["towns"][seat]) for seat in left if name != "turns" or view["mode"] == "builder"}
        beaten = [number for number in numbers.values() if number != better(numbers.values())]
        left = [seat for seat in left if seat not in numbers or numbers[seat] == better(numbers.values())]
        if beaten and len(left) == 1:
            return words(f"prompt-tie-{name}", n=numbers[left[0]], other=better(beaten))
    return ""


def _empty_squares(town: View) -> int:
    return sum(content not in cards().number for content in contents(town).values())


def _cottages(town: View) -> int:
    """Return how many cottages stand in a town; a monument may count as several."""
    standing = [cards()[content] for content in contents(town).values() if content in cards().number]
    several = (card.effect.numbers["count"] for card in standing if card.effect.name == "counts_as_cottages")
    return sum(int(card.type == "blue") for card in standing) + sum(map(int, several))


TIE_BREAKS: tuple[tuple[str, Callable[[View], int], Callable[..., int]], ...] = (
    ("turns", lambda town: int(town["master_turns"]), min),
    ("empty", _empty_squares, min),
    ("cottages", _cottages, max),
)
"""T21: what decides where points are equal, one after the other: what is counted, and which number is better."""


def seat_names(view: View, seats: Sequence[int], words: Words) -> str:
    """Return the names of seats, as a list in words."""
    return listed([words(f"seat-{view['seats'][seat]}") for seat in seats], words.language)


def contents(town: View) -> dict[str, str]:
    """Return what each square of a town holds, by its name."""
    return {
        f"{column}{4 - number}": name
        for number, row in enumerate(town["squares"])
        for column, name in zip("abcd", row, strict=True)
    }
