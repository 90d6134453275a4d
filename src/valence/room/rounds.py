"""The rounds of a lesson: who plays with whom, the timer and the pause."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from msgspec.structs import replace

from valence.room.deal import Deal, Grouping
from valence.room.room import MAX_MEMBERS, Member, Pause, Room, Timer
from valence.table.errors import conflict

T = TypeVar("T")


# Groups


def split_evenly(people: Sequence[T], size: int) -> list[list[T]]:
    """Return the people in as few groups of at most this size as possible, as equal as possible."""
    groups = -(-len(people) // size)
    return [list(people[n::groups]) for n in range(groups)]


def grouped(
    members: Sequence[Member], size: int, grouping: Grouping, points: Mapping[str, float]
) -> list[list[Member]]:
    """Group the members, who come in random order, for a round; points are those of earlier rounds by person."""
    by_points = sorted(members, key=lambda member: -points.get(member.person, 0.0))
    match grouping:
        case "random":
            return split_evenly(members, size)
        case "mixed":
            return split_evenly(by_points, size)  # strong and weak ones take turns
        case "similar":
            return _in_a_row(by_points, size)
        case "keep":
            return _kept_together(members, size, lambda member: member.table)
        case "groups":
            return _kept_together(members, size, lambda member: member.group)
        case "apart":
            return split_evenly(sorted(members, key=_group_number), size)  # each to another table


def _group_number(member: Member) -> int:
    """Return a member's group for sorting: people in no group come last."""
    return MAX_MEMBERS if member.group is None else member.group


def _in_a_row(people: Sequence[T], size: int) -> list[list[T]]:
    """Return groups of neighbours, as large as `split_evenly` makes them."""
    groups, start = [], 0
    for length in map(len, split_evenly(people, size)):
        groups.append(list(people[start : start + length]))
        start += length
    return groups


def _kept_together(
    members: Sequence[Member], size: int, group_of: Callable[[Member], str | int | None]
) -> list[list[Member]]:
    """Return the given groups, split if they are too large; people without one fill them up, or make new groups."""
    groups: dict[str | int, list[Member]] = {}
    for member in members:
        if (group := group_of(member)) is not None:
            groups.setdefault(group, []).append(member)
    kept = [part for group in groups.values() for part in split_evenly(group, size)]
    waiting = [member for member in members if group_of(member) is None]
    for part in sorted(kept, key=len):
        while waiting and len(part) < size:
            part.append(waiting.pop())
    return [*kept, *split_evenly(waiting, size)] if waiting else kept


def set_groups(room: Room, groups: Sequence[Sequence[str]]) -> Room:
    """Set the groups for the rounds to come, as the ids of their people. People in none of them are in no group."""
    group_of = {person: n for n, group in enumerate(groups) for person in group}
    members = (replace(m, group=group_of.get(m.person)) for m in room.members)
    return replace(room, members=tuple(members))


# Rounds


def start_round(
    room: Room,
    deal: Deal,
    tables: Sequence[tuple[str, Sequence[str]]],
    earned: Mapping[str, int],
    now: float,
) -> Room:
    """Start a round, given the code of each table and the people at it, and the points earned in the last one."""
    table_of = {person: code for code, people in tables for person in people}
    members = tuple(
        replace(m, table=table_of.get(m.person), points=m.points + earned.get(m.person, 0))
        for m in room.members
    )
    codes = tuple(code for code, _ in tables)
    return replace(
        room,
        members=members,
        rounds=(*room.rounds, codes),
        last_deal=deal,
        timer=None if deal.minutes is None else Timer(now + deal.minutes * 60, None),
        pause=None,
        projected=None,
    )


def add_tables(room: Room, tables: Sequence[tuple[str, Sequence[str]]]) -> Room:
    """Add tables to the current round, for people who had none."""
    for code, people in tables:
        for person in people:
            room = sit_at(room, person, code)
    codes = (*room.tables, *(code for code, _ in tables))
    return replace(room, rounds=(*room.rounds[:-1], codes))


def sit_at(room: Room, person: str, table: str | None) -> Room:
    """Move a member to another table of the current round; None for none."""
    members = (replace(m, table=table) if m.person == person else m for m in room.members)
    return replace(room, members=tuple(members))


# The pause and the timer


def pause_room(room: Room, message: str, now: float) -> Room:
    """Pause the room with a message; the timer stands still. A second pause changes the message."""
    since = now if room.pause is None else room.pause.since
    return replace(room, pause=Pause(message, since), timer=_held(room.timer, now))


def resume_room(room: Room, now: float) -> Room:
    return replace(room, pause=None, timer=_running(room.timer, now))


def set_timer(room: Room, minutes: float | None, now: float) -> Room:
    """Set a new timer from now, or none. During a pause it stands still until the games go on."""
    timer = None if minutes is None else Timer(now + minutes * 60, None)
    return replace(room, timer=timer if room.pause is None else _held(timer, now))


def extend_timer(room: Room, minutes: float, now: float) -> Room:
    """Add time to the timer, or take some off. A timer that has run out starts again from now."""
    match room.timer:
        case None:
            raise conflict("no_timer")
        case Timer(ends=None, left=left):
            return replace(room, timer=Timer(None, max(0.0, (left or 0.0) + minutes * 60)))
        case Timer(ends=ends):
            base = max(ends or now, now)
            return replace(room, timer=Timer(max(now, base + minutes * 60), None))


def _held(timer: Timer | None, now: float) -> Timer | None:
    if timer is None or timer.ends is None:
        return timer
    return Timer(None, max(0.0, timer.ends - now))


def _running(timer: Timer | None, now: float) -> Timer | None:
    if timer is None or timer.left is None:
        return timer
    return Timer(now + timer.left, None)
