"""German hints."""

from collections.abc import Mapping, Sequence
from typing import Literal

from valence.chem.formulas import Salt
from valence.chem.ions import Ion, charges_of
from valence.chem.names import de
from valence.core.grammar.de import counted, listed
from valence.games.charged.board import column_name
from valence.games.charged.tiles import RED, Tile

QUESTIONS: Mapping[str, str] = {
    "place": "Welche Steine nahe einem Doppel- oder Tripelfeld könnten eine Formel beginnen oder beenden?",
    "swap": "Welche deiner Steine passen mit den anderen in keine Formel?",
    "name": "Welches Ion ist das Kation, und hat sein Metall nur eine Ladung oder mehrere?",
}
LESS_TO_SCORE = "Damit bleibt für den nächsten Zug weniger zu holen."


def made(formulas: Mapping[str, int], points: int) -> str:
    """ "CaO für 16 Punkte" """
    each = [one if n == 1 else f"{n} × {one}" for one, n in formulas.items()]
    return f"{listed(each)} für {_points(points)}"


def makes(what: str, other: str) -> str:
    """Return "Das ergibt CaO für 16 Punkte; Tauschen bringt keine." The other is `swap`, `pass`, or what it makes."""
    if other in ("swap", "pass"):
        return f"Das ergibt {what}; {'Tauschen' if other == 'swap' else 'Passen'} bringt keine."
    return f"Das ergibt {what}; das andere {other}."


def rack(
    why: Literal["keeps", "new tiles", "uses up", "better"], tiles: Mapping[Tile, int], less: int
) -> str:
    """Describe the benefit for the rack, of a move that scores so many points less now."""
    match why:
        case "keeps":
            said = f"du behältst {_listed(tiles)} für einen besseren Zug"
        case "new tiles":
            said = "neue Steine dürften dir mehr nützen"
        case "uses up":
            said = f"du wirst {_listed(tiles)} los, und neue Steine dürften dir mehr nützen"
        case "better":
            said = "dir bleiben bessere Steine"
    if less:
        return f"Das bringt jetzt {_points(less)} weniger, aber {said}."
    return f"{said[0].upper()}{said[1:]}."


def opens(*, more: bool) -> str:
    what = "Formelfelder, die mehr wert sind" if more else "ein Formelfeld"
    return f"Der andere Zug öffnet den Gegnern {what}."


def _listed(tiles: Mapping[Tile, int]) -> str:
    """ "2 Na und den roten Stein" """
    return listed([_counted(tile, n) for tile, n in tiles.items()])


def _counted(tile: Tile, n: int) -> str:
    if tile == RED:
        return "den roten Stein" if n == 1 else f"{n} rote Steine"
    return tile if n == 1 else f"{n} {tile}"


def _points(count: int) -> str:
    return counted(count, "Punkt", "Punkte")


# Naming


def named(salts: Sequence[Salt]) -> str:
    """ "FeS enthält Fe²⁺ (Eisen(II)) und S²⁻ (Sulfid). Eisen hat mehrere Ladungen, also sagt der Name, welche." """
    parts = [f"{one.written} enthält {_ions(one)}" for one in salts]
    varying = dict.fromkeys(de.metal(one.cation.id) for one in salts if _varies(one))
    several = [f"{metal} hat mehrere Ladungen, also sagt der Name, welche." for metal in varying]
    return " ".join([f"{'; '.join(parts)}.", *several])


def _ions(salt: Salt) -> str:
    """ "2 K⁺ (Kalium) und S²⁻ (Sulfid)" """
    return f"{_ion(salt.cation, salt.cations)} und {_ion(salt.anion, salt.anions)}"


def _ion(ion: Ion, count: int) -> str:
    number = f"{count} " if count > 1 else ""
    return f"{number}{ion.written} ({de.ion(ion.id)})"


def _varies(salt: Salt) -> bool:
    return len(charges_of(salt.cation)) > 1


# The tiles to look at


def line(way: Literal["row", "column"], number: int) -> str:
    along = f"Zeile {number + 1}" if way == "row" else f"Spalte {column_name(number)}"
    return f"Schau dir {along} genau an."


def put_back(tiles: int, *, all_: bool) -> str:
    if all_:
        return "Überleg, ob du alle deine Steine zurücklegst."
    return f"Such {counted(tiles, 'Stein', 'Steine')} zum Zurücklegen."


PASSING = "Passen bringt keine Punkte, und du behältst alle deine Steine."
CHARGES = "Achte auf die Ladungen: Die des Anions verrät die des Kations."
