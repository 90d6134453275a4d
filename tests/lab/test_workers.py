"""Jobs on a real Ray cluster of this machine."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from tests.lab.running import run_lab
from valence.bots import Budget
from valence_lab.balance import played_with
from valence_lab.ladder import Setting, deals, play_all
from valence_lab.workers import Workers, spread

pytest.importorskip("ray", reason='Ray is not installed: pip install "ray[client]"')

SETTING = Setting("metals", budget=Budget(seconds=None, deals=2))


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workers]:
    """A cluster of two cores, for as long as this file is tested."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    program = Path(sys.executable).with_name("ray")
    head = [
        str(program), "start", "--head", "--block", "--node-ip-address=127.0.0.1", f"--port={port}", "--num-cpus=2",
        "--include-dashboard=false", "--object-store-memory=100000000",
        f"--temp-dir={tmp_path_factory.mktemp('ray')}",
    ]  # fmt: skip
    environment = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0"}
    running = subprocess.Popen(
        head,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        _wait_for(port)
        yield Workers(on=f"127.0.0.1:{port}")
    finally:
        running.terminate()
        with suppress(subprocess.TimeoutExpired):
            running.wait(20)
        with suppress(ProcessLookupError):
            os.killpg(running.pid, signal.SIGKILL)


def _wait_for(port: int) -> None:
    until = time.monotonic() + 60
    while time.monotonic() < until:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.2)
    raise AssertionError("the cluster doesn't answer")


def test_a_cluster_gives_the_same_results_as_one_process(cluster: Workers) -> None:
    planned = list(deals(["easy", "fair"], 2, 12, 0))
    alone = list(play_all(SETTING, planned))
    spread_out = list(play_all(SETTING, planned, cluster))
    assert sorted(one[:2] for one in spread_out) == sorted(one[:2] for one in alone)
    play = partial(played_with, SETTING, ["easy", "fair"])
    assert sorted(spread(play, range(4), cluster)) == sorted(map(play, range(4)))


def test_a_lost_worker_costs_only_time(cluster: Workers, tmp_path: Path) -> None:
    doubled = list(spread(partial(double_or_die, tmp_path), range(6), cluster))
    assert sorted(doubled) == [0, 2, 4, 6, 8, 10]
    assert (tmp_path / "died").exists()


def double_or_die(folder: Path, number: int) -> int:
    """Return twice the number; the first worker that gets a 3 is killed."""
    if number == 3:
        try:
            (folder / "died").touch(exist_ok=False)
        except FileExistsError:
            return 6
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def test_the_ladder_can_be_played_on_a_cluster(cluster: Workers) -> None:
    code, said = run_lab(
        "ladder", "metals", "--levels", "easy,fair", "--games", "4", "--on", cluster.on
    )
    assert code == 0, said
    assert "fair v easy" in said


def test_an_address_without_a_cluster_is_refused_in_a_sentence() -> None:
    code, said = run_lab("ladder", "metals", "--games", "2", "--on", "ray://127.0.0.1:9")
    assert code == 2
    assert "no Ray cluster answers at 'ray://127.0.0.1:9'" in said
    assert "Traceback" not in said
