"""Tests that every bot of every game and level must pass. No bot is exempt."""

import re
import tracemalloc
from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import islice, pairwise, permutations
from typing import Any, NamedTuple

import pytest

import valence
from tests.random_play import random_play
from tests.variants import EVERY_VARIANT, VARIANTS
from valence.bots import LEVELS, Budget, Level
from valence.bots.budget import Clock
from valence.bots.expert import AnyExpert, Value
from valence.bots.hints import HINTS
from valence.bots.search import search
from valence.core.dice import Dice
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.core.play import legal_moves
from valence.core.wire import to_json
from valence.games import CATALOGUE, entry

FEW_DEALS = Budget(seconds=None, deals=3)
MEGABYTE = 1 << 20
Options = Mapping[str, object]

every_bot = pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name in CATALOGUE for level in entry(name).bot.levels]
)
EXPERTS: dict[str, AnyExpert] = {
    name: expert for name in CATALOGUE if (expert := entry(name).bot.expert)
}
every_expert = pytest.mark.parametrize("name", EXPERTS)


class Choice(NamedTuple):
    """A position in which a bot has to choose a move."""

    state: Any
    seat: Seat
    view: Any
    moves: list[Any]


def positions(name: str, seed: int = 3, every: int = 4) -> Iterator[Choice]:
    """A few positions from random play of each variant, each with at least two legal moves."""
    game = valence.game(name)
    for seats, options in VARIANTS[name]:
        turns = islice(random_play(game, seats, options, seed), 0, 60, every)
        for turn in islice((turn for turn in turns if len(turn.moves) > 1), 4):
            yield Choice(turn.state, turn.seat, game.view(turn.state, turn.seat), turn.moves)


def wire_ids(name: str) -> list[str]:
    """Card ids that differ from the displayed name: `ba-2`, `Na+`, `sodium-amide`."""
    ids = [card.id for card in CATALOGUE[name].game.box(None) if card.id != card.name.lower()]
    return [id_ for id_ in ids if "-" in id_ or "+" in id_]


def test_every_game_has_the_named_levels_in_order_on_its_dial() -> None:
    for name in CATALOGUE:
        dial = list(entry(name).bot.levels)
        assert [level for level in dial if not level.isdecimal()] == list(LEVELS)
        assert all(level == str(n) for n, level in enumerate(dial, 1) if level.isdecimal())


def test_a_level_may_be_given_by_its_number_on_the_dial() -> None:
    bot = entry("pkace").bot
    numbered = [bot.level_called(str(n)) for n in range(1, len(bot.levels) + 1)]
    assert numbered == list(bot.levels)
    with pytest.raises(
        ValueError, match=r"no bot level called '6' \(available: easy, fair, strong, or 1 to 5\)"
    ):
        bot.level_called("6")


@pytest.mark.parametrize(("name", "seats", "options"), EVERY_VARIANT)
def test_easy_and_fair_bots_play_every_variant_to_the_end(
    name: str, seats: int, options: Options
) -> None:
    game = valence.game(name)
    state = game.setup(game.options(options, seats), seats, 5).state
    ply = 0
    while to_move := game.to_move(state):
        seat = to_move[0]
        moves = legal_moves(game, state, seat)
        level: Level = "fair" if seat % 2 else "easy"
        move = entry(name).bot.choose(level, game.view(state, seat), moves, Dice(5, f"{ply}"))
        assert game.refusal(state, seat, move) is None
        state, ply = game.apply(state, seat, move).state, ply + 1


@every_bot
def test_a_bot_chooses_a_legal_move(name: str, level: Level) -> None:
    for n, (state, seat, view, moves) in enumerate(positions(name)):
        move = entry(name).bot.choose(level, view, moves, Dice(n, "bot"), FEW_DEALS)
        assert valence.game(name).refusal(state, seat, move) is None


@every_bot
def test_exchanging_hidden_cards_never_changes_a_choice(name: str, level: Level) -> None:
    game = valence.game(name)
    for n, (_, seat, view, moves) in enumerate(islice(positions(name, every=7), 0, None, 3)):
        imagined = game.imagine(view, n)
        other_view = game.view(imagined, seat)
        other_moves = legal_moves(game, imagined, seat)
        chosen = entry(name).bot.choose(level, view, moves, Dice(n, "bot"), FEW_DEALS)
        again = entry(name).bot.choose(level, other_view, other_moves, Dice(n, "bot"), FEW_DEALS)
        assert to_json(again) == to_json(chosen)


@every_expert
def test_a_cancelled_search_stops(name: str) -> None:
    asked = 0

    def cancelled() -> bool:
        nonlocal asked
        asked += 1
        return asked > 5

    _, _, view, moves = next(positions(name))
    assert (
        search(EXPERTS[name], view, moves, Dice(1, "bot"), Budget(None, None, cancelled)) in moves
    )
    assert asked == 6


