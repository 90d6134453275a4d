"""The languages in which the program speaks, and test languages in which every text is marked."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import wraps
from typing import Any, NewType, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace as with_fields

Language = NewType("Language", str)
Mark: TypeAlias = Callable[[str], str]
T = TypeVar("T")
M = TypeVar("M")

DEFAULT = Language("en")
LANGUAGES: tuple[Language, ...] = (DEFAULT,)

_marks: dict[Language, Mark] = {}


def language(text: str) -> Language:
    """Read a language; an unknown one is a ValueError."""
    if text in LANGUAGES or text in _marks:
        return Language(text)
    raise ValueError(f"no language called {text!r}; there are {', '.join(LANGUAGES)}")


def known_or_default(text: str) -> Language:
    """Return the language that somebody wants, such as `en-GB`, or else the default one."""
    for wanted in (text, text.partition("-")[0]):
        if wanted in LANGUAGES or wanted in _marks:
            return Language(wanted)
    return DEFAULT


def add_test_language(text: str, mark: Mark) -> Language:
    """Add a language whose texts are those of the default one, each passed through `mark`."""
    added = Language(text)
    _marks[added] = mark
    return added


class Typed(Struct, frozen=True, kw_only=True):
    """A move with text that somebody typed, and its language; without one, as in 0.2, the default language."""

    language: Language | UnsetType = UNSET

    def __post_init__(self) -> None:
        if self.language is not UNSET:
            language(self.language)

    @property
    def typed_in(self) -> Language:
        return DEFAULT if self.language is UNSET else self.language


def typed_in(wanted: Language, move: M) -> M:
    """Return a move with the language of whoever typed it, unless it has no text or tells its language."""
    if wanted == DEFAULT or not isinstance(move, Typed) or move.language is not UNSET:
        return move
    return with_fields(move, language=wanted)


def texts_in(wanted: Language, texts: Mapping[Language, T]) -> T:
    """Return the texts of a language: functions, mappings, and dataclasses made of these.

    A test language has those of the default one, marked, where it has none of its own.
    """
    mark = None if wanted in texts else _marks.get(wanted)
    return texts[wanted] if mark is None else _marked(texts[DEFAULT], mark)


def _marked(texts: Any, mark: Mark) -> Any:
    """Mark every text in a value, and every text that its functions return; structs are facts, without texts."""
    match texts:
        case str():
            return mark(texts)
        case Mapping():
            return {key: _marked(text, mark) for key, text in texts.items()}
        case tuple():
            return tuple(_marked(text, mark) for text in texts)
        case _ if is_dataclass(texts) and not isinstance(texts, type):
            within = {one.name: getattr(texts, one.name) for one in fields(texts)}
            return replace(texts, **{name: _marked(text, mark) for name, text in within.items()})
        case _ if callable(texts):
            return _marking(texts, mark)
        case _:
            return texts


def _marking(function: Callable[..., Any], mark: Mark) -> Callable[..., Any]:
    @wraps(function)
    def marked(*given: Any, **named: Any) -> Any:
        return _marked(function(*given, **named), mark)

    return marked
