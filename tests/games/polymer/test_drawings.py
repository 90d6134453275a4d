"""Chains as text and as drawn structures."""

from decimal import Decimal
from typing import Any

import msgspec
import pytest
from rdkit.Chem import MolToSmiles

import valence
from tests.games.polymer.study import chain, chains, play, study
from valence.chem.chain_drawings import chain_drawing
from valence.chem.chains import Cap, Strand, chain_smiles
from valence.chem.structures import computed_structure, molecule
from valence.games.polymer.notation import cards_written, chain_written
from valence.games.polymer.scoring import mass
from valence.games.polymer.state import Chain
from valence.games.polymer.structures import structure_of

DEAD = {"state": "terminated"}
JOINED = {"state": "terminated", "end": "combination"}


def read_chain(number: int, owner: int, *blocks: str, **fields: Any) -> Chain:
    return msgspec.convert(chain(number, owner, *blocks, **fields), Chain)


CHAINS = {
    "BPO–Sty₄–BA₂•": read_chain(1, 0, "sty-1 sty-3", "ba-2"),
    "AIBN–MMA₃–TEMPO": read_chain(1, 0, "mma-1 mma-2", starter="aibn", state="dormant"),
    "CTA–VAc₁₁–H": read_chain(1, 0, "vac-1 vac-3 vac-1 vac-3 vac-3", starter="cta", end="transfer", **DEAD),
    "BPO–Sty–H": read_chain(1, 0, "sty-1", end="hydrogen", **DEAD),
    "BPO–MMA₂=": read_chain(1, 0, "mma-1 mma-1", end="double bond", **DEAD),
    "BPO–Sty₂–Sty–AIBN": read_chain(1, 0, "sty-1 sty-1", "sty-1", starter="bpo+aibn", **JOINED),
}  # fmt: skip


@pytest.mark.parametrize(("text", "one"), CHAINS.items())
def test_a_chain_on_one_line(text: str, one: Chain) -> None:
    assert chain_written(one) == text


def test_cards_on_one_line() -> None:
    assert cards_written(["tempo", "mma-3", "sty-1", "sty-1"]) == "2 × Sty 1, MMA 3, TEMPO"
    assert cards_written(["copolymer", "termination", "bpo"]) == "BPO, termination, copolymer"


def test_r22_a_chain_as_a_structure() -> None:
    strand, end = structure_of(CHAINS["AIBN–MMA₃–TEMPO"])
    assert strand == Strand("C[C](C)C#N", ("*CC(*)(C)C(=O)OC",) * 3)
    assert isinstance(end, Cap)
    assert structure_of(CHAINS["BPO–Sty₄–BA₂•"])[1] == "radical"
    assert structure_of(CHAINS["CTA–VAc₁₁–H"])[1] == "hydrogen"
    assert structure_of(CHAINS["BPO–MMA₂="])[1] == "double bond"


@pytest.mark.parametrize("one", CHAINS.values(), ids=CHAINS)
def test_r22_the_structure_weighs_what_the_chain_does(one: Chain) -> None:
    """Counting atoms agrees with adding up cards and end groups to within 0.005 per unit."""
    drawn = computed_structure(chain_smiles(*structure_of(one)))
    assert abs(drawn.mass - mass(one, end_groups=True)) < Decimal("0.1")


@pytest.mark.parametrize("one", CHAINS.values(), ids=CHAINS)
def test_r22_every_chain_can_be_drawn(one: Chain) -> None:
    strand, end = structure_of(one)
    assert chain_drawing(strand, end, title=chain_written(one)).startswith("<svg")


def test_r22_a_long_chain_is_drawn_with_brackets() -> None:
    long = read_chain(1, 0, "sty-1" + " sty-3" * 9)
    short = read_chain(1, 0, "sty-1" + " sty-3" * 3)
    assert len(chain_drawing(*structure_of(long))) < len(chain_drawing(*structure_of(short)))


@pytest.mark.parametrize(
    ("blocks", "lower", "higher"),
    [
        (("sty-1", "sty-3 sty-1"), 1, 4),
        (("sty-1", "mma-1"), 1, 1),
        (("sty-1", "ba-1", "ba-2", "mma-1"), 2, 3),
        (("sty-1 sty-3", "ba-1", "sty-1 sty-1 sty-1"), 4, 4),
    ],
)
def test_r22_an_old_combination_is_parted_where_the_ends_probably_met(
    blocks: tuple[str, ...], lower: int, higher: int
) -> None:
    one = read_chain(1, 0, *blocks, starter="bpo+cta", **JOINED)
    strand, end = structure_of(one)
    assert isinstance(end, Strand)
    assert (len(strand.units), len(end.units)) == (lower, higher)
    assert end.start == "CCCCCCCCCCCC[S]"


def test_r13_a_combined_copolymer_is_joined_where_its_ends_met() -> None:
    """Sty–BA₂ and MMA meet between BA and MMA, although the middle of the chain is elsewhere."""
    given = [chain(1, 0, "sty-1", "ba-2"), chain(2, 1, "mma-1", starter="aibn")]
    match = study("termination sty-1", "sty-1", chains=given)
    play(match, "terminate", mode="combination", chains=[1, 2])
    assert chains(match)[1]["joined_after"] == 2
    (whole,) = valence.load(match.save(), strict=False).state.chains
    assert chain_smiles(*structure_of(whole)) == MolToSmiles(
        molecule(
            "c1ccccc1C(=O)O"  # BPO
            "CC(c1ccccc1)CC(C(=O)OCCCC)CC(C(=O)OCCCC)"  # Sty–BA₂, tail to head
            "C(C)(C(=O)OC)C"  # MMA, head to tail
            "C(C)(C)C#N"  # AIBN
        )
    )


def test_r13_a_position_saved_without_the_joint_still_loads() -> None:
    old = chain(1, 0, "sty-1", "sty-3 sty-1", starter="bpo+cta", **JOINED)
    del old["joined_after"]
    (loaded,) = study("sty-1", "sty-1", chains=[old]).state.chains
    assert loaded.joined_after is None
