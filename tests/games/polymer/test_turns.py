"""R1 to R7a: the box, the deal, draws and the end of a turn."""

from collections import Counter

import pytest

import valence
from tests.games.polymer.study import lengths, play, refused, rule_broken, study, styrene
from valence.core.dice import Dice
from valence.games.polymer import GAME
from valence.games.polymer.cards import CARDS, substance_of
from valence.games.polymer.options import cards_in
from valence.games.polymer.rules import longest
from valence.games.polymer.sets import DeckName, both_decks, built_in

EITHER = {"draw": "either"}


def test_r1_two_decks_of_55_are_110_cards() -> None:
    for deck in (built_in("quick"), built_in("slow")):
        assert sum(row.copies for row in deck) == 55
        assert len(both_decks(deck)) == 110


def test_r1_a_card_shows_its_substance() -> None:
    styrene_card = substance_of("sty-3")
    assert (styrene_card.short, str(styrene_card.mass)) == ("Sty", "104.15")
    assert "only one of its two radicals" in substance_of("bpo").card_text
    assert all(substance_of(card).card_text and substance_of(card).note for card in CARDS)


def test_r1_a_card_has_a_sign_for_what_it_does() -> None:
    signs = {card.id: card.sign for card in valence.game("polymer").box(None)}
    assert (signs["sty-1"], signs["vac-3"]) == (
        "~○•",
        "~○○○•",
    )  # grows by one or three, and goes on
    assert (signs["bpo"], signs["aibn"]) == ("□○•", "•○□ □○•")  # one chain, two chains
    pictograms = {card.id: card.pictogram for card in valence.game("polymer").box(None)}
    beads = {card: path.count("a5 5") // 2 for card, path in pictograms.items()}
    assert (beads["sty-1"], beads["sty-2"], beads["sty-3"], beads["aibn"]) == (1, 2, 3, 2)
    assert len({(signs[card], pictograms[card]) for card in CARDS}) == 3 + 2 + 4


@pytest.mark.parametrize(
    ("deck", "monomers", "rest"),
    [("quick", [6, 2, 1], [4, 7, 2, 3, 2, 1]), ("slow", [6, 3, 1], [3, 4, 3, 2, 2, 1])],
)
def test_r2_the_counts(deck: DeckName, monomers: list[int], rest: list[int]) -> None:
    copies = Counter({row.card: row.copies for row in built_in(deck)})
    for species in ("sty", "mma", "ba", "vac"):
        assert [copies[f"{species}-{value}"] for value in (1, 2, 3)] == monomers  # type: ignore[index]
    others = [copies[card] for card in ("bpo", "aibn", "termination", "cta", "tempo", "copolymer")]
    assert others == rest


def test_r2_the_option_deck_chooses_the_cards() -> None:
    boxes = [valence.game("polymer").options({"deck": deck}, 2) for deck in ("quick", "slow")]
    assert [cards_in(options).count("aibn") for options in boxes] == [14, 8]


@pytest.mark.parametrize(("seats", "hand", "stack"), [(2, 15, 79), (3, 13, 70), (4, 11, 65)])
def test_r3_the_deal_after_the_first_draw(seats: int, hand: int, stack: int) -> None:
    position = valence.start("polymer", seats=seats, seed=1).save()
    assert list(map(len, position["hands"])) == [hand + 1] + [hand] * (seats - 1)
    assert len(position["stack"]) == stack
    assert position["to_move"] == 0


def test_r3_the_dice_decide_the_deal() -> None:
    order = Dice(5, "deal").shuffled(both_decks(built_in()))
    position = valence.start("polymer", seats=2, seed=5).save()
    assert position["hands"][0] == [*order[:-16:-1], order[-31]]
    assert position["hands"][1] == order[-16:-31:-1]
    assert position["stack"] == order[:-31]


OPENING = {"opening": True}


def test_r3a_the_first_turn_starts_a_chain_if_it_can() -> None:
    match = study("bpo sty-1 tempo", "ba-1 ba-1", stack="ba-2 aibn", options=OPENING)
    rule, reason = refused(match, "discard", card="tempo")
    assert rule == "R3a"
    assert reason == (
        "The game opens with initiations: on your first turn, start a chain. In your hand: Sty 1."
    )
    play(match, "initiate", initiator="bpo", chains=[["sty-1"]])
    assert rule_broken(match, "discard", card="ba-1") == "R3a"


def test_r3a_without_initiator_or_value_1_the_first_turn_is_a_turn_like_any_other() -> None:
    match = study("sty-1 tempo", "bpo ba-2", stack="ba-2 ba-2", options=OPENING)
    play(match, "discard", card="tempo")
    play(match, "discard", card="bpo")


def test_r3a_the_second_turn_is_free() -> None:
    match = study("bpo sty-1 tempo", "ba-1", stack="ba-2", options=OPENING, turn=2)
    play(match, "discard", card="tempo")


def test_r4_every_turn_begins_with_a_draw_from_the_stack() -> None:
    match = study("sty-1 mma-1", "ba-1", stack="vac-1 tempo")
    play(match, "discard", card="mma-1")
    assert match.to_move == (1,)
    assert match.save()["hands"] == [["sty-1"], ["ba-1", "tempo"]]
    assert match.save()["discards"] == ["mma-1"]
    assert match.save()["stack"] == ["vac-1"]


def test_r4_only_the_player_sees_what_is_drawn() -> None:
    match = study("sty-1 mma-1", "ba-1", stack="vac-1 tempo")
    said = play(match, "discard", card="mma-1")
    assert said == ["Ada discards MMA 1.", "Ben draws a card; 1 left in the stack."]
    assert match.view(0)["hand"] == ["sty-1"]
    assert match.view(0)["holds"] == [1, 2]
    assert "tempo" not in str(match.view(0))


def test_r4_nothing_is_drawn_twice() -> None:
    match = study("sty-1 mma-1", "ba-1", stack="vac-1 tempo")
    assert rule_broken(match, "draw", **{"from": "stack"}) == "R4"


def test_r5_a_round_uses_at_most_three_cards() -> None:
    match = study(
        "sty-1 sty-1 sty-1 sty-1 bpo cta copolymer ba-1 ba-1 ba-1",
        "ba-1",
        chains=[styrene(1, 0, 1)],
    )
    for move in (
        {"type_": "propagate", "chain": 1, "cards": ["sty-1"] * 4},
        {"type_": "initiate", "initiator": "bpo", "chains": [["sty-1"] * 3]},
        {"type_": "transfer", "chain": 1, "cards": ["sty-1"] * 3},
        {"type_": "copolymerize", "chain": 1, "cards": ["ba-1"] * 3},
    ):
        rule, reason = refused(match, **move)
        assert rule == "R5"
        assert reason == "A round uses at most three cards, and these are 4."


def test_possession_is_checked_before_any_other_rule() -> None:
    match = study("sty-1 sty-1", "ba-1", chains=[styrene(1, 0, 1)])
    assert refused(match, "propagate", chain=9, cards=["sty-1"] * 3) == (
        "hand",
        "You hold only two Sty 1.",
    )
    assert rule_broken(match, "terminate", mode="combination", chains=[1, 9]) == "hand"
    assert rule_broken(match, "cap", chain=1) == "hand"
    assert rule_broken(match, "discard", card="tempo") == "hand"


def test_r6_the_second_stack_becomes_the_stack_by_the_dice() -> None:
    match = study("sty-1 mma-1", "ba-1 ba-1", discards=["tempo", "cta", "bpo"], seed=3)
    play(match, "discard", card="mma-1")
    order = Dice(3, "reshuffle 1").shuffled(["tempo", "cta", "bpo", "mma-1"])
    position = match.save()
    assert [*position["stack"], position["hands"][1][-1]] == order
    assert position["discards"] == []
    assert position["reshuffles"] == 1


def test_r6_at_most_twice() -> None:
    match = study("sty-1 mma-1", "ba-1 ba-1", discards=["tempo"], reshuffles=2)
    said = play(match, "discard", card="mma-1")
    assert said[-1] == "There is nothing left to draw: Ben plays without a draw."
    assert match.save()["hands"][1] == ["ba-1", "ba-1"]
    assert match.save()["discards"] == ["tempo", "mma-1"]


def test_r6_without_a_second_stack_nothing_is_drawn() -> None:
    match = study("sty-1 sty-1 sty-1", "ba-1 ba-1", chains=[styrene(1, 0, 1)])
    play(match, "propagate", chain=1, cards=["sty-1", "sty-1"])
    assert match.save()["hands"] == [["sty-1"], ["ba-1", "ba-1"]]
    assert match.save()["drawn"]


def test_r6_either_opens_the_turn_with_a_choice() -> None:
    match = study("sty-1 mma-1", "ba-1", stack="vac-1 tempo", options=EITHER)
    play(match, "discard", card="mma-1")
    assert match.moves(1) == [
        {"type": "draw", "from": "stack"},
        {"type": "draw", "from": "discards"},
    ]
    assert rule_broken(match, "discard", card="ba-1") == "R4"
    assert play(match, "draw", **{"from": "discards"}) == ["Ben takes the open MMA 1."]
    assert match.save()["hands"][1] == ["ba-1", "mma-1"]
    assert match.save()["discards"] == []
    assert match.save()["taken_open"] == 1
    assert match.to_move == (1,)


def test_r6_open_cards_are_taken_at_most_twice_in_a_row() -> None:
    match = study("sty-1 mma-1 mma-1", "ba-1 ba-1", stack="vac-1 tempo bpo", options=EITHER)
    play(match, "discard", card="mma-1")
    for card in ("ba-1", "mma-1"):
        play(match, "draw", **{"from": "discards"})
        play(match, "discard", card=card)
    assert match.save()["taken_open"] == 2
    assert match.moves(1) == [{"type": "draw", "from": "stack"}]
    rule, reason = refused(match, "draw", **{"from": "discards"})
    assert rule == "R6"
    assert "third in a row" in reason
    play(match, "draw", **{"from": "stack"})
    assert match.save()["taken_open"] == 0


def test_r6_an_open_card_needs_a_second_stack() -> None:
    match = study("sty-1 mma-1", "ba-1", stack="vac-1", options=EITHER, drawn=False)
    assert rule_broken(match, "draw", **{"from": "discards"}) == "R6"


def test_r6_no_open_card_when_a_blind_draw_is_impossible() -> None:
    match = study("sty-1 mma-1", "ba-1", options=EITHER, reshuffles=2)
    play(match, "discard", card="mma-1")
    assert match.save()["drawn"]
    assert [move["type"] for move in match.moves(1)] == ["discard"]


def test_r4_with_the_option_the_last_card_is_played_without_a_draw() -> None:
    match = study("sty-1 mma-1", "ba-1", stack="vac-1 tempo", options={"last_card": "play"})
    said = play(match, "discard", card="mma-1")
    assert said[1] == "Ben holds a single card and draws none."
    assert match.save()["hands"] == [["sty-1"], ["ba-1"]]
    play(match, "discard", card="ba-1")
    assert match.outcome is not None


def test_r4_a_player_with_two_cards_draws_even_with_the_option() -> None:
    match = study("sty-1 mma-1", "ba-1 ba-1", stack="vac-1 tempo", options={"last_card": "play"})
    play(match, "discard", card="mma-1")
    assert match.save()["hands"] == [["sty-1"], ["ba-1", "ba-1", "tempo"]]


@pytest.mark.parametrize(
    ("options", "moves"),
    [
        # 80 of the 110 cards are drawn three times, and 30 were dealt.
        ({}, 3 * 80 + 30),
        ({"calculate": True}, 3 * 80 + 30 + 2 * 3),
        # A draw is a move, and up to two open cards come before and after each blind one.
        ({"draw": "either"}, 2 * (240 + 2 * 241) + 30),
    ],
)
def test_r6_the_longest_game(options: dict[str, object], moves: int) -> None:
    assert longest(GAME.options(options, 2), 2) == moves


def test_r7_the_game_ends_at_once_with_an_empty_hand() -> None:
    match = study("sty-1 bpo", "ba-1 ba-1", stack="vac-1")
    said = play(match, "initiate", initiator="bpo", chains=[["sty-1"]])
    assert said[-1].startswith("Ada's hand is empty, and the game is over.")
    assert match.to_move == ()
    assert match.save()["to_move"] == 0
    assert match.save()["stack"] == ["vac-1"]
    assert match.outcome is not None
    assert match.outcome["reason"] == "hand_empty"


def test_r7a_initiators_and_jokers_are_put_aside_in_the_order_played() -> None:
    match = study("aibn sty-1 sty-1 mma-1", "termination ba-1", stack="ba-1 tempo ba-1")
    play(match, "initiate", initiator="aibn", chains=[["sty-1"], ["sty-1"]])
    assert match.save()["aside"] == ["aibn"]
    play(match, "discard", card="ba-1")
    play(match, "cap", chain=1)
    assert match.save()["aside"] == ["aibn", "tempo"]
    assert lengths(match) == {1: 1, 2: 1}
    assert match.save()["chains"][0]["starter"] == "aibn"
