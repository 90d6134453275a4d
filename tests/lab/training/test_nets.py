"""The nets in plain Python compute what the nets of the training compute."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import jax
import pytest

from tests.random_play import Turn, random_play
from valence.games.metals.bot import net as metals_net
from valence.games.pkace.bot import net as pkace_net
from valence.games.polymer.bot import net as polymer_net
from valence_lab.training.courses import COURSES, Course
from valence_lab.training.metals.law import LAW as METALS
from valence_lab.training.pkace.law import LAW as PKACE
from valence_lab.training.polymer.law import LAW as POLYMER
from valence_lab.training.proof import Law
from valence_lab.training.prove import POLYMER_RULES
from valence_lab.training.weights import read_net


class Bot(NamedTuple):
    law: Law
    rate: Callable[[Any, Sequence[Any]], list[float]]
    value: Callable[[Any], float]


BOTS = {
    "pkace": Bot(PKACE, pkace_net.rate, pkace_net.value),
    "metals": Bot(METALS, metals_net.rate, metals_net.value),
    "polymer": Bot(POLYMER, polymer_net.rate, polymer_net.value),
}
CASES: list[tuple[str, int, Mapping[str, object]]] = [
    ("pkace-duel", 2, {}),
    ("pkace-duel", 2, {"edition": 1, "deck": "unordered", "hand": 5}),
    ("pkace-more", 4, {}),
    ("metals-duel", 2, {}),
    ("metals-more", 3, {}),
    ("metals-duel", 2, {"hand": 4, "reinforcements": False}),
    ("polymer-duel", 2, POLYMER_RULES),
    ("polymer-duel", 2, {**POLYMER_RULES, "deck": "slow"}),
    ("polymer-more", 3, POLYMER_RULES),
    ("polymer-more", 4, POLYMER_RULES),
]


@pytest.mark.parametrize(("name", "seats", "options"), CASES)
def test_both_nets_rate_alike(name: str, seats: int, options: Mapping[str, object]) -> None:
    course = COURSES[name]
    bot = BOTS[course.game]
    for turn, ratings, value in rated(course, bot.law, seats, options):
        view = bot.law.game.view(turn.state, turn.seat)
        opening = turn.opening
        numbers = [bot.law.action(opening, turn.seat, move) for move in turn.moves]
        assert bot.rate(view, turn.moves) == pytest.approx(
            [float(ratings[n]) for n in numbers], abs=2e-3
        )
        share = (1 + (seats - 1) * float(value)) / seats
        assert bot.value(view) == pytest.approx(min(1, max(0, share)), abs=2e-3)


class Rated(NamedTuple):
    state: Any
    seat: Any
    moves: list[Any]
    opening: Any


def rated(
    course: Course, law: Law, seats: int, options: Mapping[str, object]
) -> Iterator[tuple[Rated, Any, Any]]:
    """Every turn of a random game, with the ratings and the value by the net of the training."""
    net = read_net(course.file, course.net)
    turns: list[Turn] = list(random_play(law.game, seats, options, 5))
    opening = turns[0].state
    setting, state = jax.jit(law.start, static_argnums=0)(seats, law.dealt(opening))
    rate, play = jax.jit(course.kernel(seats).actor), jax.jit(law.rules.play)
    for turn in turns:
        yield Rated(turn.state, turn.seat, turn.moves, opening), *rate(net, setting, state)
        state = play(setting, state, law.action(opening, turn.seat, turn.move))
