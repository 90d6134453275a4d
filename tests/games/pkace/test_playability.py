"""Warnings from checking a pKace set."""

import pytest

from tests.games.pkace.study import csv
from valence.games import GAMES
from valence.games.pkace.playability import check
from valence.sets.formats import read_set

ACID = "acid,formic,Formic acid,OC=O,3.75,other,,"
SAME = "acid,methanoic,Methanoic acid,C(=O)O,3.75,other,,"
BASE = "base,amine,Methylamine,CN,10.6,,weak,"
WATER = ("acid,water,Water,O,15.7,other,,", "base,water-base,Water,O,-1.74,,weak,")


@pytest.mark.parametrize(
    ("cards", "warnings"),
    [
        ((ACID, BASE), ()),
        ((ACID, SAME, BASE), ("Formic acid and Methanoic acid have the same structure.",)),
        (WATER, ()),
    ],
)
def test_warnings(cards: tuple[str, ...], warnings: tuple[str, ...]) -> None:
    _, rows = read_set(csv(*cards), "mine.csv", GAMES)
    assert check(rows).warnings == warnings
