"""The report of balance as plain data, for programs."""

from collections.abc import Mapping
from dataclasses import fields
from typing import Any

from quartier.lab.balance import Report, Study
from quartier.lab.figures import Spread
from quartier.lab.statistics import Estimate
from quartier.lab.verdicts import Verdict

FORMAT = 1


def balance_data(report: Report) -> dict[str, Any]:
    """Return all of a report."""
    plan = report.plan
    return {
        "quartier": "balance",
        "format": FORMAT,
        "game": report.game.name,
        "rules": report.game.version,
        "bot": plan.bot,
        "games": plan.games,
        "seed": plan.seed,
        "dealt": plain(plan.dealt),
        "habit_games": plan.habit_games,
        "studies": [study_data(study) for study in report.studies],
    }


def study_data(study: Study) -> dict[str, Any]:
    """Return the figures of one set of options, and what they are compared with."""
    found = {
        "options": dict(study.options),
        "findings": [plain(finding) for finding in study.findings],
        **plain(study.figures),
    }
    if study.other is not None:
        found["against"] = study_data(study.other)
        found["differences"] = [plain(difference) for difference in study.differences]
    return found


def plain(value: Any) -> Any:
    """Return figures as plain data: a thing as its family and name, an estimate with its interval."""
    if isinstance(value, Estimate):
        return value.plain()
    if isinstance(value, Spread):
        return {"mean": plain(value.mean), "values": {str(number): n for number, n in sorted(value.values.items())}}
    if isinstance(value, Verdict):
        return value.name.lower()
    if isinstance(value, Mapping):
        return {str(name): plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    if hasattr(value, "__dataclass_fields__"):
        return {part.name: plain(getattr(value, part.name)) for part in fields(value)}
    return value
