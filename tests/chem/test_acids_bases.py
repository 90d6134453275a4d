import csv
import re
import subprocess
import sys
from collections import Counter
from decimal import Decimal

import msgspec
import pytest

from valence.chem.acids_bases import (
    Published,
    acids,
    bases,
    drawing_of,
    plain_name,
    published,
    thermodynamic_values,
)
from valence.chem.cards import PROTON, Acid, Base, is_conjugate_balanced
from valence.chem.data_files import DATA, rows
from valence.chem.formulas import read_formula
from valence.chem.names import en
from valence.chem.species import Species
from valence.chem.structures import computed_structure

BOTH: list[Acid | Base] = [*acids(), *bases()]
CARDS = {card.id: card for card in BOTH}
ROWS = [*rows("acids.csv"), *rows("bases.csv")]


def _acid(id_: str) -> Acid:
    return next(card for card in acids() if card.id == id_)


def _base(id_: str) -> Base:
    return next(card for card in bases() if card.id == id_)


def test_there_are_27_of_each_with_unique_ids_and_names() -> None:
    assert len(acids()) == len({en.card(card) for card in acids()}) == 27
    assert len(bases()) == len({en.card(card) for card in bases()}) == 27
    assert len(CARDS) == 54


# Values that a chemist knows by heart.
VALUES = [
    ("acetic-acid", "4.76"),
    ("phenol", "10.0"),
    ("water", "15.7"),
    ("acetone", "19.3"),
    ("acetylene", "25"),
    ("triethylamine", "10.75"),
    ("pyridine", "5.2"),
    ("n-butyllithium", "50"),
    ("lda", "35.7"),
    ("sodium-acetate", "4.76"),
    ("sodium-hydride", "36"),
    ("potassium-hydride", "36"),
    ("water-base", "-1.74"),
]


@pytest.mark.parametrize(("id_", "value"), VALUES)
def test_values(id_: str, value: str) -> None:
    assert CARDS[id_].value == Decimal(value)


def test_values_are_as_written_in_the_table() -> None:
    for row in ROWS:
        assert str(CARDS[row["id"]].value) == (row.get("pka") or row.get("pkah"))


def test_both_are_in_the_order_of_strength() -> None:
    assert [card.pka for card in acids()] == sorted(card.pka for card in acids())
    assert [card.pkah for card in bases()] == sorted((c.pkah for c in bases()), reverse=True)


def test_active_methylene_compounds_have_two_electron_withdrawing_groups() -> None:
    active = {card.id for card in acids() if card.active_methylene}
    assert active == {"acetylacetone", "ethyl-acetoacetate", "malononitrile", "diethyl-malonate"}


def test_nucleophilicity_follows_bulk() -> None:
    assert {card.id for card in bases() if card.nucleophilicity == "non"} == {
        "litmp",
        "potassium-hydride",
        "sodium-hydride",
        "lda",
        "lihmds",
        "khmds",
        "dbu",
        "dipea",
        "2-6-lutidine",
    }


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_formulas_agree_with_the_structure(row: dict[str, str]) -> None:
    drawn = computed_structure(row["smiles"])
    assert read_formula(row["formula"]).hill == drawn.formula
    assert read_formula(row["condensed"]).hill == drawn.formula
    assert CARDS[row["id"]].mass == drawn.mass


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["id"])
def test_the_conjugate_differs_by_one_proton(row: dict[str, str]) -> None:
    card = CARDS[row["id"]]
    assert is_conjugate_balanced(card)
    assert card.conjugate is not None
    drawn = computed_structure(row["conjugate_smiles"])
    assert card.conjugate.counts == Counter(dict(read_formula(drawn.formula).counts))
    assert card.conjugate.charge == drawn.charge


def test_a_conjugate_that_loses_a_carbon_is_not_balanced() -> None:
    formate = msgspec.structs.replace(_acid("acetic-acid"), conjugate=Species("HCOO", -1))
    assert not is_conjugate_balanced(formate)


# Too strong or too weak to be measured in water, DMSO or THF.
ESTIMATED = {
    *("hydrogen-iodide", "hydrogen-chloride", "cyclopentadiene", "acetylene", "dimethylacetamide"),
    *("ammonia", "benzene", "ethane", "tert-butyllithium", "n-butyllithium", "phenyllithium"),
    *("methylmagnesium-bromide", "sodium-amide", "potassium-hydride", "sodium-hydride"),
}


def test_values_were_measured_in_water_dmso_or_thf_or_are_estimates() -> None:
    of_kind = {kind: {c.id for c in BOTH if c.solvent == kind} for kind in ("DMSO", "THF")}
    assert of_kind == {
        "DMSO": {"dimethyl-sulfoxide"},
        "THF": {"lda", "litmp", "lihmds", "khmds"},
    }
    assert {card.id for card in BOTH if card.solvent == "estimated"} == ESTIMATED
    assert [card.solvent for card in BOTH].count("water") == 54 - 5 - len(ESTIMATED)


