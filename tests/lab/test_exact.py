"""The exact solution of small games, against solutions by hand and by brute force."""

from collections import defaultdict
from statistics import mean
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for Windows")

from valence_lab.exact import Tree, solved  # noqa: E402


def small(cards: int, hand: int) -> Any:
    return pyspiel.load_game("valence_pkace_small", {"cards": cards, "hand": hand})


def test_two_cards_each() -> None:
    """Acetic acid (4.76), acetylacetone (9.0, guarded), pyridine (5.2), imidazole (7.0): seat 0 wins all four deals.

    Seat 1 leads, and every answer is forced: the other kind. Neither base beats acetylacetone, which beats neither;
    acetic acid beats both bases, and both beat it. Whatever is led, the last trick, which counts double, is seat 0's.
    """
    tree = Tree(small(2, 2))
    assert tree.ends == 2 * 4, "two leads in each deal"
    *_, last = solved(tree.text, 10)
    assert last.value == pytest.approx(1)
    assert last.nash_conv == pytest.approx(0, abs=1e-9)


def test_a_single_decision_is_the_best_on_average() -> None:
    """With one acid and one base each, only the first lead is a choice: it is found by trying both in all deals."""
    won: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))

    def play(state: Any, lead: tuple[str, int] | None) -> None:
        actions = state.legal_actions()
        if state.is_terminal():
            assert lead is not None
            won[lead[0]][lead[1]].append(state.returns()[1])
            return
        is_lead = not state.is_chance_node() and len(actions) > 1
        for action in actions:
            play(
                state.child(action), (state.information_state_string(), action) if is_lead else lead
            )

    game = small(3, 2)
    play(game.new_initial_state(), None)
    best = mean(max(map(mean, leads.values())) for leads in won.values())
    assert len(won) == 9, "three acids times three bases"
    *_, last = solved(Tree(game).text, 20)
    assert last.value == pytest.approx(-best, abs=last.nash_conv + 1e-9)
    assert last.nash_conv < 0.01


def test_too_many_cards_are_refused() -> None:
    with pytest.raises(Exception, match="cards: must be 2 to 6, got 7"):
        small(7, 4)
