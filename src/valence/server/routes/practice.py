"""Practice alone. The browser keeps the progress, so nothing about a learner is stored here."""

from datetime import UTC, datetime
from typing import Any

from litestar import post
from litestar.params import JSONBody

from valence.learn.practice.turns import Reply, Turn, take_turn
from valence.server.routes.dependencies import CurrentPerson, TheService
from valence.table.errors import bad

MAX_BYTES = 500_000


@post("/api/practice", status_code=200, request_max_body_size=MAX_BYTES, tags=["practice"])
async def practice(
    service: TheService,
    person: CurrentPerson,  # noqa: ARG001  # requires a session
    data: JSONBody[Turn],
) -> Reply:
    """Judge an answer and ask the next question; what is due comes first."""
    try:
        return take_turn(data, datetime.fromtimestamp(service.clock.now(), UTC))
    except ValueError as error:
        raise bad(f"{error}") from None


ROUTES: list[Any] = [practice]
