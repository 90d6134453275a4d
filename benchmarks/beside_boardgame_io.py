"""Accepted moves per second, compared with boardgame.io's own server on the same machine in the same run.

    python -m benchmarks.beside_boardgame_io [--rounds 3] [--seconds 10]

Tables of four play a trick-taking game, first as fast as moves are accepted, then at a fixed pace. Each server is
pinned to one core and its clients to another. Rounds alternate, so other load on the machine affects all servers alike;
moves per CPU second of the server are comparable in any case. Needs Linux, Node and npm.
"""

import argparse
import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Timer
from typing import NamedTuple

import msgspec
from msgspec import Struct

from benchmarks.load import PACE, Measured, busy, free_port, measured, running, server
from valence_lab.load import LoadResult

FOLDER = Path(__file__).parent / "boardgame_io"
PRODUCTION = {"NODE_ENV": "production"}
CORES = sorted(os.sched_getaffinity(0))
# For its clients to connect, sit down and warm up; if they hang, they are stopped.
START_SECONDS = 120.0


class Plan(NamedTuple):
    """One workload; `pace` is the seconds between two moves at a table, 0 for no limit."""

    clients: int
    pace: float
    seconds: float

    @property
    def text(self) -> str:
        how = f"one move every {self.pace:.0f} s" if self.pace else "as fast as accepted"
        return f"{self.clients:,} clients, {how}"


class Times(Struct):
    """The result that load.js prints: the latency of each accepted move in milliseconds."""

    seconds: float
    times: list[float]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=10.0)
    given = parser.parse_args()
    if not (FOLDER / "node_modules").exists():
        subprocess.run(["npm", "ci"], cwd=FOLDER, check=True)
    for clients, pace in ((500, 0.0), (2000, 0.0), (2000, PACE)):
        plan = Plan(clients, pace, given.seconds)
        tell(plan, {name: together(rounds) for name, rounds in play(plan, given.rounds).items()})


def play(plan: Plan, rounds: int) -> dict[str, list[Measured]]:
    done: dict[str, list[Measured]] = {name: [] for name in SERVERS}
    for number in range(1, rounds + 1):
        for name, measure in SERVERS.items():
            print(f"{plan.text}: round {number}, {name}", file=sys.stderr)
            done[name].append(measure(plan))
    return done


def together(rounds: list[Measured]) -> Measured:
    times = sorted(time for one in rounds for time in one.load.times)
    seconds = sum(one.load.seconds for one in rounds)
    refused = sum(one.load.refused for one in rounds)
    load = LoadResult(rounds[0].load.clients, seconds, refused, tuple(times))
    return Measured(load, sum(one.server for one in rounds), sum(one.clients for one in rounds))


def tell(plan: Plan, results: dict[str, Measured]) -> None:
    print(f"\n{plan.text}\n")
    print("| | moves per second | p50 | p99 | server CPU | client CPU | moves per CPU second |")
    print("|---|---|---|---|---|---|---|")
    rate, busy_rate = rates(results["Valence"])
    for name, one in results.items():
        own, busy_own = rates(one)
        p50, p99 = (one.load.quantile(part) * 1000 for part in (0.5, 0.99))
        cores = (f"{share / one.load.seconds:.0%}" for share in (one.server, one.clients))
        print(
            f"| {name} | {against(rate, own)} | {p50:.1f} ms | {p99:.1f} ms | "
            f"{' | '.join(cores)} | {against(busy_rate, busy_own)} |"
        )


def rates(one: Measured) -> tuple[float, float]:
    return one.load.rate, len(one.load.times) / one.server


def against(ours: float, theirs: float) -> str:
    """Return their rate, and how many times higher ours is: "1,000 (× 2.50)"."""
    return f"{theirs:,.0f} (× {ours / theirs:.2f})" if theirs else "0"


# The servers


def valence(plan: Plan) -> Measured:
    pin(CORES[0])
    with server() as (address, pid):
        pin(CORES[-1])
        return asyncio.run(measured(address, pid, plan.clients, plan.seconds, plan.pace))


def in_memory(plan: Plan) -> Measured:
    with boardgame_io() as (address, pid):
        return measured_in_node(address, pid, plan)


def in_files(plan: Plan) -> Measured:
    folder = TemporaryDirectory(prefix="boardgame-io-")
    with folder as name, boardgame_io(name) as (address, pid):
        return measured_in_node(address, pid, plan)


SERVERS: dict[str, Callable[[Plan], Measured]] = {
    "Valence": valence,
    "boardgame.io in memory": in_memory,
    "boardgame.io in files": in_files,
}


@contextmanager
def boardgame_io(*folder: str) -> Iterator[tuple[str, int]]:
    port = free_port()
    command = ["node", str(FOLDER / "server.js"), str(port), *folder]
    pin(CORES[0])
    with running(command, PRODUCTION, f"http://127.0.0.1:{port}", "/games") as found:
        pin(CORES[-1])
        yield found


def pin(core: int) -> None:
    """Pin this process, and every process it starts from now on, to one core."""
    os.sched_setaffinity(0, {core})


def measured_in_node(address: str, pid: int, plan: Plan) -> Measured:
    given = [address, *map(str, (plan.clients, plan.seconds, plan.pace))]
    command = ["node", str(FOLDER / "load.js"), *given]
    environment = {**os.environ, **PRODUCTION}
    limit = START_SECONDS + plan.pace + plan.seconds
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE) as clients:
        assert clients.stdout is not None
        with killed_after(limit, clients):
            clients.stdout.readline()
            before, own_before = busy(pid), busy(clients.pid)
            line = clients.stdout.readline()
            server, own = busy(pid) - before, busy(clients.pid) - own_before
    if not line:
        raise OSError(f"load.js exited before it printed a result, or took more than {limit:.0f} s")
    result = msgspec.json.decode(line, type=Times)
    times = tuple(sorted(time / 1000 for time in result.times))
    return Measured(LoadResult(plan.clients, result.seconds, 0, times), server, own)


@contextmanager
def killed_after(seconds: float, process: "subprocess.Popen[bytes]") -> Iterator[None]:
    timer = Timer(seconds, process.kill)
    timer.start()
    try:
        yield
    finally:
        timer.cancel()


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
