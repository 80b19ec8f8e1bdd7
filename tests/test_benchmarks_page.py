"""docs/benchmarks.md names every benchmark, and what it links to is there."""

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "benchmarks.md").read_text(encoding="utf-8")


def test_every_benchmark_is_on_the_page_and_no_other() -> None:
    programs = {
        f"benchmarks/{file.name}"
        for file in (ROOT / "benchmarks").glob("*.py")
        if f"python benchmarks/{file.name}" in (ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or "")
    }
    assert len(programs) > 8
    assert set(re.findall(r"^\| `(benchmarks/\w+\.py)`", PAGE, re.MULTILINE)) == programs


def test_what_the_page_links_to_is_there() -> None:
    links = re.findall(r"\]\(([^)]+)\)", PAGE)
    titles = {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in re.findall(r"^#+ (.+)$", PAGE, re.M)}
    assert links
    for link in links:
        file, _, place = link.partition("#")
        assert (ROOT / "docs" / file).exists() if file else place in titles, link
