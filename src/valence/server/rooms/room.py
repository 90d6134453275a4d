"""A room: its members, and who plays at which table. Pure functions over frozen data."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from valence.core.wire import encode, read
from valence.table.errors import conflict
from valence.table.seating import unique_name

MAX_MEMBERS = 120

T = TypeVar("T")


class Member(Struct, frozen=True):
    person: str
    name: str
    table: str | None = None


class Room(Struct, frozen=True):
    """A room as it is stored."""

    host: str
    title: str
    generated_names: bool = False
    members: tuple[Member, ...] = ()
    rounds: tuple[tuple[str, ...], ...] = ()  # the table codes of each round

    def member(self, person: str) -> Member | None:
        return next((member for member in self.members if member.person == person), None)

    @property
    def tables(self) -> tuple[str, ...]:
        """The table codes of the current round."""
        return self.rounds[-1] if self.rounds else ()


def read_room(body: bytes) -> Room:
    return read(Room, body, "room")


def write_room(room: Room) -> bytes:
    return encode(room)


def join_room(room: Room, person: str, name: str) -> Room:
    if room.member(person) is not None:
        return room
    if len(room.members) >= MAX_MEMBERS:
        raise conflict(f"This room is full: it has {MAX_MEMBERS} people.")
    name = unique_name(name, [member.name for member in room.members])
    return replace(room, members=(*room.members, Member(person, name)))


def leave_room(room: Room, person: str) -> Room:
    return replace(room, members=tuple(m for m in room.members if m.person != person))


def remove_member(room: Room, name: str) -> Room:
    return replace(room, members=tuple(m for m in room.members if m.name != name))


def split_evenly(people: Sequence[T], size: int) -> list[list[T]]:
    """The people in as few groups of at most this size as possible, as equal as possible."""
    groups = -(-len(people) // size)
    return [list(people[n::groups]) for n in range(groups)]


def start_round(room: Room, tables: Sequence[tuple[str, Sequence[str]]]) -> Room:
    """A new round, given the code of each table and the people at it."""
    table_of = {person: code for code, people in tables for person in people}
    members = tuple(replace(m, table=table_of.get(m.person)) for m in room.members)
    codes = tuple(code for code, _ in tables)
    return replace(room, members=members, rounds=(*room.rounds, codes))
