"""uvicorn's WebSocket protocol, with a direct way to write: texts that are encoded already, and several at once."""

from collections.abc import Iterable
from typing import Any, Final

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import State

from valence.server.transport.idle import idle_connections

PROTOCOL: Final = "valence.protocol"  # the ASGI scope's extension that holds the protocol itself


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """Over ASGI each text would be decoded, encoded again and passed through four coroutines."""

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._idle = idle_connections(server_state)

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._idle[self] = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_waiting()

    def stop_waiting(self) -> None:
        """Stop counting as idle, after the client has said hello."""
        self._idle.pop(self, None)

    async def run_asgi(self) -> None:
        extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
        extensions[PROTOCOL] = self
        await super().run_asgi()
        del extensions[PROTOCOL]

    async def write(self, texts: Iterable[bytes]) -> None:
        """Send each text, unless the connection is closed; then wait until more can be written."""
        if self.conn.state is State.OPEN and not self.transport.is_closing():
            for text in texts:
                self.conn.send_text(text)
            self.transport.write(b"".join(self.conn.data_to_send()))
        await self.writable.wait()
