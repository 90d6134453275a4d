"""The attacks of `benchmarks/attacks` at a small size, without limits on time: the server withstands them.

The kills are not among them, because they are a test themselves.
"""

import subprocess
import sys

import pytest

from benchmarks.attacks.__main__ import ATTACKS
from tests.pages import ROOT

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the attacks read /proc")


@pytest.mark.parametrize("name", sorted(ATTACKS.keys() - {"kills"}))
def test_the_server_withstands(name: str) -> None:
    command = [sys.executable, "-m", "benchmarks.attacks", "--small", name]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert run.returncode == 0, run.stdout + run.stderr
    assert run.stdout.startswith(f"{name}: withstood. ")
