"""Parts of other packages, also where Python knows nothing of installed packages."""

import subprocess
import sys


def test_without_metadata_of_packages_there_are_the_built_in_games_and_bots() -> None:
    """Pyodide, the site's Python, leaves out a part of the standard library that the metadata need."""
    listing = (
        "import sys; sys.modules['email'] = None; "
        "from valence.games import CATALOGUE; print(len(CATALOGUE), CATALOGUE['metals'].bot.outside)"
    )
    ran = subprocess.run([sys.executable, "-c", listing], capture_output=True, text=True)
    assert ran.stdout == "6 {}\n", ran.stderr
