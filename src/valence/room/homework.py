"""Homework in a room: games against bots that students play on their own until a deadline.

A room stores it with itself, in `Room.homework`.
"""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from valence.core.languages import Language
from valence.games import title
from valence.room.deal import Deal
from valence.table.errors import bad, conflict, unknown
from valence.table.live import LiveTable

MAX_HOMEWORK = 10


class Homework(Struct, frozen=True):
    number: int
    deal: Deal
    games: int
    """The number of games to finish."""
    until: float
    played: Mapping[str, tuple[str, ...]] = {}
    """The table codes of each person."""


# All homework of a room.
Given: TypeAlias = tuple[Homework, ...]


class HomeworkInfo(Struct, frozen=True):
    """Homework as one reader sees it."""

    number: int
    title: str
    """The title of the game."""
    games: int
    """The number of games to finish."""
    until: float
    done: int
    """The number of games that the reader has finished in time."""
    table: str | None
    """The reader's unfinished game."""


class HomeworkPerson(Struct, frozen=True):
    name: str
    number: int | None
    """On the class list."""
    done: int


class HomeworkReport(Struct, frozen=True):
    """The games of one homework that everyone has finished, for teachers."""

    number: int
    people: tuple[HomeworkPerson, ...]


def give(given: Given, deal: Deal, games: int, until: float, now: float) -> Given:
    """Give homework to everyone in the room, also to those who join later."""
    if until <= now:
        raise bad("homework_past")
    if len(given) >= MAX_HOMEWORK:
        raise conflict("homework_full", most=MAX_HOMEWORK)
    number = max((one.number for one in given), default=0) + 1
    return (*given, Homework(number, deal, games, until))


def withdraw(given: Given, number: int) -> Given:
    return tuple(one for one in given if one.number != number)


def check_open(given: Given, number: int, now: float) -> Homework:
    """Return the homework with this number, if it may still be played."""
    homework = _with_number(given, number)
    if now > homework.until:
        raise conflict("homework_over")
    return homework


def begin(given: Given, number: int, person: str, table: str) -> Given:
    """Note that a member has begun a game of the homework."""
    homework = _with_number(given, number)
    played = {**homework.played, person: (*homework.played.get(person, ()), table)}
    changed = replace(homework, played=played)
    return tuple(changed if one.number == number else one for one in given)


def _with_number(given: Given, number: int) -> Homework:
    found = next((one for one in given if one.number == number), None)
    if found is None:
        raise unknown("no_homework")
    return found


def hand_over(given: Given, old: str, new: str) -> Given:
    """Give the games of a member to the same member on another device."""
    return tuple(
        replace(one, played=_handed_over(one.played, old, new)) if old in one.played else one
        for one in given
    )


def _handed_over(
    played: Mapping[str, tuple[str, ...]], old: str, new: str
) -> Mapping[str, tuple[str, ...]]:
    others = {person: tables for person, tables in played.items() if person != old}
    return {**others, new: (*played[old], *played.get(new, ()))}


def unfinished(tables: Iterable[LiveTable]) -> str | None:
    return next((live.code for live in tables if not live.is_over), None)


def games_done(homework: Homework, tables: Iterable[LiveTable]) -> int:
    """Count the games that were played to their end, in time."""
    return sum(_counts(homework, live) for live in tables)


def _counts(homework: Homework, live: LiveTable) -> bool:
    match, ended = live.match, live.seating.ended
    is_finished = match is not None and live.game.outcome(match.state) is not None
    return is_finished and ended is not None and ended <= homework.until


def homework_info(
    homework: Homework, tables: Iterable[LiveTable], language: Language
) -> HomeworkInfo:
    """Return the homework as a member sees it who has begun these games."""
    return HomeworkInfo(
        number=homework.number,
        title=title(homework.deal.game, language),
        games=homework.games,
        until=homework.until,
        done=games_done(homework, tables),
        table=unfinished(tables),
    )
