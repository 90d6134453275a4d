"""Chains as text, and where combined ones were joined."""

from typing import Any

import msgspec
import pytest

import valence
from tests.games.polymer.study import chain, chains, play, study
from valence.games.polymer.notation import cards_written, chain_written
from valence.games.polymer.state import Chain

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


def test_r13_a_combined_copolymer_is_joined_where_its_ends_met() -> None:
    """Sty–BA₂ and MMA meet between BA and MMA, although the middle of the chain is elsewhere."""
    given = [chain(1, 0, "sty-1", "ba-2"), chain(2, 1, "mma-1", starter="aibn")]
    match = study("termination sty-1", "sty-1", chains=given)
    play(match, "terminate", mode="combination", chains=[1, 2])
    assert chains(match)[1]["joined_after"] == 2
    assert valence.load(match.save(), strict=False).save() == match.save()


def test_r13_a_position_saved_without_the_joint_still_loads() -> None:
    old = chain(1, 0, "sty-1", "sty-3 sty-1", starter="bpo+cta", **JOINED)
    del old["joined_after"]
    (loaded,) = study("sty-1", "sty-1", chains=[old]).state.chains
    assert loaded.joined_after is None
