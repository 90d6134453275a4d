"""The table logic needs no sockets, no SQL, no threads and no asyncio, so that any host can run it."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_tables_are_hosted_with_all_input_and_output_blocked() -> None:
    command = [sys.executable, "-m", "tests.table.without_io"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=250)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "test_a_game_runs_to_its_end_by_the_clock_alone" in done.stdout.split()
