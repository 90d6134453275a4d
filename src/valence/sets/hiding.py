"""Acids and bases without the facts that players must know by heart: values, compound classes, nucleophilicity."""

from typing import NamedTuple

from msgspec.structs import replace

from valence.core.box import BoxCard
from valence.sets.acids_bases import Rows


class Hidden(NamedTuple):
    """The facts that are not on the cards."""

    values: bool
    classes: bool
    nucleophilicity: bool

    @property
    def beating(self) -> bool:
        """True if a hidden fact decides which card beats which."""
        return self.values or self.classes or self.nucleophilicity


def without_hidden(cards: tuple[BoxCard, ...], hidden: Hidden) -> tuple[BoxCard, ...]:
    """Return the cards as they lie on the table."""
    return tuple(_masked(card, hidden) for card in cards) if any(hidden) else cards


def _masked(card: BoxCard, hidden: Hidden) -> BoxCard:
    if hidden.values:  # also what explains the value or says where it is from
        card = replace(card, value=None, solvent="", why="", note="", source="")
    if hidden.classes:
        card = replace(card, guarded="", groups=())
    return replace(card, nucleophilicity="") if hidden.nucleophilicity else card


def rows_without_hidden(rows: Rows | None, hidden: Hidden) -> Rows | None:
    """Return the rows of a set as a player's screen gets them."""
    columns = (
        *(("value", "solvent", "why", "note", "source") if hidden.values else ()),
        *(("kind", "active_methylene") if hidden.classes else ()),
        *(("nucleophilicity",) if hidden.nucleophilicity else ()),
    )
    if rows is None or not columns:
        return rows
    return tuple(replace(row, **dict.fromkeys(columns, "")) for row in rows)
