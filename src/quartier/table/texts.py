"""The table's own words, as the browser takes them: Fluent files turned into JSON.

A message becomes a string with `{name}` where something is put in. One that depends on a number becomes an object:
`by` names the number, and each form (`one`, `few`, `many`, `other`) is the whole sentence.
"""

import json
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast

from quartier.engine.locale import locale_folder

Text = str | dict[str, str]


@cache
def texts(language: str) -> bytes:
    """Return all texts of a language as JSON."""
    source = (locale_folder("table") / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(source)
    found = {
        entry.id.name: text_of(entry.value)
        for entry in resource.body
        if isinstance(entry, ast.Message) and entry.value is not None
    }
    return json.dumps(found, ensure_ascii=False, sort_keys=True).encode()


def text_of(pattern: ast.Pattern) -> Text:
    """Return a pattern as a sentence, or as the sentences of its plural forms."""
    selects: list[Any] = [element for element in pattern.elements if _is_select(element)]
    if not selects:
        return "".join(_written(element) for element in pattern.elements)
    if len(selects) > 1:
        raise ValueError("a text of the table depends on one number at most")
    choice = selects[0].expression
    forms = {"by": str(choice.selector.id.name)}
    for variant in choice.variants:
        pieces = (
            text_of(variant.value) if element is selects[0] else _written(element) for element in pattern.elements
        )
        forms[variant.key.name] = "".join(str(piece) for piece in pieces)
    return forms


def _is_select(element: Any) -> bool:
    return isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)


def _written(element: Any) -> str:
    if isinstance(element, ast.TextElement):
        return str(element.value)
    match element.expression:
        case ast.VariableReference(id=name):
            return f"{{{name.name}}}"
        case ast.StringLiteral() as literal:
            return str(literal.parse()["value"])
    raise ValueError(f"a text of the table can't hold a {type(element.expression).__name__}")
