"""R22: playing from memory, with values, classes or nucleophilicity hidden until a trick is taken."""

import pytest
from msgspec.json import encode

import valence
from tests.variants import MIXED_SET
from valence.core.game import heard
from valence.core.play import cards_at_table
from valence.library import AnyMatch
from valence.table.updates import position_of

ALL = {"hide_values": True, "hide_classes": True, "hide_nucleophilicity": True}
FACTS = {
    "hide_values": "value",
    "hide_classes": "guarded",
    "hide_nucleophilicity": "nucleophilicity",
}


def study(trick: list[str], *hands: list[str], **options: bool) -> AnyMatch:
    """Ben is to follow; Ada has led."""
    dealt = valence.start("pkace", seed=1, options={"deck": "unordered", "hand": 2, **options})
    position = dealt.save() | {"hands": hands, "trick": trick, "leader": 0, "undealt": []}
    return valence.load(position, names=["Ada", "Ben"], strict=False)


@pytest.mark.parametrize("option", FACTS)
def test_r22_each_is_hidden_separately(option: str) -> None:
    def shown(options: dict[str, object]) -> dict[str, bool]:
        cards = cards_at_table(valence.game("pkace"), options, 2)
        return {fact: any(getattr(card, fact) for card in cards) for fact in FACTS.values()}

    assert shown({}) == dict.fromkeys(FACTS.values(), True)
    assert shown({option: True}) == {fact: fact != FACTS[option] for fact in FACTS.values()}


@pytest.mark.parametrize("option", FACTS)
def test_r22_no_level_of_help_tells_what_is_hidden(option: str) -> None:
    match = study(["acetone"], ["dbu"], ["lda", "n-butyllithium"], **{option: True})
    assert match.heading.help == "full"
    assert match.help(1) == ()
    shown = position_of(match, match.state, 1, match.words)
    assert shown.moves == ()
    assert shown.candidates is not None
    assert len(shown.candidates) == 2  # the whole hand can be tried
    with pytest.raises(valence.IllegalMove):
        match.play(1, {"type": "play", "card": "n-butyllithium"})
    told = encode(match.story[-1]).decode()
    assert '"card":"n-butyllithium"' in told
    assert '"lda"' not in told


def test_r22_with_everything_on_the_cards_help_is_full() -> None:
    assert study(["acetone"], ["dbu"], ["lda", "water"]).help(1) == ("line", "moves")


def test_r22_no_number_is_told_before_the_ruling() -> None:
    match = study(["acetone"], ["dbu"], ["lda", "n-butyllithium"], **ALL)
    (refused,) = [match.why_not(1, {"type": "play", "card": "n-butyllithium"})]
    assert refused is not None
    assert refused.reason == (
        "You can beat acetone, so you must. "
        "n-Butyllithium doesn't count: no strong nucleophile counts against a guarded acid (R4)."
    )
    said = match.play(1, {"type": "play", "card": "lda"})
    assert said[0] == "Ben plays lithium diisopropylamide (LDA)."
    # The ruling shows them: 35.7 - 19.3 = 16.4.
    assert said[1].startswith("Ben takes the trick with LDA, 16.4 from the lead.")


def test_r22_a_refusal_has_its_reason_without_numbers() -> None:
    match = study(["acetic-acid"], ["dbu"], ["lda", "sodium-acetate"], hide_values=True)
    refused = match.why_not(1, {"type": "play", "card": "sodium-acetate"})
    assert refused is not None
    assert refused.reason == "You can beat acetic acid, so you must. Sodium acetate isn't enough."


def test_r22_the_best_card_so_far_is_named_without_its_difference() -> None:
    options = {"hand": 2, "hide_values": True}
    position = valence.start("pkace", seats=3, seed=1, options=options).save()
    hands = [["dbu"], ["pyridine"], ["litmp", "triethylamine"]]
    trick = ["acetic-acid", "lda"]
    position |= {"hands": hands, "trick": trick, "leader": 0, "undealt": []}
    match = valence.load(position, strict=False)
    refused = match.why_not(2, {"type": "play", "card": "triethylamine"})
    assert refused is not None
    assert refused.reason == (
        "You can beat LDA, the best card so far, so you must. Triethylamine isn't enough."
    )


@pytest.mark.parametrize("options", [ALL, {"cards": MIXED_SET, **ALL}])
def test_r22_nothing_that_a_player_gets_during_a_trick_has_a_value(
    options: dict[str, object],
) -> None:
    match = valence.start("pkace", seed=4, options=options, help="none")
    seat = match.to_move[0]
    match.play(seat, match.moves(seat)[0])
    events = [event for ply in match.story for event in heard(ply, match.to_move[0])]
    told = encode(events).decode() + "".join(match.say(events)) + encode(match.view(0)).decode()
    assert '"value":null' in told
    for secret in ("pKa", '"value":"', '"18.0"', "guarded", 'nucleophilicity":"', "strong"):
        assert secret not in told


def test_r22_a_hand_is_listed_by_name_and_not_by_value() -> None:
    match = valence.start("pkace", seed=4, options={"hide_values": True})
    (hand,) = [
        line for line in match.say(heard(match.story[0], match.to_move[0])) if "Your" in line
    ]
    acids = hand.partition("acids: ")[2].partition(";")[0].split(", ")
    assert acids == sorted(acids)


def test_r22_moves_are_listed_without_values() -> None:
    words = valence.start("pkace", seed=4, options={"hide_values": True}).words
    match = valence.start("pkace", seed=4)
    move = match.game.moves[0](card="lda")
    assert words.move(move) == "play lithium diisopropylamide"
    assert match.words.move(move) == "play lithium diisopropylamide (LDA, pKaH 35.7)"


def test_r22_water_is_told_from_water_without_its_values() -> None:
    match = valence.start("pkace", seed=4, options={"hide_values": True})
    moves = [match.game.moves[0](card=card) for card in ("water", "water-base")]
    assert list(map(match.words.move, moves)) == ["play water as an acid", "play water as a base"]


def test_r22_bots_know_the_cards_by_heart() -> None:
    """A bot's view has the whole set."""
    match = valence.start("pkace", seed=4, options={"cards": MIXED_SET, "hide_values": True})
    seat = match.to_move[0]
    seen = match.game.view(match.state, seat)
    assert {row.value for row in seen.options.cards} > {"18.0", "4.8", "10.7"}
    on_screen = match.game.on_screen(seen)
    assert {row.value for row in on_screen.options.cards} == {""}
    with_names = {row.id for row in on_screen.options.cards}
    assert with_names == {row.id for row in seen.options.cards}
