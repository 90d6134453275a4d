"""pKace in a terminal."""

from collections.abc import Iterable
from decimal import Decimal
from operator import attrgetter

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from valence.chem.acids_bases import plain_name
from valence.chem.names import names
from valence.chem.writing import subscript
from valence.core.languages import DEFAULT, InEach, Language, Said, Texts, texts_in, written
from valence.core.wire import Json
from valence.core.words import Names
from valence.games.pkace.cards import Card, CardId, masked
from valence.games.pkace.options import Options, hidden, played_set
from valence.games.pkace.state import View
from valence.games.terminal import STYLE, Board, Unreadable, decimal, in_english, labels

TEXTS: Texts = InEach("valence.games.pkace.words", attrgetter("TERMINAL"), "_terminal")
TYPED: Texts = InEach("valence.games.pkace.words", attrgetter("TYPED"), "_typed")


def draw(view: View, names: Names, language: Language = DEFAULT) -> RenderableType:
    said = texts_in(language, TEXTS)
    called = labels(names, view.seat, view.leader, language)
    parts: list[RenderableType] = [_seats(view, called, said), _trick(view, names, language)]
    if view.hand:
        hand = sorted(_faces(view.options, view.hand), key=_place)
        parts.append(card_table(said["hand"], hand, language))
    return Group(*parts)


def _seats(view: View, names: Names, said: Said) -> RenderableType:
    table = Table(title=_title(view, said), title_justify="left")
    table.add_column("")
    for heading in ("holds", "tricks", *(["series"] if view.options.series else [])):
        table.add_column(said[heading])
    for seat, who in enumerate(names):
        series = [str(view.series[seat])] if view.options.series else []
        tricks = sum(taker == seat for taker in view.taken)
        table.add_row(who, str(view.holds[seat]), str(tricks), *series)
    return table


def _title(view: View, said: Said) -> str:
    is_running = view.trick or any(view.holds)
    trick = said["trick"].format(trick=len(view.taken) + 1) if is_running else said["taken"]
    if not view.options.series:
        return trick
    series = said["points" if view.options.edition == 2 else "hands"]
    return series.format(game=view.game_no + 1, series=view.options.series, trick=trick)


def _trick(view: View, names: Names, language: Language) -> RenderableType:
    said = texts_in(language, TEXTS)
    if view.trick:
        players = [names[(view.leader + place) % len(names)] for place in range(len(view.trick))]
        return card_table(said["table"], _faces(view.options, view.trick), language, players)
    if not any(view.holds):
        return Text(said["over"])
    return Text(said["leads"].format(name=names[view.leader]))


def _faces(options: Options, cards: Iterable[CardId]) -> list[Card]:
    known, unseen = played_set(options).cards, hidden(options)
    return [masked(known[card], unseen) for card in cards]


def _place(card: Card) -> tuple[str, Decimal, str]:
    """Return the sort key of a card: by kind and value; where values are hidden (R22), by name."""
    return card.kind, card.value or Decimal(), names(DEFAULT).card(card)


def card_table(
    title: str, cards: list[Card], language: Language = DEFAULT, players: list[str] | None = None
) -> Table:
    """Return a table of cards with their printed values; with players, it also says who played each."""
    said = texts_in(language, TEXTS)
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for heading in (*([""] if players else []), "", said["card"], said["short"]):
        table.add_column(heading)
    table.add_column("pKa, pKaH", justify="right")
    table.add_column(said["from"])
    table.add_column("g/mol", justify="right")
    table.add_column(said["nucleophile"])
    for place, card in enumerate(cards):
        who = [players[place]] if players else []
        table.add_row(*who, *_cells(card, language), style=STYLE[card.kind])
    return table


def _cells(card: Card, language: Language) -> tuple[str, ...]:
    said = texts_in(language, TEXTS)
    nature = said[card.nucleophilicity or "guarded"] if card.nucleophilicity or card.guarded else ""
    value = (
        "?" if card.value is None else decimal(card.value, language),
        said.get(card.solvent, card.solvent),
    )
    name = names(language).card(card)
    return (
        said[card.kind],
        name,
        subscript(card.short),
        *value,
        decimal(card.mass, language),
        nature,
    )


def typed(text: str, view: View) -> Json | None:
    """Find a card by id, name, short name or synonym; the player's own hand is searched first."""
    name = in_english(text, TYPED.values()).casefold().removeprefix("play ")
    wanted = plain_name(name)
    for cards in (view.hand or (), played_set(view.options).cards):
        called = [card for card in _faces(view.options, cards) if wanted in _names(card)]
        if len(called) > 1 and name != text.casefold():
            return None  # after `play`, the id says which
        if len(called) > 1:
            which = ", ".join(f"play {card.id}" for card in called)
            raise Unreadable(TEXTS, "two cards", name=text, which=which)
        if called:
            return {"type": "play", "card": called[0].id}
    return None


def _names(card: Card) -> set[str]:
    every = {card.id, card.short or card.id}
    for language in written():
        every |= {names(language).card(card), *names(language).synonyms(card.id)}
    return set(map(plain_name, every))


BOARD = Board(draw=draw, typed=typed)
