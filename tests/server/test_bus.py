"""The bus carries hints within a process and between processes, and reconnects to Redis."""

import asyncio
import sys
from collections.abc import AsyncIterator, Callable

import pytest

from tests.programs import Missing
from tests.server import services
from valence.server.store.bus import Bus, open_bus

pytestmark = pytest.mark.anyio


class Listener:
    """The bus of one process, with the hints it has received."""

    def __init__(self, url: str | None) -> None:
        self.bus: Bus = open_bus(url)
        self.received: list[str] = []
        self.bus.subscribe(self.received.append)


async def until(done: Callable[[], bool], again: Callable[[], None] = lambda: None) -> None:
    async with asyncio.timeout(60):
        while not done():
            again()
            await asyncio.sleep(0.02)


@pytest.fixture
async def pair(redis_url: str) -> AsyncIterator[tuple[Listener, Listener]]:
    """The connected buses of two processes."""
    here, there = Listener(redis_url), Listener(redis_url)
    await here.bus.open()
    await there.bus.open()
    await meet(here, there)
    yield here, there
    await here.bus.close()
    await there.bus.close()


async def meet(here: Listener, there: Listener) -> None:
    await until(lambda: "from here" in there.received, lambda: here.bus.publish("from here"))
    await until(lambda: "from there" in here.received, lambda: there.bus.publish("from there"))


async def test_within_a_process_every_subscriber_gets_a_hint_at_once() -> None:
    listener = Listener(None)
    also: list[str] = []
    listener.bus.subscribe(also.append)
    await listener.bus.open()
    listener.bus.publish("t1")
    assert listener.received == also == ["t1"]
    await listener.bus.close()


async def test_a_hint_reaches_the_other_process(pair: tuple[Listener, Listener]) -> None:
    here, there = pair
    here.bus.publish("t1")
    await until(lambda: "t1" in there.received)


async def test_the_publishing_process_gets_its_hint_once_and_at_once(
    pair: tuple[Listener, Listener],
) -> None:
    here, there = pair
    here.bus.publish("t1")
    assert here.received.count("t1") == 1
    await until(lambda: "t1" in there.received)
    there.bus.publish("t2")
    await until(lambda: "t2" in here.received)
    assert here.received.count("t1") == 1


async def test_many_hints_are_batched_and_no_table_is_lost(pair: tuple[Listener, Listener]) -> None:
    here, there = pair
    for n in range(5000):
        here.bus.publish(f"t{n % 100}")
    await until(lambda: {f"t{n}" for n in range(100)} <= set(there.received))
    assert len(there.received) < 1000


async def test_foreign_messages_on_the_channel_are_ignored(
    pair: tuple[Listener, Listener], redis_url: str
) -> None:
    from redis.asyncio import Redis

    here, there = pair
    async with Redis.from_url(redis_url) as stranger:
        for message in (b"hello", b"[]", b'["x", 7]', b"\xff"):
            await stranger.publish("valence", message)
    here.bus.publish("t1")
    await until(lambda: "t1" in there.received)


async def test_the_bus_reconnects_after_redis_was_down(caplog: pytest.LogCaptureFixture) -> None:
    try:
        server = services.Redis()
    except Missing as missing:
        pytest.skip(str(missing))
    here, there = Listener(server.url), Listener(server.url)
    await here.bus.open()
    await there.bus.open()
    for _ in range(2):
        here.bus.publish("t1")  # while Redis is down: delivered here, lost elsewhere, and no error
        assert here.received[-1] == "t1"
        await asyncio.to_thread(server.start)
        there.received.clear()
        here.received.clear()
        try:
            await meet(here, there)
        finally:
            await asyncio.to_thread(server.stop)
    await until(lambda: warnings(caplog) >= 6)
    await here.bus.close()
    await there.bus.close()
    assert warnings(caplog) == 6  # each of the two buses: never connected, lost, and lost again


def warnings(caplog: pytest.LogCaptureFixture) -> int:
    return sum("the bus does not answer" in record.getMessage() for record in caplog.records)


async def test_the_bus_closes_although_a_connection_that_is_cancelled_only_fails(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def listen() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            raise ConnectionError("given up") from None

    bus = open_bus("redis://127.0.0.1:1")
    monkeypatch.setattr(bus, "_listen", listen)
    await bus.open()
    await asyncio.sleep(0)
    async with asyncio.timeout(60):
        await bus.close()


def test_without_its_client_redis_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "redis.asyncio", None)
    with pytest.raises(ValueError, match="pip install asyncpg redis"):
        open_bus("redis://127.0.0.1")


def test_an_invalid_bus_url_is_rejected_without_showing_its_password() -> None:
    with pytest.raises(ValueError, match="the bus must be redis://host:port, got 'host'"):
        open_bus("amqp://user:secret@host")
