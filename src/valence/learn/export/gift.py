"""GIFT, the plain text that Moodle and many other platforms read."""

import re
from collections.abc import Sequence

from valence.learn.export.items import Answer, Item


def written(title: str, items: Sequence[Item]) -> bytes:
    category = f"$CATEGORY: $course$/top/{title.replace('/', '//')}"
    return "\n\n".join([category, *map(_question, items), ""]).encode()


def _question(item: Item) -> str:
    answers = "\n".join(map(_answer, item.answers))
    return f"// [id:{item.id}]\n::{_escaped(item.concept)}::[plain]{_escaped(item.question)} {{\n{answers}\n}}"


def _answer(one: Answer) -> str:
    return f"\t{'=' if one.is_right else '~'}{_escaped(one.text)}#{_escaped(one.feedback)}"


def _escaped(text: str) -> str:
    """Escape what GIFT gives a meaning; a line break would end the question."""
    return re.sub(r"([\\~=#{}:])", r"\\\1", " ".join(text.split()))
