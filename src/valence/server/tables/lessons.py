"""The evidence about people in a room's games of this lesson, for the questions of their next games."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from valence.learn.changes import NEW_LESSON
from valence.learn.class_findings import seen_by_person
from valence.questions.evidence import Evidence
from valence.table.live import LiveTable


class Shown(NamedTuple):
    """The evidence of each person in a game, when it ended, and the entries of its log."""

    ended: float
    ply: int
    by_person: dict[str, list[Evidence]]


class Lessons:
    """Remembers in memory what games that are over have shown. After a restart, some may be asked once more."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        # By room and table.
        self._shown: dict[str, dict[str, Shown]] = defaultdict(dict)

    def changed(self, live: LiveTable) -> None:
        """Remember a game of a room once it is over, and what its short check shows after it."""
        room = live.row.room
        if not room or not live.is_over or live.match is None:
            return
        before = self._shown[room].get(live.code)
        if live.match.heading.questions != "off" and (before is None or before.ply != live.ply):
            ended = self._now() if before is None else before.ended
            self._shown[room][live.code] = Shown(
                ended, live.ply, seen_by_person(live, live.senders)
            )

    def earlier(self, live: LiveTable, person: str) -> Sequence[Evidence]:
        """Return what a person has shown in this lesson's earlier games of the room."""
        shown = self._shown.get(live.row.room or "", {})
        since = self._now() - NEW_LESSON
        for code in [code for code, one in shown.items() if one.ended < since]:
            del shown[code]
        others = [one for code, one in shown.items() if code != live.code]
        return [
            replace(one, shown=replace(one.shown, match=number))
            for number, game in enumerate(others)
            for one in game.by_person.get(person, ())
        ]
