"""JSON in and out. Bad input is a WireError that names the place."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, TypeAlias, TypeVar, Union

import msgspec

from valence.core.problems import BadInput, Part, en, problem

T = TypeVar("T")

Json: TypeAlias = dict[str, Any]  # a JSON object as Python holds it; msgspec knows its shape
Given: TypeAlias = Mapping[str, object] | str | bytes  # an object, or its JSON text

# Cached: building a decoder takes longer than using it.
_decoder: Callable[[Any], msgspec.json.Decoder[Any]] = cache(msgspec.json.Decoder)

encode: Callable[[object], bytes] = msgspec.json.Encoder().encode  # the value as JSON, in bytes

MOST_CHARACTERS = 1_000_000  # of a text that is parsed at all
LONGEST_QUOTE = 60  # of what was given, in an error
LONGEST_ERROR = 400


class WireError(BadInput):
    """Malformed input; the problem says what is wrong and where."""


def shown(value: object) -> str:
    """Quote a value in an error, cut where it is long."""
    text = repr(value)
    return text if len(text) <= LONGEST_QUOTE else f"{text[:LONGEST_QUOTE]}…"


def to_json(value: object) -> str:
    return encode(value).decode()


def to_dict(value: msgspec.Struct) -> Json:
    """Return the value as a dict, as its JSON would be parsed."""
    fields: Json = msgspec.json.decode(encode(value))
    return fields


def read(wanted: type[T], given: Given, what: Part) -> T:
    """Read JSON as a value of the wanted type."""
    try:
        if isinstance(given, str | bytes):
            found: T = _decoder(wanted).decode(_bounded(given, what))
            return found
        return msgspec.convert(given, wanted)
    except msgspec.ValidationError as error:
        raise WireError(problem(en.in_json, what, f"{error}"[:LONGEST_ERROR])) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise WireError(problem(en.not_json, what, f"{error}")) from None


def read_one_of(wanted: tuple[type[T], ...], given: Given, what: Part) -> T:
    """Read JSON as a value of one of the wanted types, selected by its tag."""
    one_of: type[T] = _any_of(wanted)
    return read(one_of, given, what)


def _bounded(text: str | bytes, what: Part) -> str | bytes:
    if len(text) > MOST_CHARACTERS:
        raise WireError(problem(en.too_long, what, len(text), MOST_CHARACTERS))
    return text


@cache
def _any_of(types: tuple[type[T], ...]) -> type[T]:
    return Union[types]  # type: ignore[return-value]  # noqa: UP007  # built at run time
