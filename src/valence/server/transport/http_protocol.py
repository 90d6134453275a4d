"""HTTP with limits: a request must arrive soon, and say what it wants in few words."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 20.0
"""In which a request must have arrived with all of its body."""
LARGEST_HEAD = 65_536


class HttpProtocol(HttpToolsProtocol):
    """One connection. Who is silent, or never comes to the point, would else hold it and all that was said."""

    _deadline: asyncio.TimerHandle | None = None
    _is_head = True
    _head = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._wait()
        if self._is_head:
            self._head += len(data)
        super().data_received(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of this request is too long.")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._is_head, self._head = False, 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_head = True
        self._stop_waiting()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._stop_waiting()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        del self.parser  # which has us in turn: nothing is kept in a circle

    def _wait(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
