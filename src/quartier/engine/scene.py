"""A scene in named parts: what a table sends piece by piece, and what a whole picture is put together from.

A part is a pure function of a language and of the plain data that it shows, and is drawn once for each (`kept`).
So a table can tell by comparing which parts a move has changed, and sends only those. Colours stay names
(`var(--ink)`) and pictures stay references (`<use href="#lamp">`): both are the `Art` of a game, two files that
never change under their names. `Scene.svg` puts everything into one file.
"""

import hashlib
import marshal
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache, wraps
from threading import Lock
from typing import Any, ParamSpec

from quartier.engine.errors import BadOption, shown
from quartier.engine.letters import STRONG
from quartier.engine.locale import Words
from quartier.engine.svg import (
    RULES,
    SANS,
    VARIABLE,
    Markup,
    Palette,
    element,
    group,
    heading,
    label,
    named,
    number,
    paragraph,
    path,
    place,
    rect,
    text_width,
    written,
)

LAYOUTS = ("wide", "tall")
"""For desks and prints; for phones."""
PHONE = 420
"""How wide every tall scene is. The narrowest phones have 360 pixels."""
SMALL = 12.5
"""The small print of a tall scene; what a player needs is hardly anywhere smaller."""
PHONE_HEADER = 84
"""How high the head of a tall scene is."""
PAPER = ("#f4ecdb", "#0d111d")
"""The page, by day and by night, of every scene and of the table around it, so that one melts into the other."""
THEMES = ("day", "night", "auto")
"""`day` and `night` write plain colours, which every viewer understands; `auto` leaves the choice to the browser."""

_REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')
_NAMESPACE = "http://www.w3.org/2000/svg"


def one_of(what: str, value: str, choices: tuple[str, ...]) -> None:
    """Refuse a style that a drawing does not know."""
    if not isinstance(value, str) or value not in choices:
        known = ", ".join(choices)
        sentence = f"no {what} {shown(value)}; there are {known}"
        raise BadOption(sentence, "no-such-style", what=what, given=shown(value), known=known)


# --- parts -------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a scene that changes as a whole."""

    id: str
    content: Markup
    at: str = ""
    """Where it lies, as a transform."""
    inside: str = ""
    """The id of the part on which it lies: what means that one means this one too."""

    @property
    def markup(self) -> Markup:
        """The content under its name, wherever it lies: what only moves need not be sent again."""
        return Markup(f"{_opening(self.id, self.inside)}{self.content}</g>")

    @property
    def placed(self) -> Markup:
        """The same in its place."""
        return Markup(f"{_opening(self.id, self.inside, self.at)}{self.content}</g>")


@lru_cache(maxsize=16384)
def _opening(id: str, inside: str, at: str = "") -> str:
    return f"<g{written(data_part=id, data_inside=inside or None, transform=at or None)}>"


@dataclass(frozen=True)
class Scene:
    """A whole picture."""

    name: str
    width: float
    height: float
    parts: tuple[Part, ...]
    """From bottom to top; each id once."""
    art: "Art"
    language: str = "en"

    @classmethod
    def on_paper(
        cls, name: str, width: float, height: float, parts: Iterable[Part], art: "Art", words: Words
    ) -> "Scene":
        """Return a scene with a page below its parts."""
        page = Part("page", rect(0, 0, width, height, fill="var(--paper)"))
        return cls(name, width, height, (page, *parts), art, words.language)

    @property
    def markup(self) -> dict[str, Markup]:
        """Every part by its id, from bottom to top."""
        return {part.id: part.markup for part in self.parts}

    @property
    def places(self) -> dict[str, str]:
        """Where every part lies, as a transform."""
        return {part.id: part.at for part in self.parts}

    def svg(self, theme: str = "day") -> str:
        """Return the picture as one file, with those sprites in it that it uses."""
        one_of("theme", theme, THEMES)
        whole = element(
            "svg",
            element("title", self.name),
            element("style", Markup(RULES + (self.art.colours if theme == "auto" else ""))),
            element("defs", self.art.needed_by(self.parts)),
            [part.placed for part in self.parts],
            xmlns=_NAMESPACE,
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            class_="quartier-scene",
            role="group",
            aria_label=self.name,
            lang=self.language,
            font_family=SANS,
        )
        return themed(whole, self.art.palette, theme)


def placed(id: str, content: Markup, x: float, y: float, scale: float = 1, inside: str = "") -> Part:
    """Return a part at a place."""
    return Part(id, content, place(x, y, scale), inside)


def phone_header(title: str, when: str, sentence: str) -> Markup:
    """Return the head of a tall scene: the game, how far it is, and what is asked, in one line or two."""
    inner = PHONE - 24
    room = inner - 16 - text_width(when, SMALL, STRONG)
    return group(
        heading(12, 32, title, 24, room),
        label(PHONE - 12, 31, when, SMALL, text_anchor="end", fill="var(--soft)", font_weight=600),
        named("prompt", sentence, paragraph(12, 39, sentence, 17, inner, 37, font_weight=600)),
        path(f"M12,78H{PHONE - 12}", stroke="var(--line)", stroke_width=1),
        id="header",
    )


