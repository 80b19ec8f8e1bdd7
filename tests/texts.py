"""Reads the Fluent files of a room, for tests that look at texts."""

from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_variant_key
from fluent.syntax.visitor import Visitor

from quartier.engine.locale import locale_folder


class Variables(Visitor):
    """Collects the variables of a message, and the plural forms of its selectors."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.forms: list[set[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        self.forms.append({serialize_variant_key(variant.key) for variant in node.variants})
        self.generic_visit(node)


@cache
def messages(room: str, language: str) -> dict[str, Variables]:
    """Return all texts of a room in a language, by key."""
    source = (locale_folder(room) / f"{language}.ftl").read_text(encoding="utf-8")
    found: dict[str, Variables] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ast.Junk), f"{language}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} is there twice"
            found[entry.id.name] = Variables()
            found[entry.id.name].visit(entry)
    return found
