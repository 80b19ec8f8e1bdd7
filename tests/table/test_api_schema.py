"""The API as it describes itself, asked for everything that its description allows, and more."""

from contextlib import suppress
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis.checks import (
    content_type_conformance,
    not_a_server_error,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.house import House, new_table

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 15
EXAMPLES_OF_PICTURES = 2


@pytest.fixture(scope="module")
def operations(house: House) -> list[Any]:
    schema = schemathesis.openapi.from_url(f"{house.url}/api/openapi.json")
    found: Any = schema.get_all_operations()
    return [operation.ok() for operation in found]


@pytest.mark.parametrize("good", [True, False], ids=["fitting", "unfitting"])
def test_whatever_is_asked_is_answered_as_described(house: House, operations: list[Any], good: bool) -> None:
    """Without good manners nothing is done, and a game of two that waits for one is not begun by chance."""
    with house.client() as client:
        table = new_table(client, "paris", "me", "me")["table"]
    mode = schemathesis.GenerationMode.POSITIVE if good else schemathesis.GenerationMode.NEGATIVE
    for operation in operations:
        examples = EXAMPLES_OF_PICTURES if operation.path.endswith((".png", ".gif")) else EXAMPLES

        @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.as_strategy(generation_mode=mode))
        def ask(case: Any) -> None:
            if good and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            case.call_and_validate(checks=CHECKS)

        with suppress(Unsatisfiable):  # of some requests nothing can be wrong
            ask()
    with house.client() as client:
        assert client.get(f"/api/tables/{table}").json()["number"] == 0
    assert len(operations) > 20
