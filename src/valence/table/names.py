"""Names at a table: different ones for everybody, and those of bots."""

from collections.abc import Collection
from itertools import chain, count

from valence.bots.bot import PERSONA


def unique_name(name: str, taken: Collection[str]) -> str:
    """Return the name, with a number if somebody else has it."""
    folded = {other.casefold() for other in taken}
    numbered = (f"{name} {n}" for n in count(2))
    return next(one for one in chain([name], numbered) if one.casefold() not in folded)


def is_persona(level: str) -> bool:
    """Return True for a bot with a misconception, which players are to find out."""
    return level.partition(" ")[0] == PERSONA


def bot_name(level: str) -> str:
    if is_persona(level):
        return "Puzzling bot"
    return f"Level {level} bot" if level.isdecimal() else f"{level.capitalize()} bot"
