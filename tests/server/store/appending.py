"""A process that appends moves as fast as it can and reports every acknowledgement, until it is killed."""

import asyncio
from hashlib import sha256
from multiprocessing.connection import Connection

from valence.server.store import Store, open_store
from valence.table.rows import EventRow

TABLES = 8
CALLERS = 40


def tables_of(run: int) -> list[str]:
    return [f"run{run}-table{n}" for n in range(TABLES)]


def move(table: str, ply: int, client_id: str) -> EventRow:
    """A move whose body is derived from its other fields, so that an incomplete one would be noticed."""
    filler = sha256(f"{table} {ply} {client_id}".encode()).hexdigest() * 4
    return EventRow(table, ply, 0, filler.encode(), client_id, float(ply))


def append_until_killed(url: str, run: int, name: str, report: Connection) -> None:
    asyncio.run(_append(url, run, name, report))


async def _append(url: str, run: int, name: str, report: Connection) -> None:
    store = open_store(url)
    await store.open()
    callers = [
        _call(store, tables_of(run)[n % TABLES], f"{name}-{n}", report) for n in range(CALLERS)
    ]
    await asyncio.gather(*callers)


async def _call(store: Store, table: str, name: str, report: Connection) -> None:
    """Append again when a ply is taken: read the new moves and try the next ply."""
    ply = tries = 0
    while True:
        tries += 1
        if made := await store.append(move(table, ply, f"{name}-{tries}")):
            report.send((made.table, made.ply, made.client_id))
        ply += 1 if made else len(await store.events(table, ply - 1))
