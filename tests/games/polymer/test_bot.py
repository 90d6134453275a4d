"""The fair bot for the polymer game plays for the scoring option of the table."""

from importlib.resources import files
from typing import Literal

import msgspec
import pytest

from tests.games.polymer.study import study, styrene
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.core.play import legal_moves
from valence.games import entry
from valence.games.polymer import GAME
from valence.games.polymer.bot import BOT
from valence.games.polymer.bot.counting import standings
from valence.games.polymer.bot.judgement import WIN, gained, kept, known_from, rating
from valence.games.polymer.bot.reasons import topics
from valence.games.polymer.bot.weights import Fit, Weights, fitted
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
)
from valence.library import AnyMatch


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
    assert isinstance(entry("polymer").bot.choose("fair", view, moves, Dice(1, "bot")), kind)


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
    known = known_from(GAME.view(match.state, Seat(0)), Weights(theirs=0.5, finishable=0.3))
    own, taken = (rating(known, Transfer(chain, ("sty-1",))) for chain in (1, 2))
    # An opponent's chain counts half for its owner; a seat's own chain counts 0.3 when it holds a card to finish it.
    assert taken - own == pytest.approx(5 * (1 + 0.5) - 5 * (1 - 0.3))


@pytest.mark.parametrize(("dormant", "gain"), [("counts", 0.0), ("lost", 5 * (1 - 0.6))])
def test_a_dormant_chain_is_worth_finishing_where_it_does_not_count(
    dormant: str, gain: float
) -> None:
    chains = [styrene(1, 0, 5, state="dormant"), styrene(2, 0, 1)]
    match = study("cta sty-1 vac-1 ba-1", "bpo " * 9, chains=chains, options={"dormant": dormant})
    known = known_from(GAME.view(match.state, Seat(0)), Weights(dormant=0.6))
    assert gained(known, Transfer(1, ("sty-1",))) == pytest.approx(
        gain + gained(known, Initiate("bpo", (("sty-1",),)))
    )


def test_a_monomer_of_a_series_is_kept() -> None:
    """VAc 2 and VAc 3 wait for VAc 1: six units on a chain of vinyl acetate."""
    match = study("vac-2 vac-3 mma-3 ba-1", "bpo " * 9)
    known = known_from(GAME.view(match.state, Seat(0)), Weights(keep_series=0.2))
    assert kept(known, "vac-3") == pytest.approx(kept(known, "mma-3") + 0.2)


def test_the_weights_in_the_package_say_how_they_were_made() -> None:
    fit = msgspec.json.decode(
        files("valence.games.polymer.bot").joinpath("weights.json").read_bytes(), type=Fit
    )
    assert fit.weights == fitted()
    assert "self-play" in str(fit.recipe["method"])


# The standing after an imagined deal


def test_a_card_that_finishes_chains_counts_more_than_a_growing_chain() -> None:
    """5 units, a tenth of 10 and 5 for the termination; 0.14 of 10 and 3 for the CTA."""
    chains = [
        styrene(1, 0, 5, state="terminated", end="transfer"),
        styrene(2, 0, 10),
        styrene(3, 1, 10, state="dormant"),
    ]
    match = study("termination", "cta", chains=chains, options={"dormant": "lost"})
    assert standings(match.state) == pytest.approx([11 / 6.3, 4.4 / 6.3])


# Hints


def why(match: AnyMatch, better: Move, other: Move) -> str:
    return BOT.say(DEFAULT).compare(GAME.view(match.state, Seat(0)), better, other)


def test_a_hint_to_discard_says_what_the_other_card_is_good_for() -> None:
    match = study("cta vac-3 sty-1", "bpo bpo", chains=[styrene(1, 0, 3)])
    assert why(match, Discard("vac-3"), Discard("cta")) == (
        "Keep CTA: it finishes a chain, also another player's, and starts a new one. "
        "VAc 3 fits none of your chains."
    )
    assert why(match, Discard("vac-3"), Discard("sty-1")).startswith(
        "Keep Sty 1: it fits a chain of yours."
    )


def test_of_two_rounds_of_one_kind_a_hint_compares_the_units() -> None:
    match = study("tempo vac-3", "bpo bpo", chains=[styrene(1, 0, 3), styrene(2, 0, 8)])
    assert why(match, Cap(2), Cap(1)) == "It protects 8 units instead of 3."
    assert why(match, Cap(1), Cap(2)) == ""  # nothing speaks for it


def test_a_round_rather_than_a_discard_says_what_it_gains() -> None:
    match = study("tempo vac-3", "bpo bpo", chains=[styrene(1, 0, 3)])
    assert why(match, Cap(1), Discard("vac-3")) == (
        "Nobody can take its 3 units now, and it counts at the end."
    )


