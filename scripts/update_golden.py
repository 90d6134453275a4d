"""Update the program's output in the golden transcripts, and show the diff: `make golden`.

Headings and moves stay the same. Read the diff: a golden file should only change because a rule or a sentence did.
"""

import subprocess
from pathlib import Path

import valence
from valence.core.transcript import transcript

ROOT = Path(__file__).parents[1]
GOLDEN = ROOT / "tests" / "golden"
GAMES = ROOT / "src" / "valence" / "games"


def update(folder: Path, pattern: str = "*.txt") -> list[Path]:
    """Update every transcript in a folder; returns the files that changed."""
    return [file for file in sorted(folder.glob(pattern)) if _changes(file)]


def _changes(file: Path) -> bool:
    before = file.read_text(encoding="utf-8")
    try:
        after = transcript(valence.replay(before))
    except ValueError as error:
        raise SystemExit(f"{file.name} can no longer be played: {error}") from None
    if after == before:
        return False
    file.write_text(after, encoding="utf-8")
    return True


def main() -> None:
    changed = update(GOLDEN) + update(GAMES, "*/GUIDE.txt") + update(GAMES, "*/examples/*.txt")
    if not changed:
        print("Every golden transcript is up to date.")
        return
    subprocess.run(["git", "--no-pager", "diff", "--", *map(str, changed)], check=True)
    print("Changed:", *(file.relative_to(ROOT).as_posix() for file in changed), sep="\n  ")
    print("Read the diff above, and explain the change in the commit message.")


if __name__ == "__main__":
    main()
