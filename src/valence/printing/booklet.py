"""A rulebook as a tree: its Markdown is parsed here and passed to the template as data."""

from typing import TypeAlias

from markdown_it import MarkdownIt
from markdown_it.tree import SyntaxTreeNode
from msgspec import Struct

# Sections for programs, not for players at a table.
LEFT_OUT = ("Wire",)


class Node(Struct, frozen=True):
    """A heading, a list, a table row, a text …, named as in CommonMark."""

    type: str
    text: str = ""
    level: int = 0
    children: "tuple[Node, ...]" = ()


Tree: TypeAlias = tuple[Node, ...]


def booklet(markdown: str) -> Tree:
    """Return the rulebook without the sections that a printed one doesn't need."""
    root = SyntaxTreeNode(MarkdownIt("commonmark", {"html": False}).enable("table").parse(markdown))
    return tuple(_sections(tuple(map(_node, root.children))))


def _sections(nodes: Tree) -> list[Node]:
    kept: list[Node] = []
    is_kept = True
    for node in nodes:
        if node.type == "heading" and node.level <= 2:
            is_kept = plain(node) not in LEFT_OUT
        if is_kept:
            kept.append(node)
    return kept


def plain(node: Node) -> str:
    """Return the text of a node without formatting."""
    return node.text + "".join(map(plain, node.children))


def _node(found: SyntaxTreeNode) -> Node:
    level = int(found.tag[1:]) if found.type == "heading" else 0
    text = "" if found.children else found.content
    return Node(found.type, text, level, tuple(map(_node, found.children)))
