"""Bayes over what a player may think, worked out by hand."""

from itertools import repeat

import pytest

from valence.core.concepts import Concept, IdeaMoves, Misconception, Observation, observed
from valence.questions.hypotheses import (
    SLIP,
    STEADY,
    WAVERS,
    Hypothesis,
    fields,
    hypotheses,
    likelihoods,
)
from valence.questions.inference import ELSE, GUESSES, KNOWS, LEARNS_BETWEEN, believed, weight

PLAIN = Concept("plain")
ONE = Concept("one", (Misconception("idea"),))
ABOVE = Concept("above", (Misconception("other"),), builds_on="one")


def seen(tried: int, right: list[int], idea: list[int], **more: object) -> Observation:
    """Return a try of one of four possibilities."""
    found = observed("one", tried, [1, 2, 3, 4], right, {"idea": idea}, **more)  # type: ignore[arg-type]
    assert found is not None
    return found


def likely(one: Observation, kind: str, **more: object) -> float:
    ideas = () if kind in ("knows", "guesses", "else") else ("idea",)
    hypothesis = Hypothesis(kind, ideas, **more)  # type: ignore[arg-type]
    return likelihoods(one, [(hypothesis, 1.0)])[0]


def chances(*tries: Observation, concept: Concept = ONE) -> dict[str, float]:
    (field,) = fields([concept])
    return believed(field, zip(tries, repeat(0))).about(concept)


def test_the_chances_before_any_observation_add_up_to_one() -> None:
    for field in ((ONE,), (PLAIN,), (ONE, ABOVE)):
        for conducts in ((), ("ducks",)):
            assert sum(chance for _, chance in hypotheses(field, conducts)) == pytest.approx(1)


def test_a_try_that_only_the_misconception_explains() -> None:
    """Of four: one is right, two are believed right, and one of those was tried."""
    one = seen(2, [1], [2, 3])
    assert (one.right, one.wrong) == (IdeaMoves(1, False), {"idea": IdeaMoves(2, True)})
    knows, idea = SLIP[False] / 3, (1 - SLIP[False]) / 2
    assert likely(one, "knows") == pytest.approx(knows)
    assert likely(one, "idea") == pytest.approx(STEADY * idea + (1 - STEADY) * knows)
    assert likely(one, "guesses") == 1 / 4
    assert likely(one, "else", share=0.75) == pytest.approx(0.25 / 3)
    assert likely(one, "wavers") == pytest.approx(WAVERS * idea + (1 - WAVERS) * knows)


def test_which_of_the_right_moves_was_chosen_never_speaks_for_a_misconception() -> None:
    """Three are right, and the misconception believes in one of them: a bad player may love that one."""
    assert weight(seen(1, [1, 2, 3], [1]), "idea") <= 0


def test_where_everybody_would_do_the_same_nothing_is_shown() -> None:
    assert observed("one", 1, [1, 2], [1, 2], {"idea": [1, 2]}) is None
    assert observed("one", 3, [1, 2], [1], {}) is None, "a try that the concept isn't about"


def test_an_idea_that_leaves_nothing_to_try_guesses() -> None:
    one = seen(1, [1], [])
    knows, guesses = likely(one, "knows"), likely(one, "guesses")
    assert likely(one, "idea") == pytest.approx(STEADY * guesses + (1 - STEADY) * knows)


def test_another_rule_explains_a_move_but_not_an_answer() -> None:
    """Somebody who ducks plays 2, as somebody with the idea does; asked, they say what is right."""
    played = seen(2, [1], [2], conduct={"ducks": [2]})
    assert likely(played, "knows", conduct="ducks") == pytest.approx(1 - SLIP[False])
    assert chances(*[played] * 8)["idea"] < 0.5
    answer = seen(2, [1], [2], is_answer=True)
    assert chances(*[played] * 8, answer, answer)["idea"] > 0.9


def test_wrong_tries_that_no_idea_explains_are_something_else() -> None:
    """Always wrong, never in the way of the idea."""
    tries = [seen(4, [1], [2]), seen(1, [1], [2])] * 6
    assert max(chances(*tries), key=chances(*tries).__getitem__) in (ELSE, GUESSES)
    assert chances(*tries)["idea"] < 0.05


def test_what_was_learned_counts() -> None:
    """Eight tries in the way of the idea, and then eight right ones."""
    assert chances(*[seen(2, [1], [2])] * 8)["idea"] > 0.95
    after = chances(*[seen(2, [1], [2])] * 8, *[seen(1, [1], [2])] * 8)
    assert after[KNOWS] > 0.9


def test_more_is_learned_between_lessons_than_within_one() -> None:
    (field,) = fields([ONE])
    gap = [(seen(2, [1], [2]), 0)] * 8
    same = believed(field, [*gap, (seen(1, [1], [2]), 0)]).about(ONE)
    later = believed(field, [*gap, (seen(1, [1], [2]), 1)]).about(ONE)
    assert later[KNOWS] > LEARNS_BETWEEN > same[KNOWS]


def test_an_idea_below_makes_what_builds_on_it_unreadable() -> None:
    (field,) = fields([ONE, ABOVE])
    belief = believed(field, [(seen(2, [1], [2]), 0)] * 8)
    assert belief.about(ONE)["idea"] > 0.9
    assert belief.about(ABOVE)[KNOWS] < 0.1
    assert belief.about(ABOVE)["other"] < 0.1


def test_an_idea_that_looks_like_a_misconception_is_something_else() -> None:
    """Both mostly lead to 2; where they differ, the try is what only the unnamed one leads to."""
    concept = Concept("one", (Misconception("idea"),), lookalikes=("alike",))

    def told_apart(tried: int) -> Observation:
        found = observed("one", tried, [1, 2, 3, 4], [1], {"idea": [2], "alike": [3]})
        assert found is not None
        return found

    same = observed("one", 2, [1, 2, 3, 4], [1], {"idea": [2], "alike": [2]})
    assert same is not None
    assert chances(*[same] * 4, concept=concept)["idea"] > 0.8
    assert chances(*[same] * 4, *[told_apart(3)] * 3, concept=concept)[ELSE] > 0.8
    assert chances(*[same] * 4, *[told_apart(2)] * 3, concept=concept)["idea"] > 0.95
