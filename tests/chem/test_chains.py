import re
import sys
from decimal import Decimal

import pytest
from rdkit.Chem import MolToSmiles

from valence.chem.chain_drawings import LONGEST_DRAWN, chain_drawing
from valence.chem.chains import Cap, End, Strand, chain_smiles
from valence.chem.polymer import hydrogen_mass, substance
from valence.chem.structures import StructuresMissing, computed_structure, molecule

STY, MMA, VAC = (substance(id_).repeat_unit for id_ in ("sty", "mma", "vac"))
BPO, AIBN, CTA, TEMPO = (substance(id_).fragment_smiles for id_ in ("bpo", "aibn", "cta", "tempo"))

# Start, units, end, and the structure written by hand from the start.
CHAINS: list[tuple[str, tuple[str, ...], End, str]] = [
    (BPO, (STY,), "radical", "c1ccccc1C(=O)OC[CH]c1ccccc1"),
    (BPO, (STY, STY), "hydrogen", "c1ccccc1C(=O)OCC(c1ccccc1)CCc1ccccc1"),
    (AIBN, (VAC,), "radical", "N#CC(C)(C)C[CH]OC(C)=O"),
    (AIBN, (MMA,), "radical", "N#CC(C)(C)C[C](C)C(=O)OC"),
    (AIBN, (MMA,), "double bond", "N#CC(C)(C)CC(=C)C(=O)OC"),
    (AIBN, (STY,), "double bond", "N#CC(C)(C)C=Cc1ccccc1"),
    (CTA, (VAC,), "hydrogen", "CCCCCCCCCCCCSCCOC(C)=O"),
    (BPO, (STY,), Cap(TEMPO), "c1ccccc1C(=O)OCC(c1ccccc1)ON1C(C)(C)CCCC1(C)C"),
    (
        BPO,
        (STY,),
        Strand(AIBN, (VAC, MMA)),
        "c1ccccc1C(=O)OCC(c1ccccc1)C(C)(C(=O)OC)CC(OC(C)=O)CC(C)(C)C#N",
    ),
    (AIBN, (), "radical", "C[C](C)C#N"),
]


@pytest.mark.parametrize(("start", "units", "end", "smiles"), CHAINS)
def test_chains(start: str, units: tuple[str, ...], end: End, smiles: str) -> None:
    assert chain_smiles(Strand(start, units), end) == MolToSmiles(molecule(smiles))


def test_a_chain_weighs_what_its_parts_weigh() -> None:
    chain = computed_structure(chain_smiles(Strand(AIBN, (STY,) * 5), "hydrogen"))
    parts = substance("aibn").fragment_mass + 5 * substance("sty").mass + hydrogen_mass()
    # Five times the rounding of one unit.
    assert abs(chain.mass - parts) <= Decimal("0.03")


@pytest.mark.parametrize(
    ("strand", "message"),
    [
        (Strand("CC", (STY,)), "'CC' is not a fragment with one odd electron"),
        (Strand(BPO, ("CC*",)), "'CC*' is not a repeat unit with two open places"),
        (Strand(BPO, ("C(",)), "'C(' is not a structure that can be read"),
    ],
)
def test_an_invalid_chain_is_refused(strand: Strand, message: str) -> None:
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        chain_smiles(strand)


@pytest.mark.parametrize(
    ("units", "end"),
    [
        ((STY,) * 3, "radical"),
        ((STY,) * LONGEST_DRAWN, "hydrogen"),
        ((STY,) * 8 + (MMA,) * 12, "double bond"),
        ((STY,) * 20, Cap(TEMPO)),
        ((STY,) * 7, Strand(BPO, (VAC,) * 7)),
    ],
)
def test_chains_are_drawn(units: tuple[str, ...], end: End) -> None:
    svg = chain_drawing(Strand(AIBN, units), end, width=600, title="a chain")
    assert svg.startswith("<svg ")
    assert "<title>a chain</title>" in svg
    assert "#" not in svg


def test_long_chains_are_drawn_no_larger() -> None:
    def room(units: int) -> float:
        svg = chain_drawing(Strand(BPO, (STY,) * units), Cap(TEMPO))
        return float(svg.split('viewBox="')[1].split()[2])

    assert room(LONGEST_DRAWN) > room(LONGEST_DRAWN + 1)
    assert room(LONGEST_DRAWN + 1) == pytest.approx(room(90), abs=1)


def test_without_rdkit_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rdkit", None)
    with pytest.raises(StructuresMissing):
        chain_smiles(Strand(BPO, (STY,)))
