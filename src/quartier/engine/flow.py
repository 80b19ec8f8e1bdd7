"""Short texts one after the other, in as many lines as they need: none is broken in two."""

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


class Flow:
    """Texts side by side."""

    def __init__(self, texts: Iterable[Text], gap: int = 3) -> None:
        self.texts = list(texts)
        self.gap = gap

    def clipped(self) -> Text:
        """Return as much as one line holds."""
        line = Text(" " * self.gap).join(self.texts)
        line.no_wrap, line.overflow = True, "ellipsis"
        return line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        """Take all the width that there is."""
        widths = [text.cell_len for text in self.texts] or [0]
        whole = sum(widths) + self.gap * (len(widths) - 1)
        return Measurement(min(max(widths), options.max_width), min(whole, options.max_width))

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Fill line after line; a text that is wider than a line is wrapped as usual."""
        line = Text()
        for text in self.texts:
            if line and line.cell_len + self.gap + text.cell_len > options.max_width:
                yield line
                line = Text()
            if line:
                line.append(" " * self.gap)
            line.append_text(text)
        if line:
            yield line
