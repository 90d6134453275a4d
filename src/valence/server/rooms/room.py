"""A room for a class: who is in it, and dealing them to tables. Pure."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from valence.core.wire import encode, read
from valence.server.people.nicknames import unique
from valence.table.errors import conflict

MOST_MEMBERS = 120

T = TypeVar("T")


class Member(Struct, frozen=True):
    person: str
    name: str
    table: str | None = None


class Room(Struct, frozen=True):
    """What the store keeps of a room."""

    host: str
    title: str
    generated_names: bool = False
    members: tuple[Member, ...] = ()
    rounds: tuple[tuple[str, ...], ...] = ()
    """The codes of the tables of each deal."""

    def member(self, person: str) -> Member | None:
        return next((member for member in self.members if member.person == person), None)

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables of the last deal."""
        return self.rounds[-1] if self.rounds else ()


def read_room(body: bytes) -> Room:
    return read(Room, body, "room")


def write_room(room: Room) -> bytes:
    return encode(room)


def join_room(room: Room, person: str, name: str) -> Room:
    if room.member(person) is not None:
        return room
    if len(room.members) >= MOST_MEMBERS:
        raise conflict(f"At most {MOST_MEMBERS} people are in a room.")
    name = unique(name, [member.name for member in room.members])
    return replace(room, members=(*room.members, Member(person, name)))


def leave_room(room: Room, person: str) -> Room:
    return replace(room, members=tuple(m for m in room.members if m.person != person))


def remove_member(room: Room, name: str) -> Room:
    return replace(room, members=tuple(m for m in room.members if m.name != name))


def split_evenly(people: Sequence[T], size: int) -> list[list[T]]:
    """The people in as few groups of at most this size as possible, all as large as possible."""
    groups = -(-len(people) // size)
    return [list(people[n::groups]) for n in range(groups)]


def deal_round(room: Room, tables: Sequence[tuple[str, Sequence[str]]]) -> Room:
    """Another round: the code of each table with the people who sit there."""
    table_of = {person: code for code, people in tables for person in people}
    members = tuple(replace(m, table=table_of.get(m.person)) for m in room.members)
    codes = tuple(code for code, _ in tables)
    return replace(room, members=members, rounds=(*room.rounds, codes))
