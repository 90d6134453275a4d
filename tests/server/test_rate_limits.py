"""Rate limits, on a clock that only the test moves."""

from tests.server.clocks import ManualClock
from valence.server.sharing.rates import MAX_CLIENTS, RateLimiter, TokenBucket


def test_a_burst_is_allowed_and_then_refused() -> None:
    bucket = TokenBucket(rate=2, burst=3, clock=ManualClock())
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]


def test_tokens_come_back_at_the_rate() -> None:
    clock = ManualClock()
    bucket = TokenBucket(rate=2, burst=1, clock=clock)
    assert bucket.take()
    clock.advance(0.25)  # half a token
    assert not bucket.take()
    clock.advance(0.25)
    assert bucket.take()
    assert not bucket.take()


def test_a_long_pause_fills_no_more_than_a_burst() -> None:
    clock = ManualClock()
    bucket = TokenBucket(rate=2, burst=3, clock=clock)
    clock.advance(3600)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_client_has_a_bucket() -> None:
    limiter = RateLimiter(rate=1, burst=1, clock=ManualClock())
    assert limiter.allows("one")
    assert not limiter.allows("one")
    assert limiter.allows("two")


def test_the_least_recently_used_bucket_is_dropped() -> None:
    limiter = RateLimiter(rate=1, burst=1, clock=ManualClock())
    limiter.allows("first")
    limiter.allows("second")
    limiter.allows("first")
    for n in range(MAX_CLIENTS - 1):
        limiter.allows(f"{n}")
    assert not limiter.allows("first")
    assert limiter.allows("second")
