"""R1 to R6: the box, and the comparison of cards."""

from collections.abc import Collection, Iterable, Mapping
from decimal import Decimal
from functools import lru_cache
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from valence.chem.acids_bases import Water
from valence.chem.cards import Acid, Base, CompoundClass, Kind, Nucleophilicity
from valence.chem.reactions import LabOutcome, equation, escapes, in_the_lab, metal_held
from valence.sets.acids_bases import Rows, card_set, values_by_water
from valence.sets.hiding import Hidden

CardId: TypeAlias = str
Guard: TypeAlias = Literal["class", "lab"]
Verdict: TypeAlias = Literal["beats", "value", "guarded", "kind", "hidden"]


class Card(Struct, frozen=True, cache_hash=True, omit_defaults=True):
    """R1: the facts about a card that a trick needs."""

    id: CardId
    short: str
    kind: Kind
    value: Decimal | None  # pKa of an acid, pKaH of a base; None while it is hidden (R22)
    mass: Decimal
    formula: str
    solvent: str = ""  # where the value was measured, or "estimated"
    # R3: the class of an acid that a nucleophile would attack; None when it would not.
    guarded: CompoundClass | None = None
    nucleophilicity: Nucleophilicity | None = None  # of a base
    # The value by thermodynamics, where this one follows the organic convention for water.
    thermodynamic: Decimal | None = None
    own_name: str | None = None  # that a set gives

    @property
    def number(self) -> Decimal:
        """The value of a card that lies open."""
        assert self.value is not None, f"the value of {self.id} is hidden"
        return self.value


class Weighed(Struct, frozen=True, gc=False, omit_defaults=True):
    """R4 to R6: one card against the led one."""

    card: Card
    # Whether it beats; if not, whether its value, the guard or its kind stood in the way. Hidden until
    # the trick is taken, where something on the cards is (R22).
    verdict: Verdict
    # pKaH of the base less pKa of the acid; None between equal kinds, and while something is hidden.
    difference: Decimal | None
    # What really happens, where the values or the guard don't tell.
    lab: LabOutcome | None = None


class Conjugate(Struct, frozen=True, gc=False, omit_defaults=True):
    id: CardId  # of the acid or base that it is the conjugate of
    own_conjugate_name: str | None = None  # that a set gives; it may be empty


class Reaction(Struct, frozen=True, gc=False, omit_defaults=True):
    """The reaction when a card beats another: the proton moves from the acid to the base."""

    equation: str
    products: tuple[Conjugate, Conjugate]  # the conjugate base and the conjugate acid
    metal: str = ""  # the cation that the conjugate base is bound to in the equation: Li
    escapes: bool = False  # whether the conjugate acid is a gas


class PlayedSet:
    """The set of cards in play. Comparisons of two cards are computed on first use and cached."""

    def __init__(
        self,
        acids: Iterable[Acid],
        bases: Iterable[Base],
        guard: Guard,
        thermodynamic: Mapping[CardId, Decimal],
    ) -> None:
        self._acids = {acid.id: acid for acid in acids}
        self._bases = {base.id: base for base in bases}
        self._weighed: dict[CardId, Mapping[CardId, Weighed]] = {}
        self._strength: dict[CardId, Mapping[CardId, int]] = {}
        self._reactions: dict[tuple[CardId, CardId], Reaction | None] = {}
        self.acids = frozenset(self._acids)
        self.bases = frozenset(self._bases)
        cards = (
            *(_acid_card(acid, guard) for acid in self._acids.values()),
            *map(_base_card, self._bases.values()),
        )
        self.cards: Mapping[CardId, Card] = {
            card.id: replace(card, thermodynamic=thermodynamic.get(card.id)) for card in cards
        }

    def other_kind(self, led: CardId) -> frozenset[CardId]:
        return self.bases if led in self.acids else self.acids

    def weighed(self, led: CardId) -> Mapping[CardId, Weighed]:
        """Weigh every card against the led one."""
        if led not in self._weighed:
            self._weighed[led] = {id_: self._weigh(led, id_) for id_ in self.cards}
        return self._weighed[led]

    def _weigh(self, led: CardId, card: CardId) -> Weighed:
        weighed = weigh(self.cards[led], self.cards[card])
        if weighed.verdict not in ("beats", "guarded"):
            return weighed
        acid, base = self._pair(led, card)
        return replace(weighed, lab=in_the_lab(acid, base))

    def strength(self, led: CardId) -> Mapping[CardId, int]:
        """R15: return how strongly every card beats the led one; 0 is not at all."""
        if led not in self._strength:
            self._strength[led] = _strengths(self.weighed(led).values())
        return self._strength[led]

    def reaction(self, led: CardId, card: CardId) -> Reaction | None:
        """Return the reaction; None if no proton moves in the lab, or the set does not give the products."""
        if (led, card) not in self._reactions:
            self._reactions[led, card] = _reaction(*self._pair(led, card))
        return self._reactions[led, card]

    def _pair(self, led: CardId, card: CardId) -> tuple[Acid, Base]:
        acid, base = (led, card) if led in self.acids else (card, led)
        return self._acids[acid], self._bases[base]


