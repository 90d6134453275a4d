"""Server-sent events as a sender's channel, for networks that block WebSockets."""

import asyncio
from collections.abc import AsyncIterator

from valence.server.transport.sender import Closed, Sender

KEEP_ALIVE_SECONDS = 15.0
KEEP_ALIVE = b": keep-alive\n\n"


class EventStream:
    """Holds one batch of messages at a time; writable again when the client has taken it."""

    def __init__(self) -> None:
        self.sender: Sender | None = None
        self._batch: asyncio.Future[list[bytes]] = asyncio.get_running_loop().create_future()

    @property
    def is_writable(self) -> bool:
        return not self._batch.done()

    def write(self, texts: list[bytes]) -> None:
        self._batch.set_result(texts)

    async def chunks(self, ended: "asyncio.Future[Closed]") -> AsyncIterator[bytes]:
        """The body of the response, until the sender has ended."""
        while self._batch.done() or not ended.done():
            await asyncio.wait(
                (self._batch, ended),
                timeout=KEEP_ALIVE_SECONDS,
                return_when=asyncio.FIRST_COMPLETED,
            )
            if self._batch.done():
                for text in self._batch.result():
                    yield b"data: " + text + b"\n\n"
                self._take_next()
            elif not ended.done():
                yield KEEP_ALIVE

    def _take_next(self) -> None:
        self._batch = asyncio.get_running_loop().create_future()
        if self.sender is not None:
            self.sender.resume()
