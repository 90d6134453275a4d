"""The knowledge of a seat, and the deals it may imagine."""

from collections import Counter

import pytest

import valence
from tests.games.pkace.study import csv, play, study
from tests.random_play import random_play
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.wire import to_dict
from valence.games.pkace import GAME
from valence.games.pkace.cards import set_of
from valence.games.pkace.views import Need, cannot_hold, shared_out
from valence.sets.acids_bases import rows_of

BUILT_IN = set_of(None, "class")
UNORDERED = GAME.options({}, 3)


def strong_on(led: str) -> set[str]:
    """The cards that beat this one, from the cards themselves."""
    return {card for card, answer in BUILT_IN.weighed(led).items() if answer.verdict == "beats"}


def test_r16_tricks_that_lie_face_down_are_not_in_the_views_of_players() -> None:
    match = valence.start("pkace", seed=3, options={"face_down": True})
    for _ in range(2):
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    assert (match.view(0)["played"], len(match.view(0)["taken"])) == ([], 1)
    # Bots remember.
    assert len(match.game.view(match.state, Seat(0)).played) == 1


def test_r16_they_show_when_the_game_is_over() -> None:
    match = valence.start("pkace", seed=3, options={"face_down": True, "hand": 4})
    while match.to_move:
        assert match.view(None)["played"] == []
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    assert match.view(None)["played"] == match.save()["played"]
    assert len(match.view(0)["played"]) == 4


def test_r16_nor_are_those_of_the_game_before_in_a_series() -> None:
    options = {"face_down": True, "series": 30, "hand": 2}
    match = valence.start("pkace", seed=3, options=options)
    while match.save()["game_no"] == 0:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    assert len(match.save()["previous"]["played"]) == 2
    assert [match.view(seat)["previous"] for seat in (None, 0, 1)] == [None, None, None]


def test_a_view_shows_the_table_and_the_players_own_hand() -> None:
    match = study("water lda", "phenol dbu", "ethane pyridine")
    play(match, "water", "dbu")
    view = match.view(2)
    assert view["hand"] == ["ethane", "pyridine"]
    assert view["holds"] == [1, 1, 2]
    assert view["trick"] == ["water", "dbu"]
    assert match.view(None)["hand"] is None
    assert not {"hands", "undealt", "seed"} & view.keys()


@pytest.mark.parametrize(
    ("before", "card", "barred"),
    [
        # the leader plays anything
        ((), "water", set()),
        # a card that beats the best reveals nothing
        (("acetic-acid",), "pyridine", set()),
        (("acetic-acid", "pyridine"), "triethylamine", set()),
        # R12: the lead beaten, the best not
        (
            ("ethyl-acetate", "lda"),
            "khmds",
            {"litmp", "sodium-hydride", "potassium-hydride"},
        ),
        # R13: a base that does not beat
        (("acetone",), "n-butyllithium", strong_on("acetone")),
        (("ethane", "lda"), "pyridine", {"tert-butyllithium"}),
        # R14: no base at all
        (("ethane",), "water", set(BUILT_IN.bases)),
        (("pyridine", "phenol"), "lda", set(BUILT_IN.acids)),
    ],
)
def test_cards_a_follower_cannot_still_hold(
    before: tuple[str, ...], card: str, barred: set[str]
) -> None:
    assert cannot_hold(UNORDERED, BUILT_IN, card, before) == barred


@pytest.mark.parametrize("option", [{"must": "lead"}, {"takes": "first"}])
def test_beating_the_lead_reveals_nothing_when_that_is_enough(option: dict[str, object]) -> None:
    options = GAME.options(option, 3)
    assert cannot_hold(options, BUILT_IN, "khmds", ("ethyl-acetate", "lda")) == set()


def test_no_imagined_hand_contains_a_card_that_had_to_be_played() -> None:
    """Ben sluffs on acetone, Cleo has no base at all."""
    match = study("acetone lda ethane", "pyridine water phenol", "ethanol ammonia benzene", hand=3)
    play(match, "acetone", "pyridine", "ethanol")
    view = GAME.view(match.state, Seat(0))
    for seed in range(50):
        _, ben, cleo = GAME.imagine(view, seed).hands
        assert not set(ben) & strong_on("acetone")
        assert not set(cleo) & BUILT_IN.bases


