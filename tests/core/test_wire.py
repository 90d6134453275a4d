"""Reading and writing JSON; errors name their place."""

import pytest
from msgspec import Struct

from valence.core.wire import MOST_CHARACTERS, WireError, read, read_one_of, to_dict, to_json


class Play(Struct, frozen=True, tag_field="type", tag="play", forbid_unknown_fields=True):
    card: str


class Take(Struct, frozen=True, tag_field="type", tag="take", forbid_unknown_fields=True):
    seats: tuple[int, ...]


def test_a_value_and_its_json() -> None:
    assert to_json(Take((0, 1))) == '{"type":"take","seats":[0,1]}'
    assert to_dict(Take((0, 1))) == {"type": "take", "seats": [0, 1]}
    assert read_one_of((Play, Take), '{"type":"take","seats":[0,1]}', "move") == Take((0, 1))
    assert read_one_of((Play, Take), {"type": "play", "card": "lda"}, "move") == Play("lda")
    assert read_one_of((Play,), b'{"type":"play","card":"lda"}', "move") == Play("lda")


@pytest.mark.parametrize(
    ("given", "problem"),
    [
        ("{", "move: this is not JSON"),
        (b"\xff\xfe", "move: this is not JSON"),
        ('{"type":"play","card":7}', "move: Expected `str`, got `int` - at `$.card`"),
        ({"type": "take", "seats": [0, "1"]}, "move: Expected `int`, got `str` - at `$.seats[1]`"),
        ({"type": "play"}, "move: Object missing required field `card`"),
        ({"type": "play", "card": "lda", "now": 1}, "unknown field `now`"),
        ({"type": "steal"}, "move: Invalid value 'steal' - at `$.type`"),
        ('"' + "x" * MOST_CHARACTERS, "at most 1000000 are read"),
    ],
)
def test_bad_input_names_the_place(given: str | bytes | dict[str, object], problem: str) -> None:
    with pytest.raises(WireError) as refused:
        read_one_of((Play, Take), given, "move")
    assert problem in str(refused.value)


def test_seeds_of_128_bits_survive() -> None:
    assert read(int, to_json(1 << 127), "seed") == 1 << 127


def test_excessive_nesting_is_refused() -> None:
    with pytest.raises(WireError, match="position: this is not JSON"):
        read(dict[str, object], '{"a":' + "[" * 100_000, "position")
