"""Audiences: tables and the pages of rooms, to which people are connected."""

from typing import Protocol, TypeAlias

# The people connected to each place: a table's code, or a room's topic.
Places: TypeAlias = dict[str, list[str]]


def room_topic(code: str) -> str:
    """Return the name under which changes of a room are broadcast; those of a table are under its code."""
    return f"room {code}"


def place_topic(code: str) -> str:
    """Return the name under which changes of a room are broadcast that are not just moves at its tables."""
    return f"place {code}"


def gone_topic(code: str) -> str:
    """Return the name under which it is broadcast that a room has been deleted."""
    return f"gone {code}"


def gone_room(topic: str) -> str:
    """Return the code of the room that has been deleted; empty for other topics."""
    kind, _, code = topic.partition(" ")
    return code if kind == "gone" else ""


def room_of(topic: str) -> str:
    """Return the code of the room that has changed; empty for other topics."""
    kind, _, code = topic.partition(" ")
    return code if kind == "place" else ""


class Audience(Protocol):
    """Something that people are connected to."""

    def people_here(self) -> Places: ...

    def set_people_elsewhere(self, elsewhere: Places) -> None:
        """Set the people connected to the other processes."""
