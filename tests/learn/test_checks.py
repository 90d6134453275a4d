"""Checks: parallel versions, marks, and the class's gain with its interval."""

import pytest

from valence.games import CATALOGUE
from valence.learn.changes import Share
from valence.learn.checks import CheckKind, gain, items
from valence.room.check_results import check_results
from valence.room.checks import NO_ANSWER
from valence.room.room import Check

TAUGHT = [name for name, entry in CATALOGUE.items() if entry.game.concepts]


@pytest.mark.parametrize("game", TAUGHT)
def test_versions_have_ten_different_items_about_the_same_concepts(game: str) -> None:
    before, after = (items("ROOM", game, "ada", kind) for kind in KINDS)
    assert len(before) == len(after) == 10
    assert [one.concept for one in before] == [one.concept for one in after]
    assert {one.concept for one in before} == {one.id for one in CATALOGUE[game].game.concepts}
    assert not set(before) & set(after)


KINDS: tuple[CheckKind, CheckKind] = ("before", "after")


def test_half_of_the_class_begins_with_the_other_version() -> None:
    first = {items("ROOM", "metals", f"student {n}", "before") for n in range(20)}
    assert len(first) == 2


def test_the_gain_has_a_confidence_interval() -> None:
    """Differences 1, 2, 3: mean 2, standard deviation 1, t(2) = 4.303, so 2 ± 4.303 / √3 = 2 ± 2.5."""
    found = gain([(4, 5), (5, 7), (3, 6)])
    assert (found.students, found.before, found.after) == (3, 4.0, 6.0)
    assert (found.gain, found.low, found.high) == (2.0, -0.5, 4.5)


def test_two_students_are_too_few_for_an_interval() -> None:
    found = gain([(4, 5), (5, 7)])
    assert (found.gain, found.low, found.high) == (1.5, None, None)


def answered(kind: CheckKind, key: str, right: int) -> tuple[int, ...]:
    """The first so many right, the rest left out."""
    every = items("ROOM", "metals", key, kind)
    return tuple(one.right if n < right else NO_ANSWER for n, one in enumerate(every))


def test_results_are_of_the_latest_checks_and_of_those_who_took_both() -> None:
    scores: dict[CheckKind, dict[str, int]] = {
        "before": {"ada": 2, "ben": 4, "cleo": 4},
        "after": {"ada": 6, "ben": 8, "dan": 10},
    }
    checks = [Check(1, "metals", "before", is_open=False)]
    for number, kind in enumerate(KINDS, 2):
        answers = {key: answered(kind, key, right) for key, right in scores[kind].items()}
        checks.append(Check(number, "metals", kind, answers=answers))
    (result,) = check_results("ROOM", checks)
    assert (result.title, result.before, result.after) == ("Metal vs. Non-Metal", 3, 3)
    assert result.gain is not None
    assert (result.gain.students, result.gain.before, result.gain.after) == (2, 3.0, 7.0)
    # Two items each about sign, ratio, names, oxyanions and numerals.
    first, second, *_ = result.concepts
    assert (first.title, first.before, first.after) == (
        "Which ions attract each other",
        Share(6, 6),
        Share(6, 6),
    )
    assert (second.before, second.after) == (Share(4, 6), Share(6, 6))
