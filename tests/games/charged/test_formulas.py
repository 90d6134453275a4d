"""R1 to R9: tiles and formulas."""

import re
from collections import Counter
from itertools import product

import pytest

from tests.games.charged.drawing import placed_by_seat_0, scored
from valence.chem.ions import ion as ion_called
from valence.chem.names import en
from valence.games.charged.faults import (
    CationNotFirst,
    Fault,
    NeedsParentheses,
    NoAnion,
    NoCation,
    NotSmallest,
    OtherAnion,
    OtherCompound,
    OutOfOrder,
    SeveralAnions,
    SeveralCations,
    Unbalanced,
    UnknownAnion,
    fault_of,
)
from valence.games.charged.formulas import ALL, Tiles, tiles_of
from valence.games.charged.sets import material
from valence.games.charged.tiles import COPIES, KINDS, METALS, VALUE, Tile
from valence.games.charged.words.en_faults import fault_words


def tiles(text: str) -> Tiles:
    known: dict[str, Tile] = {tile: tile for tile in KINDS}
    return tuple(known[tile] for tile in text.split())


def test_r1_two_hundred_tiles() -> None:
    assert len(material(None).tiles) == 200
    metals = {"Na": 24, "K": 12, "Mg": 8, "Ca": 6, "Ba": 2, "Al": 4, "Fe": 6, "Cu": 8, "Au": 4}
    others = {"Cl": 32, "Br": 4, "I": 2, "C": 6, "O": 50, "N": 12, "P": 4, "S": 10}
    assert metals | others | {"red": 6} == COPIES


@pytest.mark.parametrize(
    ("value", "worth"),
    [
        (0, "red"),
        (2, "C N O"),
        (3, "Na Mg Al P S Cl"),
        (4, "K Ca Fe Cu Br"),
        (5, "I"),
        (6, "Ba Au"),
    ],
)
def test_r2_a_tile_is_worth_its_period(value: int, worth: str) -> None:
    assert {tile for tile in KINDS if VALUE[tile] == value} == set(worth.split())


@pytest.mark.parametrize(
    ("charge", "ions"),
    [
        (1, "Na K Cu Au"),
        (2, "Mg Ca Ba Fe Cu"),
        (3, "Al Fe Au"),
        (-1, "Cl Br I N3 CN NO2 NO3 ClO ClO2 ClO3 ClO4 BrO BrO2 BrO3 BrO4 IO IO2 IO3 IO4"),
        (-2, "O S CO3 SO3 SO4"),
        (-3, "N P PO3 PO4"),
    ],
)
def test_r4_the_charges(charge: int, ions: str) -> None:
    known = [ion.atoms for ion in (*ALL.cations, *ALL.anions) if ion.charge == charge]
    assert sorted(known) == sorted(ions.split())


@pytest.mark.parametrize(
    ("run", "name"),
    [
        ("Na Na O", "sodium oxide"),
        ("Fe Fe O O O", "iron(III) oxide"),
        ("Mg Mg Mg N N", "magnesium nitride"),
        ("Al N", "aluminium nitride"),
        ("Cu Cu S O O O O", "copper(I) sulfate"),
        ("Au Cl O", "gold(I) hypochlorite"),
        ("Al P O O O O", "aluminium phosphate"),
        ("Na C N", "sodium cyanide"),
    ],
)
def test_r5_cation_before_anion_and_neutral(run: str, name: str) -> None:
    found = ALL.by_tiles[tiles(run)]
    assert en.salt(found.cation.id, found.anion.id) == name


