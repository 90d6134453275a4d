"""The evidence about people in a room's games of this lesson, for the questions of their next games."""

from collections import defaultdict
from collections.abc import Callable, Sequence

from msgspec.structs import replace

from valence.learn.changes import NEW_LESSON
from valence.learn.class_findings import seen_by_person
from valence.questions.evidence import Evidence
from valence.table.live import LiveTable


class Lessons:
    """Remembers in memory what games that are over have shown. After a restart, some may be asked once more."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        # By room: when each game ended, and what each person has shown in it.
        self._shown: dict[str, dict[str, tuple[float, dict[str, list[Evidence]]]]] = defaultdict(
            dict
        )

    def changed(self, live: LiveTable) -> None:
        """Remember a game of a room once it is over."""
        room = live.row.room
        if not room or not live.is_over or live.code in self._shown[room] or live.match is None:
            return
        if live.match.heading.questions != "off":
            self._shown[room][live.code] = (self._now(), seen_by_person(live, live.senders))

    def earlier(self, live: LiveTable, person: str) -> Sequence[Evidence]:
        """Return what a person has shown in this lesson's earlier games of the room."""
        shown = self._shown.get(live.row.room or "", {})
        since = self._now() - NEW_LESSON
        for code in [code for code, (ended, _) in shown.items() if ended < since]:
            del shown[code]
        return [
            replace(one, shown=replace(one.shown, match=number))
            for number, (_, seen) in enumerate(shown.values())
            for one in seen.get(person, ())
        ]
