"""Retention: data that has not been used for a number of days is deleted."""

import asyncio
import logging
from collections.abc import Callable

from valence.server.store import Store

log = logging.getLogger("valence")

DAY = 86_400.0  # seconds


async def delete_old_data(store: Store, days: int, clock: Callable[[], float]) -> None:
    try:
        if deleted := await store.forget(clock() - days * DAY):
            log.info("deleted %d tables that were not used for %d days", deleted, days)
    except Exception:
        log.exception("deleting old data failed; retrying tomorrow")


async def delete_old_data_daily(store: Store, days: int, clock: Callable[[], float]) -> None:
    """Runs until it is cancelled."""
    while True:
        await delete_old_data(store, days, clock)
        await asyncio.sleep(DAY)
