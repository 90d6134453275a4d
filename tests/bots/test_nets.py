"""The strong bots that play by a trained net."""

import struct
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

import valence
import valence.games
from valence.bots import Budget
from valence.bots.nets import Layer, hidden, linear, read_weights, weighed_sum
from valence.bots.search import search
from valence.core.dice import Dice
from valence.core.play import legal_moves
from valence.games import entry
from valence.games.pkace.bot import EXPERT, net
from valence.games.polymer import bot as polymer

KILOBYTE = 1000
NO_TIME = Budget(seconds=0)
SMALL_SET = Path(__file__).parents[2] / "examples/sets/acids-and-amines.csv"


def test_a_layer_is_a_weighted_sum_of_its_inputs_plus_a_bias() -> None:
    layer = Layer(weights=((1, 2), (-3, 0.5)), bias=(10, 1))
    assert linear(layer, [2, 4]) == [1 * 2 + 2 * 4 + 10, -3 * 2 + 0.5 * 4 + 1]
    assert hidden(layer, [2, 4]) == [20, 0]


def test_stored_weights_are_whole_numbers_of_two_bytes_times_the_scale(tmp_path: Path) -> None:
    file = tmp_path / "net.json"
    numbers = b64encode(struct.pack("<4h", 1, -2, 3, 400)).decode()
    layer = f'{{"scale": 0.5, "weights": "{numbers}", "bias": [0, 1.5]}}'
    file.write_text(f'{{"recipe": {{}}, "layers": {{"wide": {layer}}}}}', encoding="utf-8")
    assert read_weights(file).layers["wide"] == Layer(((0.5, -1.0), (1.5, 200.0)), (0, 1.5))


def test_a_weighed_sum_of_nothing_is_zero() -> None:
    assert weighed_sum([[1, 2], [3, 4]], [2, 0.5], 2) == [3.5, 6]
    assert weighed_sum([], [], 2) == [0, 0]


@pytest.mark.parametrize("game", ["pkace", "metals", "polymer"])
def test_the_weights_of_a_game_take_at_most_300_kilobytes_and_name_their_recipe(game: str) -> None:
    folder = Path(valence.games.__path__[0], game, "bot")
    assert sum(one.stat().st_size for one in folder.glob("*.json")) <= 300 * KILOBYTE
    for one in (folder / "duel.json", folder / "more.json"):
        recipe = read_weights(one).recipe
        assert {"net", "method", "minutes", "games", "seed", "plan"} <= recipe.keys()


def first_choice(
    name: str, seats: int, options: dict[str, object], seed: int
) -> tuple[Any, list[Any]]:
    match = valence.start(name, seats=seats, seed=seed, options=options)
    seat = match.to_move[0]
    return match.game.view(match.state, seat), legal_moves(match.game, match.state, seat)


@pytest.mark.parametrize(
    ("name", "seats"),
    [("pkace", 2), ("pkace", 4), ("metals", 2), ("metals", 3), ("polymer", 2), ("polymer", 4)],
)
def test_a_net_needs_no_time_to_think(name: str, seats: int) -> None:
    """A search without time would play the fair move on every deal."""
    bot = entry(name).bot
    different = 0
    for seed in range(20):
        view, moves = first_choice(name, seats, {}, seed)
        strong = bot.choose("strong", view, moves, Dice(1, "bot"), NO_TIME)
        assert strong in moves
        different += strong != bot.choose("fair", view, moves, Dice(1, "bot"))
    assert different


def test_a_custom_set_is_played_by_the_net() -> None:
    view, moves = first_choice("pkace", 2, {"cards": SMALL_SET.read_text(encoding="utf-8")}, 3)
    assert net.fits(view)
    assert len(set(net.rate(view, moves))) > 1


def test_with_two_players_the_net_fits_every_house_rule() -> None:
    view, _ = first_choice("pkace", 2, {"takes": "first", "must": "lead"}, 3)
    assert net.fits(view)


@pytest.mark.parametrize("option", [{"takes": "first"}, {"must": "lead"}])
def test_with_more_players_the_search_plays_where_the_net_was_not_trained(
    option: dict[str, object],
) -> None:
    view, moves = first_choice("pkace", 3, option, 3)
    assert not net.fits(view)
    budget = Budget(seconds=None, deals=8)
    chosen = entry("pkace").bot.choose("strong", view, moves, Dice(1, "bot"), budget)
    assert chosen == search(EXPERT, view, moves, Dice(1, "bot"), budget)


# One set of 55 cards without styrene and TEMPO, and with many transfer agents.
NO_STYRENE = """card,copies
mma-1,8
mma-2,4
ba-1,8
ba-3,4
vac-1,8
vac-2,4
bpo,6
aibn,4
termination,3
cta,5
copolymer,1
"""


def test_the_polymer_net_plays_a_custom_set_and_is_not_confused_by_questions() -> None:
    counted = {"calculate": True, "scoring": "monomers"}
    cases: list[dict[str, object]] = [
        {"cards": NO_STYRENE},
        counted,
        {"raid": "mixed"},
        {"restart": "same"},
    ]
    for options in cases:
        view, moves = first_choice("polymer", 2, options, 3)
        assert polymer.net.fits(view)
        assert len(set(polymer.net.rate(view, moves))) > 1


@pytest.mark.parametrize(
    "option",
    [
        {"draw": "either"},
        {"last_card": "play"},
        {"opening": False},
        {"second": "same"},
        {"dormant": "counts"},
        {"scoring": "mn"},
    ],
)
def test_under_other_rules_of_the_polymer_game_the_search_plays(option: dict[str, object]) -> None:
    view, moves = first_choice("polymer", 2, option, 3)
    assert not polymer.net.fits(view)
    budget = Budget(seconds=None, deals=2)
    chosen = entry("polymer").bot.choose("strong", view, moves, Dice(1, "bot"), budget)
    assert chosen == search(polymer.EXPERT, view, moves, Dice(1, "bot"), budget)
