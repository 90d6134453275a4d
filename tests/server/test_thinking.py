"""Bots think in processes of their own, and share the time where there are many."""

import asyncio
from concurrent.futures import ProcessPoolExecutor

from valence.bots import LEVELS
from valence.core.dice import Dice
from valence.server.thinking import Thinkers


def test_the_time_to_think_is_shared_by_those_who_wait() -> None:
    async def shares() -> list[float]:
        thinkers = Thinkers(workers=2, budget=1.0)
        seen = [thinkers.share()]
        work = []
        for _ in range(4):
            work.append(asyncio.create_task(thinkers.run(Dice, 7, "waiting")))
            await asyncio.sleep(0)
            seen.append(thinkers.share())
        await asyncio.gather(*work)
        seen.append(thinkers.share())
        thinkers.close()
        return seen

    # Two may think at once, so the third is the first who has to wait.
    assert asyncio.run(shares()) == [1, 1, 2 / 3, 2 / 4, 2 / 5, 1]


def test_all_who_were_thinking_are_asked_again_when_their_process_is_killed() -> None:
    async def answers() -> list[str]:
        thinkers = Thinkers(workers=1, budget=1.0)
        await thinkers.run(str, "warm")
        asked = [asyncio.create_task(thinkers.run(slow, level)) for level in LEVELS]
        await asyncio.sleep(0.05)
        assert isinstance(thinkers._pool, ProcessPoolExecutor)
        for process in thinkers._pool._processes.values():
            process.kill()
        said = await asyncio.gather(*asked)
        thinkers.close()
        return said

    assert asyncio.run(answers()) == list(LEVELS)


def slow(answer: str) -> str:
    dice = Dice(1, answer)
    for _ in range(200_000):
        dice.below(6)
    return answer
