"""The HTTP API matches its OpenAPI description."""

import json
from itertools import islice
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error

from tests.server.service.serving import TIMEOUT, Served

PARTS = 4  # which can run in parallel
bounded = settings(max_examples=6, derandomize=True, suppress_health_check=list(HealthCheck))


@pytest.fixture(scope="module")
def description(served: Served) -> dict[str, Any]:
    whole: dict[str, Any] = json.loads(served.player().get("/schema"))
    return whole


@pytest.mark.parametrize("part", range(PARTS))
def test_no_request_is_a_server_error(
    served: Served, description: dict[str, Any], part: int
) -> None:
    """Every operation is called with whatever its description allows, and with what it does not.

    Codes are those of a table and a room of which the caller is the host, or made up.
    """
    host = served.player("Fuzzer")
    codes = {"tables": host.open_table("metals")["code"], "rooms": host.post("/api/rooms")["code"]}
    cookies = dict(host.http.cookies)
    schema = schemathesis.openapi.from_dict(description)
    for described in islice(schema.get_all_operations(), part, None, PARTS):
        operation = described.ok()  # type: ignore[union-attr]  # a bad description fails here
        real = [code for kind, code in codes.items() if f"/{kind}/{{code}}" in operation.path]
        is_endless = operation.path.endswith(("/stream", "/place"))

        @bounded
        @given(
            case=operation.as_strategy(),
            code=st.sampled_from([None] if is_endless else [None, *real]),
        )
        def call(case: Any, code: str | None) -> None:
            if code is not None:
                case.path_parameters["code"] = code
            answer = case.call(base_url=served.address, cookies=cookies, timeout=TIMEOUT)
            case.validate_response(answer, checks=[not_a_server_error])

        call()


def test_everything_is_described(description: dict[str, Any]) -> None:
    assert len(description["paths"]) > 30
    for operations in description["paths"].values():
        for operation in operations.values():
            assert operation.get("description"), operation["operationId"]