@pytest.mark.parametrize(
    ("run", "fault", "words"),
    [
        ("O O", NoCation(), "begins with a metal"),
        ("Na Na", NoAnion(), "ends with an anion"),
        ("Cl Na", CationNotFirst("Na", "Cl"), "Na stands after Cl"),
        ("Na Cl Na", CationNotFirst("Na", "Cl"), "the cation comes first"),
        ("Na K O", SeveralCations(("Na", "K")), "Na and K together"),
        (
            "Na S O O",
            UnknownAnion(("S", "O", "O"), ("(SO3)2-", "(SO4)2-")),
            "SO₂ is not on this game's list of anions; SO₃²⁻ (sulfite) and SO₄²⁻ (sulfate) are",
        ),
        (
            "Na C",
            UnknownAnion(("C",), ("(CN)-", "(CO3)2-")),
            "C is not on this game's list of anions; CN⁻ (cyanide) and CO₃²⁻ (carbonate) are",
        ),
        ("Na Cl Br", SeveralAnions(("Cl", "Br")), "Cl and Br together; a formula has one kind"),
        (
            "Na I S S",
            SeveralAnions(("I", "S")),
            "I and S together; a formula has one kind of anion",
        ),
        (
            "Mg O Cl",
            OutOfOrder("(ClO)-"),
            "these are the atoms of ClO⁻ (hypochlorite), which this game writes Cl O",
        ),
        ("Na N C", OutOfOrder("(CN)-"), "the atoms of CN⁻ (cyanide), which this game writes C N"),
        # Carbon alone is not an anion of this game.
        ("Na C S", UnknownAnion(("C", "S"), ()), "CS is not on this game's list of anions"),
        (
            "Mg S O O",
            UnknownAnion(("S", "O", "O"), ("(SO3)2-", "(SO4)2-")),
            "SO₃²⁻ (sulfite) and SO₄²⁻ (sulfate) are",
        ),
        # Mg(NO₂)₂ and Mg(CN)₂ need parentheses, so nitrite and cyanide are not alternatives.
        ("Mg N O", UnknownAnion(("N", "O"), ()), "NO is not on this game's list of anions"),
        (
            "Mg C",
            UnknownAnion(("C",), ("(CO3)2-",)),
            "C is not on this game's list of anions; CO₃²⁻ (carbonate) is",
        ),
        (
            "Na Na Cl",
            Unbalanced(("Na+",), 2, "Cl-", 1, ("NaCl",)),
            "two sodium 1+ against one chloride 1−; one Na⁺ less would cancel: NaCl",
        ),
        (
            "Na O",
            Unbalanced(("Na+",), 1, "O2-", 1, ("Na2O",)),
            "one sodium 1+ against one oxide 2−; one more Na⁺ would cancel: Na₂O",
        ),
        (
            "Mg Mg O",
            Unbalanced(("Mg2+",), 2, "O2-", 1, ("MgO",)),
            "two magnesium 2+ against one oxide 2−; one Mg²⁺ less would cancel: MgO",
        ),
        (
            "Na N N",
            Unbalanced(("Na+",), 1, "N3-", 2, ("Na3N",)),
            "one sodium 1+ against two nitride 3−; neutral is Na₃N",
        ),
        (
            "Mg Mg N",
            Unbalanced(("Mg2+",), 2, "N3-", 1, ("Mg3N2",)),
            "two magnesium 2+ against one nitride 3−; neutral is Mg₃N₂",
        ),
        (
            "Fe Cl",
            Unbalanced(("Fe2+", "Fe3+"), 1, "Cl-", 1, ("FeCl2", "FeCl3")),
            "one iron 2+ or 3+ against one chloride 1−; neutral is FeCl₂ or FeCl₃",
        ),
        (
            "Na S O O O O",
            Unbalanced(("Na+",), 1, "(SO4)2-", 1, ("Na2SO4",)),
            "one sodium 1+ against one sulfate 2−; one more Na⁺ would cancel: Na₂SO₄",
        ),
        ("Na Na Na Na O O", NotSmallest("Na2O"), "which are Na₂O"),
        ("Cu Cu O O", NotSmallest("CuO"), "which are CuO"),
        ("Na Na N O O N O O", NotSmallest("NaNO2"), "which are NaNO₂"),
    ],
)
def test_r5_chemically_invalid_formulas_are_refused(run: str, fault: Fault, words: str) -> None:
    assert tiles(run) not in ALL.by_tiles
    assert fault_of(ALL, tiles(run)) == fault
    assert words in fault_words(fault)


@pytest.mark.parametrize(
    ("run", "anion", "words"),
    [
        ("Na S C N", "(SCN)-", "SCN⁻ is thiocyanate, a real anion, but not on this game's list"),
        ("K O C N", "(OCN)-", "OCN⁻ is cyanate"),
        ("Na Na S S O O O", "(S2O3)2-", "S₂O₃²⁻ is thiosulfate"),
        ("Ca C C O O O O", "(C2O4)2-", "C₂O₄²⁻ is oxalate"),
        ("K K S S O O O O O O O O", "(S2O8)2-", "S₂O₈²⁻ is peroxydisulfate"),
        ("Ca C C", "(C2)2-", "C₂²⁻ is acetylide"),
    ],
)
def test_r4_real_anions_of_other_lists(run: str, anion: str, words: str) -> None:
    fault = fault_of(ALL, tiles(run))
    assert fault == OtherAnion(anion)
    assert words in fault_words(fault)


@pytest.mark.parametrize(
    ("run", "formula", "words"),
    [
        (
            "Na Na O O",
            "Na2O2",
            "this is sodium peroxide, a real compound, but its anion O₂²⁻ (peroxide) is not on this game's list",
        ),
        ("K O O", "KO2", "potassium superoxide, a real compound, but its anion O₂⁻ (superoxide)"),
        ("Ba O O", "BaO2", "barium peroxide"),
        ("K I I I", "KI3", "its anion I₃⁻ (triiodide)"),
        ("Na P O O O", "NaPO3", "its anion PO₃⁻ (metaphosphate)"),
        ("Fe S S", "FeS2", "the mineral pyrite, a real compound, but its anion S₂²⁻ (disulfide)"),
        (
            "Fe Fe Fe O O O O",
            "Fe3O4",
            "the mineral magnetite, a real compound, but it holds Fe²⁺ and Fe³⁺ at once",
        ),
        ("Fe Fe Fe C", "Fe3C", "cementite, an iron carbide, a real compound, but it is not made"),
    ],
)
def test_r4_real_compounds_of_other_ions(run: str, formula: str, words: str) -> None:
    fault = fault_of(ALL, tiles(run))
    assert fault == OtherCompound(formula)
    assert words in fault_words(fault)


