"""Tables of reports in a terminal: they fit 80 columns."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.table import Table

NARROWEST = 9
"""Columns of a terminal that what a row is named after has at least."""
LONGEST_WORD = 16
"""Columns of a terminal that a word of a heading may ask for; longer ones are broken, such as the path of a file."""


def narrow_table(title: str, headings: Sequence[str], left: int = 1, whole: bool = False) -> Table:
    """Return a table whose first columns begin on the left: words, which may be broken; the others are numbers.

    Headings are broken between words. Where numbers must stay whole, names are broken as far as that takes.
    """
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    for number, heading in enumerate(headings):
        is_word = number < left
        unbroken = min(LONGEST_WORD, max(map(len, heading.split()), default=0))
        table.add_column(
            heading,
            justify="left" if is_word else "right",
            overflow="fold",
            no_wrap=whole and not is_word,
            min_width=max(unbroken, NARROWEST if whole and is_word else 0),
        )
    return table
