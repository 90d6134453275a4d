"""House rules."""

import pytest

import valence


@pytest.mark.parametrize(
    ("options", "seats", "problem"),
    [
        ({"quizmaster": "seat"}, 1, "option quizmaster: 'seat' was given, allowed is table"),
        ({}, 9, "option quizmaster: 'table' was given, allowed is seat"),
        ({"quizmaster": "teacher"}, 2, "allowed is seat or table"),
        ({"tolerance": -1}, 2, "option tolerance: -1 was given, allowed is 0 to 10"),
        ({"tolerance": "half"}, 2, "option tolerance: 'half' was given, allowed is 0 to 10"),
        ({"cards": 55}, 2, "option cards: 55 was given, allowed is 0 to 54"),
        ({"seconds": -1}, 2, "option seconds: -1 was given, allowed is 0 to 3600"),
        ({"second": 1}, 2, "no option called 'second'; did you mean 'seconds'?"),
    ],
)
def test_bad_options_are_refused(options: dict[str, object], seats: int, problem: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        valence.start("quizmaster", seats=seats, options=options)
    assert problem in str(refused.value)
