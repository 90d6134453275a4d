"""Build the documentation as a website: `make docs`.

The pages are read in the repository too, so links between them are paths of files. Here the pages are collected from
where they are kept, and the links are pointed at the website.
"""

import posixpath
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BUILD = ROOT / "build" / "docs"
SUFFIXES = (".md", ".png", ".svg", ".webp", ".csv", ".json")

# Pages that are kept outside docs/, and their address on the website.
ELSEWHERE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "code-of-conduct.md",
    "LICENSE": "licence.md",
    "SECURITY.md": "security.md",
    "THIRD-PARTY-NOTICES.md": "third-party-notices.md",
    "benchmarks/README.md": "benchmarks.md",
    "docs/print/README.md": "print/index.md",
    **{
        rules.relative_to(ROOT).as_posix(): f"rules/{rules.parent.name}.md"
        for rules in sorted(ROOT.glob("src/valence/games/*/RULES.md"))
    },
}
LINK = re.compile(r"!?\[(?P<text>[^\]]*)\]\((?P<target>[^)\s]+)\)")


def collect(folder: Path) -> None:
    """Copy every page, picture and table into the folder, with links as the website needs them."""
    shutil.rmtree(folder, ignore_errors=True)
    addresses = website()
    for source, address in addresses.items():
        copy = folder / address
        copy.parent.mkdir(parents=True, exist_ok=True)
        if address.endswith(".md"):
            text = (ROOT / source).read_text(encoding="utf-8")
            copy.write_text(pointed(text, source, addresses), encoding="utf-8")
        else:
            shutil.copy(ROOT / source, copy)


def website() -> dict[str, str]:
    """Return every file of the website: its path in the repository, and its address."""
    docs = [path for path in (ROOT / "docs").rglob("*") if path.suffix in SUFFIXES]
    inside = {
        path.relative_to(ROOT).as_posix(): path.relative_to(ROOT / "docs").as_posix()
        for path in docs
    }
    return {**inside, **ELSEWHERE, "web/public/favicon.svg": "favicon.svg"}


def pointed(text: str, source: str, addresses: dict[str, str]) -> str:
    """Return a page with its links pointed at the website; a link to a file that isn't there becomes plain text."""

    def link(found: re.Match[str]) -> str:
        target, mark, anchor = found["target"].partition("#")
        if not target or ":" in target:
            return found[0]
        wanted = addresses.get(
            posixpath.normpath(posixpath.join(posixpath.dirname(source), target))
        )
        if wanted is None:
            return found["text"]
        relative = posixpath.relpath(wanted, posixpath.dirname(addresses[source]) or ".")
        return found[0].replace(f"({found['target']})", f"({relative}{mark}{anchor})")

    return LINK.sub(link, text)


def main() -> int:
    collect(BUILD / "pages")
    build = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    done = subprocess.run(build, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stdout + done.stderr.partition("Traceback")[0])
        return 1
    print(f"The documentation is in {(BUILD / 'site' / 'index.html').relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
