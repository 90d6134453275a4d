"""Files with sets of cards, checked as every host does it."""

from collections.abc import Callable, Sequence
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct, to_builtins

from valence.core.box import BoxCard
from valence.core.csv_tables import BadSet, RowProblem
from valence.core.game import AnyGame
from valence.core.problems import Part, bad_input, problem_of
from valence.core.wire import encode
from valence.sets.files import text_in
from valence.sets.formats import read_set
from valence.sets.playability import GameFit, Playability, fits
from valence.sets.problems import en

Cards: TypeAlias = list[dict[str, object]]

MAX_PROBLEMS = 100  # reported for one file
MAX_CARDS_BYTES = 128_000  # as JSON: every message of a table that uses the set contains them


class SetFile(Struct, frozen=True, forbid_unknown_fields=True):
    """A CSV file or a spreadsheet, with its content in base64."""

    name: Annotated[str, Meta(min_length=1, max_length=100)]
    content: bytes


class SetInfo(Struct, frozen=True):
    """A set that can be played with."""

    hash: str
    game: str
    name: str
    cards: int
    created: float
    games: tuple[GameFit, ...]
    """The games that are played with such cards, and whether these are enough."""
    playability: Playability | None
    """For sets of acids and bases."""
    not_printed: Part
    """The reason why it can't be printed; empty if it can."""


class RejectedSet(Struct, frozen=True):
    """The problems in a set, by line and column. If there are many, only the first ones."""

    problems: tuple[RowProblem, ...]
    all: int
    """The number of problems in total."""


class CheckedSet(Struct, frozen=True):
    """A set as it is stored."""

    game: str
    cards: Cards
    """Its rows, in the form of the option `cards`."""
    count: int
    playability: Playability | None
    not_printed: Part
    games: tuple[GameFit, ...] = ()


def shown_name(file: SetFile) -> str:
    return "".join(filter(str.isprintable, file.name)).strip() or "set"


def checked_set(
    name: str,
    content: bytes,
    games: Sequence[AnyGame],
    not_printed: Callable[[Sequence[BoxCard]], Part],
) -> CheckedSet | RejectedSet:
    """Return the set in a file, or all of its problems."""
    try:
        return _checked(text_in(content, name), name, games, not_printed)
    except BadSet as bad_set:
        return RejectedSet(bad_set.problems[:MAX_PROBLEMS], len(bad_set.problems))
    except ValueError as error:
        return RejectedSet((RowProblem(name, 0, "", problem_of(error)),), 1)


def _checked(
    text: str,
    name: str,
    games: Sequence[AnyGame],
    not_printed: Callable[[Sequence[BoxCard]], Part],
) -> CheckedSet:
    game, rows = read_set(text, name, games)
    if (size := len(encode(rows))) > MAX_CARDS_BYTES:
        raise bad_input(en.too_many_bytes, size, MAX_CARDS_BYTES)
    box = game.box(rows)
    copies = sum(max(1, card.copies) for card in box)
    cards: Cards = to_builtins(rows)
    found = game.playability(rows) if game.playability else None
    return CheckedSet(game.name, cards, copies, found, not_printed(box), fits(game, rows, games))
