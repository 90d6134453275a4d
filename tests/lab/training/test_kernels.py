"""The kernels play by the law: the same legal moves and results, and a planted bug is caught."""

from dataclasses import replace
from typing import Any

import jax.numpy as jnp
import pytest

from valence.games.pkace.cards import set_of
from valence_lab.training.metals.law import LAW as METALS
from valence_lab.training.pkace.law import LAW as PKACE
from valence_lab.training.pkace.sets import faces_of, set_arrays
from valence_lab.training.polymer.law import LAW as POLYMER
from valence_lab.training.proof import Law, differences
from valence_lab.training.prove import CASES, POLYMER_RULES, Case, compared


@pytest.mark.seeds
@pytest.mark.parametrize("case", CASES)
def test_a_kernel_and_the_law_never_differ(case: Case) -> None:
    assert compared(case, range(case.batch)) == []


def broken(law: Law, **rules: Any) -> Law:
    return replace(law, rules=law.rules._replace(**rules))


def any_card_follows(law: Law) -> Law:
    """R12 forgotten."""
    kernel_legal = law.rules.legal

    def legal(setting: Any, state: Any) -> Any:
        return kernel_legal(setting, state._replace(place=jnp.zeros_like(state.place)))

    return broken(law, legal=legal)


def last_trick_counts_once(law: Law) -> Law:
    """R19 forgotten."""
    return broken(
        law,
        shares=lambda setting, state: law.rules.shares(
            setting._replace(size=setting.size + 1), state
        ),
    )


def no_draw_after_a_short_answer(law: Law) -> Law:
    """R7 forgotten: the deck seems empty to a responder."""

    def play(setting: Any, state: Any, action: Any) -> Any:
        answers = (state.led >= 0) & (state.answer < 0)
        after = law.rules.play(setting, state, action)
        refilled = after.hands.sum() > state.hands.sum()
        return after._replace(gone=jnp.where(answers & ~refilled, state.gone, after.gone))

    return broken(law, play=play)


def takes_the_first_card(law: Law) -> Law:
    """R8 without chance."""

    def play(setting: Any, state: Any, action: Any) -> Any:
        return law.rules.play(setting._replace(takes=jnp.zeros_like(setting.takes)), state, action)

    return broken(law, play=play)


def nobody_has_to_start_a_chain(law: Law) -> Law:
    """R3a forgotten."""

    def legal(setting: Any, state: Any) -> Any:
        return law.rules.legal(setting, state._replace(turn=state.turn + 99))

    return broken(law, legal=legal)


def taken_chains_stay_with_their_owner(law: Law) -> Law:
    """R16 forgotten."""

    def play(setting: Any, state: Any, action: Any) -> Any:
        after = law.rules.play(setting, state, action)
        is_taken = (state.owner >= 0) & (after.owner >= 0)
        return after._replace(owner=jnp.where(is_taken, state.owner, after.owner))

    return broken(law, play=play)


def dormant_chains_are_within_reach(law: Law) -> Law:
    """R17 forgotten."""

    def legal(setting: Any, state: Any) -> Any:
        return law.rules.legal(setting, state._replace(dormant=jnp.zeros_like(state.dormant)))

    return broken(law, legal=legal)


def unshuffled(law: Law) -> Law:
    """R6 without chance."""

    def play(setting: Any, state: Any, action: Any) -> Any:
        return law.rules.play(setting._replace(draws=jnp.zeros_like(setting.draws)), state, action)

    return broken(law, play=play)


def the_longest_chain_wins(law: Law) -> Law:
    """R19: the higher Mn breaks ties only."""
    return broken(
        law,
        shares=lambda setting, state: law.rules.shares(
            setting, state._replace(units=jnp.zeros_like(state.units))
        ),
    )


@pytest.mark.parametrize(
    ("law", "bug"),
    [
        (PKACE, any_card_follows),
        (PKACE, last_trick_counts_once),
        (METALS, no_draw_after_a_short_answer),
        (METALS, takes_the_first_card),
        (POLYMER, nobody_has_to_start_a_chain),
        (POLYMER, taken_chains_stay_with_their_owner),
        (POLYMER, dormant_chains_are_within_reach),
        (POLYMER, unshuffled),
        (POLYMER, the_longest_chain_wins),
    ],
)
def test_a_planted_bug_is_caught(law: Law, bug: Any) -> None:
    seats, games, options = (4, 16, POLYMER_RULES) if law is POLYMER else (2, 100, {})
    assert differences(law, seats, options, range(games)) == []
    assert differences(bug(law), seats, options, range(games))


@pytest.mark.parametrize("guard", ["class", "lab"])
def test_r4_r15_strengths_are_those_of_the_deck(guard: Any) -> None:
    cards = set_of(None, guard)
    ids = sorted(cards.cards)
    strength = set_arrays(faces_of(cards)).strength
    for led, row in zip(ids, strength, strict=True):
        assert list(row) == [cards.strength(led)[card] for card in ids]
