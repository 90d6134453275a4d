"""Reads the documentation pages: code blocks, commands, links and quoted text."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), ROOT / "benchmarks" / "README.md"])
PROGRAMS = ("export", "for", "make", "pip", "python", "valence", "valence-lab")


class Block(NamedTuple):
    language: str
    text: str


def read(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def blocks(page: Path) -> Iterator[Block]:
    """The fenced code blocks."""
    for language, text in re.findall(r"^```(\w*)\n(.*?)^```$", read(page), re.M | re.S):
        yield Block(language, text)


def prose(page: Path) -> str:
    """The page without fenced code blocks."""
    return re.sub(r"^```\w*\n.*?^```$", "", read(page), flags=re.M | re.S)


def quoted(page: Path) -> list[str]:
    """The text in backticks."""
    return re.findall(r"`([^`\n]+)`", prose(page))


def commands(page: Path) -> list[str]:
    """The commands in code blocks, in order."""
    indented = re.findall(r"^    (\S.*)$", prose(page), re.M)
    fenced = [
        line for block in blocks(page) if not block.language for line in block.text.splitlines()
    ]
    return [_bare(re.split(r"\s+#", line)[0]) for line in [*indented, *fenced]]


def mentioned(page: Path) -> list[str]:
    """The commands within sentences, which may lack arguments."""
    return [
        text for text in map(_bare, quoted(page)) if text.split()[0] in PROGRAMS and " " in text
    ]


def _bare(command: str) -> str:
    return command.strip().removeprefix(".venv/bin/")
