"""Processes are killed while they write: every acknowledged move is stored afterwards, and none is incomplete.

`VALENCE_KILLS=300 pytest tests/server/store/test_kills.py -s` kills 300 processes for each store.
"""

import asyncio
import os
from multiprocessing.connection import Connection
from random import Random
from signal import SIGKILL
from typing import TypeAlias

from tests.server.forks import PROCESSES
from tests.server.store.appending import append_until_killed, move, tables_of
from valence.server.store import open_store
from valence.table.rows import EventRow

KILLS = int(os.environ.get("VALENCE_KILLS", "24"))
MAX_MOVES = 300  # acknowledged before a process is killed
TIMEOUT = 60.0  # seconds
RANDOM = Random(29)

Acknowledged: TypeAlias = set[tuple[str, int, str]]


def test_sqlite_loses_nothing_when_its_process_is_killed(sqlite_url: str) -> None:
    kill_and_check(sqlite_url, processes=1)


def test_postgres_loses_nothing_when_two_processes_that_race_are_killed(postgres_url: str) -> None:
    kill_and_check(postgres_url, processes=2)


def kill_and_check(url: str, processes: int) -> None:
    asyncio.run(open_store(url).upgrade())
    acknowledged: list[Acknowledged] = []
    for run in range(0, KILLS, processes):
        children = [Child(url, run, f"child{n}") for n in range(processes)]
        acknowledged.append({row for child in children for row in child.kill_later()})
        asyncio.run(check(url, run, acknowledged[-1]))
    for run, rows in zip(range(0, KILLS, processes), acknowledged, strict=True):
        asyncio.run(check(url, run, rows))
    print(f"\n{KILLS} kills, {sum(map(len, acknowledged))} acknowledged moves")
    assert any(acknowledged)


class Child:
    def __init__(self, url: str, run: int, name: str) -> None:
        self._report, report = PROCESSES.Pipe(duplex=False)
        # Every fourth process is killed while it starts or opens the store.
        self._moves = max(0, RANDOM.randrange(-MAX_MOVES // 3, MAX_MOVES))
        arguments = (url, run, name, report)
        self._process = PROCESSES.Process(target=append_until_killed, args=arguments, daemon=True)
        self._process.start()
        report.close()

    def kill_later(self) -> Acknowledged:
        """Everything it reported before it was killed; a report that was cut off does not count."""
        reported: Acknowledged = set()
        while len(reported) < self._moves:
            assert self._report.poll(TIMEOUT), "no move was acknowledged"
            reported.add(self._report.recv())
        self._process.kill()
        self._process.join(TIMEOUT)
        assert self._process.exitcode == -SIGKILL
        return reported | rest_of(self._report)


def rest_of(report: Connection) -> Acknowledged:
    rest: Acknowledged = set()
    try:
        while report.poll(TIMEOUT):
            rest.add(report.recv())
    except (EOFError, OSError):
        report.close()
    return rest


async def check(url: str, run: int, acknowledged: Acknowledged) -> None:
    store = open_store(url)
    await store.open()
    for table in tables_of(run):
        events = await store.events(table, -1)
        assert events == [whole(event) for event in events]
        assert [event.ply for event in events] == list(range(len(events)))
        acknowledged = acknowledged - {(e.table, e.ply, e.client_id) for e in events}
    await store.close()
    assert not acknowledged


def whole(event: EventRow) -> EventRow:
    return move(event.table, event.ply, event.client_id)
