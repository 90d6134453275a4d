"""The people who have a room's page open, and the signal that the room has changed."""

import asyncio

from valence.server.store.bus import Bus
from valence.server.tables.audience import Places, gone_topic, place_topic, room_topic


class RoomWatchers:
    """The people with a room's page open; they count as being in the room."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._windows: dict[str, dict[asyncio.Event, str]] = {}  # by topic
        self._elsewhere: Places = {}
        bus.subscribe(self._wake)

    def watch(self, code: str, person: str, topic: str) -> asyncio.Event:
        """Return an event that is set whenever something is announced about a topic of this room."""
        changed = asyncio.Event()
        self._windows.setdefault(topic, {})[changed] = person
        self._bus.publish(room_topic(code))
        return changed

    def unwatch(self, code: str, changed: asyncio.Event) -> None:
        for topic in (room_topic(code), place_topic(code)):
            windows = self._windows.get(topic, {})
            windows.pop(changed, None)
            if not windows:
                self._windows.pop(topic, None)
        self._bus.publish(room_topic(code))

    def announce(self, code: str) -> None:
        """Wake everybody who watches the room, on every process, because it has changed."""
        self._bus.publish(room_topic(code))
        self._bus.publish(place_topic(code))

    def announce_gone(self, code: str) -> None:
        """Tell every process that the room has been deleted."""
        self._bus.publish(gone_topic(code))
        self.announce(code)

    def people(self, code: str) -> set[str]:
        """Return everybody who watches the room, on any process."""
        topics = (room_topic(code), place_topic(code))
        here = {person for topic in topics for person in self._windows.get(topic, {}).values()}
        return here.union(*(self._elsewhere.get(topic, ()) for topic in topics))

    def count_windows(self, code: str, person: str) -> int:
        topics = (room_topic(code), place_topic(code))
        return sum(list(self._windows.get(topic, {}).values()).count(person) for topic in topics)

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
