"""Who hears first: whoever waits for an answer or is to move. All else is told when there is a moment."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from time import monotonic
from typing import TypeAlias

LONGEST = 1.0
"""Seconds after which everybody hears, however much there is to do."""

Carry: TypeAlias = Callable[[bool], bool]
"""Sends everything, or only what somebody waits for; whether nothing is left."""


class Dispatcher:
    """Under load who only looks on hears of several moves at once: less work, so that nobody waits as long."""

    def __init__(self, is_busy: Callable[[], bool]) -> None:
        self._is_busy = is_busy
        self._first: list[Carry] = []
        self._later: OrderedDict[Carry, float] = OrderedDict()
        """The longest waiting one first; with when it has to hear."""
        self._is_called = False
        self._timer: asyncio.TimerHandle | None = None

    def send(self, carry: Carry, is_awaited: bool) -> None:
        """Call this before long, and the sooner if somebody waits for it."""
        if is_awaited:
            self._first.append(carry)
        else:
            self._leave(carry)
        if not self._is_called:
            self._is_called = True
            asyncio.get_running_loop().call_soon(self._go_round)

    def _go_round(self) -> None:
        self._is_called = False
        first, self._first = self._first, []
        is_calm = not self._is_busy()
        for carry in first:
            if carry(is_calm):
                self._later.pop(carry, None)
            else:
                self._leave(carry)
        self._serve_later(monotonic())

    def _leave(self, carry: Carry) -> None:
        self._later.setdefault(carry, monotonic() + LONGEST)

    def _serve_later(self, now: float) -> None:
        while self._later:
            carry, due = next(iter(self._later.items()))
            if due > now and self._is_busy():
                self._wait(due - now)
                return
            del self._later[carry]
            carry(True)

    def _wait(self, seconds: float) -> None:
        """In case that nothing else calls for a round until then."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(seconds, self._in_time)

    def _in_time(self) -> None:
        self._timer = None
        self._go_round()
