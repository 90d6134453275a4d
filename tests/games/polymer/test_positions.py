"""Impossible positions are refused with the reason."""

from typing import Any

import pytest

import valence
from tests.games.polymer.study import OPTIONS, chain, study, styrene
from valence.games.polymer import GAME

JOINED = {"state": "terminated", "end": "combination", "starter": "bpo+aibn"}


def position(**fields: object) -> dict[str, Any]:
    return valence.start("polymer", seats=2, seed=7).save() | fields


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"hands": [["sty-4"], []]}, "Invalid enum value 'sty-4' - at `$.hands[0][0]`"),
        ({"hands": [["sty-1"]]}, "hands: 1 were given for 2 players"),
        (
            {"hands": [["sty-1"], []]},
            "hands[1]: only the player who just moved can have an empty hand",
        ),
        ({"to_move": 5}, "to_move: there is no seat 5 among 2 players"),
        ({"drawn": False}, 'with draw="stack" every turn has begun with a blind draw'),
        ({"taken_open": 1}, 'with draw="stack" every turn has begun with a blind draw'),
        ({"reshuffles": 3}, "Expected `int` <= 2 - at `$.reshuffles`"),
        ({"aside": ["bpo"]}, "bpo: 9 cards were given, the two decks have 8"),
        ({"extra": 1}, "unknown field `extra`"),
        (
            {"options": OPTIONS | {"cards": [{"card": "bpo", "copies": 54}]}},
            "option cards: 54 cards were given, a deck has 55",
        ),
        (
            {"options": OPTIONS | {"draw": "either"}, "drawn": False, "stack": []},
            "drawn: there is nothing to draw, so drawn must be true",
        ),
    ],
)
def test_a_broken_position_is_refused(fields: dict[str, object], problem: str) -> None:
    with pytest.raises(ValueError, match=r".") as refused:
        valence.load(position(**fields))
    assert problem in str(refused.value)


@pytest.mark.parametrize(
    ("broken", "problem"),
    [
        (styrene(1, 0, 1, end="hydrogen"), "a growing chain cannot have the end hydrogen"),
        (styrene(1, 0, 1, state="terminated"), "a terminated chain cannot have the end None"),
        (styrene(1, 0, 1, starter="bpo+cta"), "two starters and two blocks at least"),
        (
            styrene(1, 0, 1, starter="bpo+cta", state="terminated", end="combination"),
            "two starters and two blocks at least",
        ),
        (chain(1, 0, "sty-1 mma-1"), "a block of sty has cards of sty"),
        (styrene(1, 0, 1, joined_after=1), "joined_after belongs to a combination"),
        (chain(1, 0, "sty-1", "ba-1", joined_after=0, **JOINED), "must be 1 to 1, got 0"),
        (chain(1, 0, "sty-1", "ba-1", joined_after=2, **JOINED), "must be 1 to 1, got 2"),
        (styrene(1, 4, 1), "owner: there is no seat 4 among 2 players"),
        (styrene(2, 0, 1), "their numbers must ascend"),
    ],
)
def test_an_impossible_chain_is_refused_even_in_a_study(
    broken: dict[str, Any], problem: str
) -> None:
    with pytest.raises(ValueError, match=problem):
        study("sty-1", "sty-1", chains=[broken], next_chain=2)


def test_a_combination_may_join_two_blocks_of_one_species() -> None:
    joined = chain(1, 0, "sty-1 sty-3", "sty-2 sty-1", joined_after=1, **JOINED)
    match = study("sty-1", "sty-1", chains=[joined])
    assert match.view(None)["chains"][0]["length"] == 7


def test_a_hand_that_is_too_large_is_refused() -> None:
    saved = position()
    saved["hands"][1].append(saved["stack"].pop())
    with pytest.raises(ValueError, match=r"hands\[1\]: 16 cards were given, at most 15 are held"):
        valence.load(saved)


def test_a_study_need_not_have_all_cards() -> None:
    match = study("sty-1 bpo", "ba-1")
    assert len(match.moves(0)) == 3
    with pytest.raises(ValueError, match="cards were given, the two decks have"):
        valence.load(match.save())


def test_a_study_with_more_cards_than_the_decks_can_be_imagined() -> None:
    match = study(" ".join(["tempo"] * 20), " ".join(["tempo"] * 120), stack="tempo")
    view = GAME.view(match.state, match.to_move[0])
    assert GAME.view(GAME.imagine(view, 1), match.to_move[0]) == view
