"""The numbers of moves, worked out by hand from the tables of docs/rl.md; they must never change."""

from collections.abc import Mapping
from typing import Any

import pytest
from msgspec import Struct

from tests.rl.round_trips import CASES, Case, check_game
from valence.core.encoding import following, returns
from valence.core.game import Outcome, Seat
from valence.games import charged, metals, pkace, polymer, quizmaster, whoami
from valence.games.charged.moves import Pass as PassTurn
from valence.games.charged.moves import Place, Swap
from valence.games.charged.state import Laid
from valence.games.metals.moves import Concede, Initiate, Reinforce, Respond, Skip, Write
from valence.games.pkace.moves import Play
from valence.games.polymer.moves import Calculate, Discard, Draw, GiveUp, Propagate, Terminate
from valence.games.polymer.moves import Initiate as Start
from valence.games.quizmaster.moves import Answer, Ask, Judge, Pass
from valence.games.whoami.moves import Answer as Say
from valence.games.whoami.moves import Ask as Question
from valence.games.whoami.moves import Done, Guess
from valence.games.whoami.questions import OfKind
from valence.rl.positions import rules_of

WRITES = {"write": "bonus"}
CALCULATES = {"calculate": True}


@pytest.mark.parametrize(
    ("game", "options", "move", "numbers"),
    [
        # 54 cards by id: 2-6-lutidine, acetaldehyde, acetic-acid, …, water-base.
        (pkace, {}, Play("acetic-acid"), [2]),
        (pkace, {}, Play("water-base"), [53]),
        # Na⁺ Ca²⁺ Al³⁺ Cl⁻ O²⁻ N³⁻; then one to three of each.
        (metals, {}, Initiate("N3-"), [5]),
        (metals, {}, Respond("Cl-", 2), [6 + 3 * 3 + 1]),
        (metals, {}, Reinforce(), [24]),
        (metals, {}, Concede(), [25]),
        (metals, WRITES, Write("NaCl"), [26]),
        (metals, WRITES, Skip(), [35]),
        # Two ways to draw, 18 cards, 2 × 52 starts, 10 double starts; 42 chains with 7 sets each.
        (polymer, {}, Draw("discards"), [1]),
        (polymer, {}, Discard("bpo"), [2 + 12]),
        (polymer, {}, Start("bpo", (("sty-1", "sty-1"),)), [20 + 1]),
        (polymer, {}, Start("aibn", (("mma-1",),)), [20 + 52 + 13]),
        (polymer, {}, Start("aibn", (("sty-1",), ("mma-1",))), [124 + 1]),
        (polymer, {}, Propagate(2, ("sty-2", "sty-2")), [134 + 7 + 1]),
        (polymer, {}, Terminate("combination", (1, 3)), [134 + 42 * 7 + 1]),
        # A result character by character: 5, 5, 5, 1, each with an end.
        (
            polymer,
            CALCULATES,
            Calculate("5", "5", "5", "1"),
            [5893, 5899, 5893, 5899, 5893, 5899, 5889, 5899],
        ),
        (polymer, CALCULATES, GiveUp(), [5900]),
        # Two ways to ask, a right and a wrong for each of two seats, a pass, 53 names: water is an acid and a base.
        (quizmaster, {}, Ask("value"), [1]),
        (quizmaster, {}, Judge(Seat(1), False), [5]),
        (quizmaster, {}, Pass(), [6]),
        (quizmaster, {}, Answer("-10"), [7 + 53]),
        # 177 questions, 54 cards, three answers.
        (whoami, {}, Question(OfKind("base")), [1]),
        (whoami, {}, Guess("hydrogen-iodide"), [177]),
        (whoami, {}, Say(False), [177 + 54 + 1]),
        (whoami, {}, Done(), [177 + 54 + 3]),
        # 19 × 19 squares with 18 tiles each: Na is the first one, Cl the tenth.
        (charged, {}, Place((Laid(9, 9, "Na"), Laid(9, 10, "Cl"))), [180 * 18, 181 * 18 + 9, 6498]),
        (charged, {}, Swap(("Cl", "Na")), [6499, 6499 + 9, 6517]),
        (charged, {}, PassTurn(), [6518]),
    ],
)
def test_a_move_has_its_numbers(
    game: Any, options: Mapping[str, object], move: Struct, numbers: list[int]
) -> None:
    rules = rules_of(game.GAME.name, 2, options)
    assert list(rules.encoding.spell(move)) == numbers


