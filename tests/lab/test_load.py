"""The load test of a running server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.lab.running import run_lab
from tests.server.service.serving import Served, serving


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    with serving(f"sqlite:///{tmp_path / 'valence.db'}") as served:
        yield served


def test_load_plays_real_tables(served: Served) -> None:
    code, output = run_lab("load", served.address, "--clients", "8", "--seconds", "1")
    assert code == 0, output
    assert "moves accepted, 0 refused" in output


@pytest.mark.parametrize(
    ("address", "problem"),
    [
        ("http://127.0.0.1:1", "http://127.0.0.1:1 does not answer: "),
        ("rubbish", "'rubbish' is not an address such as http://127.0.0.1:8000"),
    ],
)
def test_an_unreachable_server_cannot_be_loaded(address: str, problem: str) -> None:
    code, output = run_lab("load", address)
    assert code == 2
    assert problem in output
