"""Installs the game in examples/electron-tug, as a package of its own, for programs that tests start."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
TUG = ROOT / "examples" / "electron-tug"


def installed(folder: Path) -> dict[str, str]:
    """Install the game into a folder, and return the environment of programs that find it there, with its tests."""
    install = ("-m", "uv", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation")
    subprocess.run([sys.executable, *install, "--target", str(folder), str(TUG)], check=True)
    shutil.copytree(TUG / "tests", folder / "tests")  # beside the package, as in a checkout
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {
        **os.environ,
        "PYTHONPATH": os.pathsep.join(paths),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
