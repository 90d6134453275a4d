"""The estimates of the fair bots, compared with the rules or with a count by hand."""

from itertools import combinations

import pytest
from msgspec.structs import replace

import valence
from tests.games.metals.study import study as metals_study
from tests.games.pkace.study import play, study
from tests.random_play import random_play
from tests.variants import TILES_AND_IONS, VARIANTS
from valence.bots.rollout import first_best
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games.charged.bot.counting import Board
from valence.games.charged.moves import Place
from valence.games.charged.options import Options
from valence.games.charged.scoring import ruling
from valence.games.charged.state import Laid
from valence.games.metals import GAME as METALS
from valence.games.metals.bot import policy
from valence.games.metals.bot.judgement import KEEP, chance, known_to, rating
from valence.games.metals.cards import Ion
from valence.games.metals.moves import Initiate, Respond
from valence.games.pkace import GAME as PKACE
from valence.games.pkace.bot import duel, standings
from valence.games.pkace.bot.chart import chart
from valence.games.pkace.bot.endgame import Endgame
from valence.games.pkace.bot.judgement import known_from, none_of, unbeaten
from valence.games.pkace.bot.judgement import rating as pkace_rating
from valence.games.pkace.moves import Play
from valence.games.pkace.state import State
from valence.library import AnyMatch


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"front": True}),
        (2, {"board": ["t.......t"] * 9}),
        (2, {"cards": TILES_AND_IONS}),
    ],
)
def test_points_are_counted_by_the_rules(seats: int, options: dict[str, object]) -> None:
    for turn in random_play(valence.game("charged"), seats, options, 8):
        board = Board(turn.state.board, turn.state.options)
        placements = [move for move in turn.moves if isinstance(move, Place)]
        for move in placements[:: max(1, len(placements) // 30)]:
            assert board.points(move) == ruling(turn.state, turn.seat, move).points


def test_free_formula_squares_beside_new_tiles_cost() -> None:
    rows = (*["." * 9] * 3, "....D....", "....*.T..", *["." * 9] * 4)
    options, salt = Options(board=rows), (Laid(4, 4, "Na"), Laid(4, 5, "Cl"))
    # DF above the first tile, TF behind the second; with another tile on the DF only the TF is left.
    assert Board((), options).stretch(Place(salt), ("Na", "Cl")).opened == 0.5 + 1.5
    covered = Board((Laid(3, 4, "K"),), options)
    assert covered.stretch(Place(salt), ("Na", "Cl")).opened == 1.5


def test_the_chance_of_holding_an_ion_matches_a_count_of_all_hands() -> None:
    unseen = ["Na+"] * 3 + ["other"] * 4
    hands = list(combinations(unseen, 3))
    enough = sum(hand.count("Na+") >= 2 for hand in hands)
    assert chance(copies=3, hidden=7, held=3, wanted=2) == pytest.approx(enough / len(hands))


@pytest.mark.parametrize(("seats", "options"), VARIANTS["metals"])
def test_metals_playouts_follow_the_fair_bot(seats: int, options: dict[str, object]) -> None:
    for turn in random_play(METALS, seats, options, 8):
        known = known_to(turn.state, turn.seat)
        fair = first_best(turn.moves, [rating(known, move) for move in turn.moves])
        assert policy(turn.state, turn.seat) == fair


def test_in_metals_a_short_answer_that_outweighs_costs_the_leader() -> None:
    """R6: against N³⁻ alone, two Ca²⁺ collect all three cards; two Na⁺ are too small, and lose one with the lead."""
    assert lead_of("N3-", {"Ca2+": 2}) == pytest.approx(-3)
    assert lead_of("N3-", {"Na+": 2}) == pytest.approx(2)


def test_in_metals_a_short_answer_may_draw_what_it_lacks() -> None:
    """R7: one Ca²⁺ against N³⁻ draws the other one, which lies in the deck with a Cl⁻, in one case of two."""
    match = metals_study({"N3-": 1}, {"Ca2+": 1}, deck=("Ca2+", "Cl-"))
    known = known_to(match.state, Seat(0))._replace(unseen={"Ca2+": 2, "Cl-": 1})
    # The hidden hand is one of three cards: Cl⁻, which can't answer, or Ca²⁺, which draws another in one case of two.
    assert rating(known, Initiate("N3-")) + KEEP[3] == pytest.approx(
        2 / 3 * (-3 / 2 + 2 / 2) + 2 / 3
    )
    after = METALS.apply(match.state, Seat(0), Initiate("N3-")).state
    drawing = known_to(after, Seat(1))._replace(unseen={"Ca2+": 1, "Cl-": 1, "N3-": 0}, deck=2)
    drawing = drawing._replace(hidden=2)
    assert rating(drawing, Respond("Ca2+", 1)) + KEEP[2] == pytest.approx(3 / 2 - 2 / 2)


def lead_of(card: Ion, other: dict[str, int]) -> float:
    """Return the expected gain of leading the only card, when the other hand is known."""
    match = metals_study({card: 1}, other)
    return rating(known_to(match.state, Seat(0)), Initiate(card)) + KEEP[3]


def test_the_chance_that_a_lead_is_unbeaten_matches_a_count_of_all_hands() -> None:
    hands = list(combinations(range(6), 2))
    harmless = sum(not {0, 1} & set(hand) for hand in hands)
    assert none_of(wanted=2, pool=6, drawn=2) == pytest.approx(harmless / len(hands))


def by_exhaustive_search(state: State, edition: int) -> int:
    """The margin of seat 0 in half points under perfect play, found by exhaustive search."""
    to_move = PKACE.to_move(state)
    if not to_move:
        last = 4 if edition == 2 else 3
        tricks = [2] * (len(state.taken) - 1) + [last]
        return sum(n if seat == 0 else -n for n, seat in zip(tricks, state.taken, strict=True))
    seat = to_move[0]
    margins = [
        by_exhaustive_search(PKACE.apply(state, seat, move).state, edition)
        for move in legal_moves(PKACE, state, seat)
    ]
    return max(margins) if seat == 0 else min(margins)


@pytest.mark.parametrize("edition", [1, 2])
@pytest.mark.parametrize("seed", range(12))
def test_an_endgame_is_solved_like_an_exhaustive_search(edition: int, seed: int) -> None:
    options = PKACE.options({"edition": edition, "deck": "unordered", "hand": 4}, 2)
    state = PKACE.setup(options, 2, seed).state
    cards = chart(options)
    leader, other = (cards.mask(state.hands[seat]) for seat in (state.leader, 1 - state.leader))
    margin = Endgame(cards, edition).margin(leader, other)
    assert (margin if state.leader == Seat(0) else -margin) == by_exhaustive_search(state, edition)


def test_a_player_who_did_not_beat_a_lead_is_known_to_hold_no_card_that_would() -> None:
    match = study("water phenol lda", "pyridine dabco ethane")
    play(match, "water", "pyridine")
    seen = known_from(PKACE.view(match.state, Seat(0)))
    # The opponent can only hold bases that do not take water's proton (15.7): up to sodium hydroxide.
    weak = {
        "water-base", "sodium-acetate", "sodium-hydrogencarbonate", "2-6-lutidine", "imidazole",
        "dabco", "potassium-carbonate", "triethylamine", "dipea", "dbu", "tetramethylguanidine",
        "sodium-methoxide", "sodium-hydroxide",
    }  # fmt: skip
    assert seen.unseen & seen.chart.bases == seen.chart.mask(weak)
    assert unbeaten(seen, seen.chart.bit["ethanol"]) == 1


def test_a_trick_is_taken_with_the_card_that_leads_worst() -> None:
    """R16: the taker leads the next trick. Pyridine beats less than LDA, but hardly anything beats it."""
    match = study("acetic-acid ethane", "pyridine lda")
    play(match, "acetic-acid")
    assert rates(match, 1, "lda") > rates(match, 1, "pyridine")


def test_a_losing_trick_gets_the_least_useful_card() -> None:
    """Triethylamine beats half of the acids and leads to nothing; LDA beats most of them."""
    match = study("ethane water", "triethylamine lda")
    play(match, "ethane")
    assert rates(match, 1, "triethylamine") > rates(match, 1, "lda")


def rates(match: AnyMatch, seat: int, card: str) -> float:
    view = PKACE.view(match.state, Seat(seat))
    return pkace_rating(known_from(view), Play(card))


def finished_hand(edition: int, series: tuple[int, int]) -> State:
    """Seat 1 has just taken all four tricks of a hand in a series to 5."""
    options = PKACE.options({"edition": edition, "deck": "unordered", "hand": 4, "series": 5}, 2)
    state = PKACE.setup(options, 2, 1).state
    return replace(state, series=series, hands=((), ()), taken=(Seat(1),) * 4)


def test_r20_in_edition_1_a_lost_hand_costs_one_hand_however_many_tricks_it_had() -> None:
    """2 hands to 0 becomes 2 to 1, which is still a lead."""
    assert duel.play_out(finished_hand(1, (2, 0)), Seat(0), 0.0).chance > 0.5
    assert duel.play_out(finished_hand(1, (0, 2)), Seat(0), 0.0).chance < 0.5


def test_r20_in_edition_2_points_add_up() -> None:
    """5 points in 4 tricks because the last counts double: 4 to 0 becomes 4 to 5, and 6 to 0 becomes 6 to 5."""
    assert duel.play_out(finished_hand(2, (4, 0)), Seat(0), 0.0).chance < 0.5
    assert duel.play_out(finished_hand(2, (6, 0)), Seat(0), 0.0).chance > 0.5


def test_r20_in_edition_1_tricks_are_a_share_of_a_hand() -> None:
    """Also with more than two players: 2 of 4 tricks are half a hand."""
    options = PKACE.options({"edition": 1, "deck": "unordered", "hand": 4, "series": 5}, 3)
    state = PKACE.setup(options, 3, 1).state
    state = replace(state, series=(1, 2, 0), taken=(Seat(1), Seat(1), Seat(2)))
    assert standings(state) == [1, 2.5, 0.25]
