"""Every denied request has a sentence, and every sentence belongs to one."""

import ast
from collections.abc import Iterator
from pathlib import Path
from string import Formatter
from typing import NamedTuple

import pytest

import valence
from valence.core.languages import DEFAULT
from valence.handlers.problems import STATUS
from valence.room.words import en as room_words
from valence.server import words as server_words
from valence.server.words import en as own_server_words
from valence.site import words as site_words
from valence.site.words import en as own_site_words
from valence.table import errors
from valence.table.errors import Kind
from valence.table.words import en as table_words

SOURCES = Path(valence.__file__).parent
KINDS = ("bad", "forbidden", "unknown", "conflict", "too_many", "unavailable")
# Where a call has the code: queues are given the one for when they are full.
CODE_AT = dict.fromkeys(KINDS, 0) | {"Denied": 1, "Turns": 2}
ON_A_SERVER = ("table", "handlers", "room", "server")
ON_A_DEVICE = ("table", "handlers", "site")


class Raised(NamedTuple):
    code: str
    facts: frozenset[str]
    place: str


def raised_in(*packages: str) -> Iterator[Raised]:
    for package in packages:
        for path in (SOURCES / package).rglob("*.py"):
            place = f"{path.relative_to(SOURCES)}"
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    yield from _raised(node, node.func.id, place)


def _raised(call: ast.Call, name: str, place: str) -> Iterator[Raised]:
    if name in CODE_AT:
        facts = frozenset(f"{keyword.arg}" for keyword in call.keywords)
        yield from (Raised(code, facts, place) for code in _texts(call.args[CODE_AT[name]]))


def _texts(node: ast.expr | None) -> Iterator[str]:
    """The codes of an argument, which may choose between two."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=one, orelse=other):
            yield from (*_texts(one), *_texts(other))
        case _:
            return


def fields(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}


@pytest.mark.parametrize(
    ("packages", "sentences"),
    [
        (ON_A_SERVER, server_words.PROBLEMS.sentences(DEFAULT)),
        (ON_A_DEVICE, site_words.PROBLEMS.sentences(DEFAULT)),
    ],
)
def test_every_code_has_a_sentence_made_of_its_facts(
    packages: tuple[str, ...], sentences: dict[str, str]
) -> None:
    raised = list(raised_in(*packages))
    assert len(raised) > 40
    for code, facts, place in raised:
        assert code in sentences, f"{place}: no sentence for {code!r}"
        assert fields(sentences[code]) <= facts, f"{place}: {code!r} lacks facts"


@pytest.mark.parametrize(
    ("sentences", "packages"),
    [
        (table_words.SENTENCES, ("table", "handlers", "server", "site")),
        (room_words.SENTENCES, ("room", "server")),
        (own_server_words.SENTENCES, ("server",)),
        (own_site_words.SENTENCES, ON_A_DEVICE),
    ],
    ids=["table", "room", "server", "site"],
)
def test_every_sentence_is_raised_somewhere(
    sentences: dict[str, str], packages: tuple[str, ...]
) -> None:
    assert set(sentences) - {raised.code for raised in raised_in(*packages)} == set()


def test_no_host_changes_a_sentence_but_the_device() -> None:
    assert set(table_words.SENTENCES).isdisjoint(room_words.SENTENCES)
    both = {**table_words.SENTENCES, **room_words.SENTENCES}
    assert both.keys().isdisjoint(own_server_words.SENTENCES)


def test_every_kind_has_a_status() -> None:
    assert set(STATUS) == set(Kind)
    assert set(vars(errors)) >= set(KINDS)
