"""Sentences that all games share."""

import pytest

from valence.core.game import NotAMove, NotInHand, NotYourTurn, Outcome, Over, Refusal, Seat
from valence.core.grammar.en import common_refusal, counted, listed, sentence, stale_words, who_wins

NAMES = ("Ada", "Ben", "Cleo")


@pytest.mark.parametrize(
    ("refusal", "words"),
    [
        (Over(), "The game is over."),
        (NotYourTurn((Seat(1),)), "It is Ben's turn."),
        (NotYourTurn((Seat(0), Seat(2))), "It is Ada and Cleo's turn."),
        (NotInHand(("lda", "water"), (0, 0)), "You hold no lda or water."),
        (NotInHand(("lda", "water"), (0, 2)), "You hold no lda. You hold only two water."),
        (NotAMove("no card"), "That is not a move of this game: no card."),
    ],
)
def test_the_common_refusals_in_words(refusal: Refusal, words: str) -> None:
    assert common_refusal(refusal, NAMES) == words


def test_a_missing_sentence_is_a_bug() -> None:
    with pytest.raises(TypeError, match="no words for"):
        common_refusal(Refusal(), NAMES)


def test_who_wins() -> None:
    assert who_wins(Outcome((Seat(1),), (0, 3, 1), "most"), NAMES) == "Ben wins"
    assert (
        who_wins(Outcome((Seat(0), Seat(1)), (3, 3, 1), "most"), NAMES)
        == "Ada and Ben share the win"
    )


def test_lists_and_counts() -> None:
    assert [listed(NAMES[:n]) for n in range(4)] == ["", "Ada", "Ada and Ben", "Ada, Ben and Cleo"]
    assert [counted(n, "card") for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


@pytest.mark.parametrize(
    ("ply", "made", "words"),
    [
        (0, 1, "That was for move 1, but 1 move has been made."),
        (4, 2, "That was for move 5, but 2 moves have been made."),
    ],
)
def test_a_stale_move_names_both_plies(ply: int, made: int, words: str) -> None:
    assert stale_words(ply, made) == words


def test_an_error_becomes_a_sentence_in_which_formulas_stay_as_they_are() -> None:
    assert sentence("there is no drawing of 'NaCl'") == "There is no drawing of 'NaCl'."