@every_expert
def test_without_time_a_search_plays_like_a_fair_bot(name: str) -> None:
    for _, _, view, moves in positions(name, every=9):
        fair = entry(name).bot.choose("fair", view, moves, Dice(1, "bot"))
        assert search(EXPERTS[name], view, moves, Dice(1, "bot"), Budget(seconds=0)) == fair


@every_expert
def test_a_search_exceeds_its_budget_by_at_most_a_fifth(name: str) -> None:
    """On a slow machine, where imagining a deal takes 20 ms and playing it out 70 ms, the clock is read in between."""
    time = 0.0

    def imagine(view: Any, seed: int) -> Any:
        nonlocal time
        time += 0.02
        return EXPERTS[name].game.imagine(view, seed)

    def play_out(_state: Any, _seat: Seat, _rating: float) -> Value:
        nonlocal time
        time += 0.07
        return Value(0.5, 0.5)

    _, _, view, moves = next(positions(name))
    slow = replace(EXPERTS[name], imagine=imagine, play_out=play_out)
    search(slow, view, moves, Dice(1, "bot"), Budget(seconds=0.5, now=lambda: time))
    assert 0.5 <= time <= 0.6


@every_expert
def test_a_search_uses_less_than_200_megabytes(name: str) -> None:
    _, _, view, moves = next(positions(name))
    tracemalloc.start()
    try:
        search(EXPERTS[name], view, moves, Dice(1, "bot"), Budget(seconds=None, deals=4))
        assert tracemalloc.get_traced_memory()[1] < 200 * MEGABYTE
    finally:
        tracemalloc.stop()


@every_expert
def test_advice_is_in_the_order_of_its_worth(name: str) -> None:
    for _, _, view, moves in positions(name):
        hints = entry(name).bot.advise(view, moves, FEW_DEALS)
        worths = [hint.worth for hint in hints]
        assert 1 <= len(hints) <= HINTS
        assert worths == sorted(worths, reverse=True)
        assert all(hint.move in moves for hint in hints)


@every_expert
def test_every_line_of_a_hint_names_its_move_and_no_two_are_the_same(name: str) -> None:
    for _, _, view, moves in positions(name):
        words, bot = CATALOGUE[name].words(DEFAULT).at_table(view.options), entry(name).bot
        hints = bot.in_words(view, bot.advise(view, moves, FEW_DEALS), words, DEFAULT)
        assert len({hint.reason for hint in hints}) == len(hints)
        for hint in hints:
            assert hint.reason[1:].startswith(words.move(hint.move)[1:])
            assert hint.reason.endswith(".")


@every_expert
def test_the_steps_of_a_hint_do_not_name_the_move(name: str) -> None:
    for _, _, view, moves in positions(name):
        for move in moves[:: max(1, len(moves) // 12)]:
            say, id_ = entry(name).bot.say(DEFAULT), EXPERTS[name].question(view, move)
            group = say.group(view, move)
            assert say.questions[id_].endswith("?")
            assert group.endswith(".")
            assert CATALOGUE[name].words(DEFAULT).at_table(view.options).move(move) not in group


def compared(name: str, every: int) -> Iterator[tuple[Any, Any, str]]:
    """Moves of random play, each compared with another one."""
    expert = EXPERTS[name]
    for seats, options in VARIANTS[name]:
        for turn in islice(random_play(expert.game, seats, options, 6), 0, 80, every):
            view = expert.game.view(turn.state, turn.seat)
            some = turn.moves[:: max(1, len(turn.moves) // 6)]
            by_type = {type(move): move for move in turn.moves}.values()
            for better, other in [*pairwise(some), *permutations(by_type, 2)]:
                yield better, other, entry(name).bot.say(DEFAULT).compare(view, better, other)


@pytest.mark.parametrize("name", [name for name in EXPERTS if wire_ids(name)])
def test_no_comparison_contains_the_id_of_a_card(name: str) -> None:
    ids = re.compile(rf"(?<!\w)({'|'.join(map(re.escape, wire_ids(name)))})(?!\w)")
    for _, _, sentences in compared(name, 3):
        assert not ids.search(sentences), sentences


@every_expert
def test_a_comparison_is_made_of_whole_sentences(name: str) -> None:
    for better, other, sentences in compared(name, 2):
        assert not sentences or sentences.endswith("."), (better, other)
        assert "  " not in sentences


def test_no_advice_where_it_would_give_the_answer_away() -> None:
    _, _, view, moves = next(positions("quizmaster"))
    assert not entry("quizmaster").bot.gives_hints
    assert entry("quizmaster").bot.advise(view, moves) == []


def test_an_unknown_level_is_refused_with_the_list_of_levels() -> None:
    match = valence.start("metals", seed=7)
    with pytest.raises(ValueError, match=r"no bot level called 'strng'; did you mean 'strong'\?"):
        match.bot(match.to_move[0], "strng")


def test_elapsed_seconds_come_from_the_budgets_clock() -> None:
    times = iter([10.0, 10.4, 10.5, 10.6])
    clock = Clock(Budget(seconds=0.5, now=lambda: next(times)))
    assert [clock.deal() for _ in range(3)] == [True, False, False]
