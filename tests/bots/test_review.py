"""The review of a finished game."""

import pytest

import valence
from valence.bots import Budget, review
from valence.bots.review import (
    ERRORS_TO_BE_A_MISTAKE,
    TURNS_PER_SEAT,
    mistake_at,
    reasons,
    turns_to_review,
)
from valence.bots.search import Candidate, judged
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.core.play import legal_moves
from valence.core.wire import read_one_of, to_json
from valence.games import entry
from valence.games.charged.moves import Pass, Place
from valence.games.metals.moves import Concede
from valence.simulation import play_bots

FEW_DEALS = Budget(seconds=None, deals=4)


def careless_game(name: str, seed: int) -> valence.Match:
    """A game of random moves."""
    match = valence.start(name, seed=seed)
    while match.to_move:
        seat = match.to_move[0]
        moves = match.moves(seat)
        match.play(seat, moves[Dice(seed, f"{match.ply}").below(len(moves))])
    return match


@pytest.mark.parametrize("name", ["metals", "pkace"])
def test_the_costliest_mistakes_of_each_seat_are_named_worst_first(name: str) -> None:
    match = careless_game(name, 4)
    moves = match.played
    found = review(match, Budget(seconds=None, deals=32))
    assert list(found) == [0, 1]
    assert any(found.values())
    for seat, mistakes in found.items():
        assert len(mistakes) <= TURNS_PER_SEAT
        assert [one.cost for one in mistakes] == sorted(
            (one.cost for one in mistakes), reverse=True
        )
        for one in mistakes:
            assert one.cost > 0
            assert one.better != one.played
            assert one.seat == seat == moves[one.ply].seat
            game = valence.game(name)
            assert one.played == read_one_of(game.moves, moves[one.ply].move, "move")
            assert reasons(match, [one], DEFAULT) != [""]


def test_declining_to_reinforce_is_found() -> None:
    position = {
        "game": "metals", "options": {"hand": 6, "reinforcements": True}, "players": 2, "seed": 1,
        "round": 0, "hands": [{"N3-": 1}, {"Na+": 1}], "deck": [], "collected": [{}, {}],
        "initiator": 0, "led": "N3-", "responder": 1, "answer": {"ion": "Ca2+", "count": 3},
    }  # fmt: skip
    match = valence.load(position, strict=False)
    match.play(0, {"type": "concede"})
    worst = review(match, FEW_DEALS)[Seat(0)][0]
    assert worst.ply == 0
    assert worst.better == read_one_of(match.game.moves, {"type": "reinforce"}, "move")
    assert (
        "one more N³⁻ your side makes Ca₃N₂, and you collect all 5 cards"
        in reasons(match, [worst], DEFAULT)[0]
    )


def test_passing_with_a_formula_on_the_rack_is_found() -> None:
    match = valence.start("charged", seed=3)
    seat = match.to_move[0]
    assert match.moves(seat, type="place")
    match.play(seat, {"type": "pass"})
    found = review(match, FEW_DEALS)
    assert [one.ply for one in found[Seat(0)]] == [0]
    assert isinstance(found[Seat(0)][0].better, Place)


def test_a_move_that_a_strong_bot_would_play_costs_nothing() -> None:
    match = valence.start("charged", seed=3)
    view, moves = (
        match.game.view(match.state, Seat(0)),
        legal_moves(match.game, match.state, Seat(0)),
    )
    strong = entry("charged").bot.choose("strong", view, moves, Dice(0, "look"), FEW_DEALS)
    match.play(0, to_json(strong))
    assert review(match, FEW_DEALS) == {0: [], 1: []}


def test_the_most_doubtful_turns_are_looked_at_first_a_few_of_each_seat() -> None:
    match = careless_game("metals", 4)
    plies = turns_to_review(match)
    seats = [match.played[ply].seat for ply in plies]
    assert max(seats.count(Seat(0)), seats.count(Seat(1))) == TURNS_PER_SEAT
    one_by_one = [mistake_at(match, ply, FEW_DEALS) for ply in plies]
    together = [one for mistakes in review(match, FEW_DEALS).values() for one in mistakes]
    assert {one.ply for one in one_by_one if one} == {one.ply for one in together}


def test_the_end_of_a_game_is_no_mistake() -> None:
    match = careless_game("metals", 4)
    assert mistake_at(match, match.ply, FEW_DEALS) is None


def test_the_same_game_is_reviewed_the_same_way() -> None:
    match = careless_game("metals", 2)
    assert review(match, FEW_DEALS) == review(match, FEW_DEALS)


@pytest.mark.parametrize("name", ["metals", "pkace"])
def test_a_game_of_the_strong_bot_has_no_mistakes(name: str) -> None:
    """The move that the net rates best is the better move that a review would compare with."""
    match = play_bots(name, ["strong", "strong"], seed=5)
    assert review(match) == {0: [], 1: []}


def test_a_mistake_is_two_standard_errors_clear_and_costs_something() -> None:
    played, better = Candidate(Concede(), 0.0), Candidate(Concede(), 0.0)
    played.worths, better.worths = [0.5, 0.5, 0.5, 0.5], [0.9, 0.4, 0.9, 0.4]
    # The mean gain is 0.15, its standard error 0.144: within two errors it could be nothing.
    assert better.ahead_of(played, 0) == pytest.approx(0.15)
    assert better.ahead_of(played, ERRORS_TO_BE_A_MISTAKE) < 0


def test_a_game_without_judgement_has_no_mistakes() -> None:
    match = valence.start("whoami", seed=1)
    match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    assert review(match) == {0: [], 1: []}


@pytest.mark.parametrize(("scores", "is_open"), [([0, 0], True), ([0, 2000], False)])
def test_a_review_of_charged_looks_for_turns_that_could_decide_the_game(
    scores: list[int], is_open: bool
) -> None:
    """Passing loses about 30 points: a tenth of a win at first, nothing when all is lost."""
    start = valence.start("charged", seed=3).save()
    match = valence.load(start | {"scores": scores}, strict=False)
    expert, seat = entry("charged").bot.expert, Seat(0)
    assert expert is not None
    moves = legal_moves(match.game, match.state, seat)
    ranked = judged(expert, match.game.view(match.state, seat), moves)
    passed = next(one for one in ranked if isinstance(one.move, Pass))
    gap = ranked[0].mark - passed.mark
    assert gap > 0.05 if is_open else gap < 0.001
    assert ranked[0].rating == max(one.rating for one in ranked)
