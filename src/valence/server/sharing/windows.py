"""The connections that stay open: to tables and to the pages of rooms."""

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from valence.table.errors import too_many

# A person as somebody who belongs to a place, or as a stranger there.
Holder: TypeAlias = tuple[bool, str]


@dataclass(frozen=True, eq=False, slots=True)
class Window:
    """One connection of a person to a table or a room."""

    person: str
    is_known: bool
    """True if the person has a seat there, or belongs to the room."""
    close: Callable[[], None]

    @property
    def holder(self) -> Holder:
        return self.is_known, self.person


class Windows:
    """All windows of this process. If all are taken, strangers give up theirs first, then whoever has most."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._count = 0
        self._held: dict[Holder, list[Window]] = {}
        # The holders by whether they are known and by how many windows they have.
        self._levels: dict[tuple[bool, int], dict[Holder, None]] = defaultdict(dict)

    def open(self, window: Window) -> None:
        """Add a window; if there are too many, close another one or refuse this one."""
        if self._count >= self._most:
            self._make_room_for(window)
        self._change(window.holder, lambda held: held.append(window))
        self._count += 1

    def close(self, window: Window) -> None:
        """Remove a window, unless it has been closed to make room."""
        if self.has(window):
            self._change(window.holder, lambda held: held.remove(window))
            self._count -= 1

    def close_all_of(self, person: str) -> None:
        """Close every window of a person. Browsers come back by themselves, if their session goes on."""
        for holder in ((True, person), (False, person)):
            for window in list(self._held.get(holder, ())):
                self.close(window)
                window.close()

    def has(self, window: Window) -> bool:
        return window in self._held.get(window.holder, ())

    def _make_room_for(self, window: Window) -> None:
        is_known, most = self._worst()
        own = len(self._held.get(window.holder, ())) + 1
        if (is_known, -most) >= (window.is_known, -own):
            raise too_many("server_full")
        holder = next(iter(self._levels[is_known, most]))
        newest = self._held[holder][-1]
        self.close(newest)
        newest.close()

    def _worst(self) -> tuple[bool, int]:
        """Return which holders give up a window first: strangers, and among equals those with most windows."""
        return min(self._levels, key=lambda level: (level[0], -level[1]))

    def _change(self, holder: Holder, change: Callable[[list[Window]], None]) -> None:
        held = self._held.setdefault(holder, [])
        self._leave(holder, len(held))
        change(held)
        if held:
            self._levels[holder[0], len(held)][holder] = None
        else:
            del self._held[holder]

    def _leave(self, holder: Holder, count: int) -> None:
        level = self._levels.get((holder[0], count))
        if level is not None:
            level.pop(holder, None)
            if not level:
                del self._levels[holder[0], count]
