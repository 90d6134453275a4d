"""Doors: the codes that are in use behind an address, because somebody who belongs to the table or room was there.

Newcomers who name such a code get in, whatever other strangers at their address do: a school shares one address.
"""

from collections import OrderedDict
from collections.abc import Callable
from time import monotonic

from valence.server.sharing.rates import RateLimits
from valence.server.store.bus import Bus

TOPIC = "door"
MAX_DOORS = 50_000
REFRESH_SECONDS = 300.0  # after which other processes are told again


class Doors:
    def __init__(
        self, bus: Bus, limits: RateLimits, clock: Callable[[], float] = monotonic
    ) -> None:
        self._bus = bus
        self._limits = limits
        self._clock = clock
        self._told: OrderedDict[str, float] = (
            OrderedDict()
        )  # by door; when this process told others
        bus.subscribe(self._hear)

    def open(self, code: str, address: str) -> None:
        """Note that somebody who belongs to a table or room has used its code at this address."""
        door, now = f"{TOPIC} {code} {address}", self._clock()
        if now - self._told.get(door, -REFRESH_SECONDS) >= REFRESH_SECONDS:
            self._remember(door, now)
            self._bus.publish(door)

    def is_open(self, code: str, address: str) -> bool:
        return f"{TOPIC} {code} {address}" in self._told

    def lets_in(self, code: str, address: str) -> bool:
        """Count one request of a newcomer; False if there is no door, or too many go through it."""
        is_open = self.is_open(code, address)
        return is_open and self._limits.door_requests.allows(f"{code} {address}")

    def _hear(self, topic: str) -> None:
        if topic.startswith(f"{TOPIC} ") and topic not in self._told:
            self._remember(topic, -REFRESH_SECONDS)

    def _remember(self, door: str, now: float) -> None:
        self._told[door] = now
        self._told.move_to_end(door)
        if len(self._told) > MAX_DOORS:
            self._told.popitem(last=False)
