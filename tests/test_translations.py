"""Every language says what English says: `scripts/translations.py` finds what is missing."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.translated import SCRIPT, TRANSLATED, english_among
from valence.core.languages import Language
from valence.games import CATALOGUE, entry

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_sentence_is_said_in_each_language(language: Language) -> None:
    assert list(SCRIPT["missing"](language)) == []


def test_a_language_of_which_nothing_is_written_misses_every_module_rulebook_and_guide() -> None:
    found = list(SCRIPT["missing"]("xx"))
    assert found[0].startswith("src/valence/core/grammar/xx.py: is missing")
    for file in (
        "src/valence/chem/names/xx.py",
        "src/valence/games/metals/words/xx.py",
        "src/valence/room/lessons/words/xx",
        "src/valence/games/pkace/RULES.xx.md",
        "web/src/texts/xx.ts",
        "docs/xx/teach.md",
    ):
        assert any(problem.startswith(f"{file}: is missing") for problem in found), file


@pytest.mark.parametrize(
    ("english", "other", "problem"),
    [
        ({"a": "{most} bytes"}, {"a": "{mots} Bytes"}, "['a'] tells ['mots'], in English ['most']"),
        ({"a": "one", "b": "two"}, {"a": "eins"}, "['b'] is missing"),
        ("one", "", " is empty"),
        (
            lambda card, *, name: f"{card} {name}",
            lambda karte, *, n: f"{karte} {n}",
            " takes ['POSITIONAL_OR_KEYWORD', 'n'], in English ['POSITIONAL_OR_KEYWORD', 'name']",
        ),
    ],
)
def test_a_text_of_another_shape_is_found(english: object, other: object, problem: str) -> None:
    assert list(SCRIPT["differs"](english, other)) == [problem]
    assert list(SCRIPT["differs"](english, english)) == []


def test_a_function_of_a_language_may_take_more_that_can_be_left_out() -> None:
    differs = SCRIPT["differs"]
    assert list(differs(lambda n: f"{n}", lambda n, one="eine": f"{one} {n}")) == []
    assert list(differs(lambda n: f"{n}", lambda n, one: f"{one} {n}")) != []


@pytest.mark.parametrize("language", TRANSLATED)
@pytest.mark.parametrize("game", CATALOGUE)
def test_rulebooks_have_the_same_parts_in_each_language(game: str, language: Language) -> None:
    folder = entry(game).folder
    english, ours = (
        (folder / name).read_text(encoding="utf-8") for name in ("RULES.md", f"RULES.{language}.md")
    )
    assert _shape(ours) == _shape(english)
    has_english = english_among(language)
    prose = re.sub(r"`[^`]*`", "", ours)
    assert not [line for line in prose.splitlines() if has_english(line)]


def _shape(rulebook: str) -> list[str]:
    """Return the level of each heading, the number of each rule, and the rows of tables."""
    lines = [line.lstrip() for line in rulebook.splitlines()]
    return [
        line.partition(" ")[0] if line.startswith("#") else "row"
        for line in lines
        if line.startswith(("#", "|"))
    ] + [f"rules: {sorted(set(SCRIPT['RULE'].findall(rulebook)))}"]


def test_the_page_of_sentences_has_an_example_of_each_in_every_language(tmp_path: Path) -> None:
    file = tmp_path / "sentences.html"
    command = [sys.executable, "scripts/translations.py", "--page", str(file)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert "sentences in" in done.stdout
    page = file.read_text(encoding="utf-8")
    assert page.count("<tr>") > 1000
    for said in ("Ada leads ", "wins: most points", "There is no seat {seat}", "Students "):
        assert said in page
