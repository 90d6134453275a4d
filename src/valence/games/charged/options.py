"""The house rules."""

from collections.abc import Mapping
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.core.options import read_options
from valence.games.charged.board import OURS, Rows, check_rows

SEATS = range(2, 5)
LARGEST_RACK = 15


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    board: Rows | None = None  # the rows of a custom board
    rack: Annotated[int, Meta(ge=7, le=LARGEST_RACK)] = 10
    front: bool = False
    red_tiles: Literal["any", "one"] = "any"
    scoreless: Annotated[int, Meta(ge=0, le=20)] = 3  # 0: any number of turns
    naming: Literal["no", "bonus", "required"] = "no"

    @property
    def rows(self) -> Rows:
        return OURS if self.board is None else self.board


def options(given: Mapping[str, object], _seats: int) -> Options:
    """R23: a board is given as its rows, or as a text with a row in each line."""
    if isinstance(text := given.get("board"), str):
        given = {**given, "board": text.split()}
    read = read_options(Options, given)
    if read.board is None:
        return read
    try:
        check_rows(read.board)
    except ValueError as problem:
        raise ValueError(f"option board: {problem}") from None
    return replace(read, board=None) if read.board == OURS else read
