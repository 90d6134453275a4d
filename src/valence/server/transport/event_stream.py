"""Server-sent events, for networks that block WebSockets."""

import asyncio
from collections.abc import AsyncIterator

from valence.server.transport.sender import Sender

KEEP_ALIVE_SECONDS = 15.0
KEEP_ALIVE = b": keep-alive\n\n"


async def event_stream(sender: Sender) -> AsyncIterator[bytes]:
    """Yield each message as an event, until the sender has ended."""
    while True:
        try:
            async with asyncio.timeout(KEEP_ALIVE_SECONDS):
                texts = await sender.next_batch()
        except TimeoutError:
            yield KEEP_ALIVE
            continue
        if not texts:
            return
        for text in texts:
            yield b"data: " + text + b"\n\n"
