"""What environments need beyond the project itself: nobody who just plays has to install it."""

from quartier.engine.errors import QuartierError


def missing(extra: str, error: ImportError) -> QuartierError:
    """Return the error that says which optional extra brings a module that could not be imported."""
    return QuartierError(f"{error}; it comes with the extra {extra!r}: pip install 'quartier[{extra}]'")
