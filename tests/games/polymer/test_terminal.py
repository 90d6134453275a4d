"""The game in a terminal: what is shown, and moves as people type them."""

import pytest

from tests.games.polymer.study import chain, study, styrene
from tests.games.screen import shown
from tests.random_play import random_play
from tests.variants import VARIANTS
from valence.core.game import Seat
from valence.core.wire import Json
from valence.games.polymer import GAME
from valence.games.polymer.terminal import draw, typed
from valence.library import AnyMatch


def screen(match: AnyMatch, seat: Seat | None) -> str:
    return shown(draw(match.game.view(match.state, seat), match.names))


def test_a_position_on_80_columns() -> None:
    dead = {"state": "terminated", "end": "transfer"}
    match = study(
        "sty-1 sty-1 sty-3 vac-2 tempo bpo",
        "ba-1",
        chains=[styrene(1, 1, 3, **dead), styrene(2, 1, 3, **dead), chain(4, 0, "sty-1", "ba-2")],
        discards=["mma-3"],
        stack="cta cta",
    )
    seen = screen(match, Seat(0))
    assert "Stack 2, second stack 1 (MMA 3 on top), reshuffled 0 of 2 times." in seen
    assert "▶ Ada (you) │ 6     │ 0     │ 0       │ 0.00   │ 0.00   │ –    │ –" in seen
    assert "  Ben       │ 1     │ 6     │ 0       │ 312.45 │ 312.45 │ 1.00 │ 2 × 3" in seen
    assert "BPO–Sty–BA₂•" in seen
    assert "Your hand: 2 × Sty 1, Sty 3\n           VAc 2\n           BPO, TEMPO\n" in seen


def test_a_spectator_sees_no_hand() -> None:
    seen = screen(study("sty-1", "ba-1"), None)
    assert "hand" not in seen
    assert "grow 1" not in seen


@pytest.mark.parametrize(("seats", "options"), VARIANTS["polymer"])
def test_every_position_can_be_shown(seats: int, options: dict[str, object]) -> None:
    names = [f"Player {seat}" for seat in range(seats)]
    for n, turn in enumerate(random_play(GAME, seats, options, 2)):
        if n % 10 == 0:
            seen = shown(draw(GAME.view(turn.next, turn.seat), names))
            assert all(f"Player {seat}" in seen for seat in range(seats))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("bpo sty1 sty3", {"type": "initiate", "initiator": "bpo", "chains": [["sty-1", "sty-3"]]}),
        ("AIBN Sty-1+mma1", {"type": "initiate", "initiator": "aibn", "chains": [["sty-1"], ["mma-1"]]}),
        ("grow 1 sty2 sty-2", {"type": "propagate", "chain": 1, "cards": ["sty-2", "sty-2"]}),
        ("propagate 1 sty-2", {"type": "propagate", "chain": 1, "cards": ["sty-2"]}),
        ("combine 1 4", {"type": "terminate", "mode": "combination", "chains": [1, 4]}),
        ("split 1 4", {"type": "terminate", "mode": "disproportionation", "chains": [1, 4]}),
        ("cta 2 vac1 vac3", {"type": "transfer", "chain": 2, "cards": ["vac-1", "vac-3"]}),
        ("tempo 1", {"type": "cap", "chain": 1}),
        ("copolymer 3 ba2", {"type": "copolymerize", "chain": 3, "cards": ["ba-2"]}),
        ("discard Sty 1", {"type": "discard", "card": "sty-1"}),
        ("discard tempo", {"type": "discard", "card": "tempo"}),
        ("draw", {"type": "draw", "from": "stack"}),
        ("take", {"type": "draw", "from": "discards"}),
        ("sing", None),
        ("", None),
    ],
)  # fmt: skip
def test_a_move_as_it_is_typed(text: str, move: Json | None) -> None:
    match = study("sty-1", "ba-1")
    assert typed(text, GAME.view(match.state, match.to_move[0])) == move


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("grow", "expected the number of a chain, got ''; type for example `grow 1 sty2 sty2`"),
        ("grow sty1 sty1", "expected the number of a chain, got 'sty1'"),
        ("tempo ²", "expected the number of a chain"),
        ("grow 1 gold1", "no card called 'gold1'"),
        ("discard", "no card called ''"),
        ("combine 1 x", "expected the number of a chain, got 'x'"),
    ],
)
def test_a_bad_move_is_refused_with_what_was_expected(text: str, problem: str) -> None:
    match = study("sty-1", "ba-1")
    with pytest.raises(ValueError, match=problem):
        typed(text, GAME.view(match.state, match.to_move[0]))
