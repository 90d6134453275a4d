"""The languages in which the program speaks.

A language is written if `core/grammar` has a module for it. Its sentences are in modules of that name, beside the
English ones, which import only each other. Others are derived, such as American English.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache, wraps
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType
from typing import Any, NewType, TypeAlias, TypeVar

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace as with_fields

Language = NewType("Language", str)
Change: TypeAlias = Callable[[str], str]
T = TypeVar("T")
M = TypeVar("M")

DEFAULT = Language("en")

# Texts and templates by their names: those of one language, and of each.
Said: TypeAlias = Mapping[str, str]
Texts: TypeAlias = Mapping[Language, Said]

_derived: dict[Language, Change] = {}


@cache
def written() -> tuple[Language, ...]:
    """Return the languages that have sentences of their own, the default one first."""
    found = {
        Language(one.name) for one in iter_modules(import_module("valence.core.grammar").__path__)
    }
    return (DEFAULT, *sorted(found - {DEFAULT}))


def languages() -> tuple[Language, ...]:
    return (*written(), *_derived)


def language(text: str) -> Language:
    """Read a language; an unknown one is a ValueError."""
    if text in languages():
        return Language(text)
    raise ValueError(f"no language called {text!r}; there are {', '.join(languages())}")


def known_or_default(text: str) -> Language:
    """Return the language that somebody wants, such as `en-GB`, or else the default one."""
    for wanted in (text, text.partition("-")[0]):
        if wanted in languages():
            return Language(wanted)
    return DEFAULT


def derive_language(text: str, change: Change) -> Language:
    """Add a language whose texts are those of the default one, each changed.

    A text that is put together from others is changed again as a whole, so a second change must not undo the first.
    """
    added = Language(text)
    _derived[added] = change
    return added


def base_of(language: Language) -> Language:
    """Return the language that this one is derived from, or else itself."""
    return DEFAULT if language in _derived else language


class InEach(Mapping[Language, T]):
    """What the modules of each language say: `words/en.py`, or with the part "_lines", `words/en_lines.py`.

    A module is imported when its language is first asked for. Sentences that are missing are said in English.
    """

    def __init__(self, package: str, said: Callable[[Any], T], part: str = "") -> None:
        self._package, self._said, self._part = package, said, part
        self._known: dict[Language, T] = {}

    def __getitem__(self, language: Language) -> T:
        if language not in self._known:
            self._known[language] = self._said(self._module(language))
        return self._known[language]

    def _module(self, language: Language) -> ModuleType:
        name = f"{self._package}.{language}{self._part}"
        if language not in written():
            raise KeyError(language)
        try:
            return import_module(name)
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
            raise KeyError(language) from None

    def __contains__(self, language: object) -> bool:
        return self.get(Language(str(language))) is not None

    def __iter__(self) -> Iterator[Language]:
        return (language for language in written() if language in self)

    def __len__(self) -> int:
        return sum(1 for _ in self)


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
    """Return the texts of a language: functions, mappings, and modules and dataclasses made of these.

    Where a language has none of its own, return those of the default one, changed if it is derived from that.
    """
    if wanted in texts:
        return texts[wanted]
    change = _derived.get(wanted)
    return texts[DEFAULT] if change is None else _changed(texts[DEFAULT], change)


def _changed(texts: Any, change: Change) -> Any:
    """Change every text in a value, and every text that its functions return; structs are facts, without texts."""
    match texts:
        case str():
            return change(texts)
        case Mapping():
            return {key: _changed(text, change) for key, text in texts.items()}
        case tuple():
            return tuple(_changed(text, change) for text in texts)
        case ModuleType():
            return _Changed(texts, change)
        case _ if is_dataclass(texts) and not isinstance(texts, type):
            within = {one.name: getattr(texts, one.name) for one in fields(texts)}
            return replace(texts, **{name: _changed(text, change) for name, text in within.items()})
        case _ if callable(texts):
            return _changing(texts, change)
        case _:
            return texts


class _Changed:
    """A module of texts, each changed when it is first used."""

    def __init__(self, module: ModuleType, change: Change) -> None:
        self._module = module
        self._change = change

    def __getattr__(self, name: str) -> Any:
        text = _changed(getattr(self._module, name), self._change)
        setattr(self, name, text)
        return text


def _changing(function: Callable[..., Any], change: Change) -> Callable[..., Any]:
    @wraps(function)
    def changed(*given: Any, **named: Any) -> Any:
        return _changed(function(*given, **named), change)

    return changed
