"""Acids and bases as the cards of a box."""

from collections.abc import Iterable

from msgspec.structs import replace

from valence.chem.cards import Acid, Base
from valence.chem.naming import in_a_sentence
from valence.chem.protons import is_guarded
from valence.chem.writing import subscript
from valence.core.box import BoxCard


def substance_cards(acids: Iterable[Acid], bases: Iterable[Base]) -> tuple[BoxCard, ...]:
    """Each acid and base once."""
    return (*map(_acid_card, acids), *map(_base_card, bases))


def _acid_card(acid: Acid) -> BoxCard:
    return replace(_card(acid), kind="acid", guarded=acid.kind if is_guarded(acid) else "")


def _base_card(base: Base) -> BoxCard:
    return replace(_card(base), kind="base", nucleophilicity=base.nucleophilicity)


def _card(card: Acid | Base) -> BoxCard:
    return BoxCard(
        id=card.id,
        name=card.name,
        symbol=subscript(card.short),
        written=in_a_sentence(card),
        short=card.short,
        value=card.value,
        copies=1,
        formula=subscript(card.formula),
        mass=card.mass,
        drawing=card.id,
        groups=card.groups,
        solvent=card.solvent,
        why=card.why,
        note=card.note,
        source=card.source,
    )
