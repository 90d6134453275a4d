"""Denied requests as clients get them: a status, a code for programs, and a sentence for people."""

from collections.abc import Mapping

from valence.table.errors import Denied, Kind
from valence.table.protocol import Problem

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
}


class Problems:
    """The sentences of one host about denied requests, by language and code."""

    def __init__(self, sentences: Mapping[str, str]) -> None:
        self.sentences = sentences

    def reason(self, denied: Denied) -> str:
        return self.sentences[denied.code].format(**denied.facts)

    def problem(self, denied: Denied, id_: str | None = None) -> Problem:
        return Problem(_public_code(denied), self.reason(denied), id_)


def _public_code(denied: Denied) -> str:
    own = denied.kind.value if denied.kind in SUMMED_UP else denied.code
    return PUBLIC_CODES.get(denied.code, own)
