"""OpenSpiel's own tests, and what they leave open."""

import subprocess
import sys
import unittest
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no package for Windows")

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import valence.rl.openspiel  # noqa: E402
from valence.core.game import Outcome, Seat  # noqa: E402

NAMES = [kind.short_name for kind in valence.rl.openspiel.KINDS]
loaded = cache(pyspiel.load_game)


def dealt(game: Any, seed: int) -> Any:
    """Return a state after the chance nodes."""
    random, state = Random(seed), game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_random_games_and_serialization(name: str) -> None:
    is_slow = name == "valence_charged"
    pyspiel.random_sim_test(loaded(name), num_sims=1, serialize=not is_slow, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_its_interface_is_consistent(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's test of 400 states; here 40."""
    some = api_test.sample_some_states.sample_some_states
    monkeypatch.setattr(
        api_test.sample_some_states,
        "sample_some_states",
        lambda game, **_: some(game, max_states=40),
    )
    names = {"game": loaded(name), "game_name": name}
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), names)
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun == 5
    assert result.failures == result.errors == []


def test_a_game_has_perfect_recall() -> None:
    """OpenSpiel's test of the whole tree, where it is small."""
    game = pyspiel.load_game("valence_pkace_small(cards=2,hand=2)")
    # 2 acids and 2 bases: 2 × 2 deals, in each of which the leader chooses one of two cards.
    known = api_test._assert_is_perfect_recall(game)
    assert len(known) > 0


def test_a_state_is_restored_from_its_text() -> None:
    game = loaded("valence_polymer")
    state = dealt(game, 1)
    for _ in range(5):
        state.apply_action(state.legal_actions()[-1])
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)
    assert again.legal_actions() == state.legal_actions()


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_looks_the_same(name: str) -> None:
    game, random = loaded(name), Random(2)
    state = dealt(game, 2)
    for _ in range(7):
        for player in range(game.num_players()):
            other = state.resample_from_infostate(player, random.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.current_player() == state.current_player()
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
        state.apply_action(random.choice(state.legal_actions()))


def test_a_resampled_state_has_other_cards() -> None:
    state = dealt(loaded("valence_pkace"), 2)
    others = {
        state.resample_from_infostate(0, Random(seed).random).observation_string(1)
        for seed in range(5)
    }
    assert len(others) == 5


def test_a_player_doesnt_see_what_is_hidden() -> None:
    """What a player knows is the same with other hidden cards, and never names one of them."""
    state = dealt(loaded("valence_pkace"), 2)
    hidden = state.position.state.hands[1]
    assert not any(card in state.information_state_string(0) for card in hidden)
    assert not any(card in str(state) for card in hidden)


def test_parameters_are_the_options() -> None:
    game = pyspiel.load_game("valence_pkace(seats=4,hand=5,edition=1)")
    options = game.rules.options
    assert (game.num_players(), options.hand, options.edition) == (4, 5, 1)
    assert options.deck == "unordered", "as usual for four"
    assert pyspiel.load_game(str(game)).rules.options == options


def test_a_set_is_a_file(tmp_path: Any) -> None:
    file = tmp_path / "ions.csv"
    file.write_text("ion,copies\nNa+,20\nCl-,20\n", encoding="utf-8")
    game = pyspiel.load_game("valence_metals", {"cards": str(file)})
    # Two ions to lead, one of each to answer with, reinforce, concede.
    assert game.num_distinct_actions() == 2 + 2 + 2


def test_a_shared_win_sums_to_zero() -> None:
    """Seats 0 and 2 of three share the win: 3/2 of a share less 1, divided by the two others."""
    rules = loaded("valence_whoami(seats=3)").rules
    shared = Outcome((Seat(0), Seat(2)), (1, 0, 1), "identified_together")
    rules = replace(rules, game=replace(rules.game, outcome=lambda _state: shared))
    assert rules.returns(rules.start(1)) == (0.25, -0.5, 0.25)


def test_search_over_information_sets_plays() -> None:
    game = loaded("valence_pkace")
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1)
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=1.4,
        max_simulations=5,
        max_world_samples=-1,
        random_state=None,
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    state = dealt(game, 3)
    assert bot.step(state) in state.legal_actions()


def test_python_ends_without_a_crash() -> None:
    """OpenSpiel destroys the registered games after Python is gone."""
    program = "import pyspiel, valence.rl.openspiel; pyspiel.load_game('valence_pkace')"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0
