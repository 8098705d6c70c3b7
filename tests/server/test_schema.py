"""Every operation of the OpenAPI document, with requests that somebody made up."""

from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

EXAMPLES = 20  # an operation
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


def test_every_operation_answers_as_the_document_says(url: str) -> None:
    guest = httpx.post(f"{url}/api/guests", json={"name": "Ann"}).json()
    table = httpx.post(
        f"{url}/api/tables",
        json={"setting": {"game": "spice-road", "players": 2, "public": True}, "seats": ["you", "random"]},
        headers={"authorization": f"Bearer {guest['token']}"},
    ).json()
    schema = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    wrong: dict[str, Exception] = {}
    tried = 0
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()

        @settings(
            max_examples=EXAMPLES,
            derandomize=True,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=st.one_of(*[operation.as_strategy(generation_mode=mode) for mode in GenerationMode]))
        def answers_well(case: schemathesis.Case[Any]) -> None:
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table["id"]
            case.call_and_validate(headers={"authorization": f"Bearer {guest['token']}"}, checks=CHECKS)

        if operation.label == "DELETE /api/sessions":
            continue  # it would sign out
        try:
            answers_well()
        except Exception as error:
            wrong[operation.label] = error
        tried += 1
    assert not wrong, wrong
    assert tried >= 24
