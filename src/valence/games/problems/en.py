"""English sentences about options and sets that a game can't be played with."""

from collections.abc import Sequence

from valence.core.problems.en import did_you_mean

# Options


def no_game(given: str, near: str, known: Sequence[str]) -> str:
    return f"no game called {given}{did_you_mean(near)} (available: {', '.join(known)})"


def hands_need_cards(seats: int, hand: int, needed: int, size: int) -> str:
    return f"{seats} hands of {hand} need {needed} cards, the set has {size}"


def racks_need_tiles(seats: int, rack: int, needed: int, size: int) -> str:
    return f"{seats} racks of {rack} need {needed} tiles, the set has {size}"


def players_need_cards(seats: int, needed: int, size: int) -> str:
    return f"{seats} players need {needed} cards, the set has {size}"


def hands_in_edition_1(most: int) -> str:
    return f"0 to {most} hands in edition 1"


def no_penalty() -> str:
    return "false in edition 1, which has no points"


def no_acids() -> str:
    return "pKace needs acids and bases, the set has no acids"


def no_bases() -> str:
    return "pKace needs acids and bases, the set has no bases"


def unordered(seats: int) -> str:
    return f"unordered with {seats} players"


def even_hand(most: int) -> str:
    return f"an even number from 2 to {most} with an ordered deck"


def hand(most: int, seats: int) -> str:
    return f"1 to {most} with {seats} players"


def ordered_needs_acids(needed: int, size: int) -> str:
    return f"an ordered game needs {needed} acids, the set has {size}: {_OR_UNORDERED}"


def ordered_needs_bases(needed: int, size: int) -> str:
    return f"an ordered game needs {needed} bases, the set has {size}: {_OR_UNORDERED}"


_OR_UNORDERED = "add cards, or play unordered with smaller hands"


def table_alone() -> str:
    return "table when one plays alone"


def seat_of_many(most: int) -> str:
    return f"seat when there are more than {most}"


def printed_with_set() -> str:
    return "printed with a custom set"


def choices_of_acids(choices: int, values: int) -> str:
    return f"four choices need acids with {choices} different values, the set has {values}; play with answers=typed"


def choices_of_bases(choices: int, values: int) -> str:
    return f"four choices need bases with {choices} different values, the set has {values}; play with answers=typed"


# Sets


def empty_set() -> str:
    return "the set is empty"


def no_kind_of_row() -> str:
    return "expected a tile, an ion or a row of the board"


def two_kinds_of_row() -> str:
    return "a line is a tile, an ion or a row of the board; only one of them"


def no_tile(given: str, near: str, known: Sequence[str]) -> str:
    return f"no tile called {given!r}{did_you_mean(near)} (available: {', '.join(known)})"


def no_tile_for(element: str) -> str:
    return f"there is no tile for {element}"


def no_tiles_for(ion: str) -> str:
    return f"there are no tiles for {ion}"


def too_many_tiles(given: int, most: int) -> str:
    return f"{given} tiles were given, at most {most} are allowed"


def no_formulas() -> str:
    return "no formula can be laid: there must be a metal and an anion for it"


def no_copies() -> str:
    return "expected at least one card; leave out the row of an ion that you don't need"


def no_cations() -> str:
    return "there are no cations, so nothing answers an anion"


def no_anions() -> str:
    return "there are no anions, so nothing answers a cation"


def too_many_cards(given: int, most: int) -> str:
    return f"{given} cards were given, at most {most} are allowed"


def no_card(given: str, near: str, known: Sequence[str]) -> str:
    meant = did_you_mean(near) or f" (available: {', '.join(known)})"
    return f"no card called {given!r}{meant}"


def deck_size(given: int, wanted: int) -> str:
    return f"{given} cards were given, a deck has {wanted}"


def no_initiators(known: Sequence[str]) -> str:
    return f"no chain can begin without {' or '.join(known)}"


def no_monomers() -> str:
    return "no chain can begin without a monomer of value 1"


def no_terminators() -> str:
    return "no chain can be terminated without termination or cta"


# Boards


def rows_of_board(given: int) -> str:
    return f"a board has 9, 11, 13 … 31 rows, {given} were given"


def squares_of_row(row: int, squares: int, rows: int) -> str:
    return f"row {row} has {squares} squares, there are {rows} rows"


def no_square(square: str, given: str) -> str:
    return f"{square} is {given!r}, a square is one of . d t D T *"


def other_centre(square: str, centre: str) -> str:
    return f"{square} is '*', which is the centre, {centre}"
