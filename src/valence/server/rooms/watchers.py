"""The people who have a room's page open, and the signal that the room has changed."""

import asyncio

from valence.server.store.bus import Bus
from valence.server.tables.audience import Places, room_topic


class RoomWatchers:
    """Everybody with the room's page open counts as being in the room."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._windows: dict[str, dict[asyncio.Event, str]] = {}  # by topic
        self._elsewhere: Places = {}
        bus.subscribe(self._wake)

    def watch(self, code: str, person: str) -> asyncio.Event:
        """An event that is set whenever the room changes."""
        changed = asyncio.Event()
        self._windows.setdefault(room_topic(code), {})[changed] = person
        self.announce(code)
        return changed

    def unwatch(self, code: str, changed: asyncio.Event) -> None:
        windows = self._windows[room_topic(code)]
        del windows[changed]
        if not windows:
            del self._windows[room_topic(code)]
        self.announce(code)

    def announce(self, code: str) -> None:
        """The room has changed: wake everybody who watches it, on every process."""
        self._bus.publish(room_topic(code))

    def people(self, code: str) -> set[str]:
        """Everybody who watches the room, on any process."""
        topic = room_topic(code)
        return {*self._windows.get(topic, {}).values(), *self._elsewhere.get(topic, ())}

    def count_windows(self, code: str, person: str) -> int:
        return list(self._windows.get(room_topic(code), {}).values()).count(person)

    def people_here(self) -> Places:
        return {topic: sorted(windows.values()) for topic, windows in self._windows.items()}

    def set_people_elsewhere(self, elsewhere: Places) -> None:
        before, self._elsewhere = self._elsewhere, elsewhere
        for topic in self._windows:
            if elsewhere.get(topic) != before.get(topic):
                self._wake(topic)

    def _wake(self, topic: str) -> None:
        for changed in self._windows.get(topic, ()):
            changed.set()