@pytest.mark.parametrize(
    ("name", "actions", "size"),
    [
        ("pkace", 54, 229),
        ("metals", 26, 40),
        ("polymer", 5888, 493),
        ("quizmaster", 115, 781),
        ("whoami", 235, 410),
        ("charged", 6519, 6537),
    ],
)
def test_the_sizes_stay(name: str, actions: int, size: int) -> None:
    """A change means a new version of the environment: -v1."""
    rules = rules_of(name)
    assert (rules.actions, rules.size) == (actions, size)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_legal_move_leads_back(case: Case) -> None:
    """`python -m tests.rl.round_trips` checks a thousand games of each."""
    name, seats, options = case
    rules = rules_of(name, seats, options)
    for seed in range(1 if name == "charged" else 5):
        check_game(rules, seed)


def test_a_part_of_a_move_can_only_be_completed() -> None:
    spellings = [(1, 2, 9), (1, 3, 9), (1, 9), (4,)]
    assert following(spellings, ()) == [1, 4]
    assert following(spellings, (1,)) == [2, 3, 9]
    assert following(spellings, (1, 3)) == [9]


@pytest.mark.parametrize(
    ("winners", "seats", "wanted"),
    [
        ((1,), 2, (-1, 1)),
        ((0, 1), 2, (0, 0)),
        ((2,), 3, (-0.5, -0.5, 1)),
        ((0, 2), 3, (0.25, -0.5, 0.25)),
        ((), 4, (0, 0, 0, 0)),
    ],
)
def test_a_shared_win_is_divided(
    winners: tuple[int, ...], seats: int, wanted: tuple[float, ...]
) -> None:
    outcome = Outcome(tuple(map(Seat, winners)), (0,) * seats, "")
    assert returns(outcome, seats) == wanted


def test_pkace_shows_what_was_played_and_who_leads() -> None:
    """With this seed seat 1 leads; worked out from the layout: seat 2, hand 54, played 2 × 54, led 54."""
    rules = rules_of("pkace")
    position = rules.start(7)
    assert position.seat == 1
    own, first = rules.vector(position, 1), rules.numbers(position)[0]
    assert own[:2] == [0, 1]
    assert [n for n, one in enumerate(own[2:56]) if one] == rules.numbers(position)
    position = rules.after(position, first)
    of_leader, of_follower = rules.vector(position, 1), rules.vector(position, 0)
    assert of_leader[56 + first] == 1, "the own card, in trick 1"
    assert of_follower[56 + 54 + first] == 1, "a card of the next seat"
    assert of_follower[164 + first] == 1, "the led card"
    assert of_leader[218:220] == [1, 0], "the viewer leads"
    assert of_follower[218:220] == [0, 1]


def test_the_vector_of_a_placement_begun_has_its_numbers() -> None:
    rules = rules_of("charged")
    position = rules.start(1)
    number = next(number for number in rules.numbers(position) if number < 6498)
    position = rules.after(position, number)
    begun = next(part for part in rules.parts if part.name == "begun")
    assert rules.vector(position, 0)[begun.first :][:2] == [number + 1, 0]
    assert rules.vector(position, 1)[begun.first :][:2] == [0, 0]
    assert position.seat == 0, "the same seat goes on"


def test_a_number_that_isnt_allowed_is_refused() -> None:
    rules = rules_of("metals")
    with pytest.raises(ValueError, match="number 25 isn't allowed; allowed are"):
        rules.after(rules.start(1), 25)


def test_one_seat_has_nobody_to_win_against() -> None:
    with pytest.raises(ValueError, match="seats: must be 2 or more, got 1"):
        rules_of("quizmaster", 1)
