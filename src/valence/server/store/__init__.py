"""Persistent storage: people, rooms, tables, sets, every move, and what bots have worked out about games.

Each move is a row with a unique key `(table, ply)`, so any process may try to write the next move and the database
decides which one wins. A move is acknowledged only after it is on disk. States are not stored: they are rebuilt from
the moves.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from time import time
from typing import Protocol

from msgspec import Struct

from valence.core.installing import installing
from valence.table.rows import TableRow, TableStore


class StoreError(OSError):
    """The store cannot be opened, read or written; the message tells an administrator why."""


class PersonRow(Struct, frozen=True):
    """A nickname and the hash of a session token: all that is stored about a person."""

    id: str
    token_hash: bytes
    name: str
    created: float


class RoomRow(Struct, frozen=True):
    id: str
    code: str
    version: int
    body: bytes
    created: float
    updated: float
    is_kept: bool = False
    """True if a teacher keeps the class beyond the usual time."""


class GameRow(Struct, frozen=True):
    """A table of a room: its game, and when it was opened."""

    room: str
    table: str
    game: str
    status: str
    created: float


class SetRow(Struct, frozen=True):
    """A set that a person has uploaded or written; `hash` is the hash of its cards."""

    person: str
    hash: str
    game: str
    name: str
    body: bytes
    created: float


class DueRow(Struct, frozen=True):
    """The time of the server's next act at a table: a clock runs out, or a bot moves."""

    table: str
    at: float
    ply: int


class Store(TableStore, Protocol):
    """The interface of every store. There are two: SQLite for one process, PostgreSQL for several.

    - `add_…` inserts, `save_…` replaces a known version, and a plain noun (`person`, `table`, `card_sets`) reads.
    - `append` and `events` write and read the moves of a table; `newest` tells which tables have changed.
    - `set_due`, `clear_due` and `claim_due` are a job queue: when to act at which table, and who does it.
    - `add_analysis` and `analysis` keep hints and reviews with the game they are about.
    - `report` and `reports` let processes tell each other who is connected to them.
    - `forget` deletes old data; `last_used` tells how old everything is. `delete_room` deletes everything of one room.
    """

    appending: int  # moves that are being written

    async def open(self) -> None:
        """Connect. SQLite also upgrades its schema; PostgreSQL refuses an outdated one."""

    async def upgrade(self) -> None:
        """Upgrade the schema to the latest version."""

    async def close(self) -> None:
        """Finish pending writes, then disconnect."""

    async def is_ready(self) -> bool: ...

    async def add_person(self, person: PersonRow) -> None: ...

    async def person(self, token_hash: bytes) -> PersonRow | None:
        """Return the person with a session of this token, in whichever browser."""
        ...

    async def rename_person(self, id_: str, name: str) -> None: ...

    async def add_session(self, token_hash: bytes, person: str) -> None:
        """Begin a session in another browser."""

    async def end_session(self, token_hash: bytes, nobodys: bytes) -> None:
        """End a session; `nobodys` is the hash of a token that nobody has."""

    async def end_other_sessions(self, person: str, own: bytes, nobodys: bytes) -> None:
        """End all sessions of a person but their own one."""

    async def set_phrase(self, person: str, hash_: bytes, created: float) -> None:
        """Store the hash of a person's recovery phrase, in place of an older one."""

    async def remove_phrase(self, person: str) -> None: ...

    async def phrase_created(self, person: str) -> float | None: ...

    async def owner_of_phrase(self, hash_: bytes) -> str | None: ...

    async def add_table(self, table: TableRow) -> bool:
        """Add a table; False if the code is taken."""
        ...

    async def public_tables(self, limit: int) -> list[TableRow]:
        """Public tables whose game is not over, newest first."""
        ...

    async def add_room(self, room: RoomRow, people: Collection[str] = ()) -> bool:
        """Add a room with the people in it; False if the code is taken."""
        ...

    async def room(self, code: str) -> RoomRow | None: ...

    async def rooms_of(self, person: str) -> list[RoomRow]:
        """Return the rooms that a person teaches or has joined, the latest changed first."""
        ...

    async def save_room(self, room: RoomRow, people: Mapping[str, bool] = ...) -> bool:
        """Replace version n with version n+1; False if the stored version is another one.

        `people` has everyone who has joined (True) or left (False) since then.
        """
        ...

    async def rooms_without_people(self, limit: int) -> list[RoomRow]:
        """Return rooms of which nobody knows yet who is in them, as versions before 0.3 wrote them."""
        ...

    async def add_room_people(self, room: RoomRow, people: Collection[str]) -> None: ...

    async def keep_room(self, code: str, *, is_kept: bool) -> None: ...

    async def is_in_kept_room(self, person: str) -> bool: ...

    async def games_in(self, rooms: Sequence[str]) -> list[GameRow]:
        """Return every table of these rooms."""
        ...

    async def delete_room(self, code: str) -> None:
        """Delete a room with its tables and everything about them."""

    async def add_card_set(self, set_: SetRow) -> None:
        """Add a set, or rename it if this person already has one with these cards."""

    async def card_set(self, person: str, hash_: str) -> SetRow | None: ...

    async def card_sets(self, person: str) -> list[SetRow]:
        """Return a person's sets, newest first."""
        ...

    async def remove_card_set(self, person: str, hash_: str) -> None: ...

    async def newest(self, tables: Sequence[str]) -> Mapping[str, tuple[int, int]]:
        """Return the latest ply (-1 for none) and version of each of these tables, without deleted ones; one query."""
        ...

    async def add_analysis(self, table: str, about: str, body: bytes) -> None:
        """Keep what a bot has worked out about a table, unless there is one about the same."""

    async def analysis(self, table: str, about: str) -> bytes | None: ...

    async def set_due(self, due: DueRow) -> None:
        """Set when to act at a table next. Replaces the old time, unless that is for a later ply."""

    async def clear_due(self, table: str, ply: int) -> None:
        """Clear what is due at a table as of this ply; a time set for a later ply stays."""

    async def claim_due(self, now: float, lease: float, limit: int) -> list[DueRow]:
        """Claim what is due now and not claimed by another process; the claim expires after `lease` seconds."""
        ...

    async def report(self, process: str, until: float, connected: bytes) -> None:
        """Publish who is connected to a process; the report expires at `until`."""

    async def reports(self, now: float) -> Mapping[str, bytes]:
        """Return the latest report of each process that has not expired."""
        ...

    async def last_used(self) -> float | None:
        """Return the time at which anything was last used; None if there is nothing."""
        ...

    async def forget(self, before: float, kept_before: float) -> int:
        """Delete tables, rooms, people and their sets not used since then; return the number of tables.

        Rooms that are kept, their tables and people stay if the room was used after `kept_before`.
        """
        ...


def open_store(url: str, clock: Callable[[], float] = time) -> Store:
    """Return the store at a URL, not yet connected: `sqlite:///path` or `postgresql://server/database`."""
    if url.startswith("sqlite:///"):
        from valence.server.store.sqlite import SqliteStore

        return SqliteStore(url, clock)
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from valence.server.store.postgres import PostgresStore
        except ModuleNotFoundError:
            raise StoreError(f"PostgreSQL needs: {installing('scale')}") from None
        return PostgresStore(url, clock)
    raise ValueError(
        "the database must be sqlite:///file.db or postgresql://user@host/database, "
        f"got {url.rpartition('@')[2]!r}"  # without the password
    )