def _reaction(acid: Acid, base: Base) -> Reaction | None:
    if in_the_lab(acid, base) in ("adds", "nothing"):
        return None
    symbols = equation(acid, base)
    if symbols is None:
        return None
    products = (_conjugate(acid), _conjugate(base))
    return Reaction(symbols, products, _metal(acid, base), escapes(base))


def _metal(acid: Acid, base: Base) -> str:
    """Return what the conjugate base is bound to, unless the acid brings an anion of its own."""
    held = None if acid.spectators else metal_held(acid, base)
    return held.formula if held else ""


def _conjugate(card: Acid | Base) -> Conjugate:
    return Conjugate(card.id, card.own_conjugate_name)


def _acid_card(acid: Acid, guard: Guard) -> Card:
    return Card(
        id=acid.id,
        short=acid.short,
        kind="acid",
        value=acid.pka,
        mass=acid.mass,
        formula=acid.formula,
        solvent=acid.solvent,
        guarded=_guarded(acid, guard),
        own_name=acid.own_name,
    )


def _base_card(base: Base) -> Card:
    return Card(
        id=base.id,
        short=base.short,
        kind="base",
        value=base.pkah,
        mass=base.mass,
        formula=base.formula,
        solvent=base.solvent,
        nucleophilicity=base.nucleophilicity,
        own_name=base.own_name,
    )


def _guarded(acid: Acid, guard: Guard) -> CompoundClass | None:
    """R3: return the class of a guarded acid; in the lab alkoxides do deprotonate an active methylene group."""
    if acid.kind == "other" or (guard == "lab" and acid.active_methylene):
        return None
    return acid.kind


def weigh(led: Card, card: Card) -> Weighed:
    if card.kind == led.kind:
        return Weighed(card, "kind", None)
    acid, base = (led, card) if led.kind == "acid" else (card, led)
    difference = base.number - acid.number
    if difference <= 0:  # R6: equal values do not beat
        return Weighed(card, "value", difference)
    # R4; and R5: only an acid that is led is guarded
    if led.guarded and card.nucleophilicity == "strong":
        return Weighed(card, "guarded", difference)
    return Weighed(card, "beats", difference)


def _strengths(answers: Collection[Weighed]) -> Mapping[CardId, int]:
    """Rank answers by difference, then by lower mass; those equal in both are equally strong."""
    keys = {
        answer.card.id: (answer.difference, -answer.card.mass)
        for answer in answers
        if answer.verdict == "beats" and answer.difference is not None
    }
    order = {key: n for n, key in enumerate(sorted(set(keys.values())), 1)}
    return {
        answer.card.id: order[keys[answer.card.id]] if answer.card.id in keys else 0
        for answer in answers
    }


# R22: playing from memory


def masked(card: Card, hidden: Hidden) -> Card:
    """Return a card without the hidden facts."""
    if hidden.values:
        card = replace(card, value=None, solvent="", thermodynamic=None)
    if hidden.classes:
        card = replace(card, guarded=None)
    return replace(card, nucleophilicity=None) if hidden.nucleophilicity else card


def masked_answer(answer: Weighed, hidden: Hidden) -> Weighed:
    """Return an answer without its numbers; the verdict is no secret."""
    if not hidden.beating:
        return answer
    return Weighed(masked(answer.card, hidden), answer.verdict, None)


# R2: the built-in set and custom ones


@lru_cache(maxsize=16)
def set_of(rows: Rows | None, guard: Guard, water: Water = "organic") -> PlayedSet:
    """The built-in set, or that of a set of cards."""
    cards = card_set(rows, water)
    other = values_by_water(rows) if water == "organic" else {}
    return PlayedSet(cards.acids, cards.bases, guard, other)
