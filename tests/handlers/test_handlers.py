"""Server and site answer the same requests with the same handlers."""

import asyncio
import json
from collections import Counter

import pytest

from tests.site.device import Device
from valence.handlers import HANDLERS
from valence.handlers.handler import Handler
from valence.server.app import ROUTES
from valence.site.handlers import DEVICE_HANDLERS

HASH = "0" * 64


def named(handler: Handler) -> str:
    return f"{handler.method} {handler.path}"


def test_every_shared_request_has_one_route_on_a_server() -> None:
    served = Counter(
        f"{method} {path.replace(':str', '')}"
        for route in ROUTES
        if hasattr(route, "http_methods")
        for method in route.http_methods
        for path in route.paths
    )
    assert {served[named(handler)] for handler in HANDLERS} == {1}


def test_a_device_has_every_shared_request() -> None:
    assert {*map(named, HANDLERS)} <= {*map(named, DEVICE_HANDLERS)}


@pytest.mark.parametrize("handler", DEVICE_HANDLERS, ids=named)
def test_a_device_answers_every_request_with_json_and_a_reason(handler: Handler) -> None:
    """Here without any table or set."""
    address = (
        handler.path.format(code="CDFHJK", set_hash=HASH) if "{" in handler.path else handler.path
    )
    response = asyncio.run(Device().ask(handler.method, address, "nonsense"))
    assert response.type == "application/json"
    answer = json.loads(response.body)
    assert response.status == 200 or (response.status in (400, 404) and answer["reason"])
    assert response.status == 200 or answer["code"] != "not_found"
