"""A set file is checked before play, and problems are reported with their place."""

from collections import Counter

import pytest

import valence
from valence.games.polymer.sets import FOLDER, READER, built_in

BUILT_IN_TEXT = (FOLDER / "slow.csv").read_text()


def test_the_built_in_set_passes_its_own_checks() -> None:
    assert READER.read(BUILT_IN_TEXT, "deck.csv") == built_in("slow")


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("sty-2,3", "sty2,3", "my.csv, line 3, card: no card called 'sty2'; did you mean 'sty-2'?"),
        ("sty-2,3", "gold,3", "my.csv, line 3, card: no card called 'gold' (available: sty-1, "),
        ("sty-2,3", "sty-1,3", "my.csv, line 3, card: sty-1 is also on line 2"),
        ("sty-2,3", "\nsty-1,3", "my.csv, line 4, card: sty-1 is also on line 2"),
        ("bpo,3", "bpo,three", "my.csv, line 14, copies: expected a number from 0 to 55, got 'three'"),
        ("bpo,3", "bpo,-3", "my.csv, line 14, copies: expected a number from 0 to 55"),
        ("bpo,3", "bpo,³", "my.csv, line 14, copies: expected a number from 0 to 55"),
        ("bpo,3", "bpo,56", "my.csv, line 14, copies: expected a number from 0 to 55"),
        ("bpo,3", "bpo", "my.csv, line 14, copies: expected a number from 0 to 55, got ''"),
        ("bpo,3", "bpo,3,4", "my.csv, line 14: more fields than columns, from '4' on"),
        ("bpo,3", '"bpo,3', "my.csv, line 14: this is not CSV"),
        ("bpo,3", "bpo,4", "my.csv: 56 cards were given, a deck has 55"),
        ("card,copies", "card|copies", "my.csv, line 1, card: this column is missing"),
    ],
)  # fmt: skip
def test_problems_in_a_set_are_reported_with_their_place(old: str, new: str, problem: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        READER.read(BUILT_IN_TEXT.replace(old, new), "my.csv")
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("rows", "problem"),
    [
        ("sty-1,50\ntermination,5", "no chain can begin without bpo or aibn"),
        ("sty-2,45\nbpo,5\ntermination,5", "no chain can begin without a monomer of value 1"),
        ("sty-1,45\nbpo,5\ntempo,5", "no chain can be terminated without termination or cta"),
        ("sty-1,50\nbpo,5\ncta,0", "no chain can be terminated without termination or cta"),
    ],
)
def test_a_set_must_let_chains_begin_and_end(rows: str, problem: str) -> None:
    with pytest.raises(ValueError, match=f"my.csv: {problem}"):
        READER.read(f"card,copies\n{rows}", "my.csv")


def test_semicolons_separate_as_well_as_commas() -> None:
    assert READER.read(BUILT_IN_TEXT.replace(",", ";"), "my.csv") == built_in("slow")


def test_a_custom_set_is_doubled_and_saved_in_the_position() -> None:
    text = "\ufeffcard,copies\r\nsty-1, 45\r\nbpo,5\r\ncta,5\r\n"
    match = valence.start("polymer", seed=1, options={"cards": text})
    position = match.save()
    cards = Counter(position["stack"] + position["hands"][0] + position["hands"][1])
    assert cards == {"sty-1": 90, "bpo": 10, "cta": 10}
    assert position["options"]["cards"][0] == {"card": "sty-1", "copies": 45}
    assert valence.load(position).save() == position
    assert valence.replay(match.record).save() == position


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        ("sty-1,45", "option cards, line 1, card: this column is missing"),
        ([{"card": "sty-1", "copies": 54}], "option cards: 54 cards were given, a deck has 55"),
        ([{"card": "sty-1", "copies": 9}] * 2, "option cards, row 2: sty-1 was given before"),
        ([{"card": "gold", "copies": 9}], "option cards, line 2, card: no card called 'gold'"),
    ],
)
def test_the_option_is_checked_like_a_file(cards: object, problem: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        valence.start("polymer", options={"cards": cards})
    assert problem in str(refused.value)
