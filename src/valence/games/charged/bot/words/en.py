"""English hints."""

from collections.abc import Mapping, Sequence
from typing import Literal

from valence.chem.formulas import Salt
from valence.chem.ions import Ion, charges_of
from valence.chem.names import en
from valence.core.grammar.en import counted, listed
from valence.games.charged.board import column_name
from valence.games.charged.tiles import RED, Tile

QUESTIONS: Mapping[str, str] = {
    "place": "Which tiles near a double or triple square could begin or end a formula?",
    "swap": "Which of your tiles can't be part of a formula with the others?",
    "name": "Which ion is the cation, and does its metal have one charge or several?",
}
LESS_TO_SCORE = "It leaves the next player less to score."


def made(formulas: Mapping[str, int], points: int) -> str:
    """ "CaO for 16 points" """
    each = [one if n == 1 else f"{n} × {one}" for one, n in formulas.items()]
    return f"{listed(each)} for {counted(points, 'point')}"


def makes(what: str, other: str) -> str:
    """Return "It makes CaO for 16 points; a swap scores nothing." The other is `swap`, `pass`, or what it makes."""
    if other in ("swap", "pass"):
        return f"It makes {what}; {'a swap' if other == 'swap' else 'passing'} scores nothing."
    return f"It makes {what}; the other makes {other}."


def rack(
    why: Literal["keeps", "new tiles", "uses up", "better"], tiles: Mapping[Tile, int], less: int
) -> str:
    """Describe the benefit for the rack, of a move that scores so many points less now."""
    match why:
        case "keeps":
            said = f"it keeps {_listed(tiles)} for a better turn"
        case "new tiles":
            said = "new tiles should serve you better"
        case "uses up":
            said = f"it uses up {_listed(tiles)}, and new tiles should serve you better"
        case "better":
            said = "it leaves you a better rack"
    if less:
        return f"It scores {counted(less, 'point')} less now, but {said}."
    return f"{said[0].upper()}{said[1:]}."


def opens(*, more: bool) -> str:
    what = "formula squares that are worth more" if more else "a formula square"
    return f"The other placement opens {what} to the next player."


def _listed(tiles: Mapping[Tile, int]) -> str:
    """ "2 Na and the red tile" """
    named = {tile: "the red tile" if tile == RED else tile for tile in tiles}
    return listed([named[tile] if n == 1 else f"{n} {named[tile]}" for tile, n in tiles.items()])


# Naming


def named(salts: Sequence[Salt]) -> str:
    """ "FeS is Fe²⁺ (iron(II)) and S²⁻ (sulfide). Iron has several charges, so its name shows which." """
    parts = [f"{one.written} is {_ions(one)}" for one in salts]
    varying = dict.fromkeys(en.metal(one.cation.id) for one in salts if _varies(one))
    several = [
        f"{metal.capitalize()} has several charges, so its name shows which." for metal in varying
    ]
    return " ".join([f"{'; '.join(parts)}.", *several])


def _ions(salt: Salt) -> str:
    """ "2 K⁺ (potassium) and S²⁻ (sulfide)" """
    return f"{_ion(salt.cation, salt.cations)} and {_ion(salt.anion, salt.anions)}"


def _ion(ion: Ion, count: int) -> str:
    number = f"{count} " if count > 1 else ""
    return f"{number}{ion.written} ({en.ion(ion.id)})"


def _varies(salt: Salt) -> bool:
    return len(charges_of(salt.cation)) > 1


# The tiles to look at


def line(way: Literal["row", "column"], number: int) -> str:
    along = f"row {number + 1}" if way == "row" else f"column {column_name(number)}"
    return f"Look along {along}."


def put_back(tiles: int, *, all_: bool) -> str:
    if all_:
        return "Think about putting back all your tiles."
    return f"Look for {counted(tiles, 'tile')} to put back."


PASSING = "Passing scores nothing, and keeps all your tiles."
CHARGES = "Look at the charges: the anion's tells the cation's."
