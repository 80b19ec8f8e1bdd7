"""The client's modules by themselves: their unit tests, their types, and the shell that loads them."""

import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import quartier
from quartier.bots import players
from quartier.table.choices import Trie, trie

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "quartier" / "table" / "static"


EVERY = {"paris": 2, "tiny_towns": 8, "munivers": 9}
"""Of the decisions of a game, each so many-th is walked through."""


def decisions(game: str, every: int) -> Iterator[Trie]:
    """Yield some of what is asked in a game, as a client is told it."""
    match, bot = quartier.new(game, seed=1), players.bot("random", seed=1)
    while not match.over:
        seat = match.waiting[0]
        if len(match.history) % every == 0:
            yield trie(match, seat, match.view(seat), match.words("en"))
        match.play_action(bot.choose(match, seat), seat)


@pytest.mark.skipif(shutil.which("node") is None, reason="no Node here, so the unit tests of the client are left out")
def test_the_unit_tests_of_the_client_pass(tmp_path: Path) -> None:
    files = [str(path) for path in sorted(Path(__file__).parent.glob("*.test.mjs"))]
    asked = tmp_path / "decisions.json"
    asked.write_text(json.dumps([one for game, every in EVERY.items() for one in decisions(game, every)]))
    env = os.environ | {"QUARTIER_TRIES": str(asked)}
    run = subprocess.run(["node", "--test", *files], capture_output=True, text=True, cwd=ROOT, env=env, check=False)
    assert run.returncode == 0, run.stdout


def test_the_types_of_the_client_fit() -> None:
    checker = shutil.which("tsc", path=f"{ROOT / 'node_modules' / '.bin'}{os.pathsep}{os.environ['PATH']}")
    if checker is None:
        pytest.skip("no TypeScript here (scripts/typescript fetches it by npm), so the client's types are not checked")
    run = subprocess.run([checker, "--project", str(ROOT)], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout


def test_scripts_load_only_scripts_of_ours_that_are_there() -> None:
    for script in (STATIC / "js").rglob("*.js"):
        for name in re.findall(r'^import .*?"([^"]+)"', script.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
            assert (script.parent / name).is_file(), f"{script.name} loads {name}"


def test_the_shell_fetches_every_module_at_once() -> None:
    """So no module waits for another one to be read first."""
    shell = (STATIC / "index.html").read_text(encoding="utf-8")
    preloaded = set(re.findall(r'modulepreload" href="/static/%DIGEST%/(js/[^"]+)"', shell))
    reached: set[Path] = set()
    ahead = [STATIC / "js" / "main.js"]
    while ahead:
        script = ahead.pop()
        for name in re.findall(r'^import .*?"([^"]+)"', script.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
            found = (script.parent / name).resolve()
            if found not in reached:
                reached.add(found)
                ahead.append(found)
    assert preloaded == {path.relative_to(STATIC).as_posix() for path in reached}


def test_the_shell_has_no_script_or_style_of_its_own() -> None:
    """The Content-Security-Policy would refuse it."""
    for page in STATIC.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=", text), page.name


def test_every_sign_that_a_script_draws_is_in_the_shell() -> None:
    shell = (STATIC / "index.html").read_text(encoding="utf-8")
    signs = set(re.findall(r'id="ui-([\w-]+)"', shell))
    drawn = {
        name
        for script in (STATIC / "js").rglob("*.js")
        for name in re.findall(r'(?:icon|sign|tool|step)\("([\w-]+)"', script.read_text(encoding="utf-8"))
    }
    assert drawn
    assert drawn <= signs
