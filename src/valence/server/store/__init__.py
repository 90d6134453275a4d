"""What the server keeps: people, tables, rooms, and every move as a row.

A move is a row `(table, ply)`, unique, so any process may accept one and the store decides between two. Nothing is
acknowledged before it is on disk. States are not stored: they follow from the record.
"""

from collections.abc import Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class StoreError(OSError):
    """The store cannot be opened, read or written now; the message tells an administrator why."""


class PersonRow(Struct, frozen=True):
    """A nickname and the hash of a token; nothing else is known of a person."""

    id: str
    token_hash: bytes
    name: str
    created: float


class TableRow(Struct, frozen=True):
    """A table. The body is the server's own JSON; version counts its changes."""

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


class RoomRow(Struct, frozen=True):
    id: str
    code: str
    version: int
    body: bytes
    created: float
    updated: float


class DeckRow(Struct, frozen=True):
    """A deck of one person; the hash is that of its cards."""

    person: str
    hash: str
    game: str
    name: str
    body: bytes
    created: float


class EventRow(Struct, frozen=True):
    """A move that was made: the wire's JSON, who made it, and the id under which the client sent it."""

    table: str
    ply: int
    seat: int
    body: bytes
    client_id: str
    at: float


class DueRow(Struct, frozen=True):
    """Something that must happen to a table at a time: a clock runs out, a bot moves."""

    table: str
    at: float
    ply: int


class Store(Protocol):
    """Two implementations: SQLite for one process, PostgreSQL for several."""

    appending: int
    """How many moves are on their way to disk."""

    async def open(self) -> None:
        """Connect, and bring the schema up to date where that is safe to do unasked."""

    async def upgrade(self) -> None:
        """Bring the schema up to date, where `open` refuses an outdated one."""

    async def close(self) -> None:
        """Finish what was accepted, then disconnect."""

    async def is_ready(self) -> bool: ...

    async def add_person(self, person: PersonRow) -> None: ...

    async def person(self, token_hash: bytes) -> PersonRow | None: ...

    async def rename_person(self, id_: str, name: str) -> None: ...

    async def add_table(self, table: TableRow) -> bool:
        """False when the code is taken."""
        ...

    async def table(self, code: str) -> TableRow | None: ...

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Those that are public and not over, the newest first."""
        ...

    async def save_table(self, table: TableRow) -> bool:
        """Write version n+1 over version n; False when somebody else did."""
        ...

    async def add_room(self, room: RoomRow) -> bool: ...

    async def room(self, code: str) -> RoomRow | None: ...

    async def save_room(self, room: RoomRow) -> bool: ...

    async def add_deck(self, deck: DeckRow) -> None:
        """In the place of the same deck of the same person, if there is one."""

    async def deck(self, person: str, hash_: str) -> DeckRow | None: ...

    async def decks(self, person: str) -> list[DeckRow]:
        """The newest first."""
        ...

    async def remove_deck(self, person: str, hash_: str) -> None: ...

    async def append(self, event: EventRow) -> EventRow | None:
        """The row as it is on disk: this one, or where its ply is taken an earlier one with its client id, if any."""
        ...

    async def events(self, table: str, after: int) -> list[EventRow]:
        """The moves with a ply above `after`, in order."""
        ...

    async def newest(self, tables: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        """Newest ply (-1 for none) and version of each of these tables that is not forgotten, in one query."""
        ...

    async def set_due(self, due: DueRow) -> None:
        """What must happen next to a table; replaces what was there, unless that was for a later ply."""

    async def clear_due(self, table: str, ply: int) -> None:
        """Nothing happens to a table by itself, as far as was known at this ply."""

    async def claim_due(self, now: float, lease: float, limit: int) -> list[DueRow]:
        """What is due by now and not claimed by another process, claimed for `lease` seconds."""
        ...

    async def report(self, process: str, until: float, connected: bytes) -> None:
        """What a process tells the others of its connections, to be believed so long."""

    async def reports(self, now: float) -> Mapping[str, bytes]:
        """What every process has told last that still is to be believed."""
        ...

    async def forget(self, before: float) -> int:
        """Delete tables, rooms and people untouched since then, and the decks of those people; how many tables."""
        ...


def open_store(url: str) -> Store:
    """The store at a URL, still to be opened: `sqlite:///` and a path, or `postgresql://` and a server."""
    if url.startswith("sqlite:///"):
        from valence.server.store.sqlite import SqliteStore

        return SqliteStore(url)
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from valence.server.store.postgres import PostgresStore
        except ModuleNotFoundError:
            raise StoreError('PostgreSQL needs: pip install "valence-games[scale]"') from None
        return PostgresStore(url)
    raise ValueError(
        "a store is sqlite:///file.db or postgresql://user@host/database, "
        f"{url.rpartition('@')[2]!r} was given"  # without the password
    )
