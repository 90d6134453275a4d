"""Bots think in worker processes, and share the time when many are waiting."""

import asyncio
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import sleep

from tests.denials import denied
from valence.server.bots.thinking import ServerBots
from valence.server.monitoring.metrics import Metrics
from valence.server.store import open_store


def bots_of(workers: int, folder: Path) -> ServerBots:
    """It is asked for no hints, so its store stays closed."""
    store = open_store(f"sqlite:///{folder / 'valence.db'}")
    return ServerBots(workers, 1.0, Metrics().bot_seconds, store)


def test_the_thinking_time_is_shared_when_bots_have_to_wait(tmp_path: Path) -> None:
    async def thinking_times() -> list[float]:
        bots = bots_of(2, tmp_path)
        seen = [bots.thinking_time()]
        calls = []
        for _ in range(4):
            calls.append(asyncio.create_task(bots.movers.run(wait_for_file, tmp_path / "go")))
            await asyncio.sleep(0)
            seen.append(bots.thinking_time())
        (tmp_path / "go").touch()
        await asyncio.gather(*calls)
        seen.append(bots.thinking_time())
        bots.close()
        return seen

    # Two bots can think at once, so the third is the first that has to wait.
    assert asyncio.run(thinking_times()) == [1, 1, 2 / 3, 2 / 4, 2 / 5, 1]


def wait_for_file(path: Path) -> None:
    while not path.exists():
        sleep(0.01)


def test_calls_are_retried_when_their_worker_is_killed(tmp_path: Path) -> None:
    async def answers() -> list[str]:
        bots = bots_of(1, tmp_path)
        calls = [asyncio.create_task(bots.movers.run(hang_once, tmp_path, name)) for name in "abc"]
        while not (tmp_path / "started").exists():
            await asyncio.sleep(0.01)
        assert isinstance(bots.movers._pool, ProcessPoolExecutor)
        for process in bots.movers._pool._processes.values():
            process.kill()
        found = await asyncio.gather(*calls)
        bots.close()
        return found

    assert asyncio.run(answers()) == ["a", "b", "c"]


def test_a_closed_pool_starts_no_process_for_the_calls_that_it_ended(tmp_path: Path) -> None:
    async def answer() -> None:
        bots = bots_of(1, tmp_path)
        call = asyncio.create_task(bots.movers.run(hang_once, tmp_path, "late"))
        while not (tmp_path / "started").exists():
            await asyncio.sleep(0.01)
        bots.close()
        with denied("The server is restarting"):
            await call
        with denied("The server is restarting"):
            await bots.movers.run(abs, -7)

    asyncio.run(answer())


def hang_once(folder: Path, answer: str) -> str:
    """The first call hangs until its process is killed."""
    if not (folder / "started").exists():
        (folder / "started").touch()
        sleep(3600)
    return answer
