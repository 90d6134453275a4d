"""Chemical typography: subscript counts, superscript charges, and a real minus sign."""

import re
from functools import lru_cache

from valence.core.languages import DEFAULT, Language
from valence.core.problems import en, text_in

_BELOW = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_ABOVE = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_ON_THE_LINE = str.maketrans("₀₁₂₃₄₅₆₇₈₉", "0123456789")


@lru_cache(1024)
def subscript(formula: str) -> str:
    """Return the formula with its counts below the line: `Ca3N2` becomes `Ca₃N₂`."""
    return re.sub(r"(?<=[A-Za-z)\]])\d+", lambda count: count[0].translate(_BELOW), formula)


def plain(formula: str) -> str:
    """Return the formula with its counts on the line: `Ca₃N₂` becomes `Ca3N2`."""
    return formula.translate(_ON_THE_LINE)


@lru_cache(64)
def superscript(charge: int) -> str:
    """Return the charge as written after a formula: `²⁺`, `⁻`, or nothing when there is none."""
    if charge == 0:
        return ""
    size = "" if abs(charge) == 1 else str(abs(charge)).translate(_ABOVE)
    return size + ("⁺" if charge > 0 else "⁻")


def power_of_ten(exponent: int) -> str:
    """Return a power of ten with a real superscript: `10⁶`."""
    return f"10{str(exponent).translate(_ABOVE).replace('-', '⁻')}"


def signed(number: object, language: Language = DEFAULT) -> str:
    """Return a number, or a text that may be a number, as a language writes it: `−1.74`, `−1,74`."""
    return text_in(language, en.number, str(number))
