"""Soak test: tables of all games for ten minutes, with bots and scripted people over real sockets.

    python -m benchmarks.soak [--minutes 10] [--tables 30]

At every table two people (one in a single-player game) play against a bot, about a move per second, one game after
another; all bot levels take part. The report has errors from the server's log, memory over time, move latency, and
whether the record of every finished game replays to the same outcome. Exits with 1 if any check fails. Linux only.
"""

import argparse
import random
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import cycle, islice, repeat
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic, perf_counter, sleep

import valence
from benchmarks.load import resident, server
from examples.client import Message, Player, Window
from valence.bots import LEVELS
from valence.games import CATALOGUE

LONGEST_PAUSE = 2.0  # seconds a person thinks before a move
WARM_UP = 120.0  # seconds; after this, memory must stay flat
MAX_GROWTH = 1.05  # of memory, relative to its size after the warm-up
MAX_P99 = 0.050  # seconds of move latency


class Soak:
    """The scripted people, and the results they have collected so far."""

    def __init__(self, address: str, end: float) -> None:
        self.address = address
        self.end = end
        self.times: list[float] = []
        self.refused: list[Message] = []
        self.finished = 0
        self.wrong: list[str] = []

    def play_at_table(self, game: str, level: str) -> None:
        """Two people and a bot play one game after another until time is up."""
        seats = CATALOGUE[game].game.seats
        people = [Player(self.address) for _ in range(min(2, seats[-1]))]
        wanted = min(3, seats[-1])
        bots = [{"seat": seat, "level": level} for seat in range(len(people), wanted)]
        try:
            code = self._open(people, game, wanted, bots)
            while monotonic() < self.end:
                code = self._play_game(people, code)
        except Exception as error:
            if monotonic() < self.end:
                self.wrong.append(f"{game}: {error!r}")
        for person in people:
            person.close()

    def _open(self, people: list[Player], game: str, seats: int, bots: list[Message]) -> str:
        host, *guests = people
        code: str = host.open_table(game, seats=seats, bots=bots)["code"]
        for guest in guests:
            guest.sit(code)
        if host.get(f"/api/tables/{code}")["status"] == "open":
            host.post(f"/api/tables/{code}/start")
        return code

    def _play_game(self, people: list[Player], code: str) -> str:
        """Play one game; returns the code of the next table."""
        with ThreadPoolExecutor(len(people)) as pool:
            outcome, *_ = pool.map(self._play, people, repeat(code))
        if outcome is None:
            return code
        self._check_record(people[0], code, outcome)
        return str(people[0].post(f"/api/tables/{code}/rematch")["code"])

    def _play(self, person: Player, code: str) -> Message | None:
        """Move whenever it is this person's turn; returns the outcome, or None if time ran out first."""
        with person.connect(code) as window:
            update = window.update()
            while update["table"]["status"] != "over":
                if update["to_move"] and update["table"]["you"] in update["to_move"]:
                    sleep(random.uniform(0, LONGEST_PAUSE))
                    self._move(window)
                if monotonic() > self.end:
                    return None
                update = window.update() if window.last is update else window.last
        outcome: Message = update["outcome"]
        return outcome

    def _move(self, window: Window) -> None:
        moves = window.last["moves"]
        if moves is None:  # too many to list
            window.send({"type": "advice", "id": "advice"})
            moves = window.hear("advice", "refused").get("moves")
        if not moves:
            return
        began = perf_counter()
        answer = window.move(random.choice(moves)["move"])
        if answer["type"] == "accepted":
            self.times.append(perf_counter() - began)
            window.until(answer["ply"])
        elif answer.get("rule") not in ("stale", "turn", "over"):  # another player was faster
            self.refused.append(answer)

    def _check_record(self, person: Player, code: str, outcome: Message) -> None:
        again = valence.replay(person.get(f"/api/tables/{code}/record")).outcome
        self.finished += 1
        if again != outcome:
            self.wrong.append(f"{code}: the replay ended with {again}, the game with {outcome}")


def main() -> int:
    given = arguments()
    with TemporaryDirectory(prefix="valence-soak-") as folder:
        log = Path(folder) / "log"
        with log.open("wb") as file, server(file) as (address, pid):
            soak = Soak(address, monotonic() + 60 * given.minutes)
            sizes = list(played(soak, pid, given.tables))
        return report(soak, sizes, log.read_text(encoding="utf-8"))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=30)
    return parser.parse_args()


def played(soak: Soak, pid: int, tables: int) -> Iterator[tuple[float, int]]:
    """Run the tables; every few seconds, yields the elapsed seconds and the server's memory in bytes."""
    began = monotonic()
    kinds = islice(zip(cycle(CATALOGUE), cycle(LEVELS + LEVELS[:1]), strict=False), tables)
    threads = [
        threading.Thread(target=soak.play_at_table, args=kind, daemon=True) for kind in kinds
    ]
    for thread in threads:
        thread.start()
    while monotonic() < soak.end:
        sleep(min(5.0, max(0.0, soak.end - monotonic())))
        yield monotonic() - began, resident(pid)
        print(f"\r{monotonic() - began:4.0f} s, {len(soak.times)} moves", end="", file=sys.stderr)
    print(file=sys.stderr)
    for thread in threads:
        thread.join(60)


def report(soak: Soak, sizes: list[tuple[float, int]], log: str) -> int:
    """Print the results; returns the exit code."""
    times = sorted(soak.times)
    p50, p99 = (times[int(part * (len(times) - 1))] for part in (0.5, 0.99))
    errors = [line for line in log.splitlines() if "ERROR" in line or "Traceback" in line]
    warm = [size for second, size in sizes if second <= WARM_UP] or [sizes[0][1]]
    growth = sizes[-1][1] / warm[-1]
    print(f"{len(times)} moves by people: p50 {1000 * p50:.1f} ms, p99 {1000 * p99:.1f} ms")
    print(f"{soak.finished} games finished; each record was replayed")
    print(
        f"memory: {', '.join(f'{size / 1e6:.0f}' for _, size in sizes[::12])} MB; {growth:.3f} × after the warm-up"
    )
    print(f"{len(errors)} errors in the log, {len(soak.refused)} legal moves refused")
    for line in [*errors[:5], *soak.wrong[:5], *map(str, soak.refused[:5])]:
        print(f"  {line}")
    passed = not (errors or soak.wrong or soak.refused) and growth < MAX_GROWTH and p99 < MAX_P99
    return 0 if passed else 1


if __name__ == "__main__":
    sys.exit(main())
