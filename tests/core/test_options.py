"""House rules: unknown and invalid options are refused by name."""

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
        ("hand", 11, "option hand: must be 1 to 10, got 11"),
        ("hand", "6", "option hand: must be 1 to 10, got '6'"),
        ("hand", True, "option hand: must be 1 to 10, got True"),
        ("takes", "last", "option takes: must be first or largest, got 'last'"),
        ("open", 1, "option open: must be true or false, got 1"),
        ("note", 1, "option note: must be a text, got 1"),
        (
            "hnad",
            6,
            "no option called 'hnad'; did you mean 'hand'? (available: hand, takes, open, note)",
        ),
        ("zzz", 6, "no option called 'zzz' (available: hand, takes, open, note)"),
    ],
)
def test_a_refusal_says_what_is_allowed(name: str, value: object, problem: str) -> None:
    with pytest.raises(ValueError, match=r"option") as refused:
        read_options(Options, {name: value})
    assert str(refused.value) == problem
