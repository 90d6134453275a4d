"""Changes since earlier lessons: the games that belong to one, and the gaps that have closed."""

from valence.core.concepts import Concept, IdeaMoves, Misconception, Observation
from valence.core.game import Seat
from valence.learn.changes import Share, changes, current, latest_lesson
from valence.questions.evidence import Evidence, ShownTry

HOUR = 3600.0
RATIO = Concept("ratio", (Misconception("own charge"),))
SIGN = Concept("sign", (Misconception("alike"),))


def seen(
    match: int, *, is_right: bool, concept: str = "ratio", idea: str = "own charge"
) -> Evidence:
    """One of four is right, another one is what the misconception says."""
    observation = Observation(
        concept, 4, IdeaMoves(1, is_right), {idea: IdeaMoves(1, not is_right)}
    )
    shown = ShownTry(match, "", Seat(0), 0, "", None, is_refused=False)
    return Evidence(shown, observation)


def test_a_lesson_ends_after_six_hours_without_a_new_game() -> None:
    week = 7 * 24 * HOUR
    assert latest_lesson([week, week + 5 * HOUR, week + 10 * HOUR, 0.0]) == {0, 1, 2}
    assert latest_lesson([0.0, 7 * HOUR]) == {1}
    assert latest_lesson([]) == set()


def test_a_gap_that_has_closed_and_one_that_has_not() -> None:
    people = {
        "Ada": [seen(0, is_right=False)] * 8 + [seen(1, is_right=True)] * 8,
        "Ben": [seen(0, is_right=False)] * 8 + [seen(1, is_right=False)] * 8,
        "Cleo": [seen(0, is_right=True)] * 8 + [seen(1, is_right=False)] * 8,
        "Dan": [seen(0, is_right=True)] * 8,
    }
    (change,) = changes([RATIO], people, {1})
    assert (change.earlier, change.latest) == (Share(16, 32), Share(8, 24))
    assert (change.closed, change.still, change.opened) == (("Ada",), ("Ben",), ("Cleo",))


def test_what_was_learned_since_the_last_lesson_shows() -> None:
    wrong, right = [seen(0, is_right=False)] * 8, [seen(1, is_right=True)] * 8
    (now,) = current([RATIO], wrong + right, {1})
    assert (now.misconception, now.probabilities["knows"] > 0.9) == ("", True)
    (two,) = current([RATIO], wrong + right[:2], {1})
    assert two.verdict == "unclear"
    (still,) = current([RATIO], wrong + wrong[:2], {1})
    assert still.verdict == "misconception"


def test_without_an_earlier_lesson_nothing_has_changed() -> None:
    people = {"Ada": [seen(0, is_right=True)] * 8}
    assert changes([RATIO, SIGN], people, {0}) == ()
