"""The house rules."""

from collections.abc import Mapping
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from valence.chem.wording import Wording, with_wording
from valence.core.options import bad_set, read_options
from valence.core.problems import BadInput, bad_input, problem
from valence.core.problems import en as options_en
from valence.games.charged.board import Rows, check_rows
from valence.games.charged.sets import READER, Material, material
from valence.games.charged.sets import Rows as SetRows
from valence.games.charged.sets import check_rows as check_set
from valence.games.problems import en

SEATS = range(2, 5)
LARGEST_RACK = 15

# R27
Naming: TypeAlias = Literal["no", "bonus", "required"]


class Options(Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    board: Rows | None = None  # the rows of a custom board
    rack: Annotated[int, Meta(ge=7, le=LARGEST_RACK)] = 10
    front: bool = False
    red_tiles: Literal["any", "one"] = "any"
    scoreless: Annotated[int, Meta(ge=0, le=20)] = 0  # 0: as many as the far limit
    naming: Naming = "no"
    penalty: bool = False
    facts: Wording = "14"
    cards: SetRows | None = None  # R1, R2, R4: the tiles and ions of a set

    @property
    def rows(self) -> Rows:
        return self.material.board if self.board is None else self.board

    @property
    def material(self) -> Material:
        return material(self.cards)


def options(given: Mapping[str, object], seats: int) -> Options:
    """Read the options. R23: a board is given as its rows, or as a text with a row in each line; a set likewise."""
    if isinstance(text := given.get("board"), str):
        given = {**given, "board": text.split()}
    if (cards := given.get("cards")) is not None:
        given = {**given, "cards": READER.given(cards)}
    read = read_options(Options, given)
    if read.cards is not None:
        check_set(read.cards)
        _check_size(read, seats)
    read = with_wording(read, given, read.cards)
    if read.board is None:
        return read
    try:
        check_rows(read.board)
    except BadInput as error:
        raise bad_input(options_en.bad_option, "board", error.problem) from None
    return replace(read, board=None) if read.board == read.material.board else read


def _check_size(options: Options, seats: int) -> None:
    """R3: check that there is a rack for everyone, and tiles to draw."""
    if (size := len(options.material.tiles)) < 2 * seats * options.rack:
        needed = 2 * seats * options.rack
        raise bad_set(problem(en.racks_need_tiles, seats, options.rack, needed, size))
