"""For all tests: where nothing may be left out (CI=true), none is skipped because this machine lacks something."""

import os
import signal
from collections.abc import Generator
from typing import Any

import pytest

MEANT = (
    "there is no GPU",
    "nothing is compiled",
    "interpreted rules",
    "training needs PyTorch",
    "it needs sb3-contrib",
)
"""How the reasons begin for which a test may be skipped anywhere: what it proves does not exist in that run, or belongs
to those who train networks, with libraries that no part of the check installs."""


def pytest_configure() -> None:
    """Let Ctrl-C end what tests start also where the tests themselves were started in the background."""
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,  # noqa: ARG001
    call: pytest.CallInfo[None],  # noqa: ARG001
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    return complete((yield))  # type: ignore[no-any-return]


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,  # noqa: ARG001
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    return complete((yield))  # type: ignore[no-any-return]


def complete(report: Any) -> Any:
    """Return a report that fails where something was left out that may not be."""
    if os.environ.get("CI") == "true" and report.skipped and not hasattr(report, "wasxfail"):
        reason = report.longrepr[2].removeprefix("Skipped: ")
        if not reason.startswith(MEANT):
            report.outcome = "failed"
            report.longrepr = f"CI=true, so nothing may be left out: {reason}"
    return report
