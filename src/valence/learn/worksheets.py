"""Worksheets from a class's own mistakes: several versions about the same concepts, each with its answers."""

from collections import Counter
from collections.abc import Iterable, Sequence
from string import ascii_uppercase

from msgspec import Struct

from valence.core.concepts import Concept
from valence.core.game import Seat, heard
from valence.core.languages import DEFAULT
from valence.core.match import AnyMatch
from valence.core.play import why_refused
from valence.games import concept_words
from valence.learn.class_findings import PeopleSeen, current_findings, needs
from valence.learn.evidence import Evidence
from valence.learn.exercises import EXERCISES, Exercise, exercises
from valence.learn.findings import Person, concepts_of
from valence.table.live import LiveTable

MOST_VERSIONS = 6
MOST_CONCEPTS = 3
MISTAKES = 1  # of the class, in each section
# Of our own, in each section of so many; seven and a mistake fill a page.
TASKS = {1: 7, 2: 5, 3: 3}
MOST_LOOKED_AT = 20  # mistakes about a concept
MOST_SENTENCES = 3  # about what led to a mistake


class Mistake(Struct, frozen=True):
    """A wrong try in one of the games. Players are numbered, so nobody is exposed."""

    situation: str
    tried: str
    why: str


class Section(Struct, frozen=True):
    title: str
    mistakes: tuple[Mistake, ...]
    tasks: tuple[Exercise, ...]
    instead: str
    """The solution, for the answer sheet."""


class Worksheet(Struct, frozen=True):
    version: str
    sections: tuple[Section, ...]


def class_worksheets(
    tables: Sequence[LiveTable], people_seen: PeopleSeen, versions: int, seed: str
) -> tuple[Worksheet, ...]:
    """Make worksheets from the mistakes of a class, given what everyone has shown at these tables, all over."""
    matches = [live.match for live in tables if live.match is not None]
    every = [one for seen in people_seen.values() for one in seen]
    return worksheets(matches, current_findings(tables, people_seen), every, versions, seed)


def worksheets(
    matches: Sequence[AnyMatch],
    people: Sequence[Person],
    seen: Sequence[Evidence],
    versions: int,
    seed: str,
) -> tuple[Worksheet, ...]:
    """Make this many versions about the concepts this class needs most; ValueError if nothing went wrong."""
    if not 1 <= versions <= MOST_VERSIONS:
        raise ValueError(f"versions: must be 1 to {MOST_VERSIONS}, got {versions}")
    concepts = _needed(concepts_of(matches), people, seen)
    if not concepts:
        raise ValueError("there is nothing to practise: no mistakes were made without help")
    mistakes = {one.id: _mistakes(matches, seen, one.id) for one in concepts}
    return tuple(
        Worksheet(
            version,
            tuple(
                _section(one, mistakes[one.id][n:], TASKS[len(concepts)], f"{seed} {version}")
                for one in concepts
            ),
        )
        for n, version in enumerate(ascii_uppercase[:versions])
    )


def _needed(
    concepts: Iterable[Concept], people: Sequence[Person], seen: Iterable[Evidence]
) -> list[Concept]:
    """Return the concepts to practise: the class's needs first, then those that went wrong most often."""
    wrong = Counter(one.observation.concept for one in seen if not one.observation.right.has)
    first = [need.concept for need in needs(people)]
    order = list(dict.fromkeys([*first, *(concept for concept, _ in wrong.most_common())]))
    by_id = {one.id: one for one in concepts}
    return [by_id[id_] for id_ in order if id_ in EXERCISES][:MOST_CONCEPTS]


def _section(concept: Concept, mistakes: Sequence[Mistake], tasks: int, seed: str) -> Section:
    said = concept_words(DEFAULT)[concept.id]
    return Section(
        title=said.title,
        mistakes=tuple(mistakes[:MISTAKES]),
        tasks=exercises(concept.id, tasks, seed),
        instead=" ".join(one.instead for one in said.ideas.values()),
    )


def _mistakes(matches: Sequence[AnyMatch], seen: Iterable[Evidence], concept: str) -> list[Mistake]:
    """Return the class's own mistakes about a concept, each once, repeated so that they suffice for all versions."""
    wrong = [
        one for one in seen if not one.observation.right.has and one.observation.concept == concept
    ]
    found = dict.fromkeys(_mistake(matches[one.shown.match], one) for one in wrong[:MOST_LOOKED_AT])
    return [*found] * MOST_VERSIONS


def _mistake(match: AnyMatch, one: Evidence) -> Mistake:
    names = [f"Player {seat + 1}" for seat in range(len(match.names))]
    return Mistake(
        situation=" ".join(_led_to(match, one.shown.seat, one.shown.ply, names)),
        tried=one.shown.tried.strip(),
        why=_why(match, one, names),
    )


def _why(match: AnyMatch, one: Evidence, names: Sequence[str]) -> str:
    """Return the reason of the refusal, or what the table said to the move."""
    seat, ply = one.shown.seat, one.shown.ply
    if one.shown.is_refused:
        state = next(state for at, state in enumerate(match.positions()) if at == ply)
        refusal = why_refused(match.game, state, seat, one.move)
        assert refusal is not None, "it was refused in the game"
        return match.words.refusal(refusal, names)
    return match.words.say(heard(match.story[ply + 1], seat)[0], names)


def _led_to(match: AnyMatch, seat: Seat, ply: int, names: Sequence[str]) -> list[str]:
    """Return a sentence for each of the latest moves, back to this player's last one, as everybody has seen them."""
    said: list[str] = []
    moves = [at for at in reversed(range(ply)) if not match.played[at].is_note]
    for n, at in enumerate(moves[:MOST_SENTENCES]):
        if events := heard(match.story[at + 1], None):
            said.insert(0, match.words.say(events[0], names))
        if n and match.played[at].seat == seat:
            break
    return said
