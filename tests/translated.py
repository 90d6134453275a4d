"""A catalogue of what the modules of a language say, by which English can be found in another language."""

import ast
import re
import runpy
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from tests.marked import MARKED, is_english
from valence.chem.acids_bases import cards
from valence.chem.names import names
from valence.chem.polymer import substances
from valence.core.languages import DEFAULT, Language, written

SOURCE = Path(__file__).parents[1] / "src"
SCRIPT = runpy.run_path(str(SOURCE.parent / "scripts" / "translations.py"))
TRANSLATED = [language for language in written() if language != DEFAULT]

# Words in a row that are the language's own: fewer can be the same in two languages, as in "pKa in DMSO".
IN_A_ROW = 3
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")


def english_among(language: Language) -> Callable[[str], bool]:
    """Return a test for texts of this language: True if there is English in one."""
    if language == MARKED:
        return is_english
    phrases = _phrases(DEFAULT) - _phrases(language)
    return lambda text: not phrases.isdisjoint(_rows(text))


@cache
def _phrases(language: Language) -> frozenset[tuple[str, ...]]:
    return frozenset(row for text in _texts(language) for row in _rows(text))


def _rows(text: str) -> Iterator[tuple[str, ...]]:
    words = [word.casefold() for word in WORD.findall(text)]
    yield from zip(*(words[at:] for at in range(IN_A_ROW)), strict=False)


def _texts(language: Language) -> Iterator[str]:
    """Return the texts in the modules of a language, without docstrings, and its names of substances."""
    for file in SOURCE.glob("valence/**/*.py"):
        if any(SCRIPT["is_of_language"](one, language) for one in (file, file.parent)):
            yield from _literals(ast.parse(file.read_text(encoding="utf-8")))
    said = names(language)
    yield from (said.title(card) for card in cards().values())
    yield from (said.substance(id_) for id_ in substances())


def _literals(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                node.value = ast.Constant(None)  # a docstring: the walk comes to it next
            case ast.Constant(value=str(text)):
                yield text
