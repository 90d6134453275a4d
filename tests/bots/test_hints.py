"""Hints: one move rather than another, with its chance to win and what decides."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

import valence
from tests.games.metals import study as metals
from tests.games.polymer import study as polymer
from valence.bots import Budget
from valence.bots.hints import Suggestion, is_better
from valence.bots.search import Candidate
from valence.chem.names import en
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.core.wire import read_one_of, to_dict
from valence.games import entry
from valence.games.charged.bot.lookahead import chance_to_win
from valence.games.charged.moves import Pass, Swap
from valence.games.metals.moves import Concede
from valence.games.pkace.options import played_set
from valence.games.polymer import moves as polymer_moves
from valence.games.polymer.moves import Cap, Discard, Transfer
from valence.library import AnyMatch

DEALS = Budget(seconds=None, deals=32)
OWN_SET = Path(__file__).parents[2] / "examples/sets/acids-and-amines.csv"


def compared(
    match: valence.Match, better: Mapping[str, object], other: Mapping[str, object]
) -> str:
    """Return the reason for the first move rather than the second, by the bot of the player to move."""
    say, game = entry(match.game.name).bot.say(DEFAULT), match.game
    moves = [read_one_of(game.moves, move, "move") for move in (better, other)]
    return say.compare(game.view(match.state, match.to_move[0]), *moves)


# pKace


def trick(led: str | None, hand: list[str], other_hand: list[str]) -> valence.Match:
    """Two players, seat 0 leads; the player to move has the first hand."""
    options = to_dict(valence.game("pkace").options({"deck": "unordered", "hand": 3}, 2))
    hands = [hand, other_hand] if led is None else [other_hand, hand]
    position = {
        "game": "pkace", "options": options, "players": 2, "seed": 1,
        "dealer": 1, "game_no": 0, "leader": 0, "hands": hands, "undealt": [],
        "trick": [led] if led else [], "played": [], "taken": [], "series": [0, 0], "previous": None,
    }  # fmt: skip
    return valence.load(position, strict=False)


def play(card: str) -> dict[str, object]:
    return {"type": "play", "card": card}


def test_a_strong_nucleophile_that_does_not_take_a_guarded_acid_is_explained() -> None:
    match = trick("acetone", ["n-butyllithium", "pyridine"], ["phenol"])
    said = compared(match, play("pyridine"), play("n-butyllithium"))
    assert (
        "n-butyllithium mostly adds to the C=O of acetone instead of taking the proton, R4" in said
    )
    assert said.startswith("Neither can take this trick")


def test_a_lead_is_compared_by_the_cards_that_would_beat_it() -> None:
    match = trick(None, ["acetone", "hydrogen-iodide"], ["pyridine", "lda"])
    said = compared(match, play("acetone"), play("hydrogen-iodide"))
    assert "strong nucleophiles don't count against its C=O" in said
    assert "Hydrogen iodide takes it in" in said


def test_strong_nucleophiles_are_not_counted_against_a_guarded_acid() -> None:
    """Above acetone (19.3) are LDA, LiTMP, LiHMDS, KHMDS, NaH and KH besides strong nucleophiles."""
    match = trick(None, ["water-base", "acetone"], ["pyridine", "phenol", "lda", "dbu", "water"])
    said = compared(match, play("water-base"), play("acetone"))
    assert "there may be 6 bases above pKa 19.3 that aren't strong nucleophiles." in said


def test_from_memory_cards_have_their_full_names_and_no_values() -> None:
    """R22: the move doesn't show the short name, so the reason doesn't use it."""
    match = trick("benzene", ["tetramethylguanidine", "pyridine"], ["phenol"])
    hidden = match.save() | {"options": {**match.save()["options"], "hide_values": True}}
    said = compared(
        valence.load(hidden, strict=False), play("pyridine"), play("tetramethylguanidine")
    )
    assert "Keep 1,1,3,3-tetramethylguanidine: it beats" in said
    assert "pKa" not in said


def test_two_cards_that_do_the_same_now_and_later_are_no_reason() -> None:
    """Both take the trick from phenol (10.0), and NaH and KH with pKaH 36 beat the same acids."""
    match = trick("phenol", ["sodium-hydride", "potassium-hydride"], ["water"])
    assert compared(match, play("sodium-hydride"), play("potassium-hydride")) == ""


def test_two_cards_of_one_name_are_told_apart() -> None:
    match = trick(None, ["water", "water-base"], ["pyridine", "lda"])
    said = compared(match, play("water-base"), play("water"))
    assert "water as a base" in said.lower()
    assert "water as an acid" in said.lower()


def test_nothing_is_said_for_the_card_that_is_not_advised() -> None:
    """Triethylamine beats more leads, so that pyridine beats fewer isn't said when triethylamine is advised."""
    match = trick("acetone", ["triethylamine", "pyridine"], ["phenol"])
    said = compared(match, play("triethylamine"), play("pyridine"))
    assert "it beats" not in said


