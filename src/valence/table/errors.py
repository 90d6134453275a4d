"""Requests that are denied: of which kind, why, and the facts that a sentence about it needs.

The sentence is made by the words of a language when the answer is, and only hosts know what a kind is in HTTP.
"""

from enum import Enum
from typing import TypeAlias

from valence.core.problems import Problem, en, problem, problem_of

# Several strings are games, by their names.
Fact: TypeAlias = Problem | str | int | float | tuple[str, ...]


class Kind(Enum):
    BAD_REQUEST = "bad_request"
    NO_SESSION = "no_session"
    FORBIDDEN = "forbidden"
    UNKNOWN = "unknown"
    CONFLICT = "conflict"
    TOO_LARGE = "too_large"
    WRONG_TYPE = "wrong_type"
    OUTDATED = "outdated"
    TOO_MANY = "too_many"
    UNAVAILABLE = "unavailable"


class Denied(Exception):
    """A denied request. The code says why, and has a sentence in the words of every language."""

    def __init__(self, kind: Kind, code: str, **facts: Fact) -> None:
        super().__init__(kind, code)
        self.kind = kind
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        return f"{self.kind.value}: {self.code} {self.facts}"


def bad(code: str, **facts: Fact) -> Denied:
    return Denied(Kind.BAD_REQUEST, code, **facts)


def told(error: Exception) -> Denied:
    """Deny a request because of bad input, which says itself what is wrong."""
    return bad("told", reason=problem(en.as_sentence, problem_of(error)))


def forbidden(code: str, **facts: Fact) -> Denied:
    return Denied(Kind.FORBIDDEN, code, **facts)


def unknown(code: str, **facts: Fact) -> Denied:
    return Denied(Kind.UNKNOWN, code, **facts)


def conflict(code: str, **facts: Fact) -> Denied:
    return Denied(Kind.CONFLICT, code, **facts)


def too_many(code: str, **facts: Fact) -> Denied:
    return Denied(Kind.TOO_MANY, code, **facts)


def unavailable(code: str, **facts: Fact) -> Denied:
    return Denied(Kind.UNAVAILABLE, code, **facts)


def unknown_code(code: str) -> Denied:
    return unknown("no_table", given=code[:20])


STORE_IS_DOWN = unavailable("store")