def test_r18_where_a_dormant_chain_counts_nothing_a_hint_to_cap_it_says_what_is_left_to_do() -> (
    None
):
    match = study("tempo vac-3", "bpo bpo", chains=[styrene(1, 0, 3)], options={"dormant": "lost"})
    assert why(match, Cap(1), Discard("vac-3")) == (
        "Nobody can take its 3 units now, and it counts once it is terminated."
    )


def test_a_hint_does_not_ask_to_keep_a_card_that_it_plays() -> None:
    match = study("bpo sty-1 vac-3", "bpo bpo")
    assert why(match, Initiate("bpo", (("sty-1",),)), Discard("sty-1")) == (
        "It gives you 1 more chain to grow."
    )


def test_what_both_moves_do_is_no_reason() -> None:
    match = study("cta sty-1 ba-1 vac-3", "bpo bpo", chains=[styrene(1, 1, 3), styrene(2, 1, 5)])
    with_sty, with_ba = Transfer(2, ("sty-1",)), Transfer(2, ("ba-1",))
    assert why(match, with_sty, with_ba) == ""
    assert why(match, with_sty, Transfer(1, ("sty-1",))) == "It secures 5 units instead of 3."


def test_two_chains_that_are_alike_are_no_reason() -> None:
    """Ben's chains both have 3 units; Ada's own has 3 as well."""
    chains = [styrene(1, 1, 3), styrene(2, 1, 3), styrene(3, 0, 3)]
    match = study("cta sty-1 vac-3", "bpo bpo", chains=chains)
    assert why(match, Transfer(1, ("sty-1",)), Transfer(2, ("sty-1",))) == ""
    assert why(match, Transfer(1, ("sty-1",)), Transfer(3, ("sty-1",))) == (
        "You take chain 1 with 3 units from its owner, and it counts for you."
    )


def test_two_discards_that_are_alike_are_no_reason() -> None:
    """Both make a pair, and neither fits a chain."""
    match = study("mma-1 mma-1 vac-1 vac-1", "bpo bpo", chains=[styrene(1, 0, 3)])
    assert why(match, Discard("mma-1"), Discard("vac-1")) == ""


def test_a_joker_that_another_round_would_use_up_is_kept() -> None:
    """Both rounds start a chain, of 3 units each."""
    match = study("cta bpo sty-1 sty-2 vac-3", "bpo bpo", chains=[styrene(1, 1, 1)])
    start = Initiate("bpo", (("sty-1", "sty-2"),))
    assert why(match, start, Transfer(1, ("sty-1", "sty-2"))) == (
        "Keep CTA for later: chain 1 has only 1 unit."
    )


def test_a_joker_is_kept_for_longer_chains() -> None:
    """3 and 2 units are few for a termination; 3 and 8 are not."""
    chains = [styrene(1, 0, 3), styrene(2, 1, 2), styrene(3, 1, 8)]
    match = study("termination sty-1 sty-1 vac-3", "bpo bpo", chains=chains)
    grow = Propagate(1, ("sty-1", "sty-1"))
    assert why(match, grow, Terminate("combination", (1, 2))) == (
        "It makes the chain 2 units longer. "
        "Keep termination for later: chains 1 and 2 have only 5 units together."
    )
    assert "Keep" not in why(match, grow, Terminate("combination", (1, 3)))


def test_a_chain_that_is_finished_now_is_not_called_too_short() -> None:
    chains = [styrene(1, 0, 3), styrene(2, 1, 3)]
    match = study("termination cta sty-1 vac-3", "bpo bpo", chains=chains)
    assert "Keep" not in why(match, Terminate("combination", (1, 2)), Transfer(2, ("sty-1",)))


@pytest.mark.parametrize(
    ("better", "other"),
    [
        (Discard("vac-3"), Initiate("aibn", (("sty-1",), ("sty-1",)))),
        (Discard("vac-3"), Initiate("bpo", (("sty-1",),))),
        (Discard("vac-3"), Transfer(1, ("sty-1",))),
        (Cap(2), Terminate("combination", (1, 2))),
        (Propagate(2, ("sty-1", "sty-1")), Copolymerize(1, ("vac-3",))),
    ],
)
def test_what_the_other_move_does_is_no_reason_against_it(better: Move, other: Move) -> None:
    """ "Keep AIBN: it can start two chains" is no reason not to start two chains."""
    match = study(
        "aibn bpo cta termination tempo copolymer sty-1 sty-1 vac-3",
        "bpo bpo",
        chains=[styrene(1, 1, 3), styrene(2, 0, 3)],
    )
    said = why(match, better, other)
    assert "it can start two chains" not in said
    assert "it starts a chain" not in said
    assert "starts a new one" not in said
    assert "makes two chains safe" not in said
    assert "take over" not in said


