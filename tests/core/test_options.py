"""House rules: what is unknown or not allowed is refused by name."""

from typing import Annotated, Literal

import pytest
from msgspec import Meta, Struct

from valence.core.options import read_options


class Options(Struct, frozen=True):
    hand: Annotated[int, Meta(ge=1, le=10)] = 6
    takes: Literal["largest", "first"] = "largest"
    open: bool = False
    note: str = ""


def test_defaults_are_filled_in() -> None:
    assert read_options(Options, {"takes": "first"}) == Options(6, "first", False)


@pytest.mark.parametrize(
    ("name", "value", "problem"),
    [
        ("hand", 11, "option hand: 11 was given, allowed is 1 to 10"),
        ("hand", "6", "option hand: '6' was given, allowed is 1 to 10"),
        ("hand", True, "option hand: True was given, allowed is 1 to 10"),
        ("takes", "last", "option takes: 'last' was given, allowed is first or largest"),
        ("open", 1, "option open: 1 was given, allowed is true or false"),
        ("note", 1, "option note: 1 was given, allowed is a text"),
        (
            "hnad",
            6,
            "no option called 'hnad'; did you mean 'hand'? (there is hand, takes, open, note)",
        ),
        ("zzz", 6, "no option called 'zzz' (there is hand, takes, open, note)"),
    ],
)
def test_what_is_allowed_is_said(name: str, value: object, problem: str) -> None:
    with pytest.raises(ValueError, match=r"option") as refused:
        read_options(Options, {name: value})
    assert str(refused.value) == problem
