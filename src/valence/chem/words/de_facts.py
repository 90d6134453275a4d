"""The facts about substances from the German tables; those of a class's own set stay as they are."""

from collections.abc import Mapping
from functools import cache
from typing import TypeAlias

from valence.chem.acids_bases import published
from valence.chem.cards import Acid, Card
from valence.chem.data_files import Row, rows
from valence.chem.polymer import Substance
from valence.chem.wording import Wording

Texts: TypeAlias = Mapping[str, Row]


def why(card: Card, wording: Wording) -> str:
    fuller = _said(card, "why", card.why)
    return _said(card, "why_14", card.why_14) or fuller if wording == "14" else fuller


def note(card: Card) -> str:
    return _said(card, "note", card.note)


def acidic_h(acid: Acid) -> str:
    return _said(acid, "acidic_h", acid.acidic_h)


def _said(card: Card, column: str, text: str) -> str:
    """Return the German text of a built-in card, unless a set has a text of its own."""
    is_built_in = _cards("").get(card.id, {}).get(column) == text
    return _cards("de/")[card.id][column] if is_built_in else text


@cache
def _cards(folder: str) -> Texts:
    return _by_id(f"{folder}acids.csv") | _by_id(f"{folder}bases.csv")


def _by_id(table: str, key: str = "id") -> dict[str, Row]:
    return {row[key]: row for row in rows(table)}


def remark_in_print(id_: str, n: int) -> str:
    """Explain why other tables print another value for a built-in card, the nth."""
    of_card = [row["remark"] for row in rows("de/published.csv") if row["id"] == id_]
    assert len(of_card) == len(published(id_))
    return of_card[n]


def lab_remark(acid: str, base: str) -> str:
    """Return why nothing happens in the lab, as a clause."""
    return next(
        row["remark"] for row in rows("de/lab.csv") if (row["acid"], row["base"]) == (acid, base)
    )


def existence_note(formula: str, wording: Wording) -> str:
    """Return why a compound doesn't exist, as a clause; empty for most that do."""
    said = _existence().get(formula)
    if said is None:
        return ""
    own = "" if wording == "16" else said["note_14" if wording == "14" else "note_university"]
    return own or said["note"]


@cache
def _existence() -> Texts:
    return _by_id("de/existence.csv", "formula")


def role(substance: Substance) -> str:
    return _substances()[substance.id]["card_text"]


def about(substance: Substance) -> str:
    return _substances()[substance.id]["note"]


@cache
def _substances() -> Texts:
    return _by_id("de/polymer.csv")


def termination_note(one: str, other: str) -> str:
    """Return what was found about two growing ends of these monomers."""
    pair = {one, other}
    found = (
        row["note"] for row in rows("de/terminations.csv") if {row["one"], row["other"]} == pair
    )
    return next(found, "")
