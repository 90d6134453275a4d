"""Parsing house rules. Errors name the option and what is allowed."""

from collections.abc import Mapping

import msgspec
from msgspec import inspect

from valence.core.game import O, without_gone
from valence.core.guess import nearest
from valence.core.problems import BadInput, Part, Problem, bad_input, en, problem
from valence.core.wire import shown


def read_options(wanted: type[O], given: Mapping[str, object]) -> O:
    """Read the given options, with defaults for the others."""
    given = without_gone(given)
    known = {field.name: field.type for field in msgspec.structs.fields(wanted)}
    for name, value in given.items():
        if name not in known:
            raise bad_input(en.no_option, shown(name), nearest(name, known), tuple(known))
        try:
            msgspec.convert(value, known[name])
        except msgspec.ValidationError as error:
            values = allowed(inspect.type_info(known[name]))
            if values is None:
                raise bad_input(en.bad_option, name, str(error)) from None
            raise not_allowed(name, value, values) from None
    return msgspec.convert(dict(given), wanted)


def bad_set(wrong: Problem) -> BadInput:
    """Refuse the cards of a set as a whole."""
    return bad_input(en.bad_option, "cards", wrong)


def not_allowed(name: str, value: object, allowed: Part) -> BadInput:
    return bad_input(en.option, name, allowed, shown(value))


def allowed(kind: inspect.Type) -> Problem | None:
    """Describe the allowed values of a type; None if there are no words for them."""
    match kind:
        case inspect.Metadata(type=described):
            return allowed(described)
        case inspect.LiteralType(values=values):
            return problem(en.one_of, tuple(map(str, values)))
        case inspect.BoolType():
            return problem(en.true_or_false)
        case inspect.StrType():
            return problem(en.a_text)
        case inspect.IntType(ge=low, le=high) | inspect.FloatType(ge=low, le=high) if (
            low is not None and high is not None
        ):
            return problem(en.between, str(low), str(high))
        case inspect.IntType(ge=low) | inspect.FloatType(ge=low) if low is not None:
            return problem(en.at_least, f"{low:g}")
        case inspect.FloatType(gt=low) if low is not None:
            return problem(en.above, f"{low:g}")
        case _:
            return None
