"""The rows that a table writes, one for itself and one for every move, and the store that holds them."""

from typing import Protocol

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


class TableStore(Protocol):
    """The store of tables and their moves. When a call that writes returns, the row is on disk."""

    async def table(self, code: str) -> TableRow | None: ...

    async def save_table(self, table: TableRow) -> bool:
        """Replace version n with version n+1; False if the stored version is another one."""
        ...

    async def append(self, event: EventRow) -> EventRow | None:
        """Write a row and return it; if its ply is taken, return the row with the same client id, if any."""
        ...

    async def events(self, table: str, after: int) -> list[EventRow]:
        """Return the moves with a ply above `after`, in order."""
        ...