def four_players(hands: list[list[str]], led: list[str], **options: object) -> valence.Match:
    """Seat 0 leads, and the player to move follows the cards that are led."""
    chosen = to_dict(valence.game("pkace").options({"hand": 7, **options}, 4))
    position = {
        "game": "pkace", "options": chosen, "players": 4, "seed": 1, "dealer": 3, "game_no": 0, "leader": 0,
        "hands": hands, "undealt": [], "trick": led, "played": [], "taken": [], "series": [0] * 4, "previous": None,
    }  # fmt: skip
    return valence.load(position, strict=False)


def test_where_the_first_card_takes_the_trick_a_larger_difference_is_no_reason() -> None:
    """R15: DMSO (35.1) beats LDA (35.7) first, and so does acetic acid (4.76); either takes the trick for sure."""
    hands = [
        ["water"],
        ["acetic-acid", "dimethyl-sulfoxide"],
        ["phenol", "dbu"],
        ["benzene", "ethane"],
    ]
    match = four_players(hands, ["lda"], takes="first")
    said = compared(match, play("acetic-acid"), play("dimethyl-sulfoxide"))
    assert "almost never" not in said.split("Keep")[0]
    assert said.startswith("Both take the trick")


def test_a_card_that_is_led_later_can_be_beaten_by_all_others() -> None:
    """48 cards are unseen, and three others hold six. Four of them are bases above ammonia (38), and six beat acetone.

    C(44,6)/C(48,6) = 58 %, and C(42,6)/C(48,6) = 43 %.
    """
    hands = [
        ["benzene", "ethane"],
        ["phenol", "water"],
        ["dbu", "lda"],
        ["acetone", "ammonia", "pyridine"],
    ]
    match = four_players(hands, ["water-base", "hydrogen-iodide", "hydrogen-chloride"])
    said = compared(match, play("acetone"), play("ammonia"))
    assert "Keep ammonia: led later, it takes a trick in 58 % of deals, acetone in 43 %." in said


def test_a_card_beats_only_leads_of_the_other_kind() -> None:
    """Of 26 unseen bases 11 are above acetone (19.3), and of 26 unseen acids 5 are below pyridine (5.2)."""
    match = trick(None, ["pyridine", "acetone"], ["water", "lda"])
    said = compared(match, play("pyridine"), play("acetone"))
    assert said.startswith(
        "Keep acetone: it beats 42 % of the bases that the other player may lead"
    )
    assert said.endswith(", pyridine 19 % of the acids.")


def test_a_better_lead_is_kept_for_later() -> None:
    """Only tert-butyllithium (53) beats ethane (50), and six bases beat acetone (19.3)."""
    match = trick(None, ["acetone", "ethane", "phenol"], ["pyridine", "lda", "dbu"])
    said = compared(match, play("acetone"), play("ethane"))
    assert said == "Keep ethane: it is harder to beat, and still harder once fewer cards are out."


def test_a_lead_that_is_surely_beaten_is_said_to_be() -> None:
    """The acids below water as a base (−1.74) are gone, and the other hand has all the cards that are left."""
    hand = ["water-base", "cyclopentadiene"]
    gone = [["hydrogen-iodide", "pyridine"], ["hydrogen-chloride", "dbu"]]
    match = trick(None, hand, ["phenol"])
    left = set(played_set(match.state.options).cards) - set(hand) - set(gone[0]) - set(gone[1])
    rest = {"hands": [hand, sorted(left)], "played": gone, "taken": [1, 0]}
    match = valence.load(match.save() | rest, strict=False)
    said = compared(match, play("water-base"), play("cyclopentadiene"))
    assert said == (
        "If you lead water, it takes the trick: nothing that the other player can still hold beats it. "
        "Cyclopentadiene can't take it: the other player holds a base above pKa 16.0."
    )


