"""Carries what an outbox holds over its line as soon as the client takes it; who does not read in time is sent away."""

import asyncio
from collections.abc import Callable
from functools import partial

from valence.server.transport.dispatcher import Dispatcher
from valence.server.transport.outbox import Closed, Outbox
from valence.server.transport.websocket_protocol import WebSocketProtocol
from valence.table.protocol import CLOSE_TOO_MANY


class SocketWriter:
    """The way from one outbox to one line."""

    __slots__ = ("_count", "_late", "_line", "_loop", "_outbox", "_stall", "ended")

    def __init__(
        self,
        outbox: Outbox,
        line: WebSocketProtocol,
        dispatcher: Dispatcher,
        stall: float,
        count: Callable[[int], None],
    ) -> None:
        self._outbox = outbox
        self._line = line
        self._stall = stall
        self._count = count
        self._loop = asyncio.get_running_loop()
        self._late: asyncio.TimerHandle | None = None
        self.ended: asyncio.Future[Closed] = self._loop.create_future()
        """Why, when there is nothing more to carry."""
        line.when_writable = self._go_on
        outbox.notify = partial(dispatcher.send, self._carry)
        outbox.wake()

    def stop(self) -> None:
        self._outbox.notify = self._line.when_writable = None
        self._be_in_time()
        self.ended.cancel()

    def _carry(self, everything: bool) -> bool:
        """Whether nothing is left that the dispatcher has to see to."""
        if self.ended.done():
            return True
        if not self._line.is_writable:
            self._late = self._late or self._loop.call_later(self._stall, self._give_up)
            return True
        try:
            if texts := self._outbox.take(everything=everything):
                self._line.write(texts)
                self._count(len(texts))
        except Exception as error:
            self.ended.set_exception(error)
        else:
            if self._outbox.closed is not None:
                self.ended.set_result(self._outbox.closed)
        return self._outbox.is_empty

    def _go_on(self) -> None:
        self._be_in_time()
        self._carry(everything=True)

    def _be_in_time(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _give_up(self) -> None:
        if not self.ended.done():
            self.ended.set_result(Closed(CLOSE_TOO_MANY, "the last message was not read in time"))
