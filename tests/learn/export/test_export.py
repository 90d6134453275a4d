"""Exercises as files, read back by parsers that others have written."""

import io
import re
import warnings
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree
from zipfile import ZipFile

import pytest

from valence.core.languages import DEFAULT
from valence.games import BUILT_IN, title
from valence.learn.exercises import EXERCISES, Choice, Exercise, exercises
from valence.learn.export import exercises_in, exported
from valence.learn.export.items import Item, items_of

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # both were written for older Pythons
    from pygiftparser import parser as gift_parser
    from pyslet import imsqtiv2p1 as qti
    from pyslet.qtiv2.variables import ItemSessionState
    from pyslet.rfc2396 import URI

EVERY = tuple(one for concept in EXERCISES for one in exercises(concept, 3, "export"))
ITEMS = items_of(EVERY, DEFAULT)

NAME = Exercise(
    "names",
    "What is CaCl₂ called: {a} = b # c ~ d\\e?",
    (
        Choice("calcium dichloride", ideas=("prefix",)),
        Choice("calcium chloride", is_right=True),
        Choice("calcium chlorate"),
    ),
    "Calcium is always 2+.",
)


def test_a_wrong_choice_is_told_what_is_right_instead_of_the_idea_behind_it() -> None:
    (item,) = items_of([NAME, NAME], DEFAULT)
    assert [one.feedback for one in item.answers] == [
        "This answer fits the idea “The name counts the ions: calcium dichloride”. "
        "The charges already tell how many there are: calcium chloride.",
        "Calcium is always 2+.",
        "Calcium is always 2+.",
    ]


@pytest.mark.parametrize("game", BUILT_IN)
def test_every_game_has_exercises_in_each_of_its_concepts(game: str) -> None:
    concepts = {one.id for one in BUILT_IN[game].game.concepts} & set(EXERCISES)
    assert {one.concept for one in exercises_in(game, 2, "0", DEFAULT)} == concepts
    assert concepts


def test_the_same_exercises_give_the_same_file() -> None:
    for kind in ("moodle", "gift", "qti"):
        assert exported("all", "All", EVERY, kind, DEFAULT) == exported(
            "all", "All", EVERY, kind, DEFAULT
        )


# GIFT


def test_gift_is_read_by_another_parser() -> None:
    file = exported("all", "Ions / names", [NAME, *EVERY], "gift", DEFAULT)
    read = gift_parser.parseFile(io.StringIO(file.content.decode()))
    items = items_of([NAME, *EVERY], DEFAULT)
    assert len(read) == len(items)
    for question, item in zip(read, items, strict=True):
        assert _unescaped(question.title) == item.concept
        choices = question.answers.answers
        assert [one.fraction for one in choices] == [100 * one.is_right for one in item.answers]
        assert _unescaped(question.text) == item.question
        assert [_unescaped(one.answer) for one in choices] == [one.text for one in item.answers]


def _unescaped(text: str) -> str:
    """Do what Moodle does after the parser has found the parts."""
    return re.sub(r"\\(.)", r"\1", text)


def test_gift_escapes_what_has_a_meaning_there() -> None:
    text = exported("one", "One", [NAME], "gift", DEFAULT).content.decode()
    assert r"[plain]What is CaCl₂ called\: \{a\} \= b \# c \~ d\\e? {" in text


# Moodle XML


def test_moodle_xml_has_what_its_import_reads() -> None:
    """By the page "Moodle XML format" of Moodle's documentation."""
    file = exported("all", title("metals", DEFAULT), EVERY, "moodle", DEFAULT)
    category, *questions = ElementTree.fromstring(file.content)
    assert category.get("type") == "category"
    assert category.findtext("category/text") == "$course$/top/Metal vs. Non-Metal"
    assert len(questions) == len(ITEMS)
    for question, item in zip(questions, ITEMS, strict=True):
        assert question.get("type") == "multichoice"
        assert question.findtext("questiontext/text") == item.question
        assert question.findtext("single") == "true"
        answers = [
            (one.findtext("text"), one.get("fraction"), one.findtext("feedback/text"))
            for one in question.findall("answer")
        ]
        assert answers == [
            (one.text, "100" if one.is_right else "0", one.feedback) for one in item.answers
        ]


# QTI 2.1


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("qti")
    file = exported("all", "All", EVERY, "qti", DEFAULT)
    ZipFile(io.BytesIO(file.content)).extractall(folder)
    return folder


def test_the_manifest_names_every_file_of_the_package(package: Path) -> None:
    manifest = ElementTree.parse(package / "imsmanifest.xml")
    named = {one.get("href") for one in manifest.iter() if one.tag.endswith("}file")}
    there = {path.relative_to(package).as_posix() for path in package.rglob("*.xml")}
    assert named == there - {"imsmanifest.xml"}
    assert len(there) == len(ITEMS) + 2


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_qti_engine_gives_the_point_and_the_feedback(package: Path) -> None:
    """Each choice of each question, as a student would answer it."""
    for item in ITEMS:
        document = qti.QTIDocument(
            baseURI=str(URI.from_path(str(package / "items" / f"{item.id}.xml")))
        )
        document.read()
        assert list(_points(document.root, item)) == [float(one.is_right) for one in item.answers]


def _points(question: qti.AssessmentItem, item: Item) -> Iterator[float]:
    for n in range(len(item.answers)):
        session = ItemSessionState(question)
        session.begin_session()
        session.begin_attempt()
        session["RESPONSE"].set_value(f"choice-{n}")
        session.end_attempt()
        assert session["FEEDBACK"].value == f"choice-{n}"
        yield session["SCORE"].value
