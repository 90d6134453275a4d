"""Bots think in processes of their own, on nothing but their view, and share the time where there are many."""

import asyncio
import json
from concurrent.futures import ProcessPoolExecutor

import pytest

import valence
from tests.random_play import random_play
from tests.variants import EVERY_VARIANT
from valence.bots import LEVELS
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.wire import read_one_of, to_json
from valence.server.jobs.bot_pool import BotPool, _advise, _review, _seen, _think


@pytest.mark.parametrize(("name", "seats", "options"), EVERY_VARIANT)
def test_a_bot_is_given_its_view_as_json_and_finds_its_moves(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = valence.game(name)
    for n, turn in enumerate(random_play(game, seats, options, 4)):
        if n % 9 == 0:
            view = game.view(turn.state, turn.seat)
            assert _seen(name, to_json(view), turn.seat, n) == (view, turn.moves)


@pytest.mark.parametrize("name", ["metals", "whoami", "quizmaster"])
def test_what_a_bot_chooses_is_legal(name: str) -> None:
    match = valence.start(name, seats=2, seed=1)
    seat = Seat(match.to_move[0])
    move = _think(name, "fair", to_json(match.game.view(match.state, seat)), seat, 5, 0.1)
    assert match.why_not(seat, move) is None


def test_advice_is_a_legal_move_with_a_reason() -> None:
    match = valence.start("metals", seats=2, seed=1)
    seat = Seat(match.to_move[0])
    advice = _advise("metals", to_json(match.game.view(match.state, seat)), seat, 5)
    assert advice
    for move, reason in advice:
        assert match.why_not(seat, move) is None
        assert reason
        assert read_one_of(match.game.moves, move, "move")


def test_a_review_names_turns_in_words() -> None:
    match = valence.start("metals", seats=2, seed=1)
    for _ in range(8):
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[-1])
    for turn in json.loads(_review(match.record)):
        assert turn["played"]
        assert turn["better"]
        assert turn["ply"] < 8


def test_the_time_to_think_is_shared_by_those_who_wait() -> None:
    async def shares() -> list[float]:
        bot_pool = BotPool(workers=2, budget=1.0)
        seen = [bot_pool.share()]
        work = []
        for _ in range(4):
            work.append(asyncio.create_task(bot_pool.run(Dice, 7, "waiting")))
            await asyncio.sleep(0)
            seen.append(bot_pool.share())
        await asyncio.gather(*work)
        seen.append(bot_pool.share())
        bot_pool.close()
        return seen

    # Two may think at once, so the third is the first who has to wait.
    assert asyncio.run(shares()) == [1, 1, 2 / 3, 2 / 4, 2 / 5, 1]


def test_all_who_were_thinking_are_asked_again_when_their_process_is_killed() -> None:
    async def answers() -> list[str]:
        bot_pool = BotPool(workers=1, budget=1.0)
        await bot_pool.run(str, "warm")
        asked = [asyncio.create_task(bot_pool.run(slow, level)) for level in LEVELS]
        await asyncio.sleep(0.05)
        assert isinstance(bot_pool._pool, ProcessPoolExecutor)
        for process in bot_pool._pool._processes.values():
            process.kill()
        said = await asyncio.gather(*asked)
        bot_pool.close()
        return said

    assert asyncio.run(answers()) == list(LEVELS)


def slow(answer: str) -> str:
    dice = Dice(1, answer)
    for _ in range(200_000):
        dice.below(6)
    return answer
