"""Acids and bases as the cards of a box."""

from collections.abc import Iterable

from msgspec.structs import replace

from valence.chem.acids_bases import built_in_rows
from valence.chem.card_rows import COLUMNS
from valence.chem.cards import Acid, Base
from valence.chem.names import names
from valence.chem.reactions import is_guarded
from valence.chem.wording import Wording
from valence.chem.words import words
from valence.chem.writing import subscript
from valence.core.box import BoxCard, Rows, SetFormat
from valence.core.languages import DEFAULT, Language
from valence.sets.acids_bases import card_set, rows_in, rows_of

# A guarded acid and one that is not, a base that is nucleophilic and one that is not.
_EXAMPLES = ("acetic-acid", "acetone", "sodium-hydroxide", "lda")


def substance_box(rows: Rows | None = None, language: Language = DEFAULT) -> tuple[BoxCard, ...]:
    """Return the cards of the games with acids and bases: the built-in ones, or those of a set."""
    cards = card_set(None if rows is None else rows_of(rows))
    return substance_cards(cards.acids, cards.bases, language)


def substance_cards(
    acids: Iterable[Acid], bases: Iterable[Base], language: Language, facts: Wording = "16"
) -> tuple[BoxCard, ...]:
    return (
        *(_acid_card(acid, _card(acid, language, facts)) for acid in acids),
        *(_base_card(base, _card(base, language, facts)) for base in bases),
    )


def _acid_card(acid: Acid, card: BoxCard) -> BoxCard:
    return replace(card, kind="acid", guarded=acid.kind if is_guarded(acid) else "")


def _base_card(base: Base, card: BoxCard) -> BoxCard:
    return replace(card, kind="base", nucleophilicity=base.nucleophilicity)


def _card(card: Acid | Base, language: Language, facts: Wording) -> BoxCard:
    called, said = names(language), words(language)
    return BoxCard(
        id=card.id,
        name=called.card(card),
        symbol=subscript(card.short),
        written=called.in_a_sentence(card),
        short=card.short,
        value=card.value,
        copies=1,
        formula=subscript(card.formula),
        mass=card.mass,
        drawing=card.id if card.smiles else "",
        groups=card.groups,
        solvent=card.solvent,
        why=said.why(card, facts),
        note=said.note(card),
        source=card.source,
    )


# The file format of sets


def _example() -> Rows:
    rows = (row for row in built_in_rows() if row["id"] in _EXAMPLES)
    return [{column: row[column] for column in COLUMNS.names if column in row} for row in rows]


ACIDS_AND_BASES = SetFormat(name="acids and bases", columns=COLUMNS, reader=rows_in, start=_example)
