"""Records that people upload: replayed in a worker process with limits, because a long game takes long to check."""

from valence.chem.structures import Structure, remember
from valence.core.record import FromSeed, Record
from valence.server.sets.structures import structures_at
from valence.server.workers.queue import JobQueue
from valence.table.errors import Denied, bad
from valence.table.records import checked_record


class RecordReader:
    def __init__(self, job_queue: JobQueue) -> None:
        self._job_queue = job_queue

    async def read(self, client: str, text: str) -> Record:
        """Return the record in a text that a client has sent, with every move checked."""
        found = await self._job_queue.run_job(client, read_record, text)
        if isinstance(found, str):
            raise bad(found)
        record, structures = found
        remember(structures)
        return record


# In the worker process


def read_record(text: str) -> tuple[Record, tuple[Structure, ...]] | str:
    """Return the record, and the structures on its cards; or what is wrong with it."""
    try:
        record = checked_record(text)
    except Denied as denied:
        return denied.reason
    start = record.heading.start
    return record, structures_at(start.options) if isinstance(start, FromSeed) else ()
