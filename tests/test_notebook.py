"""The notebook runs, and shows what it would show today."""

from typing import Any

from tests.notebook import executed, read


def said(book: Any) -> list[str]:
    """Return what the cells of a notebook say in words."""
    outputs = [output for cell in book.cells if cell.cell_type == "code" for output in cell.outputs]
    return [str(output.get("text") or output["data"]["text/plain"]) for output in outputs]


def test_the_notebook_runs_and_says_what_is_written_in_it() -> None:
    written = said(read())
    assert len(written) > 8
    assert said(executed()) == written


def test_the_notebook_shows_our_drawings() -> None:
    drawings = [
        output["data"]["image/svg+xml"]
        for cell in read().cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if "image/svg+xml" in output.get("data", {})
    ]
    assert len(drawings) >= 2
    assert all("<svg" in str(drawing)[:200] for drawing in drawings)
