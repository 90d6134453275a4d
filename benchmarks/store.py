"""Durable moves per second: each is committed to disk before its caller continues.

    python -m benchmarks.store [--seconds 5]

Measures SQLite in a temporary folder and a temporary PostgreSQL server with default settings. Each caller appends one
move after another to a separate table.
"""

import argparse
import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import uvloop

from tests.server import services
from valence.server.store import Store, open_store
from valence.table.rows import EventRow

CALLERS = (1, 500)
BODY = b'{"type":"place","tiles":[[9,9,"Na"],[9,10,"Cl"]]}'


async def measure(url: str, callers: int, seconds: float) -> list[float]:
    """Return the latency of each move in seconds."""
    store = open_store(url)
    await store.upgrade()
    await store.open()
    end = perf_counter() + seconds
    taken = await asyncio.gather(*(append(store, f"{callers}-{n}", end) for n in range(callers)))
    await store.close()
    return [time for times in taken for time in times]


async def append(store: Store, table: str, end: float) -> list[float]:
    taken: list[float] = []
    while (start := perf_counter()) < end:
        move = EventRow(table, len(taken), 0, BODY, f"move {len(taken)}", start)
        assert await store.append(move) == move
        taken.append(perf_counter() - start)
    return taken


@contextmanager
def stores() -> Iterator[dict[str, str]]:
    with TemporaryDirectory() as folder, services.postgres(fsync=True) as postgres:
        yield {"SQLite": f"sqlite:///{Path(folder) / 'valence.db'}", "PostgreSQL": postgres.url}


def main() -> None:
    arguments = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    arguments.add_argument("--seconds", type=float, default=5.0)
    seconds = arguments.parse_args().seconds
    print(f"{'store':12}{'callers':>8}{'moves/s':>10}{'p50 ms':>9}{'p99 ms':>9}")
    with stores() as urls:
        for name, url in urls.items():
            for callers in CALLERS:
                taken = sorted(uvloop.run(measure(url, callers, seconds)))
                p50, p99 = (1000 * taken[int(len(taken) * part)] for part in (0.5, 0.99))
                print(f"{name:12}{callers:8}{len(taken) / seconds:10,.0f}{p50:9.2f}{p99:9.2f}")


if __name__ == "__main__":
    main()
