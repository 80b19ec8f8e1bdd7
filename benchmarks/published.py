"""The options that the published figures are measured with."""

from typing import Any

OPTIONS: dict[str, dict[str, Any]] = {
    "paris": {"postcards": "random"},
    "tiny_towns": {"players": 4},
    "munivers": {"players": 3},
}
