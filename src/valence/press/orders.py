"""An order for a printer: which game, on which paper, with how much ink; and the PDF that it asks for."""

from collections.abc import Mapping
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from valence.chem.decks import Deck, read_cards
from valence.games import CATALOGUE, rulebook
from valence.games.polymer.decks import built_in, read_deck
from valence.library import game
from valence.press.booklet import Tree, booklet
from valence.press.faces import Face, metals_faces, pkace_faces, polymer_faces
from valence.press.fonts import why_not_printed
from valence.press.tiles import SquareFace, TileFace, board, tile_faces
from valence.press.typesetting import Format, typeset

Paper = Literal["a4", "letter"]
Ink = Literal["full", "saving"]

SIZES: Mapping[Paper, tuple[float, float]] = {"a4": (210, 297), "letter": (215.9, 279.4)}
PARTY_GAMES = ("quizmaster", "whoami")
WITH_DECKS = ("pkace", "polymer", *PARTY_GAMES)


class OwnDeck(Struct, frozen=True):
    """A deck as CSV text, and the name of its file for what is wrong with it."""

    text: str
    file: str


class Order(Struct, frozen=True, kw_only=True):
    game: str
    paper: Paper = "a4"
    ink: Ink = "full"
    backs: bool = True
    booklet: bool = True
    deck: OwnDeck | None = None


class Box(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a game is played with, as it is printed."""

    title: str
    cards: tuple[Face, ...] = ()
    tiles: tuple[TileFace, ...] = ()
    board: list[list[SquareFace]] | UnsetType = UNSET


class Job(Struct, frozen=True):
    """All that a template is given."""

    paper: tuple[float, float]
    ink: Ink
    backs: bool
    box: Box
    booklet: Tree


def printed(job: Job) -> bytes:
    """The document as PDF: cards or tiles, the board, the rulebook."""
    return typeset("print.typ", job)


def contact_sheet(box: Box, format_: Format = "pdf", ppi: float = 144) -> bytes:
    """Every card once, on a single page, to look at."""
    return typeset("contact.typ", {"box": box, "ink": "full"}, format_, ppi)


def job_of(order: Order) -> Job:
    """The order with everything that is to be printed: all is read, checked and drawn here."""
    rules = booklet(rulebook(order.game)) if order.booklet else ()
    box = box_of(order.game, order.deck)
    if box == Box(title=box.title) and not rules:
        raise ValueError(f"{order.game} has nothing to print but its rulebook")
    return Job(SIZES[order.paper], order.ink, order.backs, box, rules)


def played_with(name: str) -> str:
    """The game whose box a game is played with."""
    return "pkace" if game(name).name in PARTY_GAMES else name


def box_of(name: str, deck: OwnDeck | None = None) -> Box:
    """The box of a game, with the built-in deck or another."""
    box = played_with(name)
    if deck is not None and name not in WITH_DECKS:
        raise ValueError(f"{name} has no decks of one's own; there are for {', '.join(WITH_DECKS)}")
    title = CATALOGUE[box].game.title
    match box:
        case "charged":
            return Box(title=title, tiles=tuple(tile_faces()), board=board())
        case "metals":
            return Box(title=title, cards=tuple(metals_faces()))
        case "polymer":
            rows = built_in() if deck is None else read_deck(deck.text, deck.file)
            return Box(title=title, cards=tuple(polymer_faces(rows)))
        case "pkace":
            cards = None if deck is None else _drawable(deck)
            return Box(title=title, cards=tuple(pkace_faces(cards)))
        case _:
            return Box(title=title)


def _drawable(deck: OwnDeck) -> Deck:
    cards = read_cards(deck.text, deck.file)
    if reason := why_not_printed(cards):
        raise ValueError(f"{deck.file}: {reason}")
    return cards
