"""A queue for work that takes long, in which whoever has had least lately comes first."""

import asyncio
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from typing import NamedTuple

from valence.table.errors import too_many

HALF_LIFE = 60.0  # seconds after which half of what somebody has had is forgotten
MAX_REMEMBERED = 20_000


class Share(NamedTuple):
    """The room that something is done for, empty without one, and the person."""

    room: str
    person: str


class Usage:
    """The seconds of work that rooms and people have had, of which half is forgotten after a while."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._had: OrderedDict[str, tuple[float, float]] = OrderedDict()  # seconds, and when

    def of(self, name: str) -> float:
        seconds, at = self._had.get(name, (0.0, 0.0))
        return seconds * float(0.5 ** ((self._clock() - at) / HALF_LIFE))

    def add(self, name: str, seconds: float) -> None:
        self._had[name] = (self.of(name) + seconds, self._clock())
        self._had.move_to_end(name)
        if len(self._had) > MAX_REMEMBERED:
            self._had.popitem(last=False)


class Turns:
    """Lets so many jobs run at once; the others wait, and the one whose room and person have had least is next.

    If too many wait, the one that would come last is refused, which may be the new one.
    """

    def __init__(
        self,
        at_once: int,
        most_waiting: int,
        full: str,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self.waiting: dict[asyncio.Future[None], Share] = {}  # the one that came first, first
        self.most_waiting = most_waiting
        self._free = at_once
        self._full = full
        self._clock = clock
        self._rooms, self._people = Usage(clock), Usage(clock)

    @asynccontextmanager
    async def turn(self, share: Share) -> AsyncIterator[None]:
        """Wait for the turn of this room and person, and count how long it takes."""
        await self._wait(share)
        began = self._clock()
        try:
            yield
        finally:
            self._rooms.add(share.room, self._clock() - began)
            self._people.add(share.person, self._clock() - began)
            self._pass_on()

    async def _wait(self, share: Share) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting[turn] = share
        if len(self.waiting) > self.most_waiting:
            self._refuse_last()
        try:
            await turn
        except asyncio.CancelledError:
            if self.waiting.pop(turn, None) is None and turn.exception() is None:
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        if not self.waiting:
            self._free += 1
            return
        turn = min(self.waiting, key=self._order())
        del self.waiting[turn]
        turn.set_result(None)

    def _refuse_last(self) -> None:
        turn = max(reversed(self.waiting), key=self._order())
        del self.waiting[turn]
        turn.set_exception(too_many(self._full))

    def _order(self) -> Callable[["asyncio.Future[None]"], tuple[float, ...]]:
        """Return a key that is smaller the less a room, and then a person in it, has had and waits for."""
        rooms = Counter(share.room for share in self.waiting.values())
        people = Counter(self.waiting.values())

        def key(turn: "asyncio.Future[None]") -> tuple[float, ...]:
            share = self.waiting[turn]
            of_room, of_person = self._rooms.of(share.room), self._people.of(share.person)
            return of_room, rooms[share.room], of_person, people[share]

        return key
