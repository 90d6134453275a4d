"""Print orders, with the game, the paper and the amount of ink; and the PDF made from them."""

from collections.abc import Mapping, Sequence
from typing import Literal, get_args

from msgspec import UNSET, Struct, UnsetType

from valence.core.box import Rows
from valence.core.languages import DEFAULT, Language, base_of
from valence.core.problems import bad_input
from valence.games import entry, game, rulebook, title
from valence.printing.booklet import Tree, booklet
from valence.printing.face import Face, Faces, SquareFace, TileFace
from valence.printing.fonts import why_not_printed
from valence.printing.problems import en
from valence.printing.typesetting import Format, typeset
from valence.sets.formats import format_of
from valence.sets.hiding import Hidden

Paper = Literal["a4", "letter"]
Ink = Literal["full", "saving"]
Hide = Literal["values", "classes", "nucleophilicity"]

SIZES: Mapping[Paper, tuple[float, float]] = {"a4": (210, 297), "letter": (215.9, 279.4)}


def hiding(*, values: bool, classes: bool, nucleophilicity: bool) -> tuple[Hide, ...]:
    """Return the facts that are left off the cards of acids and bases, given those that are shown."""
    shown = {"values": values, "classes": classes, "nucleophilicity": nucleophilicity}
    return tuple(what for what in get_args(Hide) if not shown[what])


def can_hide(name: str) -> bool:
    """Return True if the cards of a game can be printed without their values, to play from memory."""
    return entry(name).printed.masked is not None


class OwnSet(Struct, frozen=True):
    """A set of one's own as CSV text, and the name of its file for error messages."""

    text: str
    file: str


class Order(Struct, frozen=True, kw_only=True):
    game: str
    paper: Paper = "a4"
    ink: Ink = "full"
    backs: bool = True
    booklet: bool = True
    own: OwnSet | None = None
    language: Language = DEFAULT
    hide: tuple[Hide, ...] = ()  # what is not on the cards, for playing from memory


class Box(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The title and contents of a box, as templates take them."""

    title: str
    cards: tuple[Face, ...] = ()
    tiles: tuple[TileFace, ...] = ()
    board: list[list[SquareFace]] | UnsetType = UNSET
    labels: Mapping[str, str] = {}


class Job(Struct, frozen=True):
    """All the data that a template needs."""

    paper: tuple[float, float]
    ink: Ink
    backs: bool
    box: Box
    booklet: Tree
    lang: Language


def printed(job: Job) -> bytes:
    """Return the document as PDF: cards or tiles, the board, the rulebook."""
    return typeset("print.typ", job)


def contact_sheet(box: Box, format_: Format = "pdf", ppi: float = 144) -> bytes:
    """Return every card once, on a single page."""
    return typeset("contact.typ", {"box": box, "ink": "full"}, format_, ppi)


def job_of(order: Order) -> Job:
    """Return the order with everything to be printed: the set is read and checked, structures are drawn."""
    rules = booklet(rulebook(order.game, order.language)) if order.booklet else ()
    box = box_of(order.game, order.own, order.hide, order.language)
    if not (box.cards or box.tiles or rules):
        raise bad_input(en.nothing_to_print, box.title)
    return Job(SIZES[order.paper], order.ink, order.backs, box, rules, base_of(order.language))


def box_of(
    name: str,
    own: OwnSet | None = None,
    hide: Sequence[Hide] = (),
    language: Language = DEFAULT,
) -> Box:
    """Return the box of a game, with the built-in set or a custom one, its cards without the facts to hide."""
    faces = entry(name).printed
    rows = None if own is None else _rows(faces.game, own)
    contents = faces.contents(rows, language)
    return Box(
        title=title(faces.game, language),
        cards=_masked(faces, contents.cards, hide, title(faces.game, language)),
        tiles=contents.tiles,
        board=contents.board,
        labels=contents.labels,
    )


def _masked(
    faces: Faces, cards: tuple[Face, ...], hide: Sequence[Hide], called: str
) -> tuple[Face, ...]:
    if not hide:
        return cards
    if faces.masked is None:
        raise bad_input(en.nothing_to_hide, called, tuple(hide))
    hidden = Hidden("values" in hide, "classes" in hide, "nucleophilicity" in hide)
    return tuple(faces.masked(card, hidden) for card in cards)


def _rows(name: str, own: OwnSet) -> Rows:
    rows = format_of(game(name)).read(own.text, own.file)
    if reason := why_not_printed(game(name).box(rows)):
        raise bad_input(en.of_file, own.file, reason)
    return rows
