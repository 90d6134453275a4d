"""The fair bot for the polymer game plays for the scoring option of the table."""

from typing import Literal

import pytest

from tests.games.polymer.study import study, styrene
from valence.bots import bot_for
from valence.bots.polymer.judgement import WIN, known_from, rating
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.play import legal_moves
from valence.games.polymer import GAME
from valence.games.polymer.moves import Discard, Terminate, Transfer


@pytest.mark.parametrize(("scoring", "kind"), [("monomers", Terminate), ("mn", Discard)])
def test_short_chains_are_terminated_for_their_units_but_not_for_the_mean(
    scoring: str, kind: type
) -> None:
    """Chains of 6 and 7 units would add 13 to the existing 16, but lower the mean to 14.5 at best."""
    chains = [
        styrene(1, 0, 16, state="terminated", end="transfer"),
        styrene(2, 0, 6),
        styrene(3, 0, 7),
    ]
    match = study("termination vac-1 ba-1", "bpo " * 9, chains=chains, options={"scoring": scoring})
    moves = legal_moves(GAME, match.state, Seat(0))
    view = GAME.view(match.state, Seat(0))
    assert isinstance(bot_for("polymer").choose("fair", view, moves, Dice(1, "bot")), kind)


@pytest.mark.parametrize(
    ("scoring", "mode", "wins"),
    [
        ("monomers", "combination", False),  # 7 units against 11
        ("mn", "combination", True),  # a mean of 7 against 5.5
        ("mn", "disproportionation", False),  # 3.5
    ],
)
def test_whether_to_go_out_depends_on_what_counts(
    scoring: str, mode: Literal["combination", "disproportionation"], wins: bool
) -> None:
    chains = [
        styrene(1, 0, 3),
        styrene(2, 0, 4),
        styrene(3, 1, 5, state="terminated", end="transfer"),
        styrene(4, 1, 6, state="terminated", end="transfer"),
    ]
    match = study("termination", "bpo bpo", chains=chains, options={"scoring": scoring})
    known = known_from(GAME.view(match.state, Seat(0)))
    assert rating(known, Terminate(mode, (1, 2))) == (WIN if wins else -WIN)


def test_taking_an_opponents_chain_is_worth_more_than_finishing_an_equal_one() -> None:
    """Taking a chain gains its units and costs its owner points; a player's own chain is already partly counted."""
    chains = [styrene(1, 0, 5), styrene(2, 1, 5)]
    match = study("cta sty-1 vac-1 ba-1 ba-2", "bpo " * 9, chains=chains)
    known = known_from(GAME.view(match.state, Seat(0)))
    own, taken = (rating(known, Transfer(chain, ("sty-1",))) for chain in (1, 2))
    # An opponent's chain counts half for its owner; a seat's own chain counts 0.3 when it holds a card to finish it.
    assert taken - own == pytest.approx(5 * (1 + 0.5) - 5 * (1 - 0.3))
