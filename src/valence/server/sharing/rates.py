"""Rate limits: token buckets, one for each client."""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from valence.server.settings import Settings

MAX_CLIENTS = 20_000  # buckets in memory; the least recently used is dropped first


class TokenBucket:
    """Allows `rate` requests a second, in bursts of up to `burst`."""

    __slots__ = ("_burst", "_clock", "_rate", "_tokens", "_updated")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._tokens = burst
        self._updated = clock()

    def take(self) -> bool:
        """Take one token; False if the bucket is empty."""
        if self.is_empty:
            return False
        self._tokens -= 1
        return True

    @property
    def is_empty(self) -> bool:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._updated) * self._rate)
        self._updated = now
        return self._tokens < 1


class RateLimiter:
    """A token bucket for each client: an address or a person."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def allows(self, client: str) -> bool:
        """Count one request; False if this client has made too many."""
        return self._bucket(client).take()

    def is_used_up(self, client: str) -> bool:
        """Return True if the next request of this client would be one too many."""
        return client in self._buckets and self._buckets[client].is_empty

    def _bucket(self, client: str) -> TokenBucket:
        if client not in self._buckets:
            self._buckets[client] = TokenBucket(self._rate, self._burst, self._clock)
        self._buckets.move_to_end(client)
        while len(self._buckets) > MAX_CLIENTS:
            self._buckets.popitem(last=False)
        return self._buckets[client]


class RateLimits:
    """Every rate limit of one server process."""

    def __init__(self, settings: Settings, clock: Callable[[], float] = monotonic) -> None:
        requests, messages = settings.requests_per_second, settings.messages_per_second
        own_requests = settings.requests_per_person
        # By address
        self.requests = RateLimiter(requests, 10 * requests, clock)
        self.new_people = RateLimiter(requests / 30, 10 * requests, clock)
        self.wrong_codes = RateLimiter(2, 300, clock)
        # By address and code, where the code is in use
        self.door_requests = RateLimiter(requests / 6, 10 * requests / 3, clock)
        # By person
        self.jobs = RateLimiter(0.2, 30, clock)
        self.own_requests = RateLimiter(own_requests, 10 * own_requests, clock)
        # A replay, or the first update of a connection: every event of a game that may be long.
        self.whole_games = RateLimiter(own_requests / 20, 1.5 * own_requests, clock)
        self.own_wrong_codes = RateLimiter(0.2, 20, clock)
        self.new_tables = RateLimiter(0.5, 60, clock)
        self.messages = RateLimiter(messages, 3 * messages, clock)
