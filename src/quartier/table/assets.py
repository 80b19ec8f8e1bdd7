"""The files that make up the client, under names that change with their content: so they may be kept for ever."""

import gzip
import hashlib
import json
import mimetypes
from dataclasses import dataclass
from html import escape
from pathlib import Path

from quartier.engine.letters import FONTS
from quartier.engine.locale import LANGUAGES
from quartier.table.texts import texts

STATIC = Path(__file__).parent / "static"
COMPRESSIBLE = ("text/", "application/javascript", "application/json", "application/manifest", "image/svg")
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".woff2": "font/woff2"}
SHELL = "index.html"
MANIFEST = "manifest.webmanifest"
ROOT_FILES = ("service-worker.js", MANIFEST)
"""Files that must lie at the root, under a name that never changes."""
ABOUT = "lobby-about"
"""The text that says on an installed page what it is."""


@dataclass(frozen=True)
class Asset:
    """A file to be sent."""

    type: str
    plain: bytes
    packed: bytes | None

    @classmethod
    def of(cls, name: str, content: bytes) -> "Asset":
        """Return a file with its type, packed where that helps."""
        type = TYPES.get(Path(name).suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        packed = gzip.compress(content, 9, mtime=0) if type.startswith(COMPRESSIBLE) else None
        return cls(type, content, packed)


class Assets:
    """All files of the client, read once, and again when one was changed."""

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder
        self._stamp: tuple[tuple[str, int], ...] | None = None
        self.digest = ""
        self.files: dict[str, Asset] = {}
        self.root: dict[str, Asset] = {}
        self.texts: dict[str, Asset] = {}
        self.manifests: dict[str, Asset] = {}
        self.refresh()

    def refresh(self) -> None:
        """Read what has changed since."""
        stamp = tuple(sorted((str(path), path.stat().st_mtime_ns) for path in self._paths().values()))
        if stamp == self._stamp:
            return
        contents = {name: path.read_bytes() for name, path in self._paths().items()}
        whole = hashlib.sha256()
        for name, content in sorted(contents.items()):
            whole.update(f"{name} {len(content)}\n".encode() + content)
        self.digest = whole.hexdigest()[:12]
        self.texts = {f"{language}.{_digest(texts(language))}.json": _json(texts(language)) for language in LANGUAGES}
        self.root = {name: self._root_file(name, contents) for name in (SHELL, *ROOT_FILES) if name in contents}
        self.manifests = {language: self._manifest(language) for language in LANGUAGES if MANIFEST in self.root}
        self.files = {name: Asset.of(name, content) for name, content in contents.items() if name not in self.root}
        self._stamp = stamp

    def _paths(self) -> dict[str, Path]:
        own = {str(path.relative_to(self.folder)): path for path in self.folder.rglob("*") if path.is_file()}
        return own | {f"fonts/{path.name}": path for path in FONTS.glob("*.woff2")}

    def _root_file(self, name: str, contents: dict[str, bytes]) -> Asset:
        places = {f"{language[:2]}": f"/static/texts/{language}" for language in self.texts}
        text = contents[name].decode()
        text = text.replace("%DIGEST%", self.digest).replace("%TEXTS%", escape(json.dumps(places)))
        return Asset.of(name, text.encode())

    def _manifest(self, language: str) -> Asset:
        """Return what a browser shows of the page when it is installed, in a language."""
        plain = json.loads(self.root[MANIFEST].plain)
        told = {"lang": language, "description": json.loads(texts(language))[ABOUT]}
        return Asset.of(MANIFEST, json.dumps(plain | told, ensure_ascii=False).encode())


def _digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:12]


def _json(content: bytes) -> Asset:
    return Asset.of("texts.json", content)