# --- what never changes ------------------------------------------------------------------------------


@dataclass(frozen=True)
class Art:
    """The sprites (each an element whose id is its key) and the colours of a game."""

    game: str
    sprites: Mapping[str, Markup]
    palette: Palette

    @cached_property
    def colours(self) -> str:
        """The palette as a style sheet: the browser's wish decides, a class `day` or `night` overrules it."""
        day = "".join(f"--{name}:{value};" for name, (value, _) in self.palette.items())
        night = "".join(f"--{name}:{value};" for name, (_, value) in self.palette.items())
        return (
            f".quartier-scene{{{day}}}"
            f"@media(prefers-color-scheme:dark){{.quartier-scene:not(.day){{{night}}}}}"
            f".quartier-scene.night{{{night}}}"
        )

    @cached_property
    def files(self) -> dict[str, str]:
        """The sprites and the style sheet of a scene in a page, under names that change with what is in them.

        A page puts the sprites into itself and shows parts beside them, both within an element of the class
        `quartier-scene`.
        """
        defs = element("defs", self.sprites.values())
        sprites = element("svg", defs, xmlns=_NAMESPACE, width=0, height=0, aria_hidden="true")
        style = f"{RULES}.quartier-scene{{font-family:{SANS}}}{self.colours}"
        return {
            f"{self.game}.{hashlib.sha256(text.encode()).hexdigest()[:16]}.{ending}": text
            for ending, text in (("svg", str(sprites)), ("css", style))
        }

    def needed_by(self, parts: Iterable[Part]) -> list[Markup]:
        """Return the sprites that parts refer to, directly or through one another, in their order."""
        found: set[str] = set()
        found.update(*(_references(part.content) for part in parts))
        needed = set().union(*(self._closure[sprite] for sprite in found))
        return [drawn for sprite, drawn in self.sprites.items() if sprite in needed]

    @cached_property
    def _closure(self) -> dict[str, set[str]]:
        """With each sprite all that it needs, itself among them."""
        return {sprite: self._reached(sprite) for sprite in self.sprites}

    def _reached(self, sprite: str) -> set[str]:
        found: set[str] = set()
        open_ends = [sprite]
        while open_ends:
            at = open_ends.pop()
            if at not in found:
                found.add(at)
                open_ends += _references(self.sprites[at])
        return found


@lru_cache(maxsize=4096)
def _references(content: str) -> tuple[str, ...]:
    return tuple(set(_REFERENCE.findall(content)))


def themed(svg: str, palette: Palette, theme: str) -> str:
    """Write the values of the colour names: plain ones, or for `auto` as a fallback beside the name."""
    if theme == "auto":
        colours = {name: f"var(--{name},{day})" for name, (day, _) in palette.items()}
    else:
        colours = {name: values[theme == "night"] for name, values in palette.items()}
    return VARIABLE.sub(lambda match: colours[match[1]], svg)


# --- keeping what was drawn --------------------------------------------------------------------------


class Drawn:
    """What was drawn of late, up to a number of characters: those longest not asked for go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.characters = 0
        self.kept: OrderedDict[Hashable, Markup] = OrderedDict()
        self._lock = Lock()

    def get(self, key: Hashable, draw: Callable[[], Markup]) -> Markup:
        """Return what was drawn for a key, or draw it."""
        with self._lock:
            found = self.kept.get(key)
            if found is not None:
                self.kept.move_to_end(key)
                return found
        drawn = draw()
        with self._lock:
            if key not in self.kept:
                self.kept[key] = drawn
                self.characters += len(drawn)
            while self.characters > self.most:
                self.characters -= len(self.kept.popitem(last=False)[1])
        return drawn

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self.kept.clear()
            self.characters = 0


DRAWN = Drawn(32_000_000)
"""Enough for the parts of about a thousand games in progress."""

Shown = ParamSpec("Shown")


def kept(draw: Callable[Shown, Markup]) -> Callable[Shown, Markup]:
    """Draw something once for each language (texts come first, if at all) and for the plain data that it shows.

    Data are the same if they are equal as bytes: quicker to find out than by comparing; and nothing but plain data
    can be written so, which keeps the promise that a part shows nothing else.
    """

    @wraps(draw)
    def drawn(*shown: Shown.args, **more: Shown.kwargs) -> Markup:
        words = shown[0] if shown and isinstance(shown[0], Words) else None
        data: Any = (shown[1:] if words else shown, more)
        key = (draw, words, marshal.dumps(data, 2))
        return DRAWN.get(key, lambda: draw(*shown, **more))

    return drawn
