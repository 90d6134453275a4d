"""Games on paper, for whoever asks in a browser; what was printed is kept for the next who asks."""

import asyncio
from collections import OrderedDict

from valence.press.orders import Order, job_of, printed
from valence.server.jobs.job_queue import JobQueue
from valence.table.errors import bad

MOST_KEPT = 32_000_000
"""Bytes of documents in memory."""


class Press:
    def __init__(self, job_queue: JobQueue) -> None:
        self._job_queue = job_queue
        self._kept: OrderedDict[Order, bytes] = OrderedDict()
        self._begun: dict[Order, asyncio.Task[bytes]] = {}

    async def printed(self, order: Order, who: str) -> bytes:
        """The PDF of an order; who asks while it is being set waits for the same one."""
        if order in self._kept:
            self._kept.move_to_end(order)
            return self._kept[order]
        if order not in self._begun:
            self._begun[order] = asyncio.create_task(self._set(order, who))
        return await asyncio.shield(self._begun[order])

    async def _set(self, order: Order, who: str) -> bytes:
        try:
            document = await self._job_queue.do(who, _print, order)
        finally:
            del self._begun[order]
        if isinstance(document, str):
            raise bad(document)
        self._keep(order, document)
        return document

    def _keep(self, order: Order, document: bytes) -> None:
        self._kept[order] = document
        while sum(map(len, self._kept.values())) > MOST_KEPT:
            self._kept.popitem(last=False)


def _print(order: Order) -> bytes | str:
    """In the job_queue: the document, or why there is none."""
    try:
        return printed(job_of(order))
    except ValueError as error:
        return f"{error}"
