"""The products of acids and bases, and how certain they are."""

from collections import Counter
from decimal import Decimal

import msgspec
import pytest

from valence.chem.acids_bases import acids, bases
from valence.chem.formulas import read_condensed
from valence.chem.reactions import certainty, equation
from valence.chem.writing import plain

ACIDS = {acid.id: acid for acid in acids()}
BASES = {base.id: base for base in bases()}


@pytest.mark.parametrize(
    ("acid", "base", "written"),
    [
        ("acetic-acid", "triethylamine", "CH₃COOH + (C₂H₅)₃N ⇌ CH₃COO⁻ + (C₂H₅)₃NH⁺"),
        ("phenol", "potassium-carbonate", "C₆H₅OH + K₂CO₃ ⇌ C₆H₅O⁻ + HCO₃⁻ + 2 K⁺"),
        ("ammonium-chloride", "sodium-hydroxide", "NH₄Cl + NaOH ⇌ NH₃ + H₂O + Na⁺ + Cl⁻"),
        ("water", "water-base", "2 H₂O ⇌ OH⁻ + H₃O⁺"),
        # water levels acids that are stronger than hydronium
        ("hydrogen-chloride", "water-base", "HCl + H₂O → Cl⁻ + H₃O⁺"),
        # carbonic acid decomposes
        ("acetic-acid", "sodium-hydrogencarbonate", "CH₃COOH + NaHCO₃ ⇌ CH₃COO⁻ + CO₂ + H₂O + Na⁺"),
        # outside water the ions stay together
        ("acetone", "lda", "CH₃COCH₃ + ((CH₃)₂CH)₂NLi → CH₂=C(CH₃)OLi + ((CH₃)₂CH)₂NH"),
        ("water", "sodium-hydride", "H₂O + NaH → NaOH + H₂"),
        ("ethanol", "methylmagnesium-bromide", "C₂H₅OH + CH₃MgBr → C₂H₅OMgBr + CH₄"),
        ("ammonia", "methylmagnesium-bromide", "NH₃ + CH₃MgBr ⇌ BrMgNH₂ + CH₄"),
        ("acetylene", "n-butyllithium", "C₂H₂ + C₄H₉Li → HC≡CLi + C₄H₁₀"),
        ("acetonitrile", "sodium-amide", "CH₃CN + NaNH₂ ⇌ NaCH₂CN + NH₃"),
        ("ammonium-chloride", "n-butyllithium", "NH₄Cl + C₄H₉Li → NH₃ + LiCl + C₄H₁₀"),
        # the charge is written on its atom: on carbon, on oxygen
        ("malononitrile", "dbu", "CH₂(CN)₂ + C₉H₁₆N₂ ⇌ ⁻CH(CN)₂ + C₉H₁₇N₂⁺"),
        (
            "acetylacetone",
            "potassium-carbonate",
            "CH₃COCH₂COCH₃ + K₂CO₃ ⇌ CH₃COCH=C(CH₃)O⁻ + HCO₃⁻ + 2 K⁺",
        ),
    ],
)
def test_equations(acid: str, base: str, written: str) -> None:
    assert equation(ACIDS[acid], BASES[base]) == written


def test_every_equation_is_balanced() -> None:
    for acid in acids():
        for base in bases():
            left, right = _sides(equation(acid, base))
            assert _atoms(left) == _atoms(right), (acid.id, base.id)
            assert _charge(left) == _charge(right) == 0, (acid.id, base.id)


def _sides(written: str | None) -> tuple[str, str]:
    assert written is not None
    left, right = written.replace("→", "⇌").split(" ⇌ ")
    return left, right


def _atoms(side: str) -> Counter[str]:
    atoms: Counter[str] = Counter()
    for species in side.split(" + "):
        count, _, formula = species.rpartition(" ")
        bare = plain(formula).strip("⁺⁻")
        atoms.update({s: n * int(count or 1) for s, n in read_condensed(bare).counts})
    return atoms


def _charge(side: str) -> int:
    return sum(
        (species.count("⁺") - species.count("⁻")) * int(species.rpartition(" ")[0] or 1)
        for species in side.split(" + ")
    )


def test_without_a_conjugate_there_is_no_equation() -> None:
    unknown = msgspec.structs.replace(ACIDS["acetic-acid"], conjugate=None)
    assert equation(unknown, BASES["lda"]) is None


@pytest.mark.parametrize(
    ("acid", "base", "difference", "sure"),
    [
        ("water", "water", "0.1", "constant"),
        ("water", "water", "16", "constant"),
        ("DMSO", "DMSO", "5", "constant"),
        ("water", "THF", "10.01", "far"),
        ("water", "THF", "10", "direction"),
        ("water", "THF", "3", "open"),
        ("estimated", "estimated", "25", "far"),
        ("estimated (aqueous scale)", "estimated (aqueous scale)", "5", "direction"),
        ("", "", "5", "direction"),
    ],
)
def test_a_constant_needs_two_values_from_one_solvent(
    acid: str, base: str, difference: str, sure: str
) -> None:
    assert certainty(acid, base, Decimal(difference)) == sure
