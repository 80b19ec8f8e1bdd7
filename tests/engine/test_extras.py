"""What to say where a library is missing that not everybody needs."""

import sys
from importlib.machinery import ModuleSpec

import pytest

from quartier.engine import extras
from quartier.engine.errors import QuartierError
from quartier.engine.locale import LANGUAGES, explained


@pytest.mark.parametrize(
    ("python", "has_pip", "command"),
    [
        ("/home/quartier/.venv/bin/python", True, "pip install -e '.[lab]'"),
        (
            "/home/quartier/.venv-play/bin/python",
            False,
            "pip --python /home/quartier/.venv-play/bin/python install -e '.[lab]'",
        ),
        ("/home/my games/python", False, "pip --python '/home/my games/python' install -e '.[lab]'"),
    ],
)
def test_a_library_is_installed_for_the_python_that_runs_which_may_have_no_pip(
    python: str, has_pip: bool, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", python)
    monkeypatch.setattr(extras, "find_spec", lambda name: ModuleSpec(name, None) if has_pip else None)
    monkeypatch.setitem(sys.modules, "joblib", None)
    with pytest.raises(QuartierError, match="this needs joblib, which is not installed") as raised:
        extras.needed("joblib")
    for language in LANGUAGES:
        assert explained(raised.value, language).endswith(command)


def test_a_module_that_no_extra_brings_is_an_error_of_ours() -> None:
    with pytest.raises(ModuleNotFoundError):
        extras.needed("quartier.engine.nowhere")
