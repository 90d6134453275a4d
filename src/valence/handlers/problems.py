"""Denied requests as clients get them: a status, a code for programs, and a sentence for people."""

from collections.abc import Mapping
from functools import cache

from valence.core.languages import Language, texts_in
from valence.core.problems import Problem
from valence.games import title
from valence.table.errors import Denied, Fact, Kind
from valence.table.protocol import Problem as Answer
from valence.table.words import Sentences

STATUS = {
    Kind.BAD_REQUEST: 400,
    Kind.NO_SESSION: 401,
    Kind.FORBIDDEN: 403,
    Kind.UNKNOWN: 404,
    Kind.CONFLICT: 409,
    Kind.TOO_LARGE: 413,
    Kind.WRONG_TYPE: 415,
    Kind.OUTDATED: 426,
    Kind.TOO_MANY: 429,
    Kind.UNAVAILABLE: 503,
}
# Of these kinds, clients learn only the kind, unless the code is in the table below.
SUMMED_UP = {Kind.BAD_REQUEST, Kind.CONFLICT, Kind.TOO_MANY}
PUBLIC_CODES = {
    "over": "over",
    "position": "position",
    "given_up": "given_up",
    "name_not_offered": "name",
    "name_not_allowed": "name",
    "rematch_not_seated": "not_seated",
    "no_built_in_drawing": "no_drawing",
    "no_structures": "structures",
    "nothing_to_practise": "nothing_to_practise",
}


class Problems:
    """The sentences of one host about denied requests."""

    def __init__(self, *of_parts: Sentences) -> None:
        """Join the sentences of several parts; a later one has the last word."""
        self.sentences = cache(lambda language: _joined(of_parts, language))

    def reason(self, denied: Denied, language: Language) -> str:
        return self.sentences(language)[denied.code].format(**_in_words(denied.facts, language))

    def problem(self, denied: Denied, language: Language, id_: str | None = None) -> Answer:
        return Answer(_public_code(denied), self.reason(denied, language), id_)


def _in_words(facts: Mapping[str, Fact], language: Language) -> dict[str, object]:
    return {name: _fact(fact, language) for name, fact in facts.items()}


def _fact(fact: Fact, language: Language) -> object:
    """Return a fact as it stands in a sentence: problems in words, and the titles of games for their names."""
    match fact:
        case Problem():
            return fact.said(language)
        case tuple():
            return ", ".join(title(game, language) for game in fact)
        case _:
            return fact


def _joined(parts: tuple[Sentences, ...], language: Language) -> Mapping[str, str]:
    return {code: said for part in parts for code, said in texts_in(language, part).items()}


def _public_code(denied: Denied) -> str:
    own = denied.kind.value if denied.kind in SUMMED_UP else denied.code
    return PUBLIC_CODES.get(denied.code, own)
