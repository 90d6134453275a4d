"""Hints are computed once for each position, one at a time for each person, and never keep a bot waiting."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest

from tests.denials import denied
from tests.server.service.serving import Served, mover, play_on, two_at
from tests.table.hosting import first_move, table_of
from valence.core.game import Seat
from valence.server.bots import thinking
from valence.server.bots.thinking import ServerBots
from valence.server.monitoring.metrics import Metrics
from valence.server.sharing.turns import Share, Turns
from valence.server.store import open_store
from valence.table.errors import Kind
from valence.table.live import LiveTable
from valence.table.thinking import Hints


def mover_of(live: LiveTable) -> Seat:
    assert live.match is not None
    return live.match.to_move[0]


async def until_pending(bots: ServerBots) -> int:
    while not bots.advisers.pending:
        await asyncio.sleep(0.001)
    return bots.advisers.pending


@asynccontextmanager
async def hints_stored_in(url: str) -> AsyncIterator[ServerBots]:
    store = open_store(url)
    await store.open()
    bots = ServerBots(1, 1.0, Metrics().bot_seconds, store)
    yield bots
    bots.close()
    await store.close()


def test_a_position_is_computed_once_however_often_it_is_asked_about(sqlite_url: str) -> None:
    async def asked() -> tuple[list[int], list[Hints]]:
        live = table_of("metals")
        async with hints_stored_in(sqlite_url) as bots:
            asking = [asyncio.create_task(bots.advise(live, mover_of(live))) for _ in range(10)]
            pending = [await until_pending(bots)]
            answers = list(await asyncio.gather(*asking))
            answers.append(await bots.advise(live, mover_of(live)))
            pending.append(bots.advisers.pending)
            live.fold([first_move(live)])
            next_position = asyncio.create_task(bots.advise(live, mover_of(live)))
            pending.append(await until_pending(bots))
            await next_position
        return pending, answers

    pending, answers = asyncio.run(asked())
    assert pending == [1, 0, 1]
    assert answers == [answers[0]] * 11


def test_a_hint_is_stored_with_the_game(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process, or the same after a restart, doesn't compute it again."""

    async def asked() -> Hints:
        live = table_of("metals")
        async with hints_stored_in(sqlite_url) as bots:
            return await bots.advise(live, mover_of(live))

    first = asyncio.run(asked())
    monkeypatch.setattr(
        thinking.ServerBots, "_hint_seconds", None
    )  # nothing can be computed any more
    assert asyncio.run(asked()) == first


def test_the_queue_is_bounded_and_a_failed_hint_is_not_remembered(sqlite_url: str) -> None:
    async def ask() -> Hints:
        live = table_of("metals")
        async with hints_stored_in(sqlite_url) as bots:
            bots.asking.most_waiting = 0
            async with bots.asking.turn(Share("", "somebody else")):
                with denied("Many people are asking for hints") as refused:
                    await bots.advise(live, mover_of(live))
            assert refused.value.kind is Kind.TOO_MANY
            return await bots.advise(live, mover_of(live))

    assert asyncio.run(ask())


@contextmanager
def stopped_hints(served: Served) -> Iterator[None]:
    """Until the end of the block, the process that computes hints stands still."""
    bots = served.service.registry.bots
    assert isinstance(bots, ServerBots)
    assert bots.advisers._pool is not None
    (worker,) = bots.advisers._pool._processes
    os.kill(worker, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(worker, signal.SIGCONT)


@pytest.mark.skipif(sys.platform == "win32", reason="processes can't be stopped")
def test_bots_move_while_hints_wait_and_nobody_has_two_hints_open(served: Served) -> None:
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        mover(first, second).send({"type": "advice", "id": "starts the process"})
        assert mover(first, second).hear("advice")
        play_on(first, second)
        window, person = (first, ada) if first.last["moves"] else (second, ben)
        with stopped_hints(served):
            window.send({"type": "advice", "id": "one"})
            window.send({"type": "ping"})
            with person.connect(code) as other:
                other.update()
                other.send({"type": "advice", "id": "two"})
                refused = other.hear("refused", "advice")
                assert (refused["type"], refused["rule"]) == ("refused", "busy")
            eve = served.player("Eve")
            game = eve.open_table("metals", seats=2, bots=[{"seat": 1}])["code"]
            with eve.connect(game) as table:
                table.update()
                while table.last["to_move"] == [0]:
                    table.move(table.last["moves"][0]["move"])
                    table.update()
                assert table.until(table.ply + 1), "the bot has moved"
        assert window.hear("advice")["id"] == "one"


def test_too_many_hints_are_a_problem_and_the_connection_stays(served: Served) -> None:
    bots = served.service.registry.bots
    assert isinstance(bots, ServerBots)
    bots.asking = Turns(0, 0, "hints_waiting")
    ada, ben, code = two_at(served)
    with ada.connect(code) as first, ben.connect(code) as second:
        first.update(), second.update()
        window = mover(first, second)
        window.send({"type": "advice", "id": "a"})
        problem = window.hear("problem", "advice")
        assert (problem["code"], problem["id"]) == ("too_many", "a")
        play_on(first, second)
