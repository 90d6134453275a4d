"""Moves have one canonical form, and exactly the legal ones are offered."""

from collections.abc import Iterator
from itertools import combinations_with_replacement, product

import pytest

from tests.games.polymer.study import play, study, styrene
from tests.random_play import random_play
from tests.variants import VARIANTS
from valence.core.play import legal_moves, read_move
from valence.core.wire import to_json
from valence.games.polymer import GAME
from valence.games.polymer.cards import CARDS, INITIATORS, MONOMERS
from valence.games.polymer.moves import (
    Cap,
    Copolymerize,
    Discard,
    Draw,
    Initiate,
    Move,
    Propagate,
    Terminate,
    Transfer,
    canonical,
)
from valence.games.polymer.state import State
from valence.games.polymer.words.en import WORDS


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        (
            '{"type":"initiate","initiator":"aibn","chains":[["vac-1"],["sty-1"]]}',
            '{"type":"initiate","initiator":"aibn","chains":[["sty-1"],["vac-1"]]}',
        ),
        (
            '{"type":"initiate","initiator":"bpo","chains":[["ba-3","ba-1"]]}',
            '{"type":"initiate","initiator":"bpo","chains":[["ba-1","ba-3"]]}',
        ),
        (
            '{"type":"initiate","initiator":"bpo","chains":[["sty-2","ba-1"]]}',
            '{"type":"initiate","initiator":"bpo","chains":[["ba-1","sty-2"]]}',
        ),
        (
            '{"type":"initiate","initiator":"bpo","chains":[["vac-1","sty-1"]]}',
            '{"type":"initiate","initiator":"bpo","chains":[["vac-1","sty-1"]]}',
        ),
        (
            '{"type":"propagate","chain":1,"cards":["sty-3","sty-1","sty-2"]}',
            '{"type":"propagate","chain":1,"cards":["sty-1","sty-2","sty-3"]}',
        ),
        (
            '{"type":"terminate","mode":"combination","chains":[4,1]}',
            '{"type":"terminate","mode":"combination","chains":[1,4]}',
        ),
        (
            '{"type":"transfer","chain":2,"cards":["vac-3","vac-1"]}',
            '{"type":"transfer","chain":2,"cards":["vac-1","vac-3"]}',
        ),
        (
            '{"type":"copolymerize","chain":3,"cards":["ba-2","ba-1"]}',
            '{"type":"copolymerize","chain":3,"cards":["ba-1","ba-2"]}',
        ),
    ],
)
def test_a_move_is_put_into_its_canonical_form(given: str, canonical: str) -> None:
    assert to_json(read_move(GAME, given)) == canonical


def test_the_record_has_the_canonical_form() -> None:
    match = study("sty-3 sty-2 sty-1 ba-1", "ba-1", chains=[styrene(1, 0, 1)], stack="ba-1")
    play(match, "propagate", chain=1, cards=["sty-3", "sty-2", "sty-1"])
    assert '0 {"type":"propagate","chain":1,"cards":["sty-1","sty-2","sty-3"]}' in match.record
    assert match.save()["chains"][0]["blocks"][0]["cards"] == ["sty-1", "sty-1", "sty-2", "sty-3"]


def every_move(state: State) -> Iterator[Move]:
    """Every conceivable move on these chains with any cards, well-formed or not."""
    few = [cards for n in range(4) for cards in combinations_with_replacement(MONOMERS, n)]
    numbers = [*(chain.id for chain in state.chains), 99]
    yield from (Draw("stack"), Draw("discards"))
    yield from map(Discard, CARDS)
    for initiator in INITIATORS:
        starts = (
            Initiate(initiator, (cards,)) for n in range(4) for cards in product(MONOMERS, repeat=n)
        )
        yield from (start for start in starts if canonical(start) == start)
        for one, two in combinations_with_replacement(MONOMERS, 2):
            yield Initiate(initiator, ((one,), (two,)))
    for number in numbers:
        yield Cap(number)
        for kind in (Propagate, Copolymerize):
            yield from (kind(number, cards) for cards in few)
        restarts = (
            Transfer(number, cards) for n in range(4) for cards in product(MONOMERS, repeat=n)
        )
        yield from (move for move in restarts if canonical(move) == move)
    for both in combinations_with_replacement(numbers, 2):
        yield Terminate("combination", both)
        yield Terminate("disproportionation", both)


@pytest.mark.parametrize(("seats", "options"), VARIANTS["polymer"])
def test_the_legal_moves_are_exactly_those_not_refused(
    seats: int, options: dict[str, object]
) -> None:
    for n, turn in enumerate(random_play(GAME, seats, options, 4)):
        legal = set(turn.moves)
        asked = {
            move
            for move in GAME.candidates(turn.state, turn.seat)
            if GAME.refusal(turn.state, turn.seat, move) is None
        }
        assert asked == legal
        if n % 25 == 0 and not any(turn.state.tries_left):
            allowed = {
                move
                for move in every_move(turn.state)
                if GAME.refusal(turn.state, turn.seat, move) is None
            }
            assert allowed == legal


@pytest.mark.seeds
def test_candidates_are_unique_and_fewer_than_2000_in_the_fullest_hand() -> None:
    most = 0
    for seed in range(1000):
        seats, options = VARIANTS["polymer"][seed % len(VARIANTS["polymer"])]
        for turn in random_play(GAME, seats, options, seed):
            candidates = list(GAME.candidates(turn.state, turn.seat))
            most = max(most, len(candidates))
            assert len(set(candidates)) == len(candidates)
    assert 100 < most < 2000


def test_only_the_player_to_move_has_moves() -> None:
    match = study("sty-1 bpo", "sty-1 bpo")
    assert legal_moves(GAME, match.state, match.to_move[0])
    assert match.moves(1) == []


@pytest.mark.parametrize(
    ("move", "words"),
    [
        (Draw("stack"), "draw from the stack"),
        (Draw("discards"), "take the open card"),
        (Initiate("aibn", (("sty-1",), ("sty-1",))), "start 2 chains with AIBN (Sty 1 and Sty 1)"),
        (Initiate("bpo", (("sty-1", "sty-3"),)), "start a chain with BPO (Sty 1, Sty 3)"),
        (Initiate("bpo", (("vac-1", "sty-3"),)), "start a chain with BPO (VAc 1, then Sty 3)"),
        (Propagate(1, ("ba-2", "ba-2")), "add 2 × BA 2 to chain 1"),
        (Terminate("combination", (1, 4)), "terminate chains 1 and 4 by combination"),
        (
            Transfer(2, ("vac-1",)),
            "terminate chain 2 by transfer and start a new one with VAc 1",
        ),
        (Cap(1), "cap chain 1 with TEMPO"),
        (Copolymerize(3, ("ba-2",)), "continue chain 3 with BA 2"),
        (Discard("copolymer"), "discard copolymer"),
    ],
)
def test_a_move_in_words(move: Move, words: str) -> None:
    assert WORDS.move(move) == words
