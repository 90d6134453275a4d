"""Bots with a misconception: what they write, and that nobody learns which one it is before the end."""

import pytest

import valence
from tests.table.hosting import MemoryHost, empty_seating
from valence.chem.called import NamedSalt
from valence.chem.ions import ion
from valence.chem.names import en
from valence.core.languages import DEFAULT
from valence.core.wire import read, to_json
from valence.games import CATALOGUE, entry
from valence.table import seating
from valence.table.game_list import game_list
from valence.table.nicknames import is_of_bot
from valence.table.personas import personas_at, personas_of
from valence.table.render_cache import Reader
from valence.table.updates import info_for

PERSONAS = [(name, level) for name in CATALOGUE for level in entry(name).bot.personas]


def written(level: str, led: str, answer: str) -> tuple[str, str]:
    """Return the formula that a persona writes for the compound of two ions."""
    options = {"write": "bonus", "naming": True}
    state = valence.start("metals", seed=7, options=options).save()
    count = ion(led).size // ion(answer).size
    position = state | {
        "led": led,
        "answer": {"ion": answer, "count": count},
        "responder": 1 - state["initiator"],
        "is_writing": True,
    }
    match = valence.load(position, strict=False)
    move = match.bot(match.to_move[0], level)
    return move["formula"], en.called(read(NamedSalt, to_json(move["name"]), "name"))


@pytest.mark.parametrize(
    ("level", "led", "answer", "formula", "name"),
    [
        ("persona 1", "Ca2+", "O2-", "Ca2O2", "calcium oxide"),
        ("persona 2", "Ca2+", "Cl-", "Ca2Cl", "calcium chloride"),
        ("persona 3", "Ca2+", "Cl-", "CaCl", "calcium chloride"),
        ("persona 4", "Ca2+", "Cl-", "CaCl2", "calcium dichloride"),
        ("persona 5", "Na+", "Cl-", "NaCl", "sodium chlorine"),
    ],
)
def test_r16_a_persona_writes_what_it_believes(
    level: str, led: str, answer: str, formula: str, name: str
) -> None:
    assert written(level, led, answer) == (formula, name)


@pytest.mark.parametrize(("name", "level"), PERSONAS)
def test_a_persona_plays_to_the_end(name: str, level: str) -> None:
    options = entry(name).bot.personas[level].options
    match = valence.start(name, seed=3, options=options)
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.bot(seat, level if seat == 0 else "fair"))
    assert match.outcome is not None


@pytest.mark.parametrize(("name", "level"), PERSONAS)
def test_what_it_gets_wrong_is_told_only_after_the_game(name: str, level: str) -> None:
    seats = seating.seat_bot(empty_seating(name, 2), 1, level)
    live = MemoryHost().open(name, seats)
    sitting = info_for(live, Reader(None, False)).sittings[1]
    assert (sitting.name, sitting.level) == ("Puzzling bot", "persona")
    assert is_of_bot("Puzzling bot 2")
    (shown,) = personas_at(live, DEFAULT)
    assert shown.choices[shown.right] == next(
        one.says for one in personas_of(name) if one.level == level
    )


def test_the_list_of_games_names_the_personas() -> None:
    listed = {one.name: [persona.level for persona in one.personas] for one in game_list()}
    assert listed["metals"] == [f"persona {n}" for n in (1, 2, 3, 4, 5)]
    assert listed["pkace"] == []