def test_composition_counts_the_atoms_of_a_card() -> None:
    assert CARDS["potassium-carbonate"].composition.counts == (("K", 2), ("C", 1), ("O", 3))


def test_a_proton_is_h_plus() -> None:
    assert PROTON.written == "H⁺"


def test_every_card_explains_itself_and_names_its_source() -> None:
    for card in CARDS.values():
        assert card.source
        assert card.note.endswith(".")
        assert re.fullmatch(r"[^.]+\.", card.why), card.id
        assert drawing_of(card.id)


def test_texts_are_for_readers() -> None:
    for name in ("acids.csv", "bases.csv", "polymer.csv", "ions.csv"):
        text = (DATA / name).read_text(encoding="utf-8").casefold()
        for word in ("report", "unverified", "not opened", "rule sheet", "the game", "card shows"):
            assert word not in text, (name, word)


def test_explanations_avoid_classic_misconceptions_and_weak_sources() -> None:
    for card in BOTH:
        for phrase in ("push", "want", "unwilling", "nobody", "burden", "is electronegative, and"):
            assert phrase not in card.why, (card.id, phrase)
        for source in ("studylib", "Forums", "quimicaorganica", "scribd"):
            assert source not in card.source, (card.id, source)


@pytest.mark.parametrize("cards", [acids(), bases()], ids=["acids", "bases"])
def test_no_name_belongs_to_two_cards_of_a_type(cards: tuple[Acid | Base, ...]) -> None:
    owners: dict[str, str] = {}
    for card in cards:
        for name in {
            plain_name(n) for n in (en.card(card), card.short, *en.synonyms(card.id)) if n
        }:
            assert owners.setdefault(name, card.id) == card.id, name


def test_synonyms_belong_to_known_cards_and_are_unique() -> None:
    with (DATA / "synonyms.csv").open(encoding="utf-8", newline="") as lines:
        given = [(row["id"], plain_name(row["synonym"])) for row in csv.DictReader(lines)]
    assert {id_ for id_, _ in given} <= set(CARDS)
    assert [pair for pair, count in Counter(given).items() if count > 1] == []


@pytest.mark.parametrize(
    ("id_", "synonym"),
    [
        ("lda", "LDA"),
        ("litmp", "LTMP"),
        ("dipea", "Hünig's base"),
        ("dipea", "DIEA"),
        ("trifluoroacetic-acid", "TFA"),
        ("acetic-acid", "ethanoic acid"),
        ("thiophenol", "benzenethiol"),
        ("acetylene", "ethyne"),
        ("triethylamine", "NEt3"),
        ("potassium-tert-butoxide", "t-BuOK"),
        ("sodium-hydrogencarbonate", "baking soda"),
        ("sodium-hydroxide", "caustic soda"),
        ("potassium-carbonate", "potash"),
    ],
)
def test_synonyms(id_: str, synonym: str) -> None:
    assert synonym in en.synonyms(id_)


def test_nothing_else_has_synonyms() -> None:
    assert en.synonyms("gold") == ()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Hünig's base", "hunigs BASE"),
        ("t-BuOK", "tbuok"),
        ("2,6-Lutidine", "2,6 lutidine"),
        ("N,N-Dimethylacetamide", "n,n dimethylacetamide"),
    ],
)
def test_case_and_spelling_details_in_a_name_do_not_matter(one: str, other: str) -> None:
    assert plain_name(one) == plain_name(other)


def test_the_built_in_set_needs_neither_molmass_nor_rdkit() -> None:
    code = (
        "import sys; from valence.chem.acids_bases import acids, bases, drawing_of;"
        "from valence.chem.polymer import substances;"
        "acids(), bases(), drawing_of('water'), substances();"
        "print([m for m in ('molmass', 'rdkit') if m in sys.modules])"
    )
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout.strip() == "[]"


@pytest.mark.parametrize("row", rows("published.csv"), ids=lambda row: row["id"])
def test_published_values_are_sourced_and_differ_from_the_card(row: dict[str, str]) -> None:
    card, others = CARDS[row["id"]], msgspec.convert(row, Published, strict=False)
    assert others in published(row["id"])
    assert others.lowest <= others.highest
    assert not others.lowest == others.highest == card.value
    assert others.remark.endswith(".")
    # Each end of the range is a value from the source or from the card's own source.
    printed = {
        Decimal(number)
        for number in re.findall(r"-?\d+(?:\.\d+)?", f"{others.source} {card.source} {card.value}")
    }
    spread = {Decimal(12), Decimal(15)} if row["id"] == "dbu" else set()  # 13.5 ± 1.5
    assert {others.lowest, others.highest} <= printed | spread


@pytest.mark.parametrize("id_", ["water", "sodium-hydroxide", "water-base"])
def test_the_other_convention_for_water_is_published(id_: str) -> None:
    (others,) = published(id_)
    assert others.lowest == others.highest == thermodynamic_values()[id_]


def test_a_card_on_which_tables_agree_has_no_other_published_values() -> None:
    assert published("acetic-acid") == ()
