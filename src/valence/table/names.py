"""The names of seats: those that were given, different ones for everybody, and those of bots."""

from collections.abc import Collection, Sequence
from itertools import chain, count

LONGEST_NAME = 40
PERSONA = "persona"  # the first word of the level of a bot with a misconception


def seat_names(given: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """The names of the seats, one each; "Seat 0", "Seat 1" … when none are given."""
    if given is None:
        return tuple(f"Seat {seat}" for seat in range(seats))
    names = tuple(" ".join(name.split()) for name in given)
    if len(names) != seats:
        raise ValueError(f"{len(names)} names for {seats} seats")
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise ValueError(
                f"a name must have 1 to {LONGEST_NAME} printable characters, got {name!r}"
            )
        if names.count(name) > 1:
            raise ValueError(f"two seats are called {name!r}")
    return names


def unique_name(name: str, taken: Collection[str]) -> str:
    """The name, with a number if somebody else has it."""
    folded = {other.casefold() for other in taken}
    numbered = (f"{name} {n}" for n in count(2))
    return next(one for one in chain([name], numbered) if one.casefold() not in folded)


def is_persona(level: str) -> bool:
    """Whether this is a bot with a misconception, which players are to find out."""
    return level.partition(" ")[0] == PERSONA


def bot_name(level: str) -> str:
    if is_persona(level):
        return "Puzzling bot"
    return f"Level {level} bot" if level.isdecimal() else f"{level.capitalize()} bot"
