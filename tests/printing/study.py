"""Reads texts, positions and pages from a printed game."""

from io import BytesIO
from typing import Any

import msgspec
import typst
from pypdf import PdfReader

from valence.core.wire import to_json
from valence.printing.orders import Job, Order, OwnSet, job_of, printed
from valence.printing.typesetting import TEMPLATES

HEADER = "type,id,name,smiles,value,kind,nucleophilicity,short,solvent,source"


class Part(
    msgspec.Struct, frozen=True, rename={"ink_width": "ink-width", "ink_height": "ink-height"}
):
    """A text or picture on a card and the box it has to fit, in mm; size in points."""

    card: str
    part: str
    text: str
    size: float
    x: float
    y: float
    width: float
    height: float
    ink_width: float
    ink_height: float


class Laid(msgspec.Struct, frozen=True):
    """The page and position of an item, in mm from the upper left corner."""

    side: str
    item: str
    page: int
    x: float
    y: float


def parts(job: Job) -> list[Part]:
    return msgspec.json.decode(_marked(job, "<part>"), type=list[Part])


def laid(job: Job) -> list[Laid]:
    return msgspec.json.decode(_marked(job, "<laid>"), type=list[Laid])


def _marked(job: Job, label: str) -> Any:
    inputs = {"data": to_json(job)}
    return typst.query(TEMPLATES / "print.typ", label, "value", root=TEMPLATES, sys_inputs=inputs)


def pages(order: Order) -> list[str]:
    """The text of every printed page."""
    return [page.extract_text() for page in pdf(order).pages]


def pdf(order: Order) -> PdfReader:
    return PdfReader(BytesIO(printed(job_of(order))))


def custom_set(*lines: str) -> OwnSet:
    return OwnSet("\n".join((HEADER, *lines)), "mine.csv")


def forty_compounds() -> OwnSet:
    """A set of one's own of 20 acids and 20 bases: alkanols, and sodium salts of alkanoic acids."""
    acids = [f"acid,a-{n},Alkanol {n},{'C' * n}O,{15 + n / 10},other,,," for n in range(1, 21)]
    bases = [
        f"base,b-{n},Sodium salt {n},[Na+].{'C' * n}C(=O)[O-],{4 + n / 10},,weak,,"
        for n in range(1, 21)
    ]
    return custom_set(*acids, *bases)
