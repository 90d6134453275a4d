"""Students at Charged!, who lay what they believe to be a formula, and name it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from random import Random
from typing import TypeAlias

from valence.bots.misconceptions import subscripts
from valence.bots.students import Idea, Mind
from valence.chem.formulas import Salt, read_formula
from valence.chem.ions import IONS, Ion
from valence.chem.names import names
from valence.core.languages import DEFAULT
from valence.core.match import AnyMatch
from valence.core.wire import Json

Laid: TypeAlias = tuple[int, int, str]

METALS = {ion.atoms for ion in IONS.values() if ion.is_cation}
OF_ATOMS = {
    "".join(read_formula(ion.atoms).atoms): ion for ion in IONS.values() if not ion.is_cation
}


# A teacher's set for a lesson on oxyanions.
_TILES = (("Na", 24), ("K", 16), ("S", 14), ("P", 6), ("O", 60))
_IONS = ("Na+", "K+", "(SO3)2-", "(SO4)2-", "(PO3)3-", "(PO4)3-")
OXYANIONS = "\n".join(
    ("tile,copies,ion", *(f"{tile},{n}," for tile, n in _TILES), *(f",,{ion}" for ion in _IONS))
)


# A small one, so that a game fits into a lesson.
BOARD = ["." * 11] * 5 + ["....." + "*" + "....."] + ["." * 11] * 5


def lesson(rng: Random) -> tuple[int, Mapping[str, object]]:
    return 2, {"naming": "bonus", "board": BOARD} | rng.choice(({}, {"cards": OXYANIONS}))


def thinks(match: AnyMatch, seat: int, idea: Idea | None, rng: Random) -> list[Json]:
    view = match.view(seat)
    if view["unnamed"]:
        names = [named(asked["formula"], idea) for asked in view["unnamed"]]
        return [{"type": "name", "names": names}]
    legal = [move for move in match.moves(seat) if move["type"] == "place"]
    if idea is None or not legal:
        return legal or [{"type": "pass"}]
    rng.shuffle(legal)
    lines = [(move["tiles"], line(move["tiles"], view["board"])) for move in legal[:60]]
    plans = [(tiles, run, planned(run, idea)) for tiles, run in lines]
    relaid = [
        relay(tiles, plan, view) for tiles, run, plan in plans if plan and len(tiles) == len(run)
    ]
    fine = [{"type": "place", "tiles": tiles} for tiles, run, plan in plans if plan in (None, run)]
    return [one for one in relaid if one is not None] or fine or [{"type": "pass"}]


def parts(tiles: list[str]) -> tuple[str, int, str] | None:
    """Return the metal, how many, and what follows it, if these tiles are a whole formula."""
    metals = [tile for tile in tiles if tile in METALS]
    rest = "".join(tiles[len(metals) :])
    if not metals or not rest or "red" in tiles or tiles[: len(metals)] != metals:
        return None
    return metals[0], len(metals), rest


def line(tiles: list[Laid], board: list[Laid]) -> list[str]:
    """Return the tiles in the line of a turn, with those that lie there already."""
    grid = {(row, column): tile for row, column, tile in (*board, *tiles)}
    (row, column, _), (last, _, _) = tiles[0], tiles[-1]
    down, across = (1, 0) if last != row else (0, 1)
    while (row - down, column - across) in grid:
        row, column = row - down, column - across
    found = []
    while (row, column) in grid:
        found.append(grid[row, column])
        row, column = row + down, column + across
    return found


def planned(run: list[str], idea: Idea) -> list[str] | None:
    """Return the same two ions in the numbers that this student believes in; None if these aren't two ions."""
    found = parts(run)
    if found is None:
        return None
    metal, some, rest = found
    anion, count = next(
        ((OF_ATOMS[one], n) for one, n in split(rest) if one in OF_ATOMS), (None, 0)
    )
    cation = anion and cation_of(metal, some, anion, count)
    if anion is None or cation is None:
        return None
    cations, anions = subscripts(cation, anion, idea)
    return [metal] * cations + list(atoms(anion.atoms)) * anions


def relay(tiles: list[Laid], plan: list[str], view: Json) -> Json | None:
    """Lay the planned tiles from the same square in the same direction; None if they can't be laid."""
    (row, column, _), (next_row, next_column, _) = tiles[:2]
    down, across = next_row - row, next_column - column
    squares = [(row + n * down, column + n * across) for n in range(len(plan))]
    size, taken = len(view["rows"]), {(r, c) for r, c, _ in view["board"]}
    if down + across != 1 or Counter(plan) - Counter(view["rack"]):
        return None
    if any(r >= size or c >= size or (r, c) in taken for r, c in squares):
        return None
    laid = [[r, c, tile] for (r, c), tile in zip(squares, plan, strict=True)]
    return {"type": "place", "tiles": laid}


def split(rest: str) -> Iterator[tuple[str, int]]:
    """Yield the ways to read a string of atoms as several of one group: NNN is one azide or three nitrides."""
    yield rest, 1
    symbols = atoms(rest)
    if len(set(symbols)) == 1:
        yield symbols[0], len(symbols)


def atoms(formula: str) -> tuple[str, ...]:
    return read_formula(formula).atoms


def cation_of(metal: str, some: int, anion: Ion, count: int) -> Ion | None:
    charges = (ion for ion in IONS.values() if ion.is_cation and ion.atoms == metal)
    return next((ion for ion in charges if ion.size * some == anion.size * count), None)


def named(formula: str, idea: Idea | None) -> str:
    found = parts(list(atoms(formula)))
    assert found is not None
    metal, some, rest = found
    for one, count in split(rest):
        if one in OF_ATOMS and (cation := cation_of(metal, some, OF_ATOMS[one], count)):
            return names(DEFAULT).misnamed(Salt(cation, OF_ATOMS[one], some, count), idea)
    return formula


def everything(match: AnyMatch, seat: int, rng: Random) -> list[Json]:
    """Return a placement of any few tiles where a formula could lie, or any name."""
    view = match.view(seat)
    if view["unnamed"]:
        names = [named(asked["formula"], None) for asked in view["unnamed"]]
        return [{"type": "name", "names": [scrambled(name, rng) for name in names]}]
    legal = [move for move in match.moves(seat) if move["type"] == "place"]
    if not legal:
        return [{"type": "pass"}]
    tiles = rng.choice(legal)["tiles"]
    metals = [tile for tile in view["rack"] if tile in METALS]
    others = [tile for tile in view["rack"] if tile not in METALS and tile != "red"]
    rng.shuffle(others)
    some = metals[: rng.randint(1, 3)] + others[: rng.randint(1, 3)]
    squares = [(row, column) for row, column, _ in tiles]
    laid = [[r, c, tile] for (r, c), tile in zip(squares, some, strict=False)]
    return [{"type": "place", "tiles": laid}, rng.choice(legal)]


def scrambled(name: str, rng: Random) -> str:
    metal, _, ending = name.rpartition(" ")
    stem = ending.removesuffix("ide").removesuffix("ite").removesuffix("ate")
    bare, told, _ = metal.partition("(")
    if told:
        metal = rng.choice((bare, f"{bare}(I)", f"{bare}(II)", f"{bare}(III)"))
    return f"{metal} {stem}{rng.choice(('ide', 'ite', 'ate'))}"


MIND = Mind(
    game="charged",
    ideas=(
        ("ratio", "one of each"),
        ("oxyanions", "swapped"),
        ("numerals", "left out"),
        ("numerals", "counts atoms"),
    ),
    lesson=lesson,
    thinks=thinks,
    everything=everything,
    worth=lambda move: len(move.get("tiles", ())),
)