ADVICE = re.compile(r"; (one|two|three|four) (?:more )?(\S+?) (less )?would cancel")
COUNTS = {"one": 1, "two": 2, "three": 3, "four": 4}
UNBALANCED = [
    fault
    for metal, anion in product(METALS, ALL.anions)
    for metals, anions in product(range(1, 6), range(1, 6))
    if (run := (metal,) * metals + tiles_of(anion.atoms) * anions) not in ALL.by_tiles
    and isinstance(fault := fault_of(ALL, run), Unbalanced)
]


def test_advice_leads_to_a_formula() -> None:
    """Following the advice of a refusal gives a formula."""
    advised = [(fault, ADVICE.search(fault_words(fault))) for fault in UNBALANCED]
    followed = [after(fault, advice) for fault, advice in advised if advice]
    assert len(followed) > 100
    assert set(followed) <= set(ALL.by_tiles)


def after(fault: Unbalanced, advice: re.Match[str]) -> Tiles:
    cation, anion = ion_called(fault.cations[0]), ion_called(fault.anion)
    change = COUNTS[advice[1]] * (-1 if advice[3] else 1)
    metals = fault.cation_count + (change if advice[2] == cation.written else 0)
    anions = fault.anion_count + (change if advice[2] == anion.written else 0)
    return tiles_of(cation.atoms) * metals + tiles_of(anion.atoms) * anions


def test_suggested_anions_make_a_formula() -> None:
    made = {(salt.cation.atoms, salt.anion.id) for salt in ALL.by_tiles.values()}
    for metal, rest in product(METALS, ("S O", "C", "N O", "P P O", "C O")):
        fault = fault_of(ALL, (metal, *tiles(rest)))
        assert isinstance(fault, UnknownAnion)
        assert {(metal, near) for near in fault.near} <= made


def test_r6_one_tile_for_every_atom() -> None:
    assert tiles_of("Na3N") == ("Na", "Na", "Na", "N")
    assert tiles_of("KNO3") == ("K", "N", "O", "O", "O")
    assert tiles("K O N O O") not in ALL.by_tiles


@pytest.mark.parametrize(
    ("run", "salts"),
    [
        ("Mg N O O O", ("Mg(NO3)2",)),
        ("Mg N O O O N O O O", ("Mg(NO3)2",)),
        ("Fe C N", ("Fe(CN)2", "Fe(CN)3")),
        ("Al Al S O O O O", ("Al2(SO4)3",)),
        ("Ca P O O O O", ("Ca3(PO4)2",)),
        ("Cu N O O N O O", ("Cu(NO2)2",)),
    ],
)
def test_r7_no_parentheses(run: str, salts: tuple[str, ...]) -> None:
    fault = fault_of(ALL, tiles(run))
    assert fault == NeedsParentheses(salts)
    assert "needs parentheses, which the board cannot show" in fault_words(fault)


def test_r8_there_are_189_formulas() -> None:
    assert len(ALL.by_tiles) == 189
    sizes = Counter(
        salt.anion.size if salt.anion.is_polyatomic else 0 for salt in ALL.by_tiles.values()
    )
    assert sizes == {0: 84, 1: 64, 2: 27, 3: 14}
    assert max(map(len, ALL.by_tiles)) == len(tiles_of("Na3PO4")) == 8


def test_r8_the_trie_holds_exactly_these() -> None:
    def walk(node: object, depth: int) -> int:
        assert isinstance(node, type(ALL.trie))
        assert depth <= 8
        return bool(node.charge) + sum(walk(child, depth + 1) for child in node.follows.values())

    assert walk(ALL.trie, 0) == 189


def test_r9_one_charge_in_the_row_another_in_the_column() -> None:
    points = scored(
        """
        .  Cu Cl
        .  .  .
        """,
        """
        .  Cu Cl
        .  O  .
        """,
    )
    assert points == {"CuO": [6]}


def test_the_ruling_says_whether_a_compound_exists() -> None:
    match, move = placed_by_seat_0(
        """
        .  Cu Cl
        .  .  .
        .  .  .
        """,
        """
        .  Cu Cl
        .  I  .
        .  I  .
        """,
    )
    (said, *_) = match.play(0, move)
    assert said.endswith("14 points. CuI₂ has not been isolated: it turns into CuI and iodine.")
