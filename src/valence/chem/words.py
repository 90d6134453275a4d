"""Sentences about facts that several games state."""

from typing import assert_never

from valence.chem.compounds import EXISTENCE
from valence.chem.naming import AMERICAN
from valence.chem.writing import subscript


def existence_words(formula: str) -> str:
    """ "CuI₂ has not been isolated: …"; empty for a stable compound, and where there is no fact."""
    fact, written = EXISTENCE.get(formula), subscript(formula)
    if fact is None:
        return ""
    match fact.kind:
        case "stable":
            return ""
        case "not ionic":
            return f"{written} is real but not simply ionic: {fact.note}."
        case "unstable":
            return f"{written} is unstable: {fact.note}."
        case "not isolated":
            return f"{written} has not been isolated: {fact.note}."
        case "unknown":
            return f"We found no reliable report of {written}; {fact.note}."
        case _:
            assert_never(fact.kind)


def spelling_words(name: str) -> str:
    """ "Also spelled aluminum."; empty if there is only one spelling."""
    return f"Also spelled {AMERICAN[name]}." if name in AMERICAN else ""
