"""Redraws the pictures in this folder: `python docs/print/draw.py`."""

from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import Any

import typst
from PIL import Image

from valence.core.wire import to_json
from valence.printing.orders import Order, box_of, contact_sheet, job_of
from valence.printing.typesetting import TEMPLATES

HERE = Path(__file__).parent
COLOURS = 64
PAGE_PPI = 64
CARD_PPI = 90
# Draw larger, then scale down: at a low resolution, typst drops some vertical bonds.
SUPERSAMPLING = 3

# The pages of a print to show side by side, numbered from 0.
PAGES = {
    "pages-pkace.png": (Order(game="pkace"), (0, 6, 1, 12)),
    "pages-polymer-saving.png": (
        Order(game="polymer", paper="letter", ink="saving"),
        (0, 20, 1, 26),
    ),
    "pages-metals.png": (Order(game="metals"), (0, 8, 9, 10)),
    "pages-charged.png": (Order(game="charged"), (2, 3, 4, 6)),
}


def main() -> None:
    for game in ("pkace", "polymer", "metals", "charged"):
        save(
            picture(contact_sheet(box_of(game), "png", ppi=SUPERSAMPLING * CARD_PPI)),
            f"cards-{game}.png",
        )
    for name, (order, numbers) in PAGES.items():
        save(side_by_side(pages(order, numbers)), name)


def pages(order: Order, numbers: Sequence[int]) -> list[Image.Image]:
    drawn: Any = typst.compile(  # one picture per page, which its type hints omit
        TEMPLATES / "print.typ",
        root=TEMPLATES,
        format="png",
        ppi=SUPERSAMPLING * PAGE_PPI,
        sys_inputs={"data": to_json(job_of(order))},
    )
    return [picture(drawn[number]) for number in numbers]


def side_by_side(pictures: Sequence[Image.Image], gap: int = 8) -> Image.Image:
    width, height = pictures[0].size
    whole = Image.new("RGB", ((width + gap) * len(pictures) - gap, height), "#c8c8c8")
    for place, one in enumerate(pictures):
        whole.paste(one, (place * (width + gap), 0))
    return whole


def picture(png: bytes) -> Image.Image:
    return Image.open(BytesIO(png)).convert("RGB").reduce(SUPERSAMPLING)


def save(whole: Image.Image, name: str) -> None:
    whole.quantize(COLOURS, dither=Image.Dither.NONE).save(HERE / name, optimize=True)


if __name__ == "__main__":
    main()
