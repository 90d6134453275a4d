"""Structures on people's own cards: read and drawn in a worker process with limits, and then known here."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from valence.chem import structures
from valence.chem.drawings import drawing
from valence.core.box import Rows, rows_among
from valence.core.problems import Part, Problem, problem, problem_of
from valence.server.workers.queue import JobQueue
from valence.sets.problems import en
from valence.table.errors import Denied, conflict

T = TypeVar("T")

MAX_DRAWINGS = 2000  # in memory


class StructureReader:
    """Reads structures in a worker process, because some take RDKit very long: never let it read them here."""

    def __init__(self, job_queue: JobQueue) -> None:
        self._job_queue = job_queue
        self._drawings: OrderedDict[str, str] = OrderedDict()  # by SMILES; empty if there is none
        self._is_drawing = asyncio.Lock()

    async def learn(self, rows: Rows | None) -> None:
        """Have the structures on these cards read."""
        smiles = smiles_in(rows or ())
        known = {one.smiles for one in structures.known_structures(smiles)}
        if missing := [one for one in smiles if one not in known]:
            structures.remember(await self._run(read_structures, missing))

    async def drawing(self, rows: Rows, smiles: str) -> str:
        """Return one of the structures on these cards as SVG, empty if it can't be drawn; all are drawn at once."""
        async with self._is_drawing:
            if smiles not in self._drawings:
                await self._draw([one for one in smiles_in(rows) if one not in self._drawings])
        return self._drawings.get(smiles, "")

    async def _draw(self, missing: Sequence[str]) -> None:
        drawn: Sequence[str] = [""] * len(missing)
        try:
            drawn = await self._run(draw_structures, missing)
        except Denied as denied:
            if denied.code != "given_up":  # what was given up once is not tried again
                raise
        self._drawings.update(zip(missing, drawn, strict=True))
        while len(self._drawings) > MAX_DRAWINGS:
            self._drawings.popitem(last=False)

    async def _run(self, job: Callable[[Sequence[str]], T | Part], smiles: Sequence[str]) -> T:
        found = await self._job_queue.run_own_job("structures", job, smiles)
        if isinstance(found, Problem | str):
            raise conflict("told", reason=found)
        return found


def smiles_in(rows: Rows) -> tuple[str, ...]:
    """Return every structure on these cards, once."""
    cells = (str(cell) for row in rows for name, cell in row.items() if name.endswith("smiles"))
    return tuple(dict.fromkeys(filter(None, cells)))


def structures_at(options: Mapping[str, object]) -> tuple[structures.Structure, ...]:
    """Return the structures on the cards among a table's options, for worker processes that don't know them."""
    return structures.known_structures(smiles_in(rows_among(options) or ()))


# In worker processes


def with_structures(
    known: Sequence[structures.Structure], function: Callable[..., T], *given: Any
) -> T:
    """Call a function that needs structures which another process has read."""
    structures.remember(known)
    return function(*given)


def read_structures(smiles: Sequence[str]) -> tuple[structures.Structure, ...] | Part:
    """Read these structures; return a sentence for people if that fails."""
    return _each(structures.structure, smiles)


def draw_structures(smiles: Sequence[str]) -> tuple[str, ...] | Part:
    return _each(drawing, smiles)


def _each(function: Callable[[str], T], smiles: Sequence[str]) -> tuple[T, ...] | Part:
    """Apply a function to every structure; return a sentence if that fails, which is rare for checked cards."""
    try:
        return tuple(map(function, smiles))
    except structures.StructuresMissing as missing:
        return missing.problem
    except ValueError as error:
        return problem(en.structure_of_cards, problem_of(error))
