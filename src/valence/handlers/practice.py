"""Practice alone. The browser keeps the progress, so a host stores nothing about a learner."""

from datetime import UTC, datetime

from valence.core.languages import Language
from valence.handlers.house import House
from valence.learn.practice.own import OwnReply, OwnTurn, take_own_turn
from valence.learn.practice.turns import Reply, Turn, take_turn
from valence.table.errors import told
from valence.table.lobby import Person


async def practice(
    house: House,
    person: Person,  # noqa: ARG001  # requires a session
    data: Turn,
    language: Language,
) -> Reply:
    """Judge an answer and ask the next question; what is due comes first."""
    try:
        now = datetime.fromtimestamp(house.registry.now(), UTC)
        return take_turn(data, now, language)
    except ValueError as error:
        raise told(error) from None


def own_practice(
    person: Person,  # noqa: ARG001  # requires a session
    data: OwnTurn,
    language: Language,
) -> OwnReply:
    """Judge an answer about a concept that games left open, and ask about the next one."""
    try:
        return take_own_turn(data, language)
    except ValueError as error:
        raise told(error) from None
