"""Parsing house rules. Errors name the option and what is allowed."""

from collections.abc import Mapping

import msgspec
from msgspec import inspect

from valence.core.game import O, without_gone
from valence.core.guess import did_you_mean
from valence.core.wire import shown


def read_options(wanted: type[O], given: Mapping[str, object]) -> O:
    """Read the given options, with defaults for the others."""
    given = without_gone(given)
    known = {field.name: field.type for field in msgspec.structs.fields(wanted)}
    for name, value in given.items():
        if name not in known:
            raise ValueError(_unknown(name, list(known)))
        try:
            msgspec.convert(value, known[name])
        except msgspec.ValidationError as error:
            values = allowed(inspect.type_info(known[name]))
            problem = not_allowed(name, value, values) if values else f"option {name}: {error}"
            raise ValueError(problem) from None
    return msgspec.convert(dict(given), wanted)


def not_allowed(name: str, value: object, allowed: str) -> str:
    return f"option {name}: must be {allowed}, got {shown(value)}"


def _unknown(name: str, known: list[str]) -> str:
    return (
        f"no option called {shown(name)}{did_you_mean(name, known)} (available: {', '.join(known)})"
    )


def allowed(kind: inspect.Type) -> str | None:
    """Describe the allowed values of a type; None if there are no words for them."""
    match kind:
        case inspect.Metadata(type=described):
            return allowed(described)
        case inspect.LiteralType(values=values):
            return " or ".join(str(value) for value in values)
        case inspect.BoolType():
            return "true or false"
        case inspect.StrType():
            return "a text"
        case inspect.IntType(ge=low, le=high) | inspect.FloatType(ge=low, le=high) if (
            low is not None and high is not None
        ):
            return f"{low} to {high}"
        case inspect.IntType(ge=low) | inspect.FloatType(ge=low) if low is not None:
            return f"{low:g} or more"
        case inspect.FloatType(gt=low) if low is not None:
            return f"more than {low:g}"
        case _:
            return None
