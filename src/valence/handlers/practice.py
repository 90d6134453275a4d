"""Practice alone. The browser keeps the progress, so a host stores nothing about a learner."""

from datetime import UTC, datetime

from valence.core.languages import DEFAULT, known_or_default
from valence.handlers.house import House
from valence.learn.practice.turns import Reply, Turn, take_turn
from valence.table.errors import bad
from valence.table.lobby import Person


async def practice(
    house: House,
    person: Person,  # noqa: ARG001  # requires a session
    data: Turn,
    lang: str = DEFAULT,
) -> Reply:
    """Judge an answer and ask the next question; what is due comes first."""
    try:
        now = datetime.fromtimestamp(house.registry.now(), UTC)
        return take_turn(data, now, known_or_default(lang))
    except ValueError as error:
        raise bad("told", reason=f"{error}") from None
