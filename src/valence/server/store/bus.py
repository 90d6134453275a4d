"""Hints that a table has changed, to every process that may have its people connected.

A hint and never the truth: whoever hears one asks the store. Losing some, or all of Redis, loses nothing, because every
process also asks the store by itself now and then.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from valence.core.wire import encode

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "valence"
PAUSE = 0.5
"""Seconds between two attempts to reach Redis."""
QUIET = 15.0
"""After so many silent seconds the connection is tried with a ping."""

Hear: TypeAlias = Callable[[str], None]
"""Called in the event loop with the id of a table; it must not wait, and it must not raise."""


class Bus(Protocol):
    """Every hint is heard by every subscriber of every process, the publisher's own included."""

    async def open(self) -> None:
        """Does not fail when others cannot be reached: they are tried for ever."""

    async def close(self) -> None: ...

    def publish(self, table: str) -> None:
        """Hint that a table has changed; neither waits nor fails."""

    def subscribe(self, hear: Hear) -> None: ...


def open_bus(url: str | None) -> Bus:
    """The bus at a URL, still to be opened: `redis://host:6379`, or none for a single process."""
    if not url:
        return LocalBus()
    if url.startswith(("redis://", "rediss://", "unix://")):
        return RedisBus(url)
    raise ValueError(f"a bus is redis://host:port, {url.rpartition('@')[2]!r} was given")


class LocalBus:
    """Within one process."""

    def __init__(self) -> None:
        self._subscribers: list[Hear] = []

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self._subscribers.clear()

    def publish(self, table: str) -> None:
        for hear in self._subscribers:
            hear(table)

    def subscribe(self, hear: Hear) -> None:
        self._subscribers.append(hear)


class Hints(msgspec.Struct, array_like=True, frozen=True):
    """One message: who sends it, and the tables that have changed."""

    sender: str
    tables: set[str]


class RedisBus(LocalBus):
    """Among processes, over one channel; whatever has changed while a message was sent goes into the next one."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis = _redis(url)
        self._name = token_hex(8)
        self._changed: set[str] = set()
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_open = False

    async def open(self) -> None:
        self._is_open = True
        work = (self._tell, self._listen)
        self._tasks = [asyncio.create_task(self._until_closed(each)) for each in work]

    async def close(self) -> None:
        self._is_open = False  # a cancelled connection attempt may end as if it had failed
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
        await super().close()

    def publish(self, table: str) -> None:
        super().publish(table)
        self._changed.add(table)
        self._news.set()

    async def _tell(self) -> None:
        while self._is_open:
            await self._news.wait()
            self._news.clear()
            hints, self._changed = Hints(self._name, self._changed), set()
            async with asyncio.timeout(QUIET):
                await self._redis.publish(CHANNEL, encode(hints))

    async def _listen(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            while self._is_open:
                if message := await channel.get_message(timeout=QUIET):
                    self._hear(message["data"])

    async def _until_closed(self, work: Callable[[], Awaitable[None]]) -> None:
        from redis.exceptions import RedisError

        while self._is_open:
            with suppress(RedisError, OSError):
                await work()
            await asyncio.sleep(PAUSE)

    def _hear(self, message: bytes) -> None:
        with suppress(msgspec.MsgspecError):  # something else speaks on our channel
            hints = msgspec.json.decode(message, type=Hints)
            for table in hints.tables if hints.sender != self._name else ():
                asyncio.get_running_loop().call_soon(super().publish, table)


def _redis(url: str) -> "Redis":
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError:
        raise ValueError('a bus over Redis needs: pip install "valence-games[scale]"') from None
    once = Retry(NoBackoff(), 0)
    return Redis.from_url(
        url,
        retry=once,
        socket_connect_timeout=5,
        socket_keepalive=True,
        health_check_interval=QUIET,
    )


async def ping(url: str) -> None:
    """Fails where no Redis answers."""
    from redis.exceptions import RedisError

    async with _redis(url) as redis:
        try:
            await redis.ping()
        except RedisError as error:
            raise OSError(str(error)) from None
