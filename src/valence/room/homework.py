"""Homework: games against bots that students play on their own until a deadline."""

from msgspec.structs import replace

from valence.room.people import the_member
from valence.room.room import MAX_HOMEWORK, Deal, Homework, Room
from valence.table.errors import bad, conflict, unknown
from valence.table.live import LiveTable


def give(room: Room, deal: Deal, games: int, until: float, now: float) -> Room:
    """Give homework to everyone in the room, also to those who join later."""
    if until <= now:
        raise bad("homework_past")
    if len(room.homework) >= MAX_HOMEWORK:
        raise conflict("homework_full", most=MAX_HOMEWORK)
    number = max((one.number for one in room.homework), default=0) + 1
    return replace(room, homework=(*room.homework, Homework(number, deal, games, until)))


def withdraw(room: Room, number: int) -> Room:
    return replace(room, homework=tuple(one for one in room.homework if one.number != number))


def the_homework(room: Room, number: int) -> Homework:
    found = next((one for one in room.homework if one.number == number), None)
    if found is None:
        raise unknown("no_homework")
    return found


def check_open(room: Room, number: int, person: str, now: float) -> Homework:
    """Return the homework, if this member may still play it."""
    the_member(room, person)
    homework = the_homework(room, number)
    if now > homework.until:
        raise conflict("homework_over")
    return homework


def begin(room: Room, number: int, person: str, table: str) -> Room:
    """Note that a member has begun a game of the homework."""
    homework = the_homework(room, number)
    played = {**homework.played, person: (*homework.played.get(person, ()), table)}
    changed = replace(homework, played=played)
    return replace(
        room, homework=tuple(changed if one.number == number else one for one in room.homework)
    )


def counts(homework: Homework, live: LiveTable) -> bool:
    """Return True if a game was played to its end, in time."""
    match, ended = live.match, live.seating.ended
    is_finished = match is not None and live.game.outcome(match.state) is not None
    return is_finished and ended is not None and ended <= homework.until
