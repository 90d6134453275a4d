"""Records that people upload: replayed in a worker process with limits, because a long game takes long to check."""

from valence.chem.structures import Structure, remember
from valence.core.languages import Language
from valence.core.record import FromSeed, Record
from valence.server.sets.structures import structures_at
from valence.server.workers.queue import JobQueue
from valence.table.records import checked_record


async def read_record(job_queue: JobQueue, client: str, text: str, language: Language) -> Record:
    """Return the record in a text that a client has sent, with every move checked."""
    record, structures = await job_queue.run_job(client, _read_record, text, language)
    remember(structures)
    return record


# In the worker process


def _read_record(text: str, language: Language) -> tuple[Record, tuple[Structure, ...]]:
    """Return the record, and the structures on its cards."""
    record = checked_record(text, language)
    start = record.heading.start
    return record, structures_at(start.options) if isinstance(start, FromSeed) else ()
