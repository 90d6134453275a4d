"""Ending what goes on in the other browsers of a person, in every process."""

from valence.server.people.sessions import People
from valence.server.sharing.windows import Windows
from valence.server.store.bus import Bus

TOPIC = "signed-out"


class SigningOut:
    def __init__(self, bus: Bus, people: People, windows: Windows) -> None:
        self._bus = bus
        self._people = people
        self._windows = windows
        bus.subscribe(self._hear)

    def tell(self, person: str) -> None:
        """Tell every process that sessions of this person have ended in the store."""
        self._bus.publish(f"{TOPIC} {person}")

    def _hear(self, topic: str) -> None:
        kind, _, person = topic.partition(" ")
        if kind == TOPIC:
            self._people.forget_sessions(person)
            self._windows.close_all_of(person)
