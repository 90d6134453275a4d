"""Bots see only their view, and find their moves in it."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable

import pytest
from msgspec import Raw

import valence
from tests.random_play import random_play
from tests.table.hosting import first_move, table_of
from tests.variants import EVERY_VARIANT
from valence.bots import Mistake, review
from valence.bots.review import turns_to_review
from valence.core.game import Seat
from valence.core.languages import DEFAULT
from valence.core.wire import read_one_of, to_json
from valence.table.thinking import (
    Mistakes,
    choose_move,
    give_hints,
    hints_in_words,
    read_hints,
    review_in_words,
    review_turn,
    reviewing,
    view_and_moves,
)


@pytest.mark.parametrize(("name", "seats", "options"), EVERY_VARIANT)
def test_a_bot_is_given_its_view_as_json_and_finds_its_moves(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = valence.game(name)
    for n, turn in enumerate(random_play(game, seats, options, 4)):
        if n % 9 == 0:
            view = game.view(turn.state, turn.seat)
            assert view_and_moves(name, to_json(view), turn.seat, n) == (view, turn.moves)


@pytest.mark.parametrize("name", ["metals", "whoami", "quizmaster"])
def test_bots_choose_legal_moves(name: str) -> None:
    match = valence.start(name, seats=2, seed=1)
    seat = Seat(match.to_move[0])
    move = choose_move(name, "fair", to_json(match.game.view(match.state, seat)), seat, 5, 0.1)
    assert match.why_not(seat, move) is None


def test_advice_is_a_legal_move_with_a_reason() -> None:
    live = table_of("metals")
    assert live.match is not None
    match, seat = live.match, Seat(live.match.to_move[0])
    view = match.game.view(match.state, seat)
    hints = read_hints(give_hints("metals", to_json(view), seat, 5))
    assert hints
    for hint in hints_in_words(live, view, hints, DEFAULT):
        assert match.why_not(seat, to_json(hint.move)) is None
        assert hint.reason


async def at_once(job: Callable[..., str], *given: object) -> str:
    """Run a job here in place of a worker."""
    return job(*given)


async def every(found: AsyncIterator[Mistake[Raw]]) -> Mistakes:
    return tuple([one async for one in found])


def test_a_review_names_turns_in_words() -> None:
    live = table_of("pkace")
    while not live.is_over:
        live.fold([first_move(live)])
    assert live.match is not None
    found = asyncio.run(every(reviewing(at_once, live.match.record)))
    assert found
    for turn in review_in_words(live, found, DEFAULT):
        assert turn.played
        assert turn.better
        assert turn.ply < live.match.ply
        read_one_of(live.match.game.moves, bytes(turn.better_move), "move")


def test_mistakes_are_told_as_soon_as_they_are_found() -> None:
    match = valence.start("pkace", seats=2, seed=1)
    while match.to_move:
        match.play(match.to_move[0], match.moves(match.to_move[0])[0])
    jobs: list[str] = []

    async def counted(job: Callable[..., str], *given: object) -> str:
        jobs.append(job.__name__)
        return job(*given)

    async def first() -> Mistake[Raw]:
        return await anext(reviewing(counted, match.record))

    plies = turns_to_review(match)
    looked_at = plies[: plies.index(asyncio.run(first()).ply) + 1]
    assert jobs == ["plies_to_review", *("review_turn" for _ in looked_at)]


def test_a_review_with_enough_time_misses_no_mistake_on_a_slow_device() -> None:
    match = valence.start("pkace", seats=2, seed=1)
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.moves(seat)[0])
    found = [json.loads(review_turn(match.record, ply, 3600)) for ply in turns_to_review(match)]
    wanted = {mistake.ply for mistakes in review(match).values() for mistake in mistakes}
    assert {turn["ply"] for turns in found for turn in turns} == wanted != set()
