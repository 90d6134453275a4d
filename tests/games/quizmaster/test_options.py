"""House rules."""

import pytest

import valence


@pytest.mark.parametrize(
    ("options", "seats", "problem"),
    [
        (
            {"quizmaster": "seat"},
            1,
            "option quizmaster: must be table when one plays alone, got 'seat'",
        ),
        ({}, 9, "option quizmaster: must be seat when there are more than 8, got 'table'"),
        ({"quizmaster": "teacher"}, 2, "must be seat or table"),
        ({"tolerance": -1}, 2, "option tolerance: must be 0 to 10, got -1"),
        ({"tolerance": "half"}, 2, "option tolerance: must be 0 to 10, got 'half'"),
        ({"cards": 55}, 2, "option cards: must be 0 to 54, got 55"),
        ({"seconds": -1}, 2, "option seconds: must be 0 to 3600, got -1"),
        ({"second": 1}, 2, "no option called 'second'; did you mean 'seconds'?"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], seats: int, problem: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        valence.start("quizmaster", seats=seats, options=options)
    assert problem in str(refused.value)
