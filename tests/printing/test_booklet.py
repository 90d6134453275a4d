"""Rulebooks on paper."""

import re

import pytest

from tests.printing.study import pages
from valence.games import CATALOGUE
from valence.printing.booklet import Node, booklet, plain
from valence.printing.orders import Order

TEXT = """\
# Title

A *short* text with **bold**
and `code`.

- first
- second

1. one

| a | b |
|---|---|
| 1 | *2* |

## Wire
for programs

## More
<b>#import</b>
"""


def kinds(node: Node) -> list[str]:
    return [node.type, *(kind for child in node.children for kind in kinds(child))]


def test_the_blocks_of_a_rulebook() -> None:
    tree = booklet(TEXT)
    assert [(node.type, node.level, plain(node)) for node in tree] == [
        ("heading", 1, "Title"),
        ("paragraph", 0, "A short text with boldand code."),
        ("bullet_list", 0, "firstsecond"),
        ("ordered_list", 0, "one"),
        ("table", 0, "ab12"),
        ("heading", 2, "More"),
        ("paragraph", 0, "<b>#import</b>"),
    ]
    assert set(kinds(tree[1])) == {
        "paragraph",
        "inline",
        "text",
        "em",
        "strong",
        "softbreak",
        "code_inline",
    }


@pytest.mark.parametrize("game", CATALOGUE)
def test_every_rule_of_every_game_is_printed(game: str) -> None:
    rules = (CATALOGUE[game].folder / "RULES.md").read_text(encoding="utf-8")
    numbers = re.findall(r"^- \*\*(R\d+[a-z]?)\*\*", rules, re.M)
    text = " ".join(" ".join(pages(Order(game=game, backs=False))).split())
    assert numbers
    assert [number for number in numbers if f"– {number} " not in text] == []
    assert "**" not in text
    assert "Wire" not in text
