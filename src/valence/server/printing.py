"""Printable PDFs, made on request and cached."""

import asyncio
from collections import OrderedDict
from importlib.util import find_spec

from valence.chem.structures import StructuresMissing
from valence.core.languages import Language
from valence.core.problems import BadInput, Part, en, problem, problem_of
from valence.games import CATALOGUE
from valence.handlers.house import Extras
from valence.learn.words import words
from valence.learn.worksheets import Worksheet
from valence.printing.orders import Order, Paper, can_hide, job_of, printed
from valence.printing.typesetting import PressMissing
from valence.printing.worksheets import worksheets_printed
from valence.server.workers.queue import JobQueue
from valence.sets.files import SpreadsheetsMissing
from valence.table.errors import bad

CACHE_BYTES = 32_000_000


class Printer:
    """Makes PDFs in the job queue; requests for the same PDF share one job."""

    def __init__(self, job_queue: JobQueue) -> None:
        self._job_queue = job_queue
        self._cache: OrderedDict[Order, bytes] = OrderedDict()  # least recently used first
        self._in_progress: dict[Order, asyncio.Task[bytes]] = {}

    async def pdf(self, order: Order, client: str) -> bytes:
        if order in self._cache:
            self._cache.move_to_end(order)
            return self._cache[order]
        if order not in self._in_progress:
            self._in_progress[order] = asyncio.create_task(self._print(order, client))
        return await asyncio.shield(self._in_progress[order])

    async def worksheets(
        self, sheets: tuple[Worksheet, ...], language: Language, paper: Paper, client: str
    ) -> bytes:
        labels = words(language).sheet
        return await self._job_queue.run_job(
            client, worksheets_printed, sheets, labels, language, paper
        )

    async def _print(self, order: Order, client: str) -> bytes:
        try:
            document = await self._job_queue.run_job(client, print_order, order)
        finally:
            del self._in_progress[order]
        if not isinstance(document, bytes):
            raise bad("told", reason=problem(en.as_sentence, document))
        self._add_to_cache(order, document)
        return document

    def _add_to_cache(self, order: Order, document: bytes) -> None:
        self._cache[order] = document
        while sum(map(len, self._cache.values())) > CACHE_BYTES:
            self._cache.popitem(last=False)


def print_order(order: Order) -> bytes | Part:
    """Runs in the worker: the PDF, or the reason why there is none."""
    try:
        return printed(job_of(order))
    except ValueError as error:
        return problem_of(error)


def extras() -> Extras:
    """The optional features that are missing on this server, and how to install them."""
    return Extras(
        print=missing("typst", PressMissing()),
        spreadsheets=missing("openpyxl", SpreadsheetsMissing()),
        structures=missing("rdkit", StructuresMissing()),
        from_memory=tuple(filter(can_hide, CATALOGUE)),
    )


def missing(module: str, reason: BadInput) -> Part:
    return "" if find_spec(module) else reason.problem