def test_cards_of_a_teachers_set_are_called_by_name() -> None:
    match = valence.start("pkace", seed=3, options={"cards": OWN_SET.read_text(encoding="utf-8")})
    cards = played_set(match.state.options).cards
    first = match.advice(match.to_move[0], budget=DEALS)[0]
    assert en.card(cards[first.move["card"]]).lower() in first.reason.lower()


# Metal vs. Non-Metal


def round_of(hand: dict[str, int], **table: Any) -> valence.Match:
    """The player to move is seat 0, and leads unless a round is under way."""
    position = {
        "game": "metals", "options": {"hand": 6, "reinforcements": True}, "players": 2, "seed": 1,
        "round": 0, "hands": [hand, {"Na+": 1}], "deck": [], "collected": [{}, {}], "initiator": 0,
        "led": None, "responder": None, "answer": None,
    }  # fmt: skip
    return valence.load(position | table, strict=False)


def test_reinforcing_names_the_salt_and_the_cards() -> None:
    table = {"led": "O2-", "responder": 1, "answer": {"ion": "Al3+", "count": 2}}
    match = round_of({"O2-": 2}, **table)
    said = compared(match, {"type": "reinforce"}, {"type": "concede"})
    assert said == (
        "With two more O²⁻ your side makes Al₂O₃, and you collect all 5 cards; otherwise you get none."
    )


def test_an_answer_that_only_cancels_names_the_salt() -> None:
    match = round_of({"Cl-": 1, "O2-": 1}, led="Na+", initiator=1, responder=0)
    better, other = ({"type": "respond", "ion": ion, "count": 1} for ion in ("O2-", "Cl-"))
    assert compared(match, better, other) == (
        "1 O²⁻ outweighs Na⁺; 1 Cl⁻ only cancels its charge, which makes NaCl, and the leader collects."
    )


def test_a_lead_that_can_be_reinforced_is_preferred_for_its_salt() -> None:
    match = round_of({"O2-": 3, "Cl-": 1})
    better, other = ({"type": "initiate", "card": card} for card in ("O2-", "Cl-"))
    said = compared(match, better, other)
    assert "With two more O²⁻ you beat even 2 Al³⁺, and make Al₂O₃." in said
    assert "to make CaCl₂ you need one more Cl⁻, and you hold none." in said


def test_without_reinforcements_none_are_advised() -> None:
    """Of seven O²⁻ six are collected, so that neither 3 nor 2 O²⁻ can come; against Ca²⁺ 2 N³⁻ still can."""
    options = {"hand": 6, "reinforcements": False}
    match = round_of({"Al3+": 3, "Ca2+": 1}, options=options, collected=[{"O2-": 6}, {}])
    better, other = ({"type": "initiate", "card": card} for card in ("Al3+", "Ca2+"))
    said = compared(match, better, other)
    assert "No answer that can still come outweighs Al³⁺. Ca²⁺ would be lost to 2 N³⁻." in said
    assert "more Al³⁺" not in said


def test_two_cards_of_charge_2_outweigh_3_without_being_a_full_answer() -> None:
    """R6: all but two Ca²⁺ and one Na⁺ are collected, or held: the other plays 2 Ca²⁺, 4+ against N³⁻."""
    collected = [{"Ca2+": 5, "Al3+": 4, "Na+": 6, "O2-": 6, "Cl-": 8, "N3-": 3}, {}]
    hands = [{"N3-": 1, "Al3+": 1, "Na+": 1}, {"O2-": 1, "Ca2+": 2, "Na+": 1}]
    match = round_of({}, hands=hands, collected=collected)
    better, other = ({"type": "initiate", "card": card} for card in ("Al3+", "N3-"))
    said = compared(match, better, other)
    assert "No answer that can still come outweighs Al³⁺." in said
    assert (
        "N³⁻ would be lost to 2 Ca²⁺: to outweigh them you need one more N³⁻, and you hold none."
        in said
    )
    assert "outweighs N³⁻" not in compared(match, other, better)
    match = round_of({}, hands=[{"N3-": 2, "Na+": 1}, hands[1]], collected=collected)
    said = compared(match, other, {"type": "initiate", "card": "Na+"})
    assert "With one more N³⁻ you beat even 2 Ca²⁺. Na⁺ would be lost to 1 O²⁻" in said


