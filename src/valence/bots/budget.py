"""Limits on a bot's thinking time."""

from collections.abc import Callable
from time import monotonic

from msgspec import Struct
from msgspec.structs import replace


def never() -> bool:
    return False


class Budget(Struct, frozen=True):
    """A limit in seconds, or in imagined deals, which gives the same move on any machine."""

    seconds: float | None = 0.5
    """Time to think; None for no limit."""
    deals: int | None = None
    """The maximum number of deals to imagine; None for no limit."""
    cancelled: Callable[[], bool] = never
    """Polled while the bot thinks; as soon as it returns True, the bot answers with what it has."""
    now: Callable[[], float] = monotonic
    """The clock for `seconds`; with `process_time` a busy machine doesn't weaken a bot."""

    def at_most(self, deals: int) -> "Budget":
        """Return the same budget with no more deals than these."""
        return replace(self, deals=deals if self.deals is None else min(deals, self.deals))


class Clock:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self._budget = budget
        self._ends = None if budget.seconds is None else budget.now() + budget.seconds
        self._dealt = 0
        self._is_up = False

    def deal(self) -> bool:
        """Count one more deal and return True if it may still be imagined."""
        if self._dealt == self._budget.deals or self.is_up():
            return False
        self._dealt += 1
        return True

    def is_up(self) -> bool:
        """Return True if it is time to stop thinking; once True, always True."""
        self._is_up = self._is_up or self._budget.cancelled() or self._is_late()
        return self._is_up

    def _is_late(self) -> bool:
        return self._ends is not None and self._budget.now() >= self._ends
