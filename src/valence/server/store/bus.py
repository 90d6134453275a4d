"""The bus tells every server process which tables have changed.

A message is only a hint to read the store. If messages or all of Redis are lost, nothing else is, because every process
also polls the store.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from secrets import token_hex
from typing import TYPE_CHECKING, Protocol, TypeAlias

import msgspec

from valence.core.installing import installing
from valence.core.wire import encode
from valence.server.monitoring.logs import Outage

if TYPE_CHECKING:
    from redis.asyncio import Redis

CHANNEL = "valence"
RETRY_SECONDS = 0.5
PUBLISH_TIMEOUT = 15.0
PING_SECONDS = 15.0  # of silence before the connection is checked
CONNECT_TIMEOUT = 5.0

# Called in the event loop with the id of a table; must neither block nor raise.
Subscriber: TypeAlias = Callable[[str], None]


class Bus(Protocol):
    """Every hint reaches every subscriber in every process, including the publisher's own."""

    async def open(self) -> None:
        """Connect in the background and keep retrying; never fails."""

    async def close(self) -> None: ...

    def publish(self, table: str) -> None:
        """Announce that a table has changed; never blocks or fails."""

    def subscribe(self, subscriber: Subscriber) -> None: ...


def open_bus(url: str | None) -> Bus:
    """Return the bus at a URL such as `redis://host:6379`, not yet connected; no URL for a single process."""
    if not url:
        return LocalBus()
    if url.startswith(("redis://", "rediss://", "unix://")):
        return RedisBus(url)
    raise ValueError(f"the bus must be redis://host:port, got {url.rpartition('@')[2]!r}")


class LocalBus:
    """The bus within one process."""

    def __init__(self) -> None:
        self._subscribers: list[Subscriber] = []

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self._subscribers.clear()

    def publish(self, table: str) -> None:
        for subscriber in self._subscribers:
            subscriber(table)

    def subscribe(self, subscriber: Subscriber) -> None:
        self._subscribers.append(subscriber)


class Hints(msgspec.Struct, array_like=True, frozen=True):
    """A message: its sender, and the tables that have changed."""

    sender: str
    tables: set[str]


class RedisBus(LocalBus):
    """The bus between processes, one Redis channel. Changes made during a send are batched into the next."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._redis = _redis(url)
        self._name = token_hex(8)
        self._changed: set[str] = set()
        self._has_changes = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._is_open = False
        self._outage = Outage(
            "the bus does not answer, so updates may be two seconds late", "the bus answers again"
        )

    async def open(self) -> None:
        self._is_open = True
        loops = (self._send, self._listen)
        self._tasks = [asyncio.create_task(self._retry_until_closed(each)) for each in loops]

    async def close(self) -> None:
        self._is_open = False  # a cancelled connection attempt may raise ConnectionError instead
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()
        await super().close()

    def publish(self, table: str) -> None:
        super().publish(table)
        self._changed.add(table)
        self._has_changes.set()

    async def _send(self) -> None:
        while self._is_open:
            await self._has_changes.wait()
            self._has_changes.clear()
            hints, self._changed = Hints(self._name, self._changed), set()
            async with asyncio.timeout(PUBLISH_TIMEOUT):
                await self._redis.publish(CHANNEL, encode(hints))

    async def _listen(self) -> None:
        async with self._redis.pubsub(ignore_subscribe_messages=True) as channel:
            await channel.subscribe(CHANNEL)
            self._outage.end()
            while self._is_open:
                if message := await channel.get_message(timeout=PING_SECONDS):
                    self._receive(message["data"])

    async def _retry_until_closed(self, loop: Callable[[], Awaitable[None]]) -> None:
        from redis.exceptions import RedisError

        while self._is_open:
            try:
                await loop()
            except (RedisError, OSError) as error:
                if loop == self._listen:  # it notices everything, and first that Redis is back
                    self._lost(error)
            await asyncio.sleep(RETRY_SECONDS)

    def _lost(self, error: Exception) -> None:
        if self._is_open:
            self._outage.begin(error)

    def _receive(self, message: bytes) -> None:
        with suppress(msgspec.MsgspecError):  # another program is using our channel
            hints = msgspec.json.decode(message, type=Hints)
            for table in hints.tables if hints.sender != self._name else ():
                asyncio.get_running_loop().call_soon(super().publish, table)


def _redis(url: str) -> "Redis":
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ImportError:
        raise ValueError(f"a bus over Redis needs: {installing('scale')}") from None
    once = Retry(NoBackoff(), 0)
    return Redis.from_url(
        url,
        retry=once,
        socket_connect_timeout=CONNECT_TIMEOUT,
        socket_keepalive=True,
        health_check_interval=PING_SECONDS,
    )


async def ping(url: str) -> None:
    """Raise OSError if Redis does not answer."""
    from redis.exceptions import RedisError

    async with _redis(url) as redis:
        try:
            await redis.ping()
        except RedisError as error:
            raise OSError(str(error)) from None
