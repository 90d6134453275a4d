"""Spanish hints."""

from collections.abc import Mapping, Sequence
from typing import Literal

from valence.chem.formulas import Salt
from valence.chem.ions import Ion, charges_of
from valence.chem.names import es
from valence.core.grammar.es import capitalized, counted, listed
from valence.games.charged.board import column_name
from valence.games.charged.tiles import RED, Tile

QUESTIONS: Mapping[str, str] = {
    "place": "¿Qué fichas junto a una casilla doble o triple podrían empezar o terminar una fórmula?",
    "swap": "¿Cuáles de tus fichas no pueden formar parte de una fórmula con las demás?",
    "name": "¿Qué ion es el catión, y su metal tiene una sola carga o varias?",
}
LESS_TO_SCORE = "Deja menos puntos al alcance de quien juega después."


def made(formulas: Mapping[str, int], points: int) -> str:
    """ "CaO por 16 puntos" """
    each = [one if n == 1 else f"{n} × {one}" for one, n in formulas.items()]
    return f"{listed(each)} por {counted(points, 'punto')}"


def makes(what: str, other: str) -> str:
    """Return "Así formas CaO por 16 puntos; cambiar no da puntos." The other is `swap`, `pass`, or what it makes."""
    if other in ("swap", "pass"):
        return f"Así formas {what}; {'cambiar' if other == 'swap' else 'pasar'} no da puntos."
    return f"Así formas {what}; con la otra jugada, {other}."


def rack(
    why: Literal["keeps", "new tiles", "uses up", "better"], tiles: Mapping[Tile, int], less: int
) -> str:
    """Describe the benefit for the rack, of a move that scores so many points less now."""
    match why:
        case "keeps":
            said = f"conservas {_listed(tiles)} para un turno mejor"
        case "new tiles":
            said = "unas fichas nuevas te servirían más"
        case "uses up":
            said = f"gastas {_listed(tiles)}, y unas fichas nuevas te servirían más"
        case "better":
            said = "te quedan mejores fichas"
    if less:
        return f"Ahora da {counted(less, 'punto')} menos, pero {said}."
    return f"{capitalized(said)}."


def opens(*, more: bool) -> str:
    what = "casillas de fórmula que valen más" if more else "una casilla de fórmula"
    return f"La otra colocación le abre {what} a quien juega después."


def _listed(tiles: Mapping[Tile, int]) -> str:
    """ "2 Na y la ficha roja" """
    return listed([_named(tile, n) for tile, n in tiles.items()])


def _named(tile: Tile, n: int) -> str:
    if tile == RED:
        return "la ficha roja" if n == 1 else f"{n} fichas rojas"
    return tile if n == 1 else f"{n} {tile}"


# Naming


def named(salts: Sequence[Salt]) -> str:
    """ "FeS: Fe²⁺ (hierro(II)) y S²⁻ (sulfuro). Hay varios iones de hierro, así que el nombre indica la carga." """
    parts = [f"{one.written}: {_ions(one)}" for one in salts]
    varying = dict.fromkeys(es.metal(one.cation.id) for one in salts if _varies(one))
    several = [
        f"Hay iones de {metal} con cargas distintas, así que el nombre indica cuál."
        for metal in varying
    ]
    return " ".join([f"{'; '.join(parts)}.", *several])


def _ions(salt: Salt) -> str:
    """ "2 K⁺ (potasio) y S²⁻ (sulfuro)" """
    return f"{_ion(salt.cation, salt.cations)} y {_ion(salt.anion, salt.anions)}"


def _ion(ion: Ion, count: int) -> str:
    number = f"{count} " if count > 1 else ""
    return f"{number}{ion.written} ({es.ion(ion.id)})"


def _varies(salt: Salt) -> bool:
    return len(charges_of(salt.cation)) > 1


# The tiles to look at


def line(way: Literal["row", "column"], number: int) -> str:
    along = f"la fila {number + 1}" if way == "row" else f"la columna {column_name(number)}"
    return f"Mira a lo largo de {along}."


def put_back(tiles: int, *, all_: bool) -> str:
    if all_:
        return "Piensa en devolver todas tus fichas."
    return f"Busca {counted(tiles, 'ficha')} para devolver."


PASSING = "Pasar no da puntos, y conservas todas tus fichas."
CHARGES = "Mira las cargas: la del anión revela la del catión."
