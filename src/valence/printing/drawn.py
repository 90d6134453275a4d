"""What lies on a table, drawn as SVG: for a notebook."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from html import escape
from typing import Any

from valence.core.box import rows_among
from valence.core.languages import Language
from valence.core.wire import to_dict
from valence.printing.face import Contents, Face, Faces, SquareFace, TileFace
from valence.sets.hiding import Hidden

# Sizes in pixels.
WIDTH, HEIGHT, GAP, BAND = 108, 132, 8, 30
SQUARE = 24
MM = 1.7  # pixels of a millimetre, at which the widest picture fits on a card
LETTERS = 17  # of a name in one line

# The colours of templates/style.typ, templates/tile.typ and templates/board.typ.
ACCENTS = {
    "acid": "#b3202a", "base": "#1f4e9c", "metal": "#3f5f70", "non-metal": "#a35a0c", "sty": "#5b3f8c",
    "mma": "#0f6f66", "ba": "#8f5310", "vac": "#8a2a5d", "initiator": "#b3202a",
}  # fmt: skip
PLAIN = "#333b44"
_SIZE = re.compile(r' width="[^"]*" height="[^"]*"')  # of a drawing
METAL, NON_METAL, RED = "#e4ecf1", "#fbf0df", "#c1272d"
BONUS = {"DS": "#bfe3c8", "TS": "#ffe27a", "DF": "#a9c9f0", "TF": "#ee9a90"}


def table_drawn(faces: Faces, view: Any, language: Language) -> str:
    """Return an SVG of the cards or tiles that this view shows on the table; empty if there are none."""
    contents = faces.contents(rows_among(to_dict(view.options)), language)
    if contents.board:
        return _board(contents, faces.on_board(view))
    by_id = {face.id: _masked(faces, face, view.options) for face in contents.cards}
    rows = [[by_id[card] for card in row if card in by_id] for row in faces.on_table(view)]
    return _cards([row for row in rows if row])


def _masked(faces: Faces, face: Face, options: Any) -> Face:
    if faces.masked is None:
        return face
    return faces.masked(
        face, Hidden(*(getattr(options, f"hide_{fact}", False) for fact in Hidden._fields))
    )


def _cards(rows: Sequence[Sequence[Face]]) -> str:
    if not rows:
        return ""
    parts = (
        f'<g transform="translate({at * (WIDTH + GAP)} {down * (HEIGHT + GAP)})">{_card(face)}</g>'
        for down, row in enumerate(rows)
        for at, face in enumerate(row)
    )
    width = max(map(len, rows)) * (WIDTH + GAP) - GAP
    return _svg(width, len(rows) * (HEIGHT + GAP) - GAP, parts)


def _card(face: Face) -> str:
    accent = ACCENTS.get(face.accent, PLAIN)
    return "".join(
        (
            f"<title>{escape(face.name)}</title>",
            f'<rect x="1" y="1" width="{WIDTH - 2}" height="{HEIGHT - 2}" rx="7" fill="#fff" stroke="{accent}" '
            'stroke-width="2"/>',
            f'<path d="M1 {BAND}V8a7 7 0 0 1 7-7h{WIDTH - 16}a7 7 0 0 1 7 7v{BAND - 8}z" fill="{accent}"/>',
            _text(9, 21, face.index, size=15, fill="#fff", anchor="start", weight=700),
            _picture(face, accent),
            *_lines(face.name),
        )
    )


def _picture(face: Face, accent: str) -> str:
    if face.picture is None:
        symbol = face.symbol.partition("\n")[0] or face.label
        return _text(WIDTH / 2, 72, symbol, size=min(28, 150 // len(symbol)), fill=accent)
    width, height = face.picture.width * MM, face.picture.height * MM
    sized = _SIZE.sub(
        f' width="{width:.1f}" height="{height:.1f}" color="#111"', face.picture.svg, 1
    )
    left, top = (WIDTH - width) / 2, BAND + (HEIGHT - BAND - 34 - height) / 2
    return f'<g transform="translate({left:.1f} {top:.1f})">{sized}</g>'


def _lines(name: str) -> Iterator[str]:
    """Draw a name in one line or two, as large as it fits."""
    words = name.split(" ")
    lines = [name]
    if len(name) > LETTERS and len(words) > 1:
        half = min(
            range(1, len(words)), key=lambda at: abs(len(" ".join(words[:at])) * 2 - len(name))
        )
        lines = [" ".join(words[:half]), " ".join(words[half:])]
    for at, line in enumerate(lines):
        down = HEIGHT - 9 - 13 * (len(lines) - 1 - at)
        yield _text(WIDTH / 2, down, line, size=min(11, 190 // len(line)), fill="#222")


def _board(contents: Contents, tiles: Mapping[tuple[int, int], str]) -> str:
    assert contents.board
    faces = {tile.id: tile for tile in contents.tiles}
    parts = (
        f'<g transform="translate({x * SQUARE} {y * SQUARE})">{_square(square, faces.get(tiles.get((y, x), "")))}</g>'
        for y, row in enumerate(contents.board)
        for x, square in enumerate(row)
    )
    return _svg(len(contents.board[0]) * SQUARE, len(contents.board) * SQUARE, parts)


def _square(square: SquareFace, tile: TileFace | None) -> str:
    if tile is None:
        said = square.bonus or ("★" if square.is_centre else "")
        return _rect(BONUS.get(square.bonus, "#f4f4f1")) + _text(
            SQUARE / 2, 16, said, size=9, fill="#555"
        )
    if not tile.symbol:
        return _rect(RED)
    value = _text(SQUARE - 2, 21, tile.value, size=7, fill="#333", anchor="end")
    fill = METAL if tile.is_metal else NON_METAL
    return (
        _rect(fill)
        + _text(SQUARE / 2 - 1, 15, tile.symbol, size=12, fill="#111", weight=700)
        + value
    )


def _rect(fill: str) -> str:
    return f'<rect width="{SQUARE}" height="{SQUARE}" fill="{fill}" stroke="#c9c9c4"/>'


def _text(
    x: float,
    y: float,
    text: str,
    *,
    size: float,
    fill: str,
    anchor: str = "middle",
    weight: int = 400,
) -> str:
    return (
        f'<text x="{x:g}" y="{y:g}" font-size="{size}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}">{escape(text)}</text>'
    )


def _svg(width: float, height: float, parts: Iterable[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}" '
        f'style="max-width: 100%; height: auto" font-family="system-ui, sans-serif">{"".join(parts)}</svg>'
    )
