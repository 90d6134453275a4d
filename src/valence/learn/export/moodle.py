"""Moodle XML, as Moodle's question bank imports it: a category and its questions."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from valence.learn.export.items import Item


def written(title: str, items: Sequence[Item]) -> bytes:
    quiz = Element("quiz")
    category = SubElement(quiz, "question", type="category")
    _text(category, "category", f"$course$/top/{title.replace('/', '//')}")
    for item in items:
        _question(quiz, item)
    indent(quiz)
    content: bytes = tostring(quiz, encoding="utf-8", xml_declaration=True)
    return content


def _question(quiz: Element, item: Item) -> None:
    question = SubElement(quiz, "question", type="multichoice")
    _text(question, "name", f"{item.concept}: {item.question}"[:255])
    _text(question, "questiontext", item.question, format="plain_text")
    plain = {
        "defaultgrade": "1.0000000",
        "penalty": "0.3333333",
        "hidden": "0",
        "idnumber": item.id,
        "single": "true",
        "shuffleanswers": "true",
        "answernumbering": "abc",
    }
    for tag, value in plain.items():
        SubElement(question, tag).text = value
    for one in item.answers:
        fraction = "100" if one.is_right else "0"
        answer = _text(question, "answer", one.text, fraction=fraction, format="plain_text")
        _text(answer, "feedback", one.feedback, format="plain_text")


def _text(parent: Element, tag: str, text: str, **attributes: str) -> Element:
    """Add an element whose text is in a `text` inside, as everywhere in Moodle XML."""
    element = SubElement(parent, tag, attributes)
    SubElement(element, "text").text = text
    return element
