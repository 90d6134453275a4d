"""A fast path for WebSocket texts: one that arrives whole is read without the parser, and they are framed here."""

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from uvicorn import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, apply_mask  # type: ignore[attr-defined]  # apply_mask in C

from valence.server.transport.idle import idle_connections

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

PROTOCOL: Final = "valence.protocol"  # the ASGI scope's extension that holds the protocol itself
MAX_UNANSWERED = 16  # messages read ahead before reading pauses

# RFC 6455, section 5.2
FINAL, MASKED = 0x80, 0x80
FINAL_TEXT = FINAL | 0x01
TWO_BYTE_LENGTH, EIGHT_BYTE_LENGTH = 126, 127
MASK_SIZE = 4


class ReceiveQueue:
    """The part of asyncio.Queue that is needed here: one reader, and no lookup of the running event loop."""

    __slots__ = ("_events", "_loop", "_waiter")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[ASGIReceiveEvent] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, event: "ASGIReceiveEvent") -> None:
        self._events.append(event)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self) -> "ASGIReceiveEvent":
        while not self._events:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._events.popleft()

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with a fast path for what is read and written most."""

    # Slots for what every message needs: instances of uvicorn's class have too many attributes for a compact dict.
    __slots__ = (
        "_idle",
        "_is_between_frames",
        "close_sent",
        "disconnected",
        "handshake_initiated",
        "queue",
        "read_paused",
        "transport",
    )

    def __init__(
        self, config: Config, server_state: ServerState, app_state: dict[str, Any]
    ) -> None:
        super().__init__(config, server_state, app_state)
        self._idle = idle_connections(server_state)
        self.queue = ReceiveQueue(self.loop)  # type: ignore[assignment]  # what uvicorn uses of a queue
        self._is_between_frames = True

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._idle[self] = None

    def stop_waiting(self) -> None:
        """Stop counting as idle, after the client has said hello."""
        self._idle.pop(self, None)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.stop_waiting()

    async def run_asgi(self) -> None:
        extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
        extensions[PROTOCOL] = self
        await super().run_asgi()
        del extensions[PROTOCOL]

    # Reading

    def data_received(self, data: bytes) -> None:
        if not self._receive_whole_text(data):
            super().data_received(data)

    def _receive_whole_text(self, data: bytes) -> bool:
        """Receive data that is exactly one text frame; False if the parser has to read it."""
        if not self.handshake_initiated or not self._is_between_frames:
            return False
        size = header_size(data)
        self._is_between_frames = size > 0  # a frame in pieces leaves the rest to the parser
        if not size or data[0] != FINAL_TEXT or self.close_sent:
            return False
        text = apply_mask(data[size:], data[size - MASK_SIZE : size])
        if is_ascii := text.isascii():  # otherwise the parser has to check that it is UTF-8
            self._enqueue(text)
        return is_ascii

    def send_receive_event_to_app(self) -> None:
        """End the connection on text that is not UTF-8, without a line in the log."""
        if self.curr_msg_data_type == "bytes" or self.close_sent or _is_utf8(self.frames):
            super().send_receive_event_to_app()
        else:
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()

    def _enqueue(self, text: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if not self.read_paused and self.queue.qsize() >= MAX_UNANSWERED:
            self.read_paused = True
            self.transport.pause_reading()

    # Writing

    async def write(self, texts: Iterable[bytes]) -> None:
        """Send each text, unless the connection is closed; then wait until more can be written."""
        if not (self.disconnected or self.close_sent):
            self.transport.write(frames(texts))
        await self.writable.wait()


def _is_utf8(pieces: Iterable[bytes]) -> bool:
    try:
        b"".join(pieces).decode()
    except UnicodeDecodeError:
        return False
    return True


def header_size(data: bytes) -> int:
    """The size of the header, if this is exactly one masked frame of less than 64 KiB; otherwise 0."""
    if len(data) < 2 + MASK_SIZE or not data[0] & FINAL or not data[1] & MASKED:
        return 0
    header, length = 2 + MASK_SIZE, data[1] ^ MASKED
    if length == TWO_BYTE_LENGTH:
        header, length = header + 2, int.from_bytes(data[2:4])
    return header if len(data) == header + length and length != EIGHT_BYTE_LENGTH else 0


def frames(texts: Iterable[bytes]) -> bytes:
    """Each text as one frame."""
    parts: list[bytes] = []
    for text in texts:
        parts += (_header(len(text)), text)
    return b"".join(parts)


def _header(length: int) -> bytes:
    if length < TWO_BYTE_LENGTH:
        return bytes((FINAL_TEXT, length))
    if length < 65_536:
        return bytes((FINAL_TEXT, TWO_BYTE_LENGTH)) + length.to_bytes(2)
    return bytes((FINAL_TEXT, EIGHT_BYTE_LENGTH)) + length.to_bytes(8)
