"""Findings in the words of a language, as they are sent and printed."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from valence.core.concepts import ConceptWords
from valence.core.languages import Language, language
from valence.core.match import AnyMatch
from valence.core.wire import to_dict
from valence.core.words import Words
from valence.games import concept_words, entry
from valence.learn.findings import Finding, concepts_of, people_in
from valence.library import replay
from valence.questions.evidence import ShownTry


class Understood(Struct, frozen=True):
    """Findings, and the words for what they are about."""

    concepts: Mapping[str, ConceptWords]
    findings: tuple[Finding, ...]


def words_at(match: AnyMatch, reader: Language) -> Words[Any]:
    return entry(match.game.name).words(reader).at_table(match.state.options)


def told(found: Iterable[Finding], games: Sequence[Words[Any]]) -> tuple[Finding, ...]:
    """Put the tries behind findings into the words of each game."""
    return tuple(
        replace(one, shown=tuple(_told(try_, games) for try_ in one.shown)) for one in found
    )


def _told(try_: ShownTry, games: Sequence[Words[Any]]) -> ShownTry:
    return replace(try_, tried=games[try_.match].tried(try_.move))


def concepts_told(concepts: Iterable[str], reader: Language) -> dict[str, ConceptWords]:
    words = concept_words(reader)
    return {one: words[one] for one in concepts}


def understood(
    found: Iterable[Finding], games: Sequence[Words[Any]], reader: Language
) -> Understood:
    findings = told(found, games)
    return Understood(concepts_told([one.concept for one in findings], reader), findings)


def understanding(*records: str, lang: str = "en") -> list[dict[str, Any]]:
    """Return for every player, by name, what the decisions in these records show about each concept.

    A finding has a verdict (knows, guesses, misconception, unclear, or too little evidence), the
    probabilities behind it, and the tries that speak for it or against it. Only decisions count that were
    made without help on screen. Sentences are in `lang`.

    >>> import valence
    >>> match = valence.start("metals", seed=7, names=["Ada", "Ben"], help="none")
    >>> while match.to_move:
    ...     seat = match.to_move[0]
    ...     said = match.play(seat, match.moves(seat)[0])
    >>> ada = valence.understanding(match.record)[0]
    >>> ada["player"], ada["findings"][0]["title"], ada["findings"][0]["verdict"]
    ('Ada', 'Which ions attract each other', 'knows')
    """
    reader = language(lang)
    matches = [replay(record, strict=False) for record in records]
    games = [words_at(match, reader) for match in matches]
    sources = {
        (concept.id, idea.id): idea.source
        for concept in concepts_of(matches)
        for idea in concept.misconceptions
    }
    return [
        {
            "player": one.name,
            "findings": [
                _report(each, sources, concept_words(reader)) for each in told(one.findings, games)
            ],
        }
        for one in people_in(matches)
    ]


def _report(
    one: Finding,
    sources: Mapping[tuple[str, str], str],
    concepts: Mapping[str, ConceptWords],
) -> dict[str, Any]:
    words = concepts[one.concept]
    idea = words.ideas.get(one.misconception)
    named = to_builtins(idea) if idea else {"says": "", "instead": ""}
    source = sources.get((one.concept, one.misconception), "")
    fields: dict[str, Any] = to_dict(one)
    return fields | {
        "title": words.title,
        "says": named["says"],
        "instead": named["instead"],
        "misconception": {"id": one.misconception, **named, "source": source} if idea else None,
    }
