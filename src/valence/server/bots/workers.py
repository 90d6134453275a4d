"""Worker processes that know the structures on a table's cards."""

from collections.abc import Callable
from typing import Any, TypeVar

from valence.server.sets.structures import structures_at, with_structures
from valence.server.workers.pool import WorkerPool
from valence.table.live import LiveTable

T = TypeVar("T")


class BotWorkers(WorkerPool):
    async def think(self, live: LiveTable, function: Callable[..., T], *given: Any) -> T:
        """Call a function about a table in a worker."""
        known = structures_at(live.seating.options)
        return await self.run(with_structures, known, function, *given)
