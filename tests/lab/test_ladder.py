"""The ladder: pairings, statistics, and stopping early."""

import os
import pty
import re
import signal
import subprocess
import sys
from math import sqrt

import pytest

from tests.lab.running import run_lab
from valence.bots import Budget
from valence_lab.ladder import (
    Deal,
    Pairing,
    Result,
    Setting,
    deals,
    play_all,
    play_deal,
    ratings,
    standings,
)
from valence_lab.workers import Workers

FAIR_EASY = Pairing("fair", "easy")
SETTING = Setting("metals", budget=Budget(seconds=None, deals=2))


def test_every_pairing_plays_the_same_deals() -> None:
    planned = list(deals(["easy", "fair", "strong"], 2, 4, 7))
    assert {deal.pairing for deal in planned} == {
        ("fair", "easy"),
        ("strong", "easy"),
        ("strong", "fair"),
    }
    for pairing in {deal.pairing for deal in planned}:
        assert [deal.seed for deal in planned if deal.pairing == pairing] == [7, 8]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_deal_is_played_from_every_seat(seats: int) -> None:
    result = play_deal(Setting("metals", seats), Deal(FAIR_EASY, 3))
    assert len(result.won) == seats


def test_a_level_against_itself_wins_its_share_of_each_deal() -> None:
    """The same bots play the same game from both seats of a deal, and one of them wins it."""
    for seed in range(5):
        assert play_deal(SETTING, Deal(Pairing("fair", "fair"), seed)).mean == 0.5


def test_two_processes_give_the_same_result_as_one() -> None:
    planned = list(deals(["easy", "fair", "strong"], 2, 4, 0))
    alone = list(play_all(SETTING, planned))
    both = list(play_all(SETTING, planned, Workers(2)))
    assert sorted(one[:2] for one in both) == sorted(one[:2] for one in alone)


def test_the_interval_is_computed_over_deals() -> None:
    won = [(1.0, 1.0), (1.0, 0.0), (1.0, 0.0), (0.0, 0.0)]
    [standing] = standings(Result(FAIR_EASY, games, seconds=3.0) for games in won)
    # Means of the deals 1, ½, ½, 0: mean ½, variance (¼ + 0 + 0 + ¼) / 3.
    assert standing.games == 8
    assert standing.won == 0.5
    assert standing.give_or_take == pytest.approx(1.96 * sqrt(0.5 / 3 / 4))
    assert standing.seconds == 1.5


def test_a_level_that_wins_more_is_rated_higher() -> None:
    strong_fair = Pairing("strong", "fair")
    results = [Result(FAIR_EASY, (1.0, 1.0), 1.0), Result(strong_fair, (1.0, 0.5), 1.0)] * 5
    assert [rated.level for rated in ratings(results)] == ["strong", "fair", "easy"]


def test_a_bot_that_sees_all_hands_wins_more() -> None:
    code, output = run_lab(
        "ladder", "pkace", "--games", "20", "--deals", "2", "--levels", "easy,open"
    )
    assert code == 0
    [row] = re.findall(r"open v easy . 20 . ([\d.]+)%", output)
    assert float(row) > 60


def test_the_ladder_is_printed() -> None:
    code, output = run_lab("ladder", "metals", "--games", "4", "--deals", "2")
    assert code == 0
    assert "metals, 2 seats, 2 deals a move" in output
    assert all(pairing in output for pairing in ("fair v easy", "strong v easy", "strong v fair"))
    assert "rating" in output


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["metalz"], "no game called 'metalz'"),
        (["metals", "--levels", "easy,fare"], "no bot level called 'fare'; did you mean 'fair'?"),
        (["metals", "--seats", "9"], "is for 2 to 4 seats, not for 9"),
    ],
)
def test_bad_input_is_answered_in_one_line(arguments: list[str], problem: str) -> None:
    code, output = run_lab("ladder", *arguments)
    assert code == 2
    assert problem in output


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_the_results_so_far(jobs: str) -> None:
    terminal, end = pty.openpty()
    command = [
        sys.executable,
        "-m",
        "valence_lab",
        "ladder",
        "metals",
        "--games",
        "100000",
        "--jobs",
        jobs,
    ]
    process = subprocess.Popen(command, stdin=end, stdout=end, stderr=end)
    os.close(end)
    try:
        output = b""
        while b"1/" not in output and b"2/" not in output:
            output += os.read(terminal, 4096)
        process.send_signal(signal.SIGINT)
        while chunk := _read(terminal):
            output += chunk
        assert process.wait(timeout=60) == 130
    finally:
        process.kill()
        process.wait(timeout=60)
        os.close(terminal)
    assert b"Stopped after" in output
    assert re.search(rb"(fair|strong) v (easy|fair)", output)  # whichever deal was the first


def _read(terminal: int) -> bytes:
    """The next output; empty once the other end is closed."""
    try:
        return os.read(terminal, 4096)
    except OSError:
        return b""
