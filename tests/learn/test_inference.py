"""Bayes over what a player may think, worked out by hand."""

import pytest

from valence.core.concepts import Concept, IdeaMoves, Misconception, Observation, observed
from valence.learn.inference import (
    GUESSES,
    KNOWS,
    SLIP,
    WAVER,
    likelihood,
    prior,
    probabilities,
    weight,
)

PLAIN = Concept("plain")
IDEA = Misconception("idea")
ONE = Concept("one", (IDEA,))


def test_the_priors_add_up_to_one() -> None:
    assert prior(ONE) == pytest.approx({KNOWS: 0.5, GUESSES: 0.2, "idea": 0.3})
    assert prior(PLAIN) == {KNOWS: 0.5, GUESSES: 0.5}


def test_one_right_answer_out_of_four() -> None:
    """0.5 × 0.96 against 0.5 × 0.25."""
    seen = observed("plain", 1, [1, 2, 3, 4], [1], {})
    assert seen is not None
    assert probabilities(PLAIN, [seen])[KNOWS] == pytest.approx(0.96 / 1.21)


def test_a_try_that_only_the_misconception_explains() -> None:
    """Of four: one is right, two are believed right, and one of those was tried."""
    seen = observed("one", 2, [1, 2, 3, 4], [1], {"idea": [2, 3]})
    assert seen == Observation("one", 4, IdeaMoves(1, False), {"idea": IdeaMoves(2, True)})
    assert likelihood(seen, KNOWS) == pytest.approx(SLIP / 3)
    assert likelihood(seen, "idea") == pytest.approx((1 - WAVER) / 2)
    assert likelihood(seen, GUESSES) == 1 / 4


def test_which_of_the_right_moves_was_chosen_never_speaks_for_a_misconception() -> None:
    """All four are right, and the misconception believes in one of them: a bad player may love that one."""
    seen = observed("one", 1, [1, 2, 3, 4, 5], [1, 2, 3, 4], {"idea": [1]})
    assert seen is not None
    assert weight(seen, "idea") < 0


def test_where_everybody_would_do_the_same_nothing_is_shown() -> None:
    assert observed("one", 1, [1, 2], [1, 2], {"idea": [1, 2]}) is None
    assert observed("one", 3, [1, 2], [1], {}) is None, "a try that the concept isn't about"


def test_an_idea_that_no_decision_could_show_is_left_out() -> None:
    seen = observed("one", 1, [1, 2], [1], {"idea": [1]})
    assert seen is not None
    assert probabilities(ONE, [seen]).keys() == {KNOWS, GUESSES}


def test_an_idea_that_leaves_nothing_to_try_guesses() -> None:
    seen = observed("one", 1, [1, 2, 3], [1], {"idea": []})
    assert seen is not None
    assert likelihood(seen, "idea") == pytest.approx(likelihood(seen, GUESSES))