def test_aibn_is_kept_where_another_initiator_starts_one_chain() -> None:
    match = study("aibn bpo sty-1 sty-1 vac-1 vac-3", "bpo bpo")
    with_bpo, with_aibn = Initiate("bpo", (("sty-1",),)), Initiate("aibn", (("sty-1",),))
    assert why(match, with_bpo, with_aibn) == "Keep AIBN: it can start two chains."


def test_a_card_of_a_series_is_kept() -> None:
    match = study("sty-1 sty-2 sty-3 ba-1 ba-1", "bpo bpo")
    assert why(match, Discard("ba-1"), Discard("sty-3")) == (
        "Keep Sty 3: it is part of a series 1-2-3."
    )


def test_a_monomer_that_can_begin_a_chain_is_kept() -> None:
    match = study("sty-2 ba-1", "bpo bpo")
    assert why(match, Discard("sty-2"), Discard("ba-1")) == (
        "Keep BA 1: it can begin a chain once you have an initiator."
    )


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (Initiate("bpo", (("sty-1",),)), "A new chain can be taken from you, so start"),
        (Propagate(1, ("sty-1", "sty-1")), "A longer chain can be taken from you too, so let"),
    ],
)
def test_a_discard_waits_until_a_chain_can_be_finished(other: Move, said: str) -> None:
    match = study("bpo sty-1 sty-1 bpo", "bpo bpo", chains=[styrene(1, 0, 3)])
    assert why(match, Discard("bpo"), other).startswith(said)


def test_a_copolymer_that_can_be_continued_is_preferred() -> None:
    """Chain 1 would go on with VAc, of which two more are held, and the longer chain 2 with MMA."""
    chains = [styrene(1, 1, 1), styrene(2, 1, 4)]
    match = study("copolymer vac-2 vac-1 vac-1 mma-2", "bpo bpo", chains=chains)
    assert why(match, Copolymerize(1, ("vac-2",)), Copolymerize(2, ("mma-2",))) == (
        "You hold 2 monomers to go on growing it with, instead of none."
    )
    assert why(match, Copolymerize(2, ("mma-2",)), Copolymerize(1, ("vac-2",))) == (
        "Chain 2 has 4 units, chain 1 only 1."
    )


def test_a_chain_that_is_taken_from_another_player_is_more_than_an_own_one() -> None:
    match = study("cta sty-1 vac-3", "bpo bpo", chains=[styrene(1, 1, 3), styrene(2, 0, 2)])
    assert why(match, Transfer(1, ("sty-1",)), Transfer(2, ("sty-1",))) == (
        "You take chain 1 with 3 units from its owner, and it counts for you."
    )


def test_two_chains_instead_of_one() -> None:
    match = study("aibn bpo sty-1 sty-1 vac-1 vac-3", "bpo bpo")
    two, one = Initiate("aibn", (("sty-1",), ("sty-1",))), Initiate("bpo", (("vac-1",),))
    assert why(match, two, one) == "It starts two chains instead of one."


def test_a_move_that_ends_the_game_too_early_is_named() -> None:
    """R7: the last card would end the game at 0 : 3."""
    chains = [styrene(1, 1, 3, state="terminated", end="transfer"), styrene(2, 0, 3)]
    match = study("sty-1 sty-1", "bpo bpo", chains=chains)
    assert why(match, Discard("sty-1"), Propagate(2, ("sty-1", "sty-1"))) == (
        "The other move empties your hand and ends the game while you aren't ahead."
    )


@pytest.mark.parametrize(
    ("top", "better", "said"),
    [
        ("sty-2", "discards", "Take Sty 2: it fits a chain of yours."),
        ("mma-2", "stack", "MMA 2, which lies open, is of no use to you yet."),
        ("sty-2", "stack", "The stack may bring a joker or an initiator."),
        ("aibn", "stack", "The stack may bring a joker."),
        ("cta", "stack", ""),
        ("mma-2", "discards", ""),
    ],
)
def test_a_draw_is_about_the_open_card(
    top: str, better: Literal["stack", "discards"], said: str
) -> None:
    match = study(
        "bpo vac-1",
        "ba-1",
        chains=[styrene(1, 0, 3)],
        stack="ba-1 ba-1",
        options={"draw": "either"},
        drawn=False,
        discards=[top],
    )
    other: Literal["stack", "discards"] = "stack" if better == "discards" else "discards"
    assert why(match, Draw(better), Draw(other)) == said


def test_a_hint_compares_rounds_on_different_chains() -> None:
    """All ways to start one chain are about the same."""
    starts = [Initiate("bpo", (("sty-1",),)), Initiate("aibn", (("ba-1", "ba-2"),))]
    assert topics(starts[0]) == topics(starts[1])
    assert topics(Initiate("aibn", (("sty-1",), ("sty-1",)))) != topics(starts[0])
    assert topics(Cap(1)) != topics(Cap(2))
    assert topics(Discard("cta")) == topics(Discard("sty-1"))
