"""Problems with what somebody gave: a sentence of a words module, and its facts.

The sentence is made when the language of its reader is known. `bad_input(en.no_card, "HFl")` names the sentence by
its function in the English module, so that mypy checks the facts.
"""

import re
from collections.abc import Callable, Sequence
from functools import cache
from types import ModuleType
from typing import ParamSpec, TypeAlias, TypeVar, cast

from msgspec import Struct
from msgspec.structs import replace

from valence.core.languages import DEFAULT, InEach, Language, texts_in

P = ParamSpec("P")
T = TypeVar("T")


_WORDS = re.compile(r"[\w.]+\.(problems|words)\.en(_\w+)?")


class Problem(Struct, frozen=True):
    """A sentence and its facts. Sets are stored with their problems, so sentences keep their names."""

    words: str
    """The English module of words."""
    code: str
    """The function in it that makes the sentence."""
    facts: "tuple[Fact, ...]" = ()

    def __post_init__(self) -> None:
        # Sets on a device come back from files, which must not name just any function.
        if not _WORDS.fullmatch(self.words) or not self.code.isidentifier() or self.code[0] == "_":
            raise ValueError(f"no sentence called {self.words}.{self.code}")

    def said(self, language: Language) -> str:
        return str(_said(language, self.words, self.code, self.facts))

    def __str__(self) -> str:
        return self.said(DEFAULT)


Part: TypeAlias = Problem | str
# A problem among the facts is a part of the sentence, and is said in the same language.
Fact: TypeAlias = Problem | str | int | float | tuple[Problem | str | int, ...] | None


class BadInput(ValueError):
    """A ValueError of which people can read what is wrong in their language; its own text is English."""

    def __init__(self, problem: Part) -> None:
        super().__init__(problem)
        self.problem = problem

    def __str__(self) -> str:
        return str(self.problem)


def problem(sentence: Callable[P, str], *facts: P.args, **named: P.kwargs) -> Problem:
    """Return the problem that a function of an English words module puts into words, given these facts."""
    assert not named, "facts are given by their places"
    return Problem(sentence.__module__, sentence.__name__, facts)  # type: ignore[arg-type]


def bad_input(sentence: Callable[P, str], *facts: P.args, **named: P.kwargs) -> BadInput:
    return BadInput(problem(sentence, *facts, **named))


def problem_of(error: Exception) -> Part:
    """Return what is wrong; an error that is meant for programmers has only its English text."""
    return error.problem if isinstance(error, BadInput) else str(error)


def in_words(part: Part | Exception, language: Language) -> str:
    """Put what is wrong into words."""
    found = problem_of(part) if isinstance(part, Exception) else part
    return found.said(language) if isinstance(found, Problem) else found


def text_in(language: Language, sentence: Callable[P, T], *facts: P.args, **named: P.kwargs) -> T:
    """Return what the function in a language says that stands beside this one of an English words module."""
    assert not named, "facts are given by their places"
    return cast("T", _said(language, sentence.__module__, sentence.__name__, facts))


def put_in_words(value: T, language: Language) -> T:
    """Return the value with each problem in it put into words, also within structs and tuples."""
    return cast("T", _put_in_words(value, language))


def _put_in_words(value: object, language: Language) -> object:
    match value:
        case Problem():
            return value.said(language)
        case Struct():
            within = {name: getattr(value, name) for name in value.__struct_fields__}
            said = {name: _put_in_words(one, language) for name, one in within.items()}
            return replace(value, **said)
        case tuple() | list():
            return type(value)(_put_in_words(one, language) for one in value)
        case _:
            return value


def _said(language: Language, words: str, code: str, facts: Sequence[object]) -> object:
    sentence = getattr(_words(words, language), code)
    return sentence(*(_put_in_words(fact, language) for fact in facts))


@cache
def _words(module: str, language: Language) -> ModuleType:
    """Return the words of a language: those beside an English module."""
    package, _, name = module.rpartition(".")
    return texts_in(language, InEach(package, _whole, name.removeprefix(DEFAULT)))


def _whole(module: ModuleType) -> ModuleType:
    return module
