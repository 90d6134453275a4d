"""Warnings from checking a pKace set."""

import pytest

from tests.games.pkace.study import csv
from valence.games import all_games
from valence.games.pkace.playability import check
from valence.sets.formats import read_set

ACID = "acid,formic,Formic acid,OC=O,3.75,other,,"
SAME = "acid,methanoic,Methanoic acid,C(=O)O,3.75,other,,"
SLIPPED = "acid,vinegar,Essigsäure,CC(=O)O,47.6,other,,"
BASE = "base,amine,Methylamine,CN,10.6,,weak,"
WATER = ("acid,water,Water,O,15.7,other,,", "base,water-base,Water,O,-1.74,,weak,")


@pytest.mark.parametrize(
    ("cards", "warnings"),
    [
        ((ACID, BASE), ()),
        ((ACID, SAME, BASE), ("Formic acid and Methanoic acid have the same structure.",)),
        (WATER, ()),
        (("acid,water,Water,O,31.4,other,,", BASE), ()),  # in DMSO
        ((SLIPPED, BASE), ("Essigsäure has the value 47.6; the published one is 4.76.",)),
        (
            (ACID, "base,pyridine,Pyridine,c1ccncc1,52,,weak,"),
            ("Pyridine has the value 52; the published one is 5.2.",),
        ),
        ((ACID, "base,imidazole,Imidazole,c1c[nH]cn1,14.4,,weak,"), ()),
    ],
)
def test_warnings(cards: tuple[str, ...], warnings: tuple[str, ...]) -> None:
    _, rows = read_set(csv(*cards), "mine.csv", all_games())
    assert tuple(map(str, check(rows).warnings)) == warnings
