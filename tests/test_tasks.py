"""The tasks of the project: one script behind `make` and its Windows counterpart."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = runpy.run_path(str(ROOT / "scripts" / "tasks.py"))


def test_make_offers_every_task() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    offered = re.search(r"^TASKS := (.*)$", makefile, re.M)
    assert offered is not None
    assert offered[1].split() == list(SCRIPT["TASKS"])


def test_without_a_task_the_script_lists_them_all(capsys: pytest.CaptureFixture[str]) -> None:
    SCRIPT["main"]([])
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(
        SCRIPT["TASKS"]
    )


def test_an_unknown_task_names_the_known_ones() -> None:
    with pytest.raises(SystemExit, match=r"There is no task 'tset'. The tasks are: play, test, "):
        SCRIPT["main"](["tset"])


def test_a_failing_program_passes_its_exit_code_on() -> None:
    with pytest.raises(SystemExit) as ended:
        SCRIPT["run"](SCRIPT["PYTHON"], "-c", "raise SystemExit(3)")
    assert ended.value.code == 3
