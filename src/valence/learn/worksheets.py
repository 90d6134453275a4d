"""Worksheets from a class's own mistakes: several versions about the same concepts, each with its answers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from string import ascii_uppercase

from msgspec import Struct

from valence.core.concepts import Concept, ConceptWords
from valence.core.languages import Language
from valence.core.match import AnyMatch
from valence.core.problems import BadInput, bad_input, problem
from valence.games import concept_words
from valence.learn.class_findings import PeopleSeen, current_findings, needs
from valence.learn.exercises import EXERCISES, Exercise, exercises
from valence.learn.findings import Person, concepts_of, is_wrong
from valence.learn.mistakes import Mistake, mistake_in
from valence.learn.problems import en
from valence.questions.evidence import Evidence
from valence.table.live import LiveTable

MOST_VERSIONS = 6
MOST_CONCEPTS = 3
MISTAKES = 1  # of the class, in each section
# Of our own, in each section of so many; seven and a mistake fill a page.
TASKS = {1: 7, 2: 5, 3: 3}
MOST_LOOKED_AT = 20  # mistakes about a concept


class NothingToPractise(BadInput):
    """Nobody made a mistake without help."""


class Section(Struct, frozen=True):
    title: str
    mistakes: tuple[Mistake, ...]
    tasks: tuple[Exercise, ...]
    instead: str
    """The solution, for the answer sheet."""


class Worksheet(Struct, frozen=True):
    version: str
    sections: tuple[Section, ...]


def tasks_of(sheets: Iterable[Worksheet]) -> tuple[Exercise, ...]:
    """Return the tasks of all versions."""
    return tuple(task for sheet in sheets for section in sheet.sections for task in section.tasks)


def class_worksheets(
    tables: Sequence[LiveTable],
    people_seen: PeopleSeen,
    versions: int,
    seed: str,
    language: Language,
) -> tuple[Worksheet, ...]:
    """Make worksheets from the mistakes of a class, given what everyone has shown at these tables, all over."""
    matches = [live.match for live in tables if live.match is not None]
    every = [one for seen in people_seen.values() for one in seen]
    people = current_findings(tables, people_seen)
    return worksheets(matches, people, every, versions, seed, language)


def worksheets(
    matches: Sequence[AnyMatch],
    people: Sequence[Person],
    seen: Sequence[Evidence],
    versions: int,
    seed: str,
    language: Language,
) -> tuple[Worksheet, ...]:
    """Make this many versions about the concepts this class needs most; NothingToPractise if nothing went wrong."""
    if not 1 <= versions <= MOST_VERSIONS:
        raise bad_input(en.versions, MOST_VERSIONS, versions)
    concepts = _needed(concepts_of(matches), people, seen)
    if not concepts:
        raise NothingToPractise(problem(en.nothing_to_practise))
    mistakes = {one.id: _mistakes(matches, seen, one, language) for one in concepts}
    ideas = _ideas(people)
    return tuple(
        Worksheet(
            version,
            tuple(
                _section(
                    concept_words(language)[one.id],
                    mistakes[one.id][n:],
                    exercises(
                        one.id,
                        TASKS[len(concepts)],
                        f"{seed} {version}",
                        language,
                        idea=ideas.get(one.id, ""),
                    ),
                )
                for one in concepts
            ),
        )
        for n, version in enumerate(ascii_uppercase[:versions])
    )


def _needed(
    concepts: Iterable[Concept], people: Sequence[Person], seen: Iterable[Evidence]
) -> list[Concept]:
    """Return the concepts to practise: the class's needs first, then those that went wrong most often."""
    by_id = {one.id: one for one in concepts}
    wrong = Counter(
        concept for one in seen for concept in by_id if is_wrong(one.observation, by_id[concept])
    )
    first = [need.concept for need in needs(people)]
    order = list(dict.fromkeys([*first, *(concept for concept, _ in wrong.most_common())]))
    return [by_id[id_] for id_ in order if id_ in EXERCISES][:MOST_CONCEPTS]


def _ideas(people: Iterable[Person]) -> dict[str, str]:
    """Return for each concept the misconception that most students have, if anybody has one."""
    named = Counter(
        (one.concept, one.misconception)
        for person in people
        for one in person.findings
        if one.misconception
    )
    return {concept: idea for (concept, idea), _ in reversed(named.most_common())}


def _section(
    said: ConceptWords, mistakes: Sequence[Mistake], tasks: tuple[Exercise, ...]
) -> Section:
    return Section(
        title=said.title,
        mistakes=tuple(mistakes[:MISTAKES]),
        tasks=tasks,
        instead=" ".join(one.instead for one in said.ideas.values()),
    )


def _mistakes(
    matches: Sequence[AnyMatch], seen: Iterable[Evidence], concept: Concept, language: Language
) -> list[Mistake]:
    """Return the class's own mistakes about a concept, each once, repeated so that they suffice for all versions."""
    wrong = [one for one in seen if is_wrong(one.observation, concept)]
    found = dict.fromkeys(
        mistake_in(matches[one.shown.match], one.shown, language) for one in wrong[:MOST_LOOKED_AT]
    )
    return [*found] * MOST_VERSIONS
