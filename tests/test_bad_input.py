"""What `start`, `load` and `replay` get from outside is played, or refused in a sentence, without delay."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from random import Random
from signal import SIG_DFL
from typing import Any

import pytest

import valence
from benchmarks.attacks.fuzz import changed
from tests.random_play import random_play
from tests.variants import EVERY_VARIANT
from valence.bots import Budget
from valence.core.wire import to_dict
from valence.library import AnyMatch

CASES = 25  # of each kind, in each variant
LONGEST_ERROR = 1000  # a set may have a line for each of its cards
HANGS = 60  # seconds; a case takes some milliseconds
ONE_DEAL = Budget(seconds=None, deals=1)
Options = Mapping[str, object]

every_variant = pytest.mark.parametrize(("name", "seats", "options"), EVERY_VARIANT)


@contextmanager
def no_hang() -> Iterator[None]:
    import signal

    if not hasattr(signal, "SIGALRM"):  # Windows
        yield
        return
    signal.signal(signal.SIGALRM, lambda *_: pytest.fail(f"{HANGS} seconds"))
    signal.alarm(HANGS)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, SIG_DFL)


def opened(begin: Callable[[], AnyMatch]) -> AnyMatch | None:
    """Return the match, or None where it was refused in a sentence."""
    try:
        return begin()
    except ValueError as refused:
        problem = str(refused)
    assert 0 < len(problem) < LONGEST_ERROR, problem[:200]
    return None


def used(match: Any, luck: Random) -> None:
    """Do with a match what a player can do."""
    for _ in range(3):
        for seat in (None, *range(len(match.names))):
            match.view(seat)
        if not match.to_move:
            break
        seat = luck.choice(match.to_move)
        move = match.bot(seat, "easy", budget=ONE_DEAL)
        match.why_not(seat, move if luck.random() < 0.5 else changed(move, luck) or {})
        match.advice(seat, budget=ONE_DEAL)
        match.play(seat, move)
    assert valence.replay(match.record).save() == match.save()


@every_variant
def test_changed_options_are_played_or_refused(name: str, seats: int, options: Options) -> None:
    luck = Random(1)
    complete = to_dict(valence.start(name, seats=seats, seed=1, options=options).state.options)
    for seed in range(CASES):
        given = changed(complete, luck)
        with no_hang():
            if match := opened(lambda: valence.start(name, seats=seats, seed=seed, options=given)):  # noqa: B023
                used(match, luck)


@every_variant
def test_changed_positions_are_played_or_refused(name: str, seats: int, options: Options) -> None:
    luck = Random(2)
    states = [turn.state for turn in random_play(valence.game(name), seats, options, 1)][:60]
    for n in range(CASES):
        position = changed(to_dict(luck.choice(states)), luck)
        with no_hang():
            if match := opened(lambda: valence.load(position, strict=n % 2 == 0)):  # noqa: B023
                used(match, luck)


@every_variant
def test_changed_records_are_replayed_or_refused(name: str, seats: int, options: Options) -> None:
    luck = Random(3)
    match = valence.start(name, seats=seats, seed=1, options=options)
    for turn in list(random_play(match.game, seats, options, 1))[:12]:
        match.play(turn.seat, to_dict(turn.move))
    for _ in range(CASES):
        lines = match.record.split("\n")
        n = luck.randrange(len(lines))
        head, bracket, rest = lines[n].partition("{" if "{" in lines[n] else "[")
        value = json.loads(bracket + rest) if bracket else luck.choice((10**30, -1, "x", ""))
        lines[n] = head.partition(":")[0] * (not bracket) + head * bool(bracket)
        lines[n] += json.dumps(changed(value, luck)) if bracket else f": {value}"
        with no_hang():
            opened(lambda: valence.replay("\n".join(lines), strict=False))  # noqa: B023
