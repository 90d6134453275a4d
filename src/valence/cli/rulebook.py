"""The rulebooks that players read."""

import re

from valence.games import rulebook


def about(name: str) -> str:
    """The first sentence of the rulebook."""
    first_paragraph = rulebook(name).split("\n\n")[1]
    return " ".join(first_paragraph.split()).partition(". ")[0].rstrip(".") + "."


def rule(name: str, number: str) -> str:
    """One rule, with what belongs to it."""
    wanted = number.upper() if number[:1] in "rR" else f"R{number}"
    rules = re.findall(
        r"^- (\*\*(R\d+[a-z]?)\*\*.*?)(?=^- \*\*|^#|\Z)", rulebook(name), re.M | re.S
    )
    for text, found in rules:
        if found.upper() == wanted.upper():
            return str(text)
    numbers = [found for _, found in rules]
    raise ValueError(f"{name} has no rule {number!r}; it has {numbers[0]} to {numbers[-1]}")
