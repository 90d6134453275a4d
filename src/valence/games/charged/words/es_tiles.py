"""Tiles, squares and ions as Spanish sentences name them."""

from collections.abc import Sequence

from valence.chem.ions import ion as ion_called
from valence.chem.names import es
from valence.core.grammar.es import listed
from valence.games.charged.board import Square, name
from valence.games.charged.state import Laid
from valence.games.charged.tiles import RED
from valence.games.charged.words.es_printed import RED_TILE


def laid(tiles: Sequence[Laid]) -> str:
    """ "Na Cl de j10 a k10", or each with its square where others lie between."""
    squares = [(row, column) for row, column, _ in tiles]
    if not tiles:
        return "nada"
    if len(tiles) == 1 or _is_unbroken(squares):
        return f"{in_a_row([tile for _, _, tile in tiles])} {at(squares)}"
    return listed([f"{in_a_row([tile])} en {name((row, column))}" for row, column, tile in tiles])


def in_a_row(tiles: Sequence[str]) -> str:
    """ "Na Cl", "roja Na Cl" """
    return " ".join("roja" if tile == RED else tile for tile in tiles)


def _is_unbroken(squares: Sequence[Square]) -> bool:
    (top, left), (bottom, right) = squares[0], squares[-1]
    return bottom - top + right - left == len(squares) - 1


def at(squares: Sequence[Square]) -> str:
    """ "en j10", "de j10 a k10" """
    first, last = name(squares[0]), name(squares[-1])
    return f"en {first}" if first == last else f"de {first} a {last}"


def tile_written(tile: str) -> str:
    return RED_TILE if tile == RED else tile


def listed_squares(squares: Sequence[Square]) -> str:
    return listed(list(map(name, squares)))


def named_ion(id_: str) -> str:
    ion = ion_called(id_)
    return f"{es.ion(id_)} ({ion.charge_written})"
