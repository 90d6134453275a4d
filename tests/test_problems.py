"""What people read about bad input, and on the command line, is said by words modules, not where it is noticed."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

import valence
from tests.cli.running import run
from valence.cli.app import app
from valence.cli.input import read_option
from valence.cli.words import en
from valence.core.languages import DEFAULT, Language, written
from valence.core.problems import text_in

SOURCES = Path(valence.__file__).parent
# Where input of players, teachers and whoever sets up a room is checked.
CHECKED = (
    "bots/levels.py", "chem/fields.py", "chem/card_rows.py", "chem/formulas.py", "chem/structures.py",
    "chem/wording.py", "cli/*.py", "core/csv_tables.py", "core/options.py", "core/presets.py", "core/record.py",
    "games/*/options.py", "games/*/sets.py", "learn/practice/*.py", "learn/worksheets.py", "printing/*.py",
    "server/settings.py", "sets/*.py",
)  # fmt: skip
# Misuse of a function, which nobody meets who doesn't write programs.
FOR_PROGRAMMERS = {"no salt of two ", "the cation comes first: "}
PRINTING = {"print", "say", "input", "status", "Rule", "Table"}
WORDS = re.compile(r"[a-z]{2,} [a-z]{2,}")


def sources() -> Iterator[Path]:
    for pattern in CHECKED:
        yield from SOURCES.glob(pattern)


@pytest.mark.parametrize("file", [*sources()], ids=lambda file: f"{file.relative_to(SOURCES)}")
def test_no_sentence_is_written_where_it_is_raised_or_printed(file: Path) -> None:
    found = {
        text
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        for text in _texts(node)
        if WORDS.search(text) and not text.startswith(tuple(FOR_PROGRAMMERS))
    }
    assert found == set()


def _texts(node: ast.AST) -> Iterator[str]:
    """The literal texts that an exception or a printing function is called with."""
    match node:
        case ast.Raise(exc=ast.Call(args=given)):
            pass
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=given) if (
            name in PRINTING
        ):
            pass
        case _:
            return
    for one in given:
        if isinstance(one, ast.Constant | ast.JoinedStr):
            parts = [one] if isinstance(one, ast.Constant) else one.values
            yield "".join(str(part.value) for part in parts if isinstance(part, ast.Constant))


@pytest.mark.parametrize("language", written())
@pytest.mark.parametrize(
    "given",
    [
        ("play", "metalz"),
        ("play", "metals", "--option", "hand=99"),
        ("play", "metals", "--option", "hnad=9"),
        ("play", "metals", "--seats", "9"),
        ("play", "pkace", "--bots", "clever"),
        ("rules", "metals", "R99"),
        ("cards", "metals", "--kind", "acid"),
        ("set", "pick", "--group", "alcohl", "-o", "picked.csv"),
        ("practice", "--learner", "?"),
    ],
    ids=" ".join,
)
def test_commands_refuse_bad_input_in_the_language(
    given: tuple[str, ...], language: Language
) -> None:
    code, english = run(*given)
    assert (code, english[:9]) == (2, "valence: ")
    same, said = run("--lang", language, *given)
    assert same == 2
    assert (said == english) == (language == DEFAULT)


@pytest.mark.parametrize("language", written()[1:])
def test_every_help_is_in_the_language(language: Language) -> None:
    texts = [*_help(get_command(app))]
    assert len(texts) > 80
    assert [text for text in texts if text_in(language, en.help_text, text) == text] == []
    english, said = (run("--lang", one, "set", "pick", "--help")[1] for one in (DEFAULT, language))
    assert "Only acids, or only bases." in english
    assert "Only acids, or only bases." not in said


def _help(command: Any) -> Iterator[str]:
    yield from filter(None, [command.help, *(getattr(one, "help", "") for one in command.params)])
    for one in getattr(command, "commands", {}).values():
        yield from _help(one)


def test_cards_are_listed_with_the_words_and_numbers_of_the_language() -> None:
    assert "acid Acetic acid AcOH 4.76 water 60.05" in run("cards", "pkace")[1]
    said = run("--lang", "de", "cards", "pkace")[1]
    assert "AcOH 4,76 Wasser 60,05" in said
    assert said.startswith("pKace Art Karte kurz Wert in g/mol Nucleophil ")


@pytest.mark.parametrize("typed", ["2.5", "2,5"])
def test_numbers_are_typed_with_a_point_or_a_comma(typed: str, tmp_path: Path) -> None:
    picked = tmp_path / "picked.csv"
    assert run("set", "pick", "--kind", "acid", "--below", typed, "-o", picked)[0] == 0
    assert len(picked.read_text(encoding="utf-8").splitlines()) == 4
    assert read_option(f"tolerance={typed}") == ("tolerance", 2.5)
