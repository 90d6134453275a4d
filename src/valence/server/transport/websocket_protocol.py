"""Texts over a WebSocket by a short way: a whole one is read without a parser, and they are written as they are."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the fastest that there is

if TYPE_CHECKING:
    from uvicorn._types import ASGIReceiveEvent

LINE: Final = "valence.line"
"""The extension of an ASGI scope that is the line itself."""
MOST_WAITING = 16
"""So many texts are read before the first of them is answered."""

# RFC 6455, section 5.2
FINAL, MASKED = 0x80, 0x80
TEXT = FINAL | 0x01
TWO_BYTES, EIGHT_BYTES = 126, 127
MASK = 4


class Mailbox:
    """As much of a queue as a line needs: one reader, and no question each time which event loop runs."""

    __slots__ = ("_arrival", "_events", "_loop")

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[ASGIReceiveEvent] = deque()
        self._arrival: asyncio.Future[None] | None = None

    def put_nowait(self, event: "ASGIReceiveEvent") -> None:
        self._events.append(event)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> "ASGIReceiveEvent":
        while not self._events:
            self._arrival = self._loop.create_future()
            await self._arrival
        return self._events.popleft()

    def qsize(self) -> int:
        return len(self._events)

    def empty(self) -> bool:
        return not self._events


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol with a short way for what is read and written most."""

    # What every message asks for, near each other: uvicorn's own have more names than Python keeps compactly.
    __slots__ = (
        "_is_between_frames",
        "close_sent",
        "disconnected",
        "handshake_initiated",
        "is_writable",
        "queue",
        "read_paused",
        "transport",
        "when_writable",
    )

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = Mailbox(self.loop)  # type: ignore[assignment]  # as good as a queue here
        self.when_writable: Callable[[], None] | None = None
        """Called when the client has read what it did not take before."""
        self.is_writable = True
        self._is_between_frames = True

    async def run_asgi(self) -> None:
        extensions: dict[str, object] = self.scope["extensions"]  # type: ignore[assignment]
        extensions[LINE] = self
        await super().run_asgi()
        del extensions[LINE]

    # Reading

    def data_received(self, data: bytes) -> None:
        if not self._is_heard(data):
            super().data_received(data)

    def _is_heard(self, data: bytes) -> bool:
        """Whether this was one whole text, which no parser needs to see; not after anything came in pieces."""
        if not self.handshake_initiated or not self._is_between_frames:
            return False
        head = head_of(data)
        self._is_between_frames = head > 0
        if not head or data[0] != TEXT or self.close_sent:
            return False
        text = apply_mask(data[head:], data[head - MASK : head])
        if is_plain := text.isascii():  # else it might not be UTF-8
            self._hear(text)
        return is_plain

    def _hear(self, text: bytes) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "bytes": text})
        if not self.read_paused and self.queue.qsize() >= MOST_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    # Writing

    def write(self, texts: Iterable[bytes]) -> None:
        """Send each text, if somebody is there still."""
        if not (self.disconnected or self.close_sent):
            self.transport.write(framed(texts))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_writable = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_writable = True
        if self.when_writable is not None:
            self.when_writable()


def head_of(data: bytes) -> int:
    """The length of the head, if this is one frame, whole and masked and of less than 64 kB; else 0."""
    if len(data) < 2 + MASK or not data[0] & FINAL or not data[1] & MASKED:
        return 0
    head, size = 2 + MASK, data[1] ^ MASKED
    if size == TWO_BYTES:
        head, size = head + 2, int.from_bytes(data[2:4])
    return head if len(data) == head + size and size != EIGHT_BYTES else 0


def framed(texts: Iterable[bytes]) -> bytes:
    """Each text as a frame of its own."""
    parts: list[bytes] = []
    for text in texts:
        parts += (_head(len(text)), text)
    return b"".join(parts)


def _head(size: int) -> bytes:
    if size < TWO_BYTES:
        return bytes((TEXT, size))
    if size < 65_536:
        return bytes((TEXT, TWO_BYTES)) + size.to_bytes(2)
    return bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8)
