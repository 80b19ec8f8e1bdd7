"""The notebook of docs, executed; as a program it writes what came of that into it: `python -m tests.notebook`."""

from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient

FILE = Path(__file__).parents[1] / "docs" / "quickstart.ipynb"


def read() -> Any:
    """Return the notebook as it is."""
    return nbformat.read(FILE, as_version=4)


def executed() -> Any:
    """Return the notebook with what its cells say today."""
    book = read()
    NotebookClient(book, timeout=300, kernel_name="python3").execute()
    for cell in book.cells:
        cell.metadata.clear()  # when it was executed
    return book


if __name__ == "__main__":
    nbformat.write(executed(), FILE)
