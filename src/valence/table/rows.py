"""The rows that a table writes: one for itself, and one for every move."""

from msgspec import Struct


class TableRow(Struct, frozen=True):
    """A table. The body is its seating as JSON; version counts the changes to it."""

    id: str
    code: str
    game: str
    room: str | None
    is_public: bool
    status: str
    version: int
    body: bytes
    created: float
    updated: float


class EventRow(Struct, frozen=True):
    """A move that was made: its JSON, who made it, and the id under which the client sent it."""

    table: str
    ply: int
    seat: int
    body: bytes
    client_id: str
    at: float
