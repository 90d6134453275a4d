"""HTTP with limits: on idle connections, on how long a request may take to arrive, and on the size of its headers."""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from valence.server.transport.idle import idle_connections, make_room

REQUEST_SECONDS = 20.0  # for a request to arrive, including its body
MAX_HEADER_BYTES = 65_536


class HttpProtocol(HttpToolsProtocol):
    """One connection. Without limits, a client that never finishes its request would hold it and its memory forever."""

    _deadline: asyncio.TimerHandle | None = None
    _is_in_headers = True
    _header_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timer()
        self._wait_for_request()
        make_room(self.server_state, self.limit_concurrency)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._start_timer()
        if self._is_in_headers:
            self._header_bytes += len(data)
        super().data_received(data)
        if self._header_bytes > MAX_HEADER_BYTES and not self.transport.is_closing():
            self.send_400_response("The headers of this request are too large.")

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._is_in_headers, self._header_bytes = False, 0

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_in_headers = True
        self._cancel_timer()
        self._stop_waiting()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.transport.is_closing():
            self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._cancel_timer()
        self._stop_waiting()

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self._stop_waiting()
        del self.parser  # breaks a reference cycle

    def _start_timer(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _cancel_timer(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _wait_for_request(self) -> None:
        idle_connections(self.server_state)[self] = None

    def _stop_waiting(self) -> None:
        idle_connections(self.server_state).pop(self, None)
