"""Which game has which parts, printed as a table. A missing part is listed and fails here."""

from collections.abc import Callable
from pathlib import Path

import pytest

from valence.bots.bot import Bot
from valence.cli.parts import PARTS as PYTHON_PARTS
from valence.cli.parts import missing_parts
from valence.games import CATALOGUE, guide
from valence.parts import find_part

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "valence" / "games"
WEB = ROOT / "web" / "src"


def _in_browser(*files: str) -> Callable[[str], bool]:
    return lambda name: all((WEB / "games" / name / file).exists() for file in files)


def _has_own(part: str) -> Callable[[str], bool]:
    return lambda name: part not in missing_parts(name)


PARTS: dict[str, Callable[[str], bool]] = {
    "rulebook": lambda name: (GAMES / name / "RULES.md").exists(),
    "words": lambda name: (GAMES / name / "words.py").exists(),
    "box": lambda name: bool(CATALOGUE[name].game.box(None)),
    **{part: _has_own(part) for part in PYTHON_PARTS},
    "browser board": _in_browser("Board.svelte"),
    "picture": _in_browser("Picture.svelte"),
    "gallery face": _in_browser("Face.svelte"),
    "texts": _in_browser("texts/en.ts", "texts/de.ts"),
    "guided first game": lambda name: guide(name) is not None,
    "rulebook's pictures": lambda name: any((GAMES / name / "examples").glob("*.txt")),
    "concepts": lambda name: bool(CATALOGUE[name].game.concepts),
    "golden transcript": lambda name: any((ROOT / "tests" / "golden").glob(f"{name}*.txt")),
}


def table() -> dict[str, dict[str, bool]]:
    return {name: {part: has(name) for part, has in PARTS.items()} for name in CATALOGUE}


def drawn(parts: dict[str, dict[str, bool]]) -> str:
    """ "metals       rulebook, words, …; missing: picture"."""
    lines = []
    for name, row in parts.items():
        has, lacks = ([part for part in row if row[part] is wanted] for wanted in (True, False))
        missing = f"; missing: {', '.join(lacks)}" if lacks else ""
        lines.append(f"{name:12} {', '.join(has)}{missing}")
    return "\n".join(lines)


def test_every_game_has_every_part() -> None:
    parts = table()
    print(drawn(parts))
    assert all(all(row.values()) for row in parts.values()), drawn(parts)


def test_a_missing_part_is_listed() -> None:
    assert drawn({"tug": {"words": True, "bot": False}}) == "tug          words; missing: bot"


def test_a_module_without_its_part_is_an_error() -> None:
    with pytest.raises(TypeError, match=r"valence\.bots\.search\.BOT should be a Bot, not None"):
        find_part("valence.bots", "search", "BOT", Bot)


def test_a_game_without_a_module_has_no_such_part() -> None:
    assert find_part("valence.bots", "tug", "BOT", Bot) is None
