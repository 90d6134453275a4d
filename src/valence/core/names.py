"""The names of the players at the seats of a match."""

from collections.abc import Sequence

import msgspec

from valence.core.problems import bad_input, en
from valence.core.wire import shown

LONGEST_NAME = 40


def seat_names(given: Sequence[str] | None, seats: int) -> tuple[str, ...]:
    """Return the names of the seats, one each; "Seat 0", "Seat 1" … when none are given."""
    if given is None:
        return tuple(f"Seat {seat}" for seat in range(seats))
    try:
        texts = msgspec.convert(given, tuple[str, ...])
    except msgspec.ValidationError:
        raise ValueError(f"names must be a list of texts, got {shown(given)}") from None
    names = tuple(" ".join(name.split()) for name in texts)
    if len(names) != seats:
        raise bad_input(en.names_for_seats, len(names), seats)
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise bad_input(en.name_length, LONGEST_NAME, shown(name))
        if names.count(name) > 1:
            raise bad_input(en.same_name, name)
    return names
