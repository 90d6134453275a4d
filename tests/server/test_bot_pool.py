"""Bots think in worker processes, see only their view, and share the time when many are waiting."""

import asyncio
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import sleep

import pytest

import valence
from tests.random_play import random_play
from tests.variants import EVERY_VARIANT
from valence.core.game import Seat
from valence.core.wire import read_one_of, to_json
from valence.server.jobs.bot_pool import BotPool, _choose
from valence.server.jobs.hints import _advise
from valence.server.jobs.reviews import _review
from valence.server.jobs.views import view_and_moves
from valence.server.monitoring.metrics import Metrics


@pytest.mark.parametrize(("name", "seats", "options"), EVERY_VARIANT)
def test_a_bot_is_given_its_view_as_json_and_finds_its_moves(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = valence.game(name)
    for n, turn in enumerate(random_play(game, seats, options, 4)):
        if n % 9 == 0:
            view = game.view(turn.state, turn.seat)
            assert view_and_moves(name, to_json(view), turn.seat, n) == (view, turn.moves)


@pytest.mark.parametrize("name", ["metals", "whoami", "quizmaster"])
def test_bots_choose_legal_moves(name: str) -> None:
    match = valence.start(name, seats=2, seed=1)
    seat = Seat(match.to_move[0])
    move = _choose(name, "fair", to_json(match.game.view(match.state, seat)), seat, 5, 0.1)
    assert match.why_not(seat, move) is None


def test_advice_is_a_legal_move_with_a_reason() -> None:
    match = valence.start("metals", seats=2, seed=1)
    seat = Seat(match.to_move[0])
    advice = _advise("metals", to_json(match.game.view(match.state, seat)), seat, 5, 0.5)
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


def test_the_thinking_time_is_shared_when_bots_have_to_wait(tmp_path: Path) -> None:
    async def thinking_times() -> list[float]:
        bot_pool = BotPool(2, 1.0, Metrics().bot_seconds)
        seen = [bot_pool.thinking_time()]
        calls = []
        for _ in range(4):
            calls.append(asyncio.create_task(bot_pool.run(wait_for_file, tmp_path / "go")))
            await asyncio.sleep(0)
            seen.append(bot_pool.thinking_time())
        (tmp_path / "go").touch()
        await asyncio.gather(*calls)
        seen.append(bot_pool.thinking_time())
        bot_pool.close()
        return seen

    # Two bots can think at once, so the third is the first that has to wait.
    assert asyncio.run(thinking_times()) == [1, 1, 2 / 3, 2 / 4, 2 / 5, 1]


def wait_for_file(path: Path) -> None:
    while not path.exists():
        sleep(0.01)


def test_calls_are_retried_when_their_worker_is_killed(tmp_path: Path) -> None:
    async def answers() -> list[str]:
        bot_pool = BotPool(1, 1.0, Metrics().bot_seconds)
        calls = [asyncio.create_task(bot_pool.run(hang_once, tmp_path, name)) for name in "abc"]
        while not (tmp_path / "started").exists():
            await asyncio.sleep(0.01)
        assert isinstance(bot_pool._pool, ProcessPoolExecutor)
        for process in bot_pool._pool._processes.values():
            process.kill()
        found = await asyncio.gather(*calls)
        bot_pool.close()
        return found

    assert asyncio.run(answers()) == ["a", "b", "c"]


def hang_once(folder: Path, answer: str) -> str:
    """The first call hangs until its process is killed."""
    if not (folder / "started").exists():
        (folder / "started").touch()
        sleep(3600)
    return answer
