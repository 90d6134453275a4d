"""Accepted moves per second of several server processes, and the CPU time that a student costs.

    python -m benchmarks.workers [--workers 1 2 4] [--clients 400] [--seconds 10]

A PostgreSQL that syncs every commit and a Redis of our own; tables of four play pKace, first as fast as moves are
accepted, then with one move every four seconds at each table. CPU times are those of all processes of the server, of
PostgreSQL and of Redis, so they can be compared on a machine that has fewer cores than there are processes. Linux only.
"""

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

from benchmarks.load import PACE, UNLIMITED, WARM_UP, busy, free_port, running
from tests.server import services
from valence_lab.load import LoadResult, playing


class Groups(NamedTuple):
    """CPU seconds of the processes that serve."""

    server: float
    postgres: float
    redis: float


class Fleet(NamedTuple):
    """A running server, and the processes from which all others were started."""

    address: str
    server: int
    postgres: int
    redis: int

    def busy(self) -> Groups:
        return Groups(*map(busy_together, (self.server, self.postgres, self.redis)))


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--clients", type=int, default=400)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    print(
        "| workers | pace | moves per second | p50 | p99 | CPU per move: server | PostgreSQL | Redis |"
    )
    print("|---|---|---|---|---|---|---|---|")
    for workers in given.workers:
        for pace in (0.0, PACE):
            with fleet(workers) as running_fleet:
                tell(
                    workers,
                    pace,
                    *asyncio.run(measured(running_fleet, given.clients, given.seconds, pace)),
                )


def tell(workers: int, pace: float, load: LoadResult, used: Groups) -> None:
    moves = max(1, len(load.times))
    p50, p99 = (load.quantile(part) * 1000 for part in (0.5, 0.99))
    costs = " | ".join(f"{seconds / moves * 1e6:.0f} µs" for seconds in used)
    how = f"{pace:.0f} s" if pace else "none"
    print(
        f"| {workers} | {how} | {load.rate:,.0f} | {p50:.1f} ms | {p99:.1f} ms | {costs} |",
        flush=True,
    )


async def measured(
    at: Fleet, clients: int, seconds: float, pace: float
) -> tuple[LoadResult, Groups]:
    async with playing(at.address, clients, pace) as load:
        await asyncio.sleep(WARM_UP + pace)
        before = at.busy()
        result = await load.measured(seconds)
        after = at.busy()
        return result, Groups(*(late - early for late, early in zip(after, before, strict=True)))


@contextmanager
def fleet(workers: int) -> Iterator[Fleet]:
    """Start a server of several processes with an empty database."""
    with ExitStack() as stack:
        postgres = stack.enter_context(services.postgres(fsync=True))
        redis = stack.enter_context(services.redis())
        settings = {**UNLIMITED, "DATABASE_URL": postgres.url, "VALENCE_BUS": redis.url}
        valence = [sys.executable, "-m", "valence"]
        subprocess.run(
            [*valence, "db", "upgrade"],
            env={**os.environ, **settings},
            check=True,
            stdout=subprocess.DEVNULL,
        )
        port = free_port()
        command = [*valence, "serve", "--port", str(port), "--workers", str(workers)]
        address = f"http://127.0.0.1:{port}"
        _, pid = stack.enter_context(running(command, settings, address, "/readyz"))
        yield Fleet(address, pid, postgres.pid, redis.pid)


# All processes that one process has started


def busy_together(first: int) -> float:
    return sum(map(busy, family(first, parents())))


def family(first: int, parent_of: Mapping[int, int]) -> list[int]:
    """Return a process with all that it has started, directly or not."""
    found = [first]
    for pid in found:
        found += [child for child, parent in parent_of.items() if parent == pid]
    return found


def parents() -> dict[int, int]:
    """Return the parent of every process."""
    found: dict[int, int] = {}
    for file in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = file.read_text().rpartition(")")[2].split()
        except OSError:  # the process has ended
            continue
        found[int(file.parent.name)] = int(fields[1])
    return found


if __name__ == "__main__":
    main()
