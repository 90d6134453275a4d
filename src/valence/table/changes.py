"""Changing a table's seating, and catching up with what other processes have written."""

from collections.abc import Callable
from typing import TypeAlias

from msgspec.structs import replace

from valence.table.chairs import Seating, write_seating
from valence.table.errors import conflict, forbidden
from valence.table.host import Host
from valence.table.live import LiveTable

MAX_ATTEMPTS = 20

# A seating and the time, to the seating after the change.
Change: TypeAlias = Callable[[Seating, float], Seating]


async def change(host: Host, live: LiveTable, make: Change) -> None:
    """Change who sits where or how the game runs. Changes are made one at a time, each on top of the one before."""
    async with live.lock:
        if not host.is_alone:
            await catch_up(host, live)
        for _ in range(MAX_ATTEMPTS):
            if await _change_once(host, live, make):
                return
            await catch_up(host, live)
    raise conflict("too_many_changes")


async def _change_once(host: Host, live: LiveTable, make: Change) -> bool:
    """Make one change and write it; False if another process has changed the table in the meantime."""
    now = host.now()
    seating = make(live.seating, now)
    if seating == live.seating:
        return True
    row = replace(
        live.row,
        body=write_seating(seating),
        status=seating.status,
        version=live.row.version + 1,
        updated=now,
    )
    if not await host.store.save_table(row):
        return False
    live.renew(row)
    host.changed(live, is_own=True)
    return True


async def change_as_host(host: Host, live: LiveTable, person: str, make: Change) -> None:
    """Make a change that only the table's host, a person, may make."""

    def made(seating: Seating, now: float) -> Seating:
        if seating.host != person:
            raise forbidden("not_host")
        return make(seating, now)

    await change(host, live, made)


async def catch_up(host: Host, live: LiveTable) -> None:
    """Read what the store has and this process does not."""
    ply, version = live.ply, live.row.version
    # The row first: a table that has not begun cannot make moves.
    row = await host.store.table(live.code)
    if row is not None and row.version > live.row.version:
        live.renew(row)
    live.fold(await host.store.events(live.row.id, live.ply - 1))
    if (live.ply, live.row.version) != (ply, version):
        host.changed(live, is_own=False)
