"""The tables of docs/rl.md are those of the encodings."""

import runpy

from tests.pages import ROOT, read

GENERATOR = runpy.run_path(str(ROOT / "scripts" / "generate_rl.py"))


def test_the_tables_are_up_to_date() -> None:
    """If not, `make generate`."""
    text = read(ROOT / "docs" / "rl.md")
    assert text == GENERATOR["page"](text)
