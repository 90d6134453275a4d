"""Puzzles. The browser keeps what was solved, so a host stores nothing about a learner."""

from datetime import UTC, datetime

from valence.core.languages import Language
from valence.handlers.house import House
from valence.learn.puzzles import judging
from valence.learn.puzzles.judging import Judged, ShownPuzzle, Try
from valence.table.errors import told
from valence.table.lobby import Person
from valence.table.protocol import Preview


def puzzle(
    house: House,
    person: Person,  # noqa: ARG001  # requires a session
    language: Language,
    number: int | None = None,
) -> ShownPuzzle:
    """The puzzle of the day, the same for everyone from midnight UTC on; or the one with this number."""
    today = datetime.fromtimestamp(house.registry.now(), UTC).date()
    try:
        return judging.shown(number, today, language)
    except ValueError as error:
        raise told(error) from None


def try_puzzle(
    person: Person,  # noqa: ARG001  # requires a session
    language: Language,
    data: Try,
) -> Judged:
    """Judge a move. At the end the answer has the solution, and the reason for it."""
    try:
        return judging.judged(data, language)
    except ValueError as error:
        raise told(error) from None


def preview_puzzle(
    person: Person,  # noqa: ARG001  # requires a session
    language: Language,
    data: Try,
) -> Preview:
    """Get what would come of a move, as at a table with previews."""
    try:
        return judging.previewed(data, language)
    except ValueError as error:
        raise told(error) from None
