"""Texts over a WebSocket, written as they are: UTF-8 already, several at once, and no timer unless somebody waits."""

import asyncio
from collections.abc import Iterable, Sequence
from typing import Any, Final, Literal, TypedDict

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

TEXTS: Final = "valence.texts"
TEXT = b"\x81"
TWO_BYTES, EIGHT_BYTES = b"\x7e", b"\x7f"


class Texts(TypedDict):
    """What `FramesProtocol` understands beside the messages of ASGI."""

    type: Literal["valence.texts"]
    texts: Sequence[bytes]
    within: float
    """Seconds that a client may take to read what was sent before; then it is a TimeoutError."""


class FramesProtocol(WebSocketsSansIOProtocol):
    """uvicorn's own protocol with a short way for what is sent most."""

    async def send(self, message: Any) -> None:
        if message["type"] != TEXTS:
            await super().send(message)
            return
        if not self.writable.is_set():
            async with asyncio.timeout(message["within"]):
                await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        self.transport.write(framed(message["texts"]))


def framed(texts: Iterable[bytes]) -> bytes:
    """Each text as a frame of its own (RFC 6455, section 5.2)."""
    return b"".join(part for text in texts for part in (TEXT, _size(len(text)), text))


def _size(size: int) -> bytes:
    if size < 126:
        return size.to_bytes(1)
    if size < 65_536:
        return TWO_BYTES + size.to_bytes(2)
    return EIGHT_BYTES + size.to_bytes(8)
