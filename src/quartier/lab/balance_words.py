"""How reports of balance speak: names of things in the words of their game."""

from collections.abc import Mapping
from typing import Any

from quartier.engine.facts import Thing
from quartier.engine.game import Game
from quartier.engine.locale import colon
from quartier.games import game as load_game
from quartier.lab.balance import Plan
from quartier.lab.verdicts import Finding
from quartier.lab.wording import ReportWording


class Wording(ReportWording):
    """The words of a report of balance in a language."""

    report = "balance"

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(language)
        self.game, self.game_words = game, game.words(language)

    @classmethod
    def of(cls, game: str, language: str) -> "Wording":
        """Return the words for a game by its name."""
        return cls(load_game(game), language)

    # --- names ---------------------------------------------------------------------------------------

    def family(self, family: str) -> str:
        """Name a family of things."""
        return self(family) if family in ("seat", "place") else self.game_words(f"family-{family}")

    def thing(self, thing: Thing, options: Mapping[str, Any]) -> str:
        """Name a thing of a game with these options."""
        family, which = thing
        match family:
            case "seat":
                return self.game_words(f"seat-{which}")
            case "place":
                return self("place-of", place=int(which))
            case "stage":
                return self.stage(which)
            case "line":
                return self.game_words(f"score-{which}")
            case "spread":
                return self(f"spread-{which}")
        named = self.game.counted.name(options, thing, self.game_words)
        return named or self("habit-never", beginning=which.partition("=")[2])

    def whole(self, thing: Thing, options: Mapping[str, Any]) -> str:
        """Name a thing with its family, where that is not plain from its name."""
        if thing[0] in ("stage", "line", "spread"):
            return self.thing(thing, options)
        family = self("column-habit") if thing[0] == "habit" else self.family(thing[0])
        return colon(self.language, family, self.thing(thing, options))

    def stage(self, stage: str) -> str:
        """Name a stage of a game."""
        return self.game.counted.stage_name(stage, self.game_words)

    def options(self, options: Mapping[str, Any], players: int) -> str:
        """Name a set of options: how many play, and what is not as usual."""
        usual = self.game.resolve({})
        others = [
            f"{name}={value}" for name, value in options.items() if name != "players" and value != usual.get(name)
        ]
        return " · ".join([self("players", players=players), *others])

    # --- verdicts ------------------------------------------------------------------------------------

    def verdict(self, finding: Finding) -> str:
        """Say what a finding comes to."""
        key = f"{finding.subject}-{finding.verdict.name.lower()}"
        return self(key, limit=self.brief(finding.limit))

    def finding(self, finding: Finding) -> str:
        """Write the figure of a finding."""
        signed = finding.subject != "rare"
        return self.spread(finding.figure, 1 if signed else 3, sign=signed)


def lead(plan: Plan, say: Wording) -> str:
    """Say what was played."""
    played = {"games": plan.games, "bot": plan.bot, "first": str(plan.seed)}
    if plan.dealt is not None:
        return say("lead-dealt", **played, thing=say.thing(plan.dealt, say.game.resolve(plan.option_sets[0])))
    return say("lead", **played, last=str(plan.seed + plan.games - 1))
