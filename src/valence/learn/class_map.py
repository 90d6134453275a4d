"""Findings about people at a table, and the needs of a class, as pages show them.

Only entries that a person made count, not those of bots or clocks.
"""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from valence.core.languages import DEFAULT
from valence.core.match import AnyMatch
from valence.games import concept_words
from valence.learn.changes import Change, changes, current, latest_lesson
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
from valence.learn.worksheets import Worksheet, worksheets
from valence.table.live import LiveTable

# What was seen of each person, by name.
PeopleSeen: TypeAlias = Mapping[str, Sequence[Seen]]


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
    changes: tuple[Change, ...] = ()
    """Since earlier lessons; empty in the first one."""


def seen_by_person(live: LiveTable, senders: Mapping[int, str]) -> dict[str, list[Seen]]:
    """Return the observations of each person at a table, given who made the entries of its log."""
    assert live.match is not None
    seated = {person for chair in live.seating.chairs for person in chair.people}
    people = seated & {*senders.values()}
    found: dict[str, list[Seen]] = {person: [] for person in people}
    for one in seen_in(live.match):
        if (person := senders.get(one.decision.ply)) in people:
            found[str(person)].append(one)
    return found


def together(by_table: Sequence[dict[str, list[Seen]]], person: str) -> list[Seen]:
    return [
        replace(one, match=number)
        for number, seen in enumerate(by_table)
        for one in seen.get(person, ())
    ]


def class_worksheets(
    tables: Sequence[LiveTable], people_seen: PeopleSeen, versions: int, seed: str
) -> tuple[Worksheet, ...]:
    """Worksheets from the mistakes of a class, given what was seen of each person at these tables."""
    # A game that goes on would show hidden cards.
    over = [one for seen in people_seen.values() for one in seen if tables[one.match].is_over]
    return worksheets(_matches(tables), _reports(tables, people_seen), over, versions, seed)


def _matches(tables: Sequence[LiveTable]) -> list[AnyMatch]:
    return [live.match for live in tables if live.match is not None]


def _reports(tables: Sequence[LiveTable], people_seen: PeopleSeen) -> list[PlayerReport]:
    """Return everyone's current findings."""
    concepts, latest = concepts_of(_matches(tables)), _latest(tables)
    return [
        PlayerReport(name, current(concepts, seen, latest)) for name, seen in people_seen.items()
    ]


def _latest(tables: Sequence[LiveTable]) -> set[int]:
    """The numbers of the tables that belong to the latest lesson."""
    return latest_lesson([live.seating.started or 0.0 for live in tables])


def class_map(tables: Sequence[LiveTable], people_seen: PeopleSeen) -> ClassMap:
    """The map of a class, given what was seen of each person at these tables.

    It has only concepts that somebody has shown anything about.
    """
    concepts, reports = concepts_of(_matches(tables)), _reports(tables, people_seen)
    shown = {one.concept for report in reports for one in report.findings if one.decisions}
    people = [
        Person(
            report.player,
            tuple(_wire(one, tables) for one in report.findings if one.concept in shown),
        )
        for report in reports
    ]
    return ClassMap(
        tuple(
            (one.id, concept_words(DEFAULT)[one.id].title) for one in concepts if one.id in shown
        ),
        tuple(people),
        tuple(_need(one, people) for one in needs(reports)),
        changes(concepts, people_seen, _latest(tables)),
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
    """Return a need of the class with one position of each of the first students who have it."""
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


def own_findings(live: LiveTable, seen: Sequence[Seen]) -> tuple[PersonFinding, ...]:
    """Return the findings about one person at one table."""
    if live.match is None:
        return ()
    return tuple(_wire(one, [live]) for one in findings(concepts_of([live.match]), seen))
