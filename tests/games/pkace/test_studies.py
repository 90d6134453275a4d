"""Bots advise on studies that no game leads to."""

import pytest

import valence
from valence.bots import Budget

SOME_DEALS = Budget(seconds=None, deals=40)


@pytest.mark.parametrize("leader", [0, 1])
def test_hands_of_different_sizes(leader: int) -> None:
    position = valence.start("pkace", seed=1).save()
    hands = [["acetone", "water", "lda", "dbu"], ["acetic-acid", "pyridine", "sodium-hydride"]]
    undealt = ["phenol", "benzene", "ammonia", "acetylene", "lihmds"]
    position |= {"hands": hands, "leader": leader, "undealt": undealt}
    match = valence.load(position, strict=False)
    assert match.advice(leader, budget=SOME_DEALS)[0].move in match.moves(leader)


def test_a_card_that_r12_would_have_refused() -> None:
    """Seat 1 held LDA (35.7), which it leads now, and played sodium acetate, which doesn't beat acetic acid."""
    position = valence.start("pkace", seed=1).save()
    position |= {
        "hands": [["phenol", "water"], ["dbu"]],
        "leader": 1,
        "dealer": 1,
        "trick": ["lda"],
        "played": [["acetic-acid", "sodium-acetate"]],
        "taken": [1],
        "undealt": ["pyridine", "acetone", "ammonia"],
    }
    match = valence.load(position, strict=False)
    assert match.advice(0, budget=SOME_DEALS)[0].move in match.moves(0)
