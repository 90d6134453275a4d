"""The parts of each game, printed as a table. A missing part is listed and fails here."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from valence.core.languages import DEFAULT
from valence.games import BUILT_IN, guide
from valence.games.entries import Entry

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "valence" / "games"
WEB = ROOT / "web" / "src"


def _in_browser(*files: str) -> Callable[[str], bool]:
    return lambda name: all((WEB / "games" / name / file).exists() for file in files)


def _has_own(part: str) -> Callable[[str], bool]:
    return lambda name: part not in BUILT_IN[name].missing_parts


PARTS: dict[str, Callable[[str], bool]] = {
    "rulebook": lambda name: (GAMES / name / "RULES.md").exists(),
    "words": lambda name: (GAMES / name / "words" / "en.py").exists(),
    "box": lambda name: bool(BUILT_IN[name].game.box(None)),
    **{part: _has_own(part) for part in ("bot", "terminal board", "print faces")},
    "browser board": _in_browser("Board.svelte"),
    "picture": _in_browser("Picture.svelte"),
    "gallery face": _in_browser("Face.svelte"),
    "texts": _in_browser("texts/en.ts", "texts/de.ts"),
    "guided first game": lambda name: guide(name) is not None,
    "rulebook's pictures": lambda name: any((GAMES / name / "examples").glob("*.txt")),
    "concepts": lambda name: bool(BUILT_IN[name].game.concepts),
    "golden transcript": lambda name: any((ROOT / "tests" / "golden").glob(f"{name}*.txt")),
}


def table() -> dict[str, dict[str, bool]]:
    return {name: {part: has(name) for part, has in PARTS.items()} for name in BUILT_IN}


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


def test_a_game_without_parts_gets_plain_ones() -> None:
    """A new game is its rules and its words; `missing_parts` names what is still plain."""
    metals = BUILT_IN["metals"]
    bare = Entry(metals.game, {DEFAULT: metals.words(DEFAULT)})
    assert bare.missing_parts == ["bot", "terminal board", "print faces"]
    assert list(bare.bot.levels) == ["easy", "fair", "strong"]
    assert bare.printed.is_plain
    assert bare.students is None


def test_importing_the_rules_imports_no_other_part() -> None:
    """Bots, terminal and printing are imported on first use, so that rules are quick to import."""
    program = (
        "import sys, valence.games; "
        "print(*(one for one in sys.modules if one.startswith(('rich', 'valence.bots', 'valence.printing'))))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