def test_with_an_ordered_deck_kinds_are_known() -> None:
    for turn in random_play(GAME, 2, {}, 6):
        view = GAME.view(turn.state, Seat(0))
        imagined = GAME.imagine(view, 1).hands[1]
        real = turn.state.hands[1]
        assert len(BUILT_IN.acids & set(imagined)) == len(BUILT_IN.acids & set(real))


SMALL = """\
type,id,name,smiles,value,kind,nucleophilicity
acid,acetic,Acetic acid,CC(=O)O,4.76,other,
acid,phenol,Phenol,Oc1ccccc1,10,other,
acid,water,Water,O,15.7,other,
acid,ethane,Ethane,CC,50,other,
base,pyridine,Pyridine,c1ccncc1,5.2,,weak
base,amine,Triethylamine,CCN(CC)CC,10.75,,weak
base,hydroxide,Sodium hydroxide,[Na+].[OH-],15.7,,strong
base,hydride,Sodium hydride,[Na+].[H-],36,,non
base,lda,LDA,[Li+].CC(C)[N-]C(C)C,35.7,,non
"""


def small_set() -> list[dict[str, str]]:
    return [to_dict(row) for row in rows_of(SMALL)]


def test_possible_deals_are_imagined_with_equal_probability() -> None:
    """Ben leads phenol; Cleo sluffs pyridine, so she keeps an acid. Four cards are left for Ben."""
    match = study(
        "hydroxide water",
        "phenol hydride",
        "pyridine ethane",
        cards=small_set(),
        hand=2,
        leader=1,
        dealer=0,
    )
    play(match, "phenol", "pyridine", "hydroxide")
    view = GAME.view(match.state, Seat(0))
    deals = Counter(GAME.imagine(view, seed).hands[1:] for seed in range(800))
    assert deals.keys() == {
        ((ben,), (cleo,))
        for cleo in ("acetic", "ethane")
        for ben in ("acetic", "ethane", "amine", "hydride", "lda")
        if ben != cleo
    }
    assert all(70 <= times <= 130 for times in deals.values())


def test_a_card_changes_hands_when_another_need_cannot_be_met() -> None:
    """The first player to be dealt cards may have taken both a and c; the other needs one of them."""
    needs = [Need(Seat(1), 2, ["a", "b", "c"]), Need(Seat(2), 2, ["a", "c", "d"])]
    owners = [shared_out(needs, Dice(seed, "test")) for seed in range(30)]
    for owner in owners:
        assert owner is not None
        assert Counter(owner.values()) == {1: 2, 2: 2}
        assert owner["b"] == 1
        assert owner["d"] == 2
    assert {owner["a"] for owner in owners if owner} == {1, 2}


def test_needs_that_cannot_be_met() -> None:
    needs = [Need(Seat(1), 1, ["a"]), Need(Seat(2), 1, ["a"])]
    assert shared_out(needs, Dice(1, "test")) is None


def test_a_study_against_the_rules_can_still_be_imagined() -> None:
    """Ben sluffed on water although he held LDA."""
    position = study("ethane", "lda", hand=2).save() | {
        "played": [["water", "pyridine"]],
        "taken": [0],
        "undealt": [],
    }
    match = valence.load(position, strict=False)
    view = GAME.view(match.state, Seat(0))
    assert GAME.view(GAME.imagine(view, 1), Seat(0)) == view


def test_a_study_against_the_rules_without_another_card_to_imagine() -> None:
    """Ben sluffed with pyridine although he held the only other base, which beats."""
    rows = csv(
        "acid,a,Acid,CO,9.5,other,,",
        "acid,c,Other,CCO,9.6,other,,",
        "base,p,P,c1ccncc1,5.2,,weak,",
        "base,b,B,CCN,10.7,,weak,",
    )
    position = study("c", "b", hand=2, cards=rows_of(rows)).save() | {
        "played": [["a", "p"]],
        "taken": [0],
    }
    match = valence.load(position, strict=False)
    view = GAME.view(match.state, Seat(0))
    assert GAME.imagine(view, 1).hands == (("c",), ("b",))
