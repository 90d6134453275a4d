"""Practice from the own mistakes: what a game leaves open, and what closes it again."""

from random import Random

import pytest
from msgspec.structs import replace

from tests.learn.one_lesson import lesson
from valence.bots.students import Idea, Student
from valence.core.languages import DEFAULT
from valence.games import CATALOGUE
from valence.games.metals import students as metals
from valence.learn.exercises import EXERCISES
from valence.learn.findings import findings
from valence.learn.practice.own import (
    CLOSED,
    AfterGame,
    Open,
    OwnAnswer,
    OwnTurn,
    after_game,
    exercise_about,
    exercises_about,
    take_own_turn,
)
from valence.questions.evidence import evidence_in

RATIO = Open("ratio", "not reduced")
NAMES = Open("names", "prefix")
EVERY_IDEA = sorted(
    {
        (concept.id, idea.id)
        for entry in CATALOGUE.values()
        for concept in entry.game.concepts
        if concept.id in EXERCISES
        for idea in concept.misconceptions
    }
)


def left_by(idea: Idea | None) -> AfterGame:
    match = lesson(Student("gap" if idea else "chemist", metals.MIND, idea), Random(4), "none")
    own = [one for one in evidence_in(match) if one.shown.seat == 0]
    return after_game(match, findings(match.game.concepts, own), DEFAULT)


def right(one: Open) -> OwnAnswer:
    return OwnAnswer(exercise_about(one, 7).right)


def test_a_game_leaves_open_what_went_wrong_with_the_mistakes_made() -> None:
    left = left_by(("ratio", "own charge"))
    assert left.open[0].open == Open("ratio", "own charge")
    assert left.open[0].title == "The numbers in an ionic formula"
    mistake = left.open[0].mistakes[0]
    assert mistake.tried.startswith("write ")
    assert mistake.why
    assert "ratio" not in left.known


def test_a_chemist_has_nothing_to_practise() -> None:
    left = left_by(None)
    assert left.open == ()
    assert "ratio" in left.known


@pytest.mark.parametrize(("concept", "idea"), EVERY_IDEA)
def test_every_exercise_about_an_idea_offers_its_error(concept: str, idea: str) -> None:
    for number in range(6):
        asked = exercise_about(Open(concept, idea, asked=number), 7)
        assert any(idea in choice.ideas for choice in asked.choices)


def test_exercises_about_several_concepts_come_by_turns_and_differ() -> None:
    some = exercises_about((RATIO, NAMES), 6, 7)
    assert [one.concept for one in some] == ["ratio", "names"] * 3
    assert len({one.question for one in some}) == 6
    assert exercises_about((), 6, 7) == ()


def test_two_right_answers_in_a_row_close_a_concept() -> None:
    turn = OwnTurn((RATIO,), 7)
    for number in range(CLOSED):
        assert take_own_turn(turn).next is not None
        reply = take_own_turn(replace(turn, answer=right(turn.open[0])))
        assert reply.ruled is not None
        assert reply.ruled.is_right
        assert reply.ruled.is_closed == (number == CLOSED - 1)
        turn = OwnTurn(reply.open, 7)
    assert turn.open == ()
    assert take_own_turn(turn).next is None


def test_a_wrong_answer_is_explained_and_the_concept_comes_again_after_the_others() -> None:
    once = replace(RATIO, asked=1, right=1)
    wrong = (exercise_about(once, 7).right + 1) % 4
    for choice in (wrong, None):
        reply = take_own_turn(OwnTurn((once, NAMES), 7, OwnAnswer(choice)))
        assert reply.ruled is not None
        assert not reply.ruled.is_right
        assert "the charges cancel" in reply.ruled.why
        assert reply.open == (NAMES, replace(RATIO, asked=2, right=0))
        assert reply.next is not None
        assert reply.next.concept == "names"


def test_concepts_without_exercises_are_left_out() -> None:
    reply = take_own_turn(OwnTurn((Open("alchemy"), RATIO), 7))
    assert reply.open == (RATIO,)
    with pytest.raises(ValueError, match="nothing open"):
        take_own_turn(OwnTurn((Open("alchemy"),), 7, OwnAnswer(0)))
