"""What people have shown at the server's tables. Only entries that a person made count, not those of bots or clocks."""

import asyncio
from collections.abc import Iterable, Sequence
from weakref import WeakKeyDictionary

from msgspec import Struct
from msgspec.structs import replace

from valence.core.concepts import Concept
from valence.learn.classes import Need, needs
from valence.learn.report import (
    Finding,
    PlayerReport,
    Seen,
    Shown,
    concepts_of,
    findings,
    seen_in,
)
from valence.server.rooms.room import Member
from valence.table.live import LiveTable


class ShownAt(Struct, frozen=True):
    """A try, and where it can be looked at: table, seat and ply of the position before it."""

    table: str
    seat: int
    ply: int
    tried: str
    is_refused: bool
    speaks_for: bool


class PersonFinding(Struct, frozen=True):
    concept: str
    title: str
    verdict: str
    decisions: int
    right: int
    chance: float
    """How likely the verdict is; of an unclear one, how likely knowing it is."""
    says: str
    """The misconception in a student's words; empty if none is named."""
    instead: str
    shown: tuple[ShownAt, ...]


class Person(Struct, frozen=True):
    name: str
    findings: tuple[PersonFinding, ...]


class ClassNeed(Struct, frozen=True):
    concept: str
    title: str
    says: str
    """The misconception; empty where students guess."""
    instead: str
    ask: str
    """A question for the class."""
    students: tuple[str, ...]
    expected: float
    shown: tuple[ShownAt, ...]


class ClassMap(Struct, frozen=True):
    concepts: tuple[tuple[str, str], ...]
    """The id and the title of each."""
    people: tuple[Person, ...]
    needs: tuple[ClassNeed, ...]


class Understandings:
    """What each table shows is computed once for each ply, in a thread: a class has many tables."""

    def __init__(self) -> None:
        self._seen: WeakKeyDictionary[LiveTable, tuple[int, dict[str, list[Seen]]]] = (
            WeakKeyDictionary()
        )

    async def of_person(self, live: LiveTable, person: str) -> tuple[PersonFinding, ...]:
        """What one person has shown at one table."""
        if live.match is None:
            return ()
        seen = (await self._of_table(live)).get(person, [])
        found = findings(concepts_of([live.match]), seen)
        return tuple(_wire(one, [live]) for one in found)

    async def of_class(self, tables: Sequence[LiveTable], members: Iterable[Member]) -> ClassMap:
        """What everybody in a room has shown at all of its tables."""
        played = [live for live in tables if live.match is not None]
        by_table = [await self._of_table(live) for live in played]
        concepts = concepts_of([live.match for live in played if live.match is not None])
        reports = [
            PlayerReport(member.name, findings(concepts, _together(by_table, member.person)))
            for member in members
        ]
        return _class_map(concepts, reports, played)

    async def _of_table(self, live: LiveTable) -> dict[str, list[Seen]]:
        """By person."""
        ply, seen = self._seen.get(live, (-1, {}))
        if ply != live.ply:
            ply, made = live.ply, {one.ply: id_.partition("/")[0] for id_, one in live.made.items()}
            seen = await asyncio.to_thread(_seen_by_person, live, made)
            self._seen[live] = (ply, seen)
        return seen


def _seen_by_person(live: LiveTable, made: dict[int, str]) -> dict[str, list[Seen]]:
    assert live.match is not None
    people = {person for chair in live.seating.chairs for person in chair.people} & {*made.values()}
    found: dict[str, list[Seen]] = {person: [] for person in people}
    for one in seen_in(live.match):
        if (person := made.get(one.decision.ply)) in people:
            found[str(person)].append(one)
    return found


def _together(by_table: Sequence[dict[str, list[Seen]]], person: str) -> list[Seen]:
    return [
        replace(one, match=number)
        for number, seen in enumerate(by_table)
        for one in seen.get(person, ())
    ]


def _class_map(
    concepts: Iterable[Concept], reports: Sequence[PlayerReport], tables: Sequence[LiveTable]
) -> ClassMap:
    """Only concepts that somebody has shown anything about."""
    shown = {one.concept for report in reports for one in report.findings if one.decisions}
    people = [
        Person(
            report.player,
            tuple(_wire(one, tables) for one in report.findings if one.concept in shown),
        )
        for report in reports
    ]
    return ClassMap(
        tuple((one.id, one.title) for one in concepts if one.id in shown),
        tuple(people),
        tuple(_need(one, people) for one in needs(reports)),
    )


def _wire(one: Finding, tables: Sequence[LiveTable]) -> PersonFinding:
    named = one.misconception if one.verdict == "misconception" else None
    idea = named.id if named else one.verdict
    return PersonFinding(
        concept=one.concept,
        title=one.title,
        verdict=one.verdict,
        decisions=one.decisions,
        right=one.right,
        chance=one.probabilities.get(idea, one.probabilities["knows"]),
        says=named.says if named else "",
        instead=named.instead if named else "",
        shown=tuple(_shown_at(try_, tables) for try_ in one.shown if tables[try_.match].is_over),
    )


def _shown_at(one: Shown, tables: Sequence[LiveTable]) -> ShownAt:
    live = tables[one.match]
    return ShownAt(live.code, one.seat, one.ply, one.tried, one.is_refused, one.speaks_for)


def _need(need: Need, people: Sequence[Person]) -> ClassNeed:
    """With one position of each of the first students who have it."""
    theirs = [
        try_
        for person in people
        if person.name in need.students
        for one in person.findings
        if one.concept == need.concept
        for try_ in [try_ for try_ in one.shown if try_.speaks_for][:1]
    ]
    about = need.misconception
    return ClassNeed(
        concept=need.concept,
        title=need.title,
        says=about.says if about else "",
        instead=about.instead if about else "",
        ask=about.ask if about else "",
        students=need.students,
        expected=need.expected,
        shown=tuple(theirs[:3]),
    )
