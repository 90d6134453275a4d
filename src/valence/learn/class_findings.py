"""Findings about the people at tables, and what their class needs.

Only entries that a person made count, not those of bots or clocks.
"""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from valence.core.concepts import Concept, ConceptWords
from valence.core.languages import Language
from valence.games import concept_words
from valence.learn.changes import Change, changes, current, latest_lesson
from valence.learn.findings import ENOUGH, NAMED, SURE, Finding, Person, concepts_of, findings
from valence.learn.proposals import Proposal, proposals
from valence.learn.reports import concepts_told, told
from valence.questions.evidence import Evidence, ShownTry, evidence_in
from valence.table.live import NOBODY, LiveTable

MOST_NEEDS = 3
MOST_SHOWN = 3  # tries behind a need

# The evidence of each person, by name.
PeopleSeen: TypeAlias = Mapping[str, Sequence[Evidence]]


class Need(Struct, frozen=True):
    """Something for the class to talk about: a misconception, or a concept that several students guess at."""

    concept: str
    misconception: str
    """Empty where students guess."""
    students: tuple[str, ...]
    expected: float
    """The number of students who have it, as far as the probabilities tell."""
    shown: tuple[ShownTry, ...]
    """A try of each of the first students who have it."""


class ClassMap(Struct, frozen=True):
    concepts: Mapping[str, ConceptWords]
    """Those that somebody has shown anything about, in words, by id."""
    people: tuple[Person, ...]
    needs: tuple[Need, ...]
    changes: tuple[Change, ...] = ()
    """Since earlier lessons; empty in the first one."""
    proposals: tuple[Proposal, ...] = ()
    """For the next lesson, the most telling one first."""
    enough: int = ENOUGH
    """The number of decisions below which nothing is concluded."""
    sure: float = SURE
    """The probability from which on something is concluded."""
    named: float = NAMED
    """The probability from which on a misconception is named."""


def seen_by_person(live: LiveTable, senders: Mapping[int, str]) -> dict[str, list[Evidence]]:
    """Return what each person at a table has shown, given who made the entries of its log.

    Also people who have gone on playing on another device, and so have no seat any more.
    """
    if live.match is None:
        return {}
    found: dict[str, list[Evidence]] = {one: [] for one in {*senders.values()} - NOBODY}
    for one in evidence_in(live.match, table=live.code):
        if (person := senders.get(one.shown.ply)) in found:
            found[str(person)].append(one)
    return found


def together(
    by_table: Sequence[Mapping[str, list[Evidence]]], devices: Sequence[str]
) -> list[Evidence]:
    """Return what a person has shown at all tables, on whichever device."""
    return [
        replace(one, shown=replace(one.shown, match=number))
        for number, seen in enumerate(by_table)
        for person in devices
        for one in seen.get(person, ())
    ]


def own_findings(live: LiveTable, seen: Sequence[Evidence]) -> tuple[Finding, ...]:
    """Return the findings about one person at one table, whose game is over."""
    return () if live.match is None else findings(concepts_of([live.match]), seen)


def class_map(tables: Sequence[LiveTable], people_seen: PeopleSeen, language: Language) -> ClassMap:
    """Return the findings about a class in words, given what everyone has shown at these tables, all over."""
    games = [live.words(language) for live in tables]
    found = current_findings(tables, people_seen)
    shown = {one.concept for person in found for one in person.findings if one.decisions}
    people = [
        replace(one, findings=told((each for each in one.findings if each.concept in shown), games))
        for one in found
    ]
    concepts = [one for one in _concepts(tables) if one.id in shown]
    return ClassMap(
        concepts_told([one.id for one in concepts], language),
        tuple(people),
        needs(people),
        changes(concepts, people_seen, _latest(tables)),
        proposals(found, concept_words(language)),
    )


def current_findings(tables: Sequence[LiveTable], people_seen: PeopleSeen) -> list[Person]:
    concepts, latest = _concepts(tables), _latest(tables)
    return [Person(name, current(concepts, seen, latest)) for name, seen in people_seen.items()]


def _concepts(tables: Sequence[LiveTable]) -> tuple[Concept, ...]:
    return concepts_of(live.match for live in tables if live.match is not None)


def _latest(tables: Sequence[LiveTable]) -> set[int]:
    """Return the numbers of the tables that belong to the latest lesson."""
    return latest_lesson([live.seating.started or 0.0 for live in tables])


def needs(people: Iterable[Person]) -> tuple[Need, ...]:
    """Return the most common needs, the most common first. Concepts with too little evidence don't count."""
    having: dict[tuple[str, str], list[tuple[str, Finding]]] = defaultdict(list)
    for person in people:
        for one in person.findings:
            if one.verdict in ("misconception", "guesses"):
                having[one.concept, one.misconception].append((person.name, one))
    found = map(_need, having.values())
    return tuple(sorted(found, key=lambda need: -need.expected)[:MOST_NEEDS])


def _need(having: Sequence[tuple[str, Finding]]) -> Need:
    """Return the need of these students, who all lack the same."""
    _, first = having[0]
    signs = ([try_ for try_ in one.shown if try_.speaks_for][:1] for _, one in having)
    return Need(
        concept=first.concept,
        misconception=first.misconception,
        students=tuple(name for name, _ in having),
        expected=round(sum(one.chance for _, one in having), 1),
        shown=tuple([try_ for sign in signs for try_ in sign][:MOST_SHOWN]),
    )
