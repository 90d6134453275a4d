"""The device's storage, and the rows of tables in it."""

from typing import Protocol

from valence.core.wire import read, to_json
from valence.table.rows import EventRow, TableRow


class Disk(Protocol):
    """Texts by key, such as an object store of IndexedDB. Other tabs of the browser use it too."""

    async def read(self, key: str) -> str | None: ...

    async def read_all(self, prefix: str) -> list[str]:
        """Return the values of all keys that start with the prefix, in the order of their keys."""
        ...

    async def swap(self, key: str, before: str | None, after: str) -> bool:
        """Write a value if the stored one is still `before` (None for none), in one transaction."""
        ...

    async def remove(self, prefix: str) -> None:
        """Delete all keys that start with the prefix."""
        ...


class DeviceStore:
    """The store of the tables on this device. The key of a move has its ply, so a ply is written once."""

    def __init__(self, disk: Disk) -> None:
        self.disk = disk

    async def table(self, code: str) -> TableRow | None:
        stored = await self.disk.read(_table_key(code))
        return None if stored is None else read(TableRow, stored, "table")

    async def tables(self) -> list[TableRow]:
        """Return all tables, the one that changed last first."""
        rows = [read(TableRow, one, "table") for one in await self.disk.read_all(_table_key(""))]
        return sorted(rows, key=lambda row: row.updated, reverse=True)

    async def add_table(self, table: TableRow) -> bool:
        """Write a new table; False if its code is taken."""
        return await self.disk.swap(_table_key(table.code), None, to_json(table))

    async def save_table(self, table: TableRow) -> bool:
        stored = await self.disk.read(_table_key(table.code))
        if stored is None or read(TableRow, stored, "table").version + 1 != table.version:
            return False
        return await self.disk.swap(_table_key(table.code), stored, to_json(table))

    async def remove_table(self, code: str) -> None:
        await self.disk.remove(_table_key(code))
        await self.disk.remove(_events_key(code))

    async def append(self, event: EventRow) -> EventRow | None:
        key = f"{_events_key(event.table)}{event.ply:06}"
        if await self.disk.swap(key, None, to_json(event)):
            return event
        earlier = await self.events(event.table, -1)
        return next((row for row in earlier if row.client_id == event.client_id), None)

    async def events(self, table: str, after: int) -> list[EventRow]:
        stored = await self.disk.read_all(_events_key(table))
        return [read(EventRow, one, "move") for one in list(stored)[after + 1 :]]


def _table_key(code: str) -> str:
    return f"table/{code}"


def _events_key(table: str) -> str:
    return f"move/{table}/"
