"""`valence print` as people use it."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest
from pypdf import PdfReader

from tests.cli.running import run
from tests.printing.study import forty_compounds


def printed(*arguments: str | Path) -> tuple[int, str]:
    return run("print", *arguments)


def test_a_game_is_printed_with_instructions(tmp_path: Path) -> None:
    code, output = printed("metals", "-o", tmp_path / "metals.pdf")
    assert code == 0
    assert output.endswith(
        "metals.pdf: 40 cards. Print at 100 %, on both sides, flipped on the long edge."
    )
    assert len(PdfReader(tmp_path / "metals.pdf").pages) > 10


def test_without_a_name_the_file_is_called_after_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    _, output = printed(
        "charged", "--paper", "letter", "--ink", "saving", "--no-backs", "--no-booklet"
    )
    assert output == "charged.pdf: 200 tiles and the board. Print at 100 %, on one side."
    assert len(PdfReader("charged.pdf").pages) == 6


def test_a_party_game_says_whose_cards_it_prints(tmp_path: Path) -> None:
    _, output = printed("quizmaster", "-o", tmp_path / "quiz.pdf")
    assert output.startswith("Quizmaster is played with the cards of pKace; printing those.")
    assert "54 cards" in output


def test_a_custom_set_is_printed(tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text(forty_compounds().text, encoding="utf-8")
    _, output = printed("pkace", "--set", tmp_path / "mine.csv", "-o", tmp_path / "mine.pdf")
    assert "mine.pdf: 40 cards" in output


def test_cards_are_printed_for_playing_from_memory(tmp_path: Path) -> None:
    hide = ("--no-values", "--no-nucleophilicity")
    file = tmp_path / "memory.pdf"
    assert printed("pkace", *hide, "--no-booklet", "--no-backs", "-o", file)[0] == 0
    text = " ".join(page.extract_text() for page in PdfReader(file).pages)
    assert "Lithium" in text
    assert "nitrile, guarded" in " ".join(text.split())
    for hidden in ("pKa", "35.7", "nucleophilic"):
        assert hidden not in text


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["metalz"], "no game called 'metalz'; did you mean 'metals'?"),
        (["metals", "--no-values"], "Metal vs. Non-Metal has no values on its cards"),
        (["metals", "--paper", "a5"], "'a5' is not one of 'a4', 'letter'"),
        (["metals", "-o", "no/such/x.pdf"], "x.pdf: there is no folder no/such"),
        (["pkace", "--set", "no-such-set.csv"], "no-such-set.csv: no such file or directory"),
    ],
)
def test_bad_input_is_answered_in_one_line(arguments: list[str], problem: str) -> None:
    code, output = printed(*arguments)
    assert code == 2
    assert problem in output
    assert "Traceback" not in output


def test_a_bad_set_leaves_the_last_print_alone(tmp_path: Path) -> None:
    (tmp_path / "mine.csv").write_text("type,id\n")
    (tmp_path / "mine.pdf").write_text("printed before")
    code, output = printed("pkace", "--set", tmp_path / "mine.csv", "-o", tmp_path / "mine.pdf")
    assert (code, "mine.csv: there are no cards" in output) == (2, True)
    assert (tmp_path / "mine.pdf").read_text() == "printed before"


def test_without_typst_the_error_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    code, output = printed("metals", "-o", tmp_path / "metals.pdf")
    assert code == 2
    assert output.startswith("valence: printing needs typst: ")
    assert output.endswith("pip install markdown-it-py typst")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("seconds", [0.5, 1.0, 1.5])
def test_control_c_leaves_a_complete_file_or_none(tmp_path: Path, seconds: float) -> None:
    file = tmp_path / "polymer.pdf"
    command = [sys.executable, "-m", "valence", "print", "polymer", "-o", str(file)]
    printing = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    try:
        printing.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        printing.send_signal(signal.SIGINT)
    printing.communicate(timeout=60)
    assert set(tmp_path.iterdir()) <= {file}
    assert not file.exists() or len(PdfReader(file).pages) > 26
