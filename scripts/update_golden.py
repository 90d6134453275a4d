"""Rewrite what the program says in the golden transcripts, and show the difference: `make golden`.

Headings and moves stay as they are. Read the difference: a golden file only changes because a rule or a sentence did.
"""

import subprocess
from pathlib import Path

import valence
from valence.table.transcript import transcript

GOLDEN = Path(__file__).parents[1] / "tests" / "golden"


def update(folder: Path) -> list[Path]:
    """Rewrite every transcript in a folder; the files that have changed."""
    return [file for file in sorted(folder.glob("*.txt")) if _changes(file)]


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
    changed = update(GOLDEN)
    if not changed:
        print("Every golden transcript is up to date.")
        return
    subprocess.run(["git", "--no-pager", "diff", "--", *map(str, changed)], check=True)
    print(
        f"Changed: {', '.join(file.name for file in changed)}. Read the difference above, and say in the commit why."
    )


if __name__ == "__main__":
    main()
