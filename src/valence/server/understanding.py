"""Findings about people at the server's tables, computed in the background and cached."""

import asyncio
from collections.abc import Iterable, Sequence
from weakref import WeakKeyDictionary

from valence.core.languages import Language
from valence.learn.class_findings import (
    ClassMap,
    PeopleSeen,
    class_map,
    current_findings,
    needs,
    own_findings,
    seen_by_person,
    together,
)
from valence.learn.findings import Finding
from valence.learn.worksheets import Worksheet, class_worksheets
from valence.questions.evidence import Evidence
from valence.room.room import Member
from valence.table.errors import forbidden
from valence.table.live import LiveTable


class Understandings:
    """Findings by table, computed once for each ply, in a thread: a class has many tables."""

    def __init__(self) -> None:
        self._seen: WeakKeyDictionary[LiveTable, tuple[int, dict[str, list[Evidence]]]] = (
            WeakKeyDictionary()
        )

    async def of_player(self, live: LiveTable, person: str) -> tuple[Finding, ...]:
        """Return the findings about one player at one table."""
        if live.seating.seat_of(person) is None:
            raise forbidden("not_seated")
        return own_findings(live, (await self._of_table(live)).get(person, []))

    async def of_class(
        self, tables: Sequence[LiveTable], members: Iterable[Member], language: Language
    ) -> ClassMap:
        """Return the findings about everybody in a room at all of its tables whose game is over."""
        played = _over(tables)
        return class_map(played, await self._of_people(played, members), language)

    async def needs_of(
        self, tables: Sequence[LiveTable], members: Iterable[Member]
    ) -> tuple[str, ...]:
        """Return the concepts that a class needs most, as its finished tables show."""
        played = _over(tables)
        people = await self._of_people(played, members)
        found = await asyncio.to_thread(current_findings, played, people)
        return tuple(dict.fromkeys(need.concept for need in needs(found)))

    async def worksheets(
        self,
        tables: Sequence[LiveTable],
        members: Iterable[Member],
        versions: int,
        seed: str,
        language: Language,
    ) -> tuple[Worksheet, ...]:
        """Worksheets from what went wrong at the room's finished tables."""
        played = _over(tables)
        people = await self._of_people(played, members)
        return await asyncio.to_thread(class_worksheets, played, people, versions, seed, language)

    async def _of_people(
        self, played: Sequence[LiveTable], members: Iterable[Member]
    ) -> PeopleSeen:
        by_table = [await self._of_table(live) for live in played]
        return {one.name: together(by_table, one.devices) for one in members}

    async def _of_table(self, live: LiveTable) -> dict[str, list[Evidence]]:
        """Return the observations at a table by person."""
        ply, seen = self._seen.get(live, (-1, {}))
        if ply != live.ply:
            ply, senders = live.ply, live.senders
            seen = await asyncio.to_thread(seen_by_person, live, senders)
            self._seen[live] = (ply, seen)
        return seen


def _over(tables: Iterable[LiveTable]) -> list[LiveTable]:
    """Return the tables whose game is over.

    The numbers of a game that goes on depend on hidden cards, down to how often a player could have been wrong.
    """
    return [live for live in tables if live.match is not None and live.is_over]
