"""The examples of the rulebooks: the program still says the same, and each has its place."""

import re
from pathlib import Path

import pytest

import valence
from valence import games
from valence.core.transcript import transcript
from valence.games import CATALOGUE, rulebook
from valence.table.examples import examples

FILES = sorted(Path(games.__file__).parent.glob("*/examples/*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parts[-3]} {file.stem}")
def test_the_program_still_says_what_the_example_says(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert transcript(valence.replay(text, strict=False)) == text, (
        "if a rule or a sentence was changed on purpose, run `make golden` and read the difference"
    )


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_picture_of_a_rulebook_has_a_place(game: str) -> None:
    book = rulebook(game)
    numbered = re.findall(r"^(\d+)\. ", book.partition("## Examples\n")[2], re.M)
    places = {*re.findall(r"^- \*\*(R\d+[a-z]?)\*\*", book, re.M), *(f"E{n}" for n in numbered)}
    assert {example.place for example in examples(game)} <= places


def test_an_example_is_the_position_after_its_moves() -> None:
    (neutral,) = (example for example in examples("metals") if example.place == "R9")
    assert neutral.names == ("Ada", "Ben")
    assert neutral.events[-1].words.endswith("Ada collects 3 cards.")
