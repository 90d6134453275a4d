"""Quizmaster with a set: its values and names are what counts."""

import pytest

import valence

PHENOL_IN_DMSO = [{"id": "phenol", "value": "18.0"}]
OWN = [
    {"type": "acid", "id": "x", "name": "Xylic acid", "formula": "C9H10O2", "value": "4.4"}
    | {"kind": "other"}
]


def settled(set_: object, text: str, show: str) -> list[str]:
    """Return the story when the only card of a set is asked like this and answered by one player."""
    for seed in range(20):
        match = valence.start(
            "quizmaster", seats=1, seed=seed, options={"deck": set_, "repeats": 0}, names=["Ada"]
        )
        if match.view(0)["question"]["show"] == show:
            return match.play(0, {"type": "answer", "text": text})
    raise AssertionError("the table asks either way")


def test_r5_the_value_of_the_set_is_right() -> None:
    assert "exactly right" in settled(PHENOL_IN_DMSO, "18", "name")[0]
    assert "8 too low" in settled(PHENOL_IN_DMSO, "10", "name")[0]
    # 14 is in print for water in water, which is no excuse for its value in DMSO.
    assert "17.4 too low." in settled([{"id": "water", "value": "31.4"}], "14", "name")[0]
    assert "also accepted" in settled([{"id": "water"}], "14", "name")[0]


def test_r6_a_card_of_the_set_is_named_by_its_own_name() -> None:
    said = settled(OWN, "xylic acid", "value")[0]
    assert "The card is xylic acid, an acid with pKa 4.4." in said
    assert "xylic acid, right." in said
    assert "acetic acid is not an acid in this deck" in settled(OWN, "ethanoic acid", "value")[0]


def test_r8_choices_need_four_values_of_a_kind() -> None:
    with pytest.raises(ValueError, match="four choices need acids with 4 different values"):
        valence.start("quizmaster", options={"deck": PHENOL_IN_DMSO, "answers": "choice"})


def test_r10_no_more_cards_than_the_set_has() -> None:
    with pytest.raises(ValueError, match="option cards: must be 0 to 1, got 2"):
        valence.start("quizmaster", options={"deck": OWN, "cards": 2})