def test_two_leads_that_can_be_lost_are_compared_by_their_risk() -> None:
    """The other player holds one of 38 hidden cards. 6 Ca²⁺ and 5 Al³⁺ beat Cl⁻: 1 − 32/38 · 33/38 = 27 %."""
    match = round_of({"Ca2+": 1, "Cl-": 1})
    better, other = ({"type": "initiate", "card": card} for card in ("Ca2+", "Cl-"))
    said = compared(match, better, other)
    assert "Cl⁻ is lost in about 27 % of deals, Ca²⁺ in 0 %." in said
    assert "Cl⁻ would be lost to 1 Ca²⁺: to make CaCl₂ you need one more Cl⁻" in said


def test_what_a_round_should_gain_is_compared_in_one_sentence() -> None:
    """Ca²⁺ can't be beaten by the one other card: 2 cards if it is no opposite, or 1 more for an equal one.

    Cl⁻ is lost to Ca²⁺ (7 of 38 hidden cards) and Al³⁺ (6 of 38), which costs two cards.
    """
    match = round_of({"Ca2+": 1, "Cl-": 1, "Na+": 1})
    said = compared(
        match, {"type": "initiate", "card": "Ca2+"}, {"type": "initiate", "card": "Cl-"}
    )
    assert said.startswith("In this round, Ca²⁺ should gain you about 2 cards, Cl⁻ about ")


def test_an_answer_that_the_leader_can_probably_beat_is_not_worth_its_cards() -> None:
    """Of 35 hidden cards 4 are Al³⁺. The leader holds one among 10 in 1 − C(31,10)/C(35,10) = 76 % of deals."""
    hands = [{"O2-": 3, "N3-": 1}, {"Na+": 10}]
    match = round_of({}, hands=hands, led="Al3+", initiator=1, responder=0)
    better = {"type": "respond", "ion": "N3-", "count": 1}
    said = compared(match, better, {"type": "respond", "ion": "O2-", "count": 3})
    assert said == (
        "To beat 3 O²⁻ the leader needs one more Al³⁺, which makes Al₂O₃, and holds that in 76 % of deals. "
        "Then all 5 cards are lost; this way 2. You keep 3 O²⁻ for a round in which they can win more."
    )


def test_charges_that_do_not_cancel_make_no_salt() -> None:
    """R6: 2 O²⁻ are short of a full answer to Al³⁺. With one more the leader has 6+ against 4−."""
    hands = [{"O2-": 2, "Cl-": 1}, {"Na+": 10}]
    match = round_of({}, hands=hands, led="Al3+", initiator=1, responder=0)
    better = {"type": "respond", "ion": "Cl-", "count": 1}
    said = compared(match, better, {"type": "respond", "ion": "O2-", "count": 2})
    assert said.startswith("To beat 2 O²⁻ the leader needs one more Al³⁺ and holds that in 7")


def test_a_formula_that_is_asked_for_gets_one_answer_and_no_chances() -> None:
    table = {"led": "Na+", "initiator": 1, "responder": 0, "answer": {"ion": "O2-", "count": 1}}
    options = {"hand": 6, "reinforcements": True, "write": "bonus"}
    match = round_of({"Cl-": 1}, options=options, is_writing=True, **table)
    (hint,) = match.advice(0)
    assert hint.reason == "Write Na₂O. Two Na⁺ (2+) and one O²⁻ (2−) cancel."


# Charged!


