"""The words of cards, mayors and unique buildings, generated from the same data that the rules carry out."""

from collections.abc import Sequence

from quartier.engine.locale import Words
from quartier.games.munivers.packs.pack import Ability, Card, Condition, Design, Mayor, Pack, Step, name_in
from quartier.games.munivers.rules.verbs import LETTERS

COUNTED = {
    "draw_cards": "cards", "discard_cards": "cards", "lose_cards": "cards", "gain_votes": "votes",
    "lose_votes": "votes", "place_markers": "markers", "remove_markers": "markers",
    "boost_poll": "votes", "poll_premium": "votes", "achievement_premium": "votes", "lenient_bank": "votes",
    "build_now": "tiles", "move_tile": "tiles", "swap_tiles": "times", "exchange_stock": "tiles",
    "limit_building": "tiles", "larger_hand": "cards", "raise_income": "levels", "lower_income": "levels",
    "forgive_loan": "loans",
}  # fmt: skip
"""What the number of a verb counts; of other verbs it is money or a plain number."""


def step_text(step: Step, words: Words, lasting: bool = False) -> str:
    """Return one step of an ability as a sentence without its full stop; what is lasting holds not just this month."""
    key = f"do-{step.verb.replace('_', '-')}"
    if lasting and f"{key}-standing" in words:
        key = f"{key}-standing"
    values: dict[str, object] = {"n": step.n, "amount": amount(step, step.n, words)}
    if step.kind:
        values["kind"] = words(f"kind-of-{step.kind}")
    if step.who != "self":
        values |= {"target": step.who, "who": words(f"who-{step.who}"), "whom": words(f"whom-{step.who}")}
        key = f"{key}-other" if f"{key}-other" in words else key
    return counted_text(step, words(key, **values), words)


def counted_text(step: Step, text: str, words: Words) -> str:
    """Return a step with how often it is carried out; if once is the most, it asks whether there is anything."""
    per = step.per.replace("_", "-")
    if per != "nothing" and step.most == step.n:
        return words("once", text=text, has=words(f"has-{per}"))
    if per != "nothing":
        text = words("per", text=text, each=words(f"per-{per}"))
    return words("most", text=text, most=amount(step, step.most, words)) if step.most else text


def amount(step: Step, n: int, words: Words) -> str:
    """Return a number with what a step counts, as the object of a verb."""
    return words(f"count-{COUNTED.get(step.verb, 'money')}", n=n)


def condition_text(condition: Condition, words: Words) -> str:
    """Return a condition in words."""
    values: dict[str, object] = {"n": condition.n}
    if condition.kind:
        values |= {
            "type": condition.kind,
            "kind": words(f"kind-of-{condition.kind}"),
            "things": words(f"things-{condition.kind}", n=condition.n),
        }
    return words(f"if-{condition.test.replace('_', '-')}", **values)


def conditions_text(conditions: Sequence[Condition], words: Words) -> str:
    """Return conditions that must all hold."""
    texts = [condition_text(condition, words) for condition in conditions]
    return words("and").join(texts)


def ability_text(ability: Ability, words: Words) -> str:
    """Return what an ability does, and when."""
    lasting = ability.when in ("standing", "monthly")
    text = ". ".join(step_text(step, words, lasting) for step in ability.steps) + "."
    when = words(f"when-used-{ability.use}" if ability.when == "played" else f"when-{ability.when}")
    if when:
        text = f"{when} {text[0].lower()}{text[1:]}"
    if ability.needs:
        text += " " + words("needs", conditions=conditions_text(ability.needs, words))
    return text


def windows_text(ability: Ability, words: Words) -> str:
    """Return when an ability may be played (M39)."""
    windows = words("or").join(words(f"window-{window}") for window in ability.windows)
    return words("playable", windows=windows)


def effect_text(card: Card, words: Words) -> str:
    """Return a card's action with its cost."""
    return f"{words('cost', n=card.action.cost)} {ability_text(card.action, words)}"


def action_text(card: Card, words: Words) -> str:
    """Return a card's action with its cost and its windows."""
    return f"{effect_text(card, words)} {windows_text(card.action, words)}"


def goal_text(card: Card, words: Words) -> str:
    """Return a card's achievement with its votes."""
    return words("goal", conditions=conditions_text(card.goal, words), votes=words("count-votes", n=card.votes))


def letter_text(card: Card, words: Words) -> str:
    """Return what a card's letter means (M38)."""
    kind = ("bakery", "supermarket", "cafe", "boutique")[LETTERS.index(card.letter)]
    return words(f"letter-{card.colour}", kind=words(f"kind-{kind}"))


def mayor_text(mayor: Mayor, words: Words) -> str:
    """Return a mayor's skill."""
    ability = mayor.ability
    text = ability_text(ability, words)
    if ability.when != "played":
        return text
    cost = words("cost", n=ability.cost) + " " if ability.cost else ""
    return f"{cost}{text} {windows_text(ability, words)}"


def card_text(card: Card, words: Words) -> str:
    """Return all that stands on a card."""
    lines = (
        action_text(card, words),
        goal_text(card, words),
        letter_text(card, words),
        words("penalty", votes=words("count-votes", n=card.penalty)),
        flavour_text(card, words),
    )
    return "\n".join(line for line in lines if line)


def flavour_text(thing: Card | Mayor | Design, words: Words) -> str:
    """Return the line of wit that stands on a card, a mayor or a tile; it is no rule, and some have none."""
    return name_in(thing.flavour, words.language)


def reward_text(pack: Pack, what: str, words: Words) -> str:
    """Return what a reward token buys (M40)."""
    number = {"cards": pack.rewards.cards, "discard": pack.rewards.discards, "votes": pack.rewards.votes}
    n = number.get(what, pack.rewards.blame)
    return words(f"choice-{what}", n=n, cards=words("count-cards", n=n), votes=words("count-votes", n=n))
