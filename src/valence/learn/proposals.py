"""Proposals for the next lesson: the games whose decisions would tell most about what is open in a class."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct

from valence.core.concepts import ConceptWords
from valence.games import CATALOGUE
from valence.learn.findings import Person

MOST = 3
MOST_TITLES = 3

# The house rules with which a game shows more: what somebody writes or names is seen.
RULES: Mapping[str, Mapping[str, object]] = {
    "metals": {"write": "bonus", "naming": True},
    "charged": {"naming": "bonus"},
}
# These show only in exercises, or where players calculate them.
NOT_IN_PLAY = {"lattice", "averages", "dispersity"}
_SETTLED = ("knows", "misconception")


class Proposal(Struct, frozen=True):
    """A round that would tell something: with help on screen, decisions tell nothing, and an answer tells most."""

    game: str
    options: Mapping[str, object]
    help: str
    questions: str
    students: int
    """The number of students about whom it would tell something."""
    about: tuple[str, ...]
    """The titles of the concepts that are open for the most students."""


def proposals(people: Sequence[Person], titles: Mapping[str, ConceptWords]) -> tuple[Proposal, ...]:
    """Return the rounds that would tell most about the concepts of the games played so far, the best first.

    A concept is open for a student about whom nothing is concluded yet.
    """
    if not people:
        return ()
    played = {one.concept for person in people for one in person.findings if one.decisions}
    found: list[tuple[int, Proposal]] = []
    for name, entry in CATALOGUE.items():
        concepts = [one.id for one in entry.game.concepts if one.id not in NOT_IN_PLAY]
        if played.isdisjoint(concepts):
            continue
        open_ = [_open(person, concepts) for person in people]
        often = Counter(concept for some in open_ for concept in some)
        if often:
            found.append((often.total(), _proposal(name, open_, often, titles)))
    return tuple(one for _, one in sorted(found, key=lambda pair: -pair[0])[:MOST])


def _open(person: Person, concepts: Iterable[str]) -> list[str]:
    settled = {one.concept for one in person.findings if one.verdict in _SETTLED}
    return [one for one in concepts if one not in settled]


def _proposal(
    game: str,
    open_: Sequence[Sequence[str]],
    often: Counter[str],
    titles: Mapping[str, ConceptWords],
) -> Proposal:
    about = tuple(titles[concept].title for concept, _ in often.most_common(MOST_TITLES))
    students = sum(bool(some) for some in open_)
    return Proposal(game, RULES.get(game, {}), "none", "often", students, about)