@pytest.mark.parametrize(("ahead", "tiles"), [(50, 150), (50, 40), (-30, 20)])
def test_the_chance_to_win_knows_the_score_and_the_tiles_left(ahead: float, tiles: int) -> None:
    """A lead counts for more when fewer tiles are left."""
    few, many = chance_to_win(ahead, tiles // 2), chance_to_win(ahead, tiles)
    assert (few > many) == (ahead > 0)
    assert chance_to_win(ahead + 10, tiles) > many


def test_far_behind_no_hint_promises_an_even_game() -> None:
    match = valence.start("charged", seed=3)
    behind = valence.load(match.save() | {"scores": [411, 753]}, strict=False)
    hints = behind.advice(0, budget=Budget(seconds=None, deals=2))
    assert hints[0].worth < 0.05


def test_in_a_game_that_is_decided_no_move_is_called_better() -> None:
    match = valence.start("charged", seed=3)
    hopeless = valence.load(match.save() | {"scores": [0, 2000]}, strict=False)
    hints = hopeless.advice(0, budget=Budget(seconds=None, deals=2))
    assert "under 1 % to win. About as good: " in hints[0].reason
    assert all("better:" not in hint.reason.lower() for hint in hints)


def test_hints_are_about_different_tiles_and_different_squares() -> None:
    match = valence.start("charged", seed=3)
    placed = [hint.move["tiles"] for hint in match.advice(0, budget=DEALS) if "tiles" in hint.move]
    tiles = [tuple(sorted(tile for *_, tile in one)) for one in placed]
    squares = [tuple((row, column) for row, column, _ in one) for one in placed]
    assert len(set(tiles)) == len(set(squares)) == len(placed) > 1


def test_a_name_that_is_asked_for_gets_one_answer_and_no_chances() -> None:
    match = valence.start("charged", seed=5, options={"naming": "bonus"})
    calcium_chloride = [[9, 9, "Ca"], [9, 10, "Cl"], [9, 11, "Cl"]]
    match.play(0, {"type": "place", "tiles": calcium_chloride})
    (hint,) = match.advice(0)
    assert hint.reason == ("Name calcium chloride. CaCl₂ is Ca²⁺ (calcium) and 2 Cl⁻ (chloride).")


def test_a_name_with_a_numeral_says_why_it_has_one() -> None:
    match = valence.start("charged", seed=5, options={"naming": "bonus"})
    asked = [{"formula": "FeS", "points": 7}, {"formula": "MgS", "points": 9}]
    match = valence.load(match.save() | {"unnamed": asked}, strict=False)
    (hint,) = match.advice(0)
    assert hint.reason == (
        "Name iron(II) sulfide and magnesium sulfide. "
        "FeS is Fe²⁺ (iron(II)) and S²⁻ (sulfide); MgS is Mg²⁺ (magnesium) and S²⁻ (sulfide). "
        "Iron has several charges, so its name shows which."
    )


def test_a_placement_without_points_or_a_better_rack_leaves_less_to_the_next_player() -> None:
    """A move is worth its points, the rack, the squares opened and the reply; nothing else."""
    say, match = entry("charged").bot.say(DEFAULT), valence.start("charged", seed=3)
    view = match.game.view(match.state, Seat(0))
    assert say.why(view, Pass(), Pass()) == "It leaves the next player less to score."


def test_a_swap_is_not_said_to_be_of_tiles_that_cannot_be_used() -> None:
    say, match = entry("charged").bot.say(DEFAULT), valence.start("charged", seed=3)
    view = match.game.view(match.state, Seat(0))
    assert say.group(view, Swap(view.rack)) == "Think about putting back all your tiles."
    assert say.group(view, Swap(view.rack[:1])) == "Look for 1 tile to put back."
    assert say.group(view, Pass()) == "Passing scores nothing, and keeps all your tiles."


# Every game


def test_a_move_that_is_ahead_by_a_hair_is_called_about_as_good() -> None:
    """Half a per cent on every deal is certain, but not worth a sentence; two per cent are."""
    tried = [Candidate(Concede(), 0.0) for _ in range(3)]
    for one, worth in zip(tried, (0.52, 0.515, 0.50), strict=True):
        one.worths = [worth] * 8
    assert not is_better(tried[0], tried[1])
    assert is_better(tried[0], tried[2])


@pytest.mark.parametrize(
    ("collected", "chance"),
    [([{}, {"Ca2+": 5}], "under 1 %"), ([{"Ca2+": 5}, {}], "over 99 %")],
)
def test_a_game_that_is_decided_is_called_lost_or_won_whatever_the_margin(
    collected: list[dict[str, int]], chance: str
) -> None:
    """Three cards are left, so nobody makes up for five; by how much it is won or lost still depends on the move."""
    match = round_of({"Na+": 1, "O2-": 1}, collected=collected)
    hints = match.advice(0, budget=DEALS)
    assert len(hints) == 2
    assert all(f": {chance} to win. About as good: " in hint.reason for hint in hints)


@pytest.mark.parametrize("name", ["pkace", "metals", "charged"])
def test_a_hint_compares_two_moves_and_gives_their_chances(name: str) -> None:
    found = []
    for seed in range(4):
        match = valence.start(name, seed=seed)
        seat = match.to_move[0]
        found += [hint.reason for hint in match.advice(seat, budget=DEALS)[:1]]
    assert any(" rather than " in reason for reason in found)
    assert all(" % to win" in reason or " rather than " in reason for reason in found)


@pytest.mark.parametrize(
    ("better", "other", "said"),
    [
        (Cap(2), Cap(1), "Cap chain 2 with TEMPO rather than chain 1:"),
        (
            Transfer(2, ("sty-1",)),
            Transfer(1, ("sty-1",)),
            "Terminate chain 2 by transfer and start a new one with Sty 1 rather than chain 1:",
        ),
        (Cap(2), Discard("vac-3"), "Cap chain 2 with TEMPO rather than discard VAc 3:"),
    ],
)
def test_what_two_moves_have_in_common_is_said_once(
    better: polymer_moves.Move, other: polymer_moves.Move, said: str
) -> None:
    chains = [polymer.styrene(1, 0, 3), polymer.styrene(2, 0, 8)]
    match = polymer.study("tempo cta sty-1 vac-3", "bpo bpo", chains=chains)
    found = [Suggestion(better, 0.6, "round"), Suggestion(other, 0.4, "round", is_worse=True)]
    view = match.game.view(match.state, Seat(0))
    first, _ = entry("polymer").bot.in_words(view, found, match.words, DEFAULT)
    assert first.reason.startswith(said)


QUESTIONS = [
    (game, id_, words)
    for game in ("pkace", "metals", "polymer", "charged", "whoami")
    for id_, words in entry(game).bot.say(DEFAULT).questions.items()
]


@pytest.mark.parametrize(("game", "id_", "words"), QUESTIONS)
def test_every_question_of_a_hint_is_translated(game: str, id_: str, words: str) -> None:
    texts = Path(__file__).parents[2] / "web/src/games" / game / "texts"
    key = f'"hint.{game}.{id_}": '
    assert f'{key}"{words}"' in (texts / "en.ts").read_text(encoding="utf-8")
    for language in {*texts.glob("*.ts")} - {texts / "index.ts"}:
        assert key in language.read_text(encoding="utf-8")


def test_with_one_legal_move_a_hint_says_so() -> None:
    match = trick("acetone", ["lda", "pyridine"], ["phenol"])
    hints = match.advice(Seat(1))
    assert [hint.reason for hint in hints] == [
        "Play lithium diisopropylamide (LDA, pKaH 35.7). It's your only move."
    ]


# What the second step marks on the board


def marks(match: AnyMatch, move: Mapping[str, object]) -> set[str]:
    """Return the ids that the hint for this move marks for the player to move."""
    expert, game = entry(match.game.name).bot.expert, match.game
    assert expert is not None
    read = read_one_of(game.moves, move, "move")
    return set(expert.marks(game.view(match.state, match.to_move[0]), read))


def test_pkace_marks_the_bases_that_beat_the_lead() -> None:
    """LDA (35.7) and DBU (13.5) beat acetic acid (4.76), sodium acetate and the acids don't."""
    match = trick("acetic-acid", ["lda", "dbu", "sodium-acetate", "phenol"], ["water"])
    assert marks(match, play("lda")) == {"lda", "dbu"}
    assert marks(match, play("sodium-acetate")) == {"lda", "dbu", "sodium-acetate"}


def test_pkace_marks_all_of_a_kind_in_play_from_memory() -> None:
    """R22: nobody is told which card beats which."""
    match = trick("acetic-acid", ["lda", "dbu", "sodium-acetate", "phenol"], ["water"])
    hidden = match.save() | {"options": {**match.save()["options"], "hide_values": True}}
    match = valence.load(hidden, strict=False)
    assert marks(match, play("lda")) == {"lda", "dbu", "sodium-acetate"}


def test_metals_marks_ions_of_one_charge() -> None:
    match = metals.study({"Ca2+": 2, "Al3+": 1, "O2-": 1}, {"O2-": 1, "Cl-": 2, "N3-": 1})
    assert marks(match, {"type": "initiate", "card": "Ca2+"}) == {"Ca2+"}
    metals.lead(match, "Ca2+")
    assert marks(match, {"type": "respond", "ion": "Cl-", "count": 2}) == {"Cl-"}


def test_polymer_marks_what_a_round_is_made_from() -> None:
    match = polymer.study(
        "bpo sty-1 sty-1 mma-2 tempo ba-1",
        "ba-1",
        chains=[polymer.styrene(1, 0, 3), polymer.styrene(2, 1, 3)],
    )
    start = {"type": "initiate", "initiator": "bpo", "chains": [["sty-1"]]}
    assert marks(match, start) == {"bpo", "sty-1", "ba-1"}
    grow = {"type": "propagate", "chain": 1, "cards": ["sty-1", "sty-1"]}
    assert marks(match, grow) == {"sty-1"}
    assert marks(match, {"type": "cap", "chain": 1}) == {"tempo"}
    assert marks(match, {"type": "discard", "card": "ba-1"}) == {"mma-2", "ba-1"}
    assert marks(match, {"type": "discard", "card": "tempo"}) == {"bpo", "mma-2", "tempo", "ba-1"}
    assert marks(match, {"type": "discard", "card": "sty-1"}) == {"sty-1"}


def test_polymer_says_which_cards_a_discard_is_chosen_from() -> None:
    match = polymer.study("bpo sty-1 sty-1 mma-2", "ba-1", chains=[polymer.styrene(1, 0, 3)])
    say = entry("polymer").bot.say(DEFAULT)
    view = match.game.view(match.state, Seat(0))
    said = {card: say.group(view, Discard(card)) for card in ("bpo", "sty-1", "mma-2")}
    assert said == {
        "bpo": "Look at the cards that you have only one of.",
        "sty-1": "Look at the cards that you have several of.",
        "mma-2": "Look at your monomers that fit none of your chains.",
    }


def test_polymer_marks_the_own_chains_before_a_draw() -> None:
    match = polymer.study(
        "bpo sty-1",
        "ba-1",
        chains=[polymer.styrene(1, 0, 3), polymer.styrene(2, 1, 3), polymer.dormant(3, 0, 2)],
        stack="ba-1 ba-1",
        options={"draw": "either"},
        drawn=False,
    )
    assert marks(match, {"type": "draw", "from": "stack"}) == {"chain 1", "chain 3"}


def test_charged_marks_the_line_of_a_placement() -> None:
    match = valence.start("charged", seed=1)
    across = {"type": "place", "tiles": [[9, 9, "Na"], [9, 10, "Cl"]]}
    assert marks(match, across) == {f"9 {column}" for column in range(19)}
    down = {"type": "place", "tiles": [[9, 9, "Na"], [10, 9, "Cl"]]}
    assert marks(match, down) == {f"{row} 9" for row in range(19)}


def test_charged_marks_the_line_in_which_a_single_tile_joins_others() -> None:
    """Na is on k10: a Cl below it makes NaCl in column k, and a Cl beside it in row 10."""
    match = valence.start("charged", seed=1)
    match = valence.load(match.save() | {"board": [[9, 10, "Na"]]}, strict=False)
    below, beside = ({"type": "place", "tiles": [tile]} for tile in ([10, 10, "Cl"], [9, 11, "Cl"]))
    assert marks(match, below) == {f"{row} 10" for row in range(19)}
    assert marks(match, beside) == {f"9 {column}" for column in range(19)}


def test_whoami_marks_what_to_ask_about() -> None:
    match = valence.start("whoami", seed=1)
    hints = match.advice(match.to_move[0])
    assert [hint.marks for hint in hints] == [(hint.move["question"]["about"],) for hint in hints]
