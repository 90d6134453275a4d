"""The command that installs what an optional feature needs, in the environment that is running."""

import sys
from collections.abc import Mapping
from pathlib import Path

# The packages of each extra; `valence-games` itself may not be on a package index.
NEEDS: Mapping[str, tuple[str, ...]] = {
    "print": ("markdown-it-py", "typst"),
    "rl": ("open-spiel", "pettingzoo"),
    "spreadsheets": ("openpyxl",),
    "structures": ("rdkit",),
    "scale": ("asyncpg", "redis"),
}


def installing(extra: str, prefix: Path | None = None) -> str:
    """Return the command for the environment at a prefix: one of pipx, of uv tool, of a clone, or another one."""
    here, packages = prefix or Path(sys.prefix), " ".join(NEEDS[extra])
    if (here / "pipx_metadata.json").exists():
        return f"pipx inject valence-games {packages}"
    if (here / "uv-receipt.toml").exists():
        return f'uv pip install --python "$(uv tool dir)/valence-games" {packages}'
    if here.name == ".venv" and (here.parent / "hatch_build.py").exists():
        python = ".venv\\Scripts\\python" if sys.platform == "win32" else ".venv/bin/python"
        return f"{python} -m pip install {packages}"
    return f"pip install {packages}"
