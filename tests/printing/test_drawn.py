"""Tables drawn for a notebook."""

import re
from pathlib import Path

from valence import printing
from valence.printing import drawn

TEMPLATES = Path(printing.__file__).parent / "templates"


def colours(file: str) -> dict[str, str]:
    text = (TEMPLATES / file).read_text(encoding="utf-8")
    return dict(re.findall(r'([\w-]+)(?: =|:) rgb\("(#\w+)"\)', text))


def test_cards_tiles_and_squares_have_the_colours_of_the_printed_ones() -> None:
    printed, tiles, squares = map(colours, ("style.typ", "tile.typ", "board.typ"))
    accents = {name: drawn.ACCENTS.get(name, drawn.PLAIN) for name in printed if name != "ground"}
    assert accents == {name: colour for name, colour in printed.items() if name != "ground"}
    assert (
        tiles["metal"],
        tiles["non-metal"],
        tiles["red"],
    ) == (drawn.METAL, drawn.NON_METAL, drawn.RED)
    assert {name: squares[name] for name in drawn.BONUS} == drawn.BONUS
