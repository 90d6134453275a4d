"""pKace in a terminal."""

from collections.abc import Iterable
from decimal import Decimal

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valence.chem.acids_bases import plain_name
from valence.chem.names import names
from valence.chem.reactions import short_origin
from valence.chem.writing import signed, subscript
from valence.core.languages import DEFAULT
from valence.core.wire import Json
from valence.core.words import Names, counted
from valence.games.pkace.cards import Card, CardId, masked
from valence.games.pkace.options import Options, hidden, played_set
from valence.games.pkace.state import Trick, View
from valence.games.terminal import STYLE, Board, labels


def draw(view: View, names: Names) -> RenderableType:
    parts: list[RenderableType] = [_seats(view, names), _trick(view, names)]
    if view.hand:
        parts.append(_cards("Your hand", _faces(view.options, view.hand)))
    return Group(*parts)


def _seats(view: View, names: Names) -> RenderableType:
    table = Table(title=_title(view), title_justify="left")
    for heading in ("", "holds", "tricks", *(["series"] if view.options.series else [])):
        table.add_column(heading)
    for seat, who in enumerate(labels(names, view.seat, view.leader)):
        series = [str(view.series[seat])] if view.options.series else []
        tricks = sum(taker == seat for taker in view.taken)
        table.add_row(who, str(view.holds[seat]), str(tricks), *series)
    return table


def _title(view: View) -> str:
    trick = f"trick {len(view.taken) + 1}" if view.trick or any(view.holds) else "all tricks taken"
    if not view.options.series:
        return trick.capitalize()
    unit = "point" if view.options.edition == 2 else "hand"
    return f"Game {view.game_no + 1} to {counted(view.options.series, unit)}, {trick}"


def _trick(view: View, names: Names) -> RenderableType:
    if view.trick:
        return _lying("On the table", view.options, view.trick, view.leader, names)
    if not any(view.holds):
        return Text("All cards have been played.")
    return Text(f"{names[view.leader]} leads.")


def _lying(title: str, options: Options, trick: Trick, leader: int, names: Names) -> RenderableType:
    players = [names[(leader + place) % len(names)] for place in range(len(trick))]
    return _cards(title, _faces(options, trick), players)


def _faces(options: Options, cards: Iterable[CardId]) -> list[Card]:
    known, unseen = played_set(options).cards, hidden(options)
    return [masked(known[card], unseen) for card in cards]


def _cards(title: str, cards: list[Card], players: list[str] | None = None) -> RenderableType:
    """List one card per line; a hand sorted by kind and value, a trick in the order of play."""
    if players is None:
        return card_table(title, sorted(cards, key=_place))
    return card_table(title, cards, players)


def _place(card: Card) -> tuple[str, Decimal, str]:
    """Return the sort key of a card: by kind and value; where values are hidden (R22), by name."""
    return card.kind, card.value or Decimal(), names(DEFAULT).card(card)


def card_table(title: str, cards: list[Card], players: list[str] | None = None) -> Table:
    """Return a table of cards with their printed values; with players, it also says who played each."""
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for heading in (*([""] if players else []), "", "card", "short"):
        table.add_column(heading)
    table.add_column("pKa, pKaH", justify="right")
    table.add_column("from")
    table.add_column("g/mol", justify="right")
    table.add_column("nucleophile")
    for place, card in enumerate(cards):
        who = [players[place]] if players else []
        table.add_row(*who, *_cells(card), style=STYLE[card.kind])
    return table


def _cells(card: Card) -> tuple[str, ...]:
    nature = card.nucleophilicity or ("guarded" if card.guarded else "")
    value = ("?" if card.value is None else signed(card.value), short_origin(card.solvent))
    name = names(DEFAULT).card(card)
    return card.kind, name, subscript(card.short), *value, str(card.mass), nature


def typed(text: str, view: View) -> Json | None:
    """Find a card by id, name, short name or synonym; the player's own hand is searched first."""
    name = text.casefold().removeprefix("play ")
    wanted = plain_name(name)
    for cards in (view.hand or (), played_set(view.options).cards):
        called = [card for card in _faces(view.options, cards) if wanted in _names(card)]
        if len(called) > 1 and name != text.casefold():
            return None  # after `play`, the id says which
        if len(called) > 1:
            which = " or ".join(f"play {card.id}" for card in called)
            first = names(DEFAULT).card(called[0])
            raise ValueError(f"{first} is on two cards; type {which}")
        if called:
            return {"type": "play", "card": called[0].id}
    return None


def _names(card: Card) -> set[str]:
    name = names(DEFAULT).card(card)
    every = (card.id, name, card.short or name, *names(DEFAULT).synonyms(card.id))
    return set(map(plain_name, every))


BOARD = Board(draw=draw, typed=typed)
