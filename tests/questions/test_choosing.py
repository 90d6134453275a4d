"""Choosing a question: where the answer tells most, seldom, and never about what is settled."""

from itertools import pairwise, repeat

import pytest

import valence
from tests.questions.asking import answered, asked, last_to_play, question
from valence.chem.concepts import DIRECTION
from valence.core.concepts import About, Concept, Misconception, Observation, Question, observed
from valence.core.game import Seat, heard
from valence.core.match import AnyMatch
from valence.questions import answer_to
from valence.questions.choosing import LEVELS, TURNS_APART, information, question_about
from valence.questions.hypotheses import fields
from valence.questions.inference import Belief, believed

ONE = Concept("one", (Misconception("idea"),))
TELLS = Question("tells", ("a", "b", "c"), ("a",), (About("one", ("a",), {"idea": ("b",)}),))
AGREES = Question("agrees", ("a", "b", "c"), ("a",), (About("one", ("a",), {"idea": ("a",)}),))


def belief(*tries: Observation) -> Belief:
    (field,) = fields([ONE])
    return believed(field, zip(tries, repeat(0)))


def right() -> Observation:
    found = observed("one", 1, [1, 2, 3, 4], [1], {"idea": [2]})
    assert found is not None
    return found


def test_a_question_tells_more_if_the_ideas_answer_differently() -> None:
    assert information(belief(), TELLS) > information(belief(), AGREES) > 0


def test_what_is_settled_is_not_worth_a_question() -> None:
    assert information(belief(*[right()] * 12), TELLS) < LEVELS["often"].least
    assert information(belief(), TELLS) > LEVELS["some"].least


def play(level: str) -> tuple[AnyMatch, list[int]]:
    """Play a game of pKace in which the first seat answers rightly; return its turns with a question."""
    match = valence.start("pkace", seed=5, help="none", questions=level)
    turn, turns = 0, []
    while match.to_move:
        seat = match.to_move[0]
        move = match.checked(seat, match.moves(seat)[0])
        one = question_about(match, seat, move) if seat == 0 else None
        turn += seat == 0
        if one is not None:
            turns.append(turn)
            match.make(Seat(0), answer_to(one, one.right[0], move))
        match.make(Seat(seat), move)
    return match, turns


@pytest.mark.parametrize("level", ["some", "often"])
def test_questions_are_seldom(level: str) -> None:
    _, turns = play(level)
    assert turns
    assert len(turns) <= LEVELS[level].most
    assert all(after - before >= TURNS_APART for before, after in pairwise(turns))


def test_without_questions_nobody_is_asked() -> None:
    assert play("off")[1] == []


def test_an_answer_about_the_hand_is_read_by_nobody_else() -> None:
    match = valence.start("pkace", seed=5, help="none")
    match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    seat = match.to_move[0]
    move = match.checked(seat, match.moves(seat)[0])
    for one in match.game.asks(match.state, Seat(seat), move):
        events = match.make(Seat(seat), answer_to(one, one.choices[0], move))
        assert bool(heard(events, None)) != one.is_private
        assert heard(events, Seat(seat))


def test_the_cards_of_a_question_to_everybody_depend_only_on_the_card_led() -> None:
    """Otherwise they would show what the player holds."""
    move = {"type": "play", "card": "lda"}
    first = last_to_play("acetic-acid", hand="lda")
    other = last_to_play("acetic-acid", hand="litmp")
    ours = [one for one in asked(first, move) if not one.is_private and one.id == "best"]
    theirs = asked(other, {"type": "play", "card": "litmp"})
    assert ours == [one for one in theirs if not one.is_private and one.id == "best"]


def test_each_idea_chooses_another_card() -> None:
    """Acetone is led: butyllithium adds, LDA takes its proton, water is too weak."""
    match = last_to_play("acetone", hand="lda")
    one = question(match, {"type": "play", "card": "lda"}, "best")
    about = one.about[0]
    assert about.concept == DIRECTION.id
    ours = (about.right, about.wrong["ignored"], about.wrong["closest"], about.wrong["reversed"])
    assert len(set(ours)) == 4
    assert answered(match, {"type": "play", "card": "lda"}, one.right[0], "best").endswith("Right.")
