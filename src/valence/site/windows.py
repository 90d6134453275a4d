"""The open table pages of this tab. Everybody at the device shares a window and sees their own seat in turn."""

import asyncio
from collections.abc import Callable

from valence.core.languages import known_or_default
from valence.core.wire import encode
from valence.site.host import SiteHost
from valence.table import presence
from valence.table.live import Listener, LiveTable
from valence.table.messages import answer, read_message
from valence.table.protocol import FromServer, Hello, Problem
from valence.table.updates import reader_of, update_for

Send = Callable[[str], None]


class Window:
    """One page with a table: sends updates for the person who holds the device."""

    def __init__(
        self, host: SiteHost, live: LiveTable, person: str, hello: Hello, send: Send
    ) -> None:
        self.person = person
        self._language = known_or_default(hello.lang)
        self.live = live
        self._host = host
        self._ply = min(hello.ply, live.client_ply)
        self._send = send
        self._is_pending = False
        self._is_open = True
        others = {other for chair in live.seating.chairs for other in chair.people} - {person}
        self._listeners: list[Listener] = [self, *map(_Bystander, others)]
        for listener in self._listeners:
            presence.connect(live, listener)
        host.settle_soon(live)
        host.changed(live, is_own=False)
        self.notify(True)

    def notify(self, is_urgent: bool) -> None:
        del is_urgent
        if not self._is_pending:
            self._is_pending = True
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        self._is_pending = False
        if self._is_open:
            live = self.live
            reader = reader_of(live, self.person, self._language)
            self._send(update_for(live, reader, self._ply, self._host.now()).decode())
            self._ply = live.client_ply

    async def receive(self, text: str) -> None:
        """Answer a message of the page."""
        message = read_message(text, self._language)
        if isinstance(message, Problem):
            self._reply(message)
        else:
            said = await answer(self._host, self.live, self.person, message, self._language)
            self._reply(said)

    def _reply(self, message: FromServer) -> None:
        if self._is_open:
            self._send(encode(message).decode())

    def close(self) -> None:
        self._is_open = False
        for listener in self._listeners:
            presence.disconnect(self.live, listener)
        self._host.settle_soon(self.live)
        self._host.changed(self.live, is_own=False)


class _Bystander:
    """Somebody else at the device: here, but not looking."""

    def __init__(self, person: str) -> None:
        self.person = person

    def notify(self, is_urgent: bool) -> None: ...
