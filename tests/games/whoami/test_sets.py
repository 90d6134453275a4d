"""Who Am I? with a set: the table answers only what all its cards tell."""

import pytest

import valence
from tests.variants import MIXED_SET
from valence.core.match import IllegalMove

SELECTION = [{"id": name} for name in ("acetic-acid", "phenol", "lda", "water")]


def asked(cards: object) -> set[str]:
    match = valence.start("whoami", seed=1, options={"cards": cards})
    moves = match.moves(match.to_move[0])
    return {move["question"]["about"] for move in moves if move["type"] == "ask"}


def test_r4_without_structures_nobody_asks_about_groups_or_salts() -> None:
    assert {"group", "salt", "acidic_h"} <= asked(SELECTION)
    assert not {"group", "salt", "acidic_h"} & asked(MIXED_SET)
    match = valence.start("whoami", seed=1, options={"cards": MIXED_SET})
    with pytest.raises(IllegalMove, match="R4: The cards of this set don't tell"):
        match.play(
            match.to_move[0], {"type": "ask", "question": {"about": "group", "has": "ester"}}
        )


def test_r1_only_cards_of_the_set_are_dealt_guessed_and_named() -> None:
    match = valence.start("whoami", seed=1, options={"cards": MIXED_SET}, names=["Ada", "Ben"])
    ids = {str(card["id"]) for card in MIXED_SET}
    assert set(match.save()["cards"]) <= ids
    guesses = {move["card"] for move in match.moves(match.to_move[0]) if move["type"] == "guess"}
    assert guesses <= ids
    said = match.play(match.to_move[0], {"type": "guess", "card": "mine"})
    assert "guesses my acid" in said[0].lower()


def test_r1_a_set_has_twice_as_many_cards_as_players() -> None:
    with pytest.raises(ValueError, match="option cards: 3 players need 6 cards, the set has 4"):
        valence.start("whoami", seats=3, options={"cards": SELECTION})
