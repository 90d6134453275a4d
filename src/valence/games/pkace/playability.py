"""Checks of a set of acids and bases: how well it plays in pKace."""

from collections.abc import Iterator, Sequence
from decimal import Decimal

from valence.chem.cards import Acid, Base, Card, Kind, Named
from valence.chem.structures import canonical
from valence.core.box import Rows
from valence.core.problems import Part, Problem, problem
from valence.games.pkace.cards import CardId, PlayedSet, set_of
from valence.games.pkace.options import HANDS, OF_EACH_KIND
from valence.sets.acids_bases import card_set, rows_of
from valence.sets.playability import Led, Playability
from valence.sets.problems import en

FAR = 20  # solvents change less: water has 15.7 in water and 31.4 in DMSO


def check(rows: Rows) -> Playability:
    cards = card_set(rows_of(rows))
    set_ = set_of(rows_of(rows), "class")
    seats = [n for n, hand in HANDS.items() if n * hand <= len(set_.cards)]
    return Playability(
        acid=_led(set_, "acid"),
        base=_led(set_, "base"),
        is_ordered=min(len(set_.acids), len(set_.bases)) >= 2 * OF_EACH_KIND,
        most_players=max(seats, default=0),
        warnings=(
            *_same_structures(cards.acids),
            *_same_structures(cards.bases),
            *_far_values(cards.acids, "acid"),
            *_far_values(cards.bases, "base"),
        ),
    )


def _same_structures(cards: Sequence[Card]) -> Iterator[Problem]:
    """Yield a warning for each card with the structure of another card that has another name."""
    first: dict[str, Part] = {}
    for card in (card for card in cards if card.smiles):
        called = _called(card)
        name = first.setdefault(canonical(card.smiles), called)
        if name != called:
            yield problem(en.same_structure, name, called)


def _far_values(cards: Sequence[Acid | Base], kind: Kind) -> Iterator[Problem]:
    """Yield a warning for each value far from that of the built-in card with the same structure."""
    published = {canonical(one.smiles): one.value for one in card_set(None).of_kind(kind)}
    for card in (card for card in cards if card.smiles):
        usual = published.get(canonical(card.smiles))
        if usual is not None and _is_far(card.value, usual):
            yield problem(en.far_value, _called(card), f"{card.value}", f"{usual}")


def _is_far(value: Decimal, published: Decimal) -> bool:
    """Return True where the solvent can't be the reason, or the decimal point has slipped."""
    return abs(value - published) > FAR or value == 10 * published


def _led(set_: PlayedSet, kind: Kind) -> Led:
    leads, others = (set_.acids, set_.bases) if kind == "acid" else (set_.bases, set_.acids)
    return Led(
        cards=len(leads),
        beating=sum(bool(n) for led in leads for n in set_.strength(led).values()),
        pairs=len(leads) * len(others),
        unbeaten=_names(set_, [c for c in leads if not any(set_.strength(c).values())]),
        harmless=_names(set_, [c for c in others if not any(set_.strength(n)[c] for n in leads)]),
    )


def _names(set_: PlayedSet, cards: Sequence[CardId]) -> tuple[Part, ...]:
    """Return the names of these cards in the order of the set."""
    return tuple(_called(card) for card in set_.cards.values() if card.id in cards)


def _called(card: Named) -> Part:
    return problem(en.card, card.id) if card.own_name is None else card.own_name
