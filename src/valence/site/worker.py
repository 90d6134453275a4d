"""The functions that the page's worker calls: requests, and windows by their number."""

from collections.abc import Awaitable, Callable

import msgspec

from valence.core.languages import known_or_default
from valence.site.bots import WorkerBots
from valence.site.disk import DeviceStore, Disk
from valence.site.host import PACE, SiteHost
from valence.site.house import SiteHouse
from valence.site.people import OWNER
from valence.site.requests import Response, respond
from valence.site.windows import Window
from valence.site.words import reason
from valence.table.codes import read_code
from valence.table.errors import Denied, unknown
from valence.table.live import LiveTable
from valence.table.protocol import CLOSE_NO_TABLE, Hello


class Site:
    """The games on this device.

    `send` and `closed` go to a window of the page, `think` runs a job in the bots' worker, and `announce` tells the
    other tabs which table has changed. Bots pause before a move, so that people can follow.
    """

    def __init__(
        self,
        disk: Disk,
        think: Callable[[str], Awaitable[str]],
        send: Callable[[int, str], None],
        closed: Callable[[int, int, str], None],
        announce: Callable[[str], None],
        bot_pause: float | None = None,
    ) -> None:
        pace = PACE if bot_pause is None else PACE._replace(bot_pause=bot_pause)
        self.host = SiteHost(DeviceStore(disk), WorkerBots(think), announce, pace)
        self._house = SiteHouse(self.host)
        self._send = send
        self._closed = closed
        self._windows: dict[int, Window] = {}

    async def request(self, method: str, address: str, body: str) -> Response:
        return await respond(self._house, method, address, body)

    async def connect(self, window: int, hello: str, seat: int) -> None:
        """Open a window for the person on a seat; -1 for the owner of the device."""
        wanted = msgspec.json.decode(hello, type=Hello)
        try:
            live = await self.host.table(read_code(wanted.table))
        except Denied:
            missing = unknown("not_here", given=wanted.table[:20])
            self._closed(window, CLOSE_NO_TABLE, reason(missing, known_or_default(wanted.lang)))
            return
        person = _person_on(live, seat)
        send = self._send
        self._windows[window] = Window(
            self.host, live, person, wanted, lambda text: send(window, text)
        )

    async def receive(self, window: int, text: str) -> None:
        if window in self._windows:
            await self._windows[window].receive(text)

    def disconnect(self, window: int) -> None:
        if (opened := self._windows.pop(window, None)) is not None:
            opened.close()

    async def follow(self, code: str) -> None:
        """Catch up with another tab, which has changed a table."""
        await self.host.follow(code)


def _person_on(live: LiveTable, seat: int) -> str:
    chairs = live.seating.chairs
    taken = chairs[seat].people if seat in range(len(chairs)) else ()
    return taken[0] if taken else OWNER
