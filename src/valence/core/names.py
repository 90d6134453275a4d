"""The names of the players at the seats of a match."""

from collections.abc import Sequence

import msgspec

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
        raise ValueError(f"{len(names)} names for {seats} seats")
    for name in names:
        if not name or len(name) > LONGEST_NAME or not name.isprintable():
            raise ValueError(
                f"a name must have 1 to {LONGEST_NAME} printable characters, got {shown(name)}"
            )
        if names.count(name) > 1:
            raise ValueError(f"two seats are called {name!r}")
    return names
