"""Retention: data that has not been used for a number of days is deleted, unless the clock may be wrong."""

import asyncio
import logging
from collections.abc import Callable
from time import gmtime, strftime

from valence.server.store import Store, StoreError

log = logging.getLogger("valence")

DAY = 86_400.0  # seconds
START_DELAY = 600.0  # after a start, when a computer may not know the time yet
HOLD = 7 * DAY  # after a sign that the clock is wrong
RETRY_SECONDS = 60.0  # while the store does not answer at the start


class Retention:
    """Deletes old data once a day; classes that a teacher keeps, after longer.

    A clock that runs ahead would make everything look old. If everything is older than allowed when the server starts,
    or if the clock jumps ahead by half of the time allowed, nothing is deleted for a week.
    """

    def __init__(
        self,
        store: Store,
        days: int,
        classes_days: int,
        now: Callable[[], float],
        monotonic: Callable[[], float],
    ) -> None:
        self._store = store
        self._seconds = days * DAY
        self._classes_seconds = max(days, classes_days) * DAY
        self._now = now
        self._monotonic = monotonic
        self._last_offset = self._offset()
        self._held_until = monotonic() + START_DELAY

    async def run(self) -> None:
        """Delete old data once a day until cancelled."""
        await self.check_store()
        await asyncio.sleep(START_DELAY)
        while True:
            await self.delete_old_data()
            await asyncio.sleep(DAY)

    async def check_store(self) -> None:
        """Suspend deletion if all data would be deleted; called when the server starts."""
        newest = await self._last_used()
        if newest is not None and newest < self._now() - self._seconds:
            self._hold(f"nothing was used since {_date(newest)}")

    async def _last_used(self) -> float | None:
        """Return the time at which anything was last used; retry until the store answers."""
        while True:
            try:
                return await self._store.last_used()
            except StoreError as error:
                log.warning("old data can't be looked for: %s; retrying", error)
                await asyncio.sleep(RETRY_SECONDS)

    async def delete_old_data(self) -> None:
        jump = self._offset() - self._last_offset
        self._last_offset += jump
        if jump > self._seconds / 2:
            self._hold(f"it jumped ahead by {jump / DAY:.0f} days")
        if self._monotonic() < self._held_until:
            return
        try:
            now = self._now()
            deleted = await self._store.forget(now - self._seconds, now - self._classes_seconds)
            if deleted:
                days = self._seconds / DAY
                log.info("deleted %d tables that were not used for %d days", deleted, days)
        except Exception:
            log.exception("deleting old data failed; retrying tomorrow")

    def _offset(self) -> float:
        """Return the time at which the monotonic clock began. It changes if the clock is set, or the computer slept."""
        return self._now() - self._monotonic()

    def _hold(self, sign: str) -> None:
        self._held_until = self._monotonic() + HOLD
        today = _date(self._now())
        log.warning(
            "the clock may be wrong: it says %s, but %s; old data is kept for a week", today, sign
        )


def _date(at: float) -> str:
    return strftime("%Y-%m-%d", gmtime(at))
