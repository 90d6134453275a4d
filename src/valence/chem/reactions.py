"""Proton transfer: by the values, in the lab, as an equation, and how far it goes."""

import re
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import cache
from typing import Literal, TypeAlias

from msgspec import convert
from msgspec.structs import replace

from valence.chem.cards import Acid, Base
from valence.chem.data_files import Row, rows
from valence.chem.species import Species, side

# The base takes the proton, adds to the C=O or C≡N instead, does both, may do either, or does not react.
# Or it takes the proton, and more slowly splits the ester (saponification) or exchanges its alkoxide.
LabOutcome: TypeAlias = Literal["takes", "adds", "both", "either", "nothing", "splits", "exchanges"]


def is_guarded(acid: Acid) -> bool:
    """Return True if the acid has a C=O or C≡N that a nucleophilic base could attack instead of deprotonating it."""
    return acid.kind != "other"


def deprotonates(base: Base, acid: Acid) -> bool:
    """Return True if the base is stronger than the acid, and not a strong nucleophile where the acid is guarded."""
    if is_guarded(acid) and base.nucleophilicity == "strong":
        return False
    return base.pkah > acid.pka


def protonates(acid: Acid, base: Base) -> bool:
    """Return True if an acid gives its proton to a base; how nucleophilic the base is plays no part."""
    return acid.pka < base.pkah


def guard_is_disputed(acid: Acid, base: Base) -> bool:
    """Return True if only the guard stops a base that is strong enough, and in the lab it may take the proton."""
    if base.pkah <= acid.pka or deprotonates(base, acid):
        return False
    return in_the_lab(acid, base) != "adds"


ANY_STRONG = ""  # in lab.csv, as a base: all strong nucleophiles without a row of their own


def in_the_lab(acid: Acid, base: Base) -> LabOutcome | None:
    """Return how the lab differs from the values or from the guard; None if both are right."""
    if known := _lab().get((acid.id, base.id)):
        outcome: LabOutcome = convert(known["outcome"], LabOutcome)
        return outcome
    if not is_guarded(acid) or base.nucleophilicity != "strong":
        return None
    return "takes" if acid.active_methylene else "either"


def lab_source(acid: str, base: str) -> str:
    """Return where it says how these two react in the lab; empty if nothing is known about the pair."""
    known = _lab().get((acid, base)) or _lab().get((acid, ANY_STRONG))
    return known["source"] if known else ""


@cache
def _lab() -> Mapping[tuple[str, str], Row]:
    return {(row["acid"], row["base"]): row for row in rows("lab.csv")}


# The values tell an equilibrium constant, a reaction far to the right, its direction, or not even that.
Certainty: TypeAlias = Literal["constant", "far", "direction", "open"]

# A base that is the solvent: in dilute solution it takes the proton of every acid stronger than its own conjugate acid.
LEVELLING = "H2O"

ESTIMATED = "estimated"
# Powers of ten of the equilibrium constant.
COMPLETE = 10  # beyond this nothing comes back
CLOSE = 3  # up to this, values from different solvents may be in the wrong order

_FALLS_APART = {"H2CO3": (Species("CO2", 0), Species("H2O", 0))}


def certainty(acid_solvent: str, base_solvent: str, difference: Decimal) -> Certainty:
    """Return what can be concluded from pKaH less pKa, given the origins of the two values."""
    if acid_solvent == base_solvent and is_measured(acid_solvent):
        return "constant"
    if difference > COMPLETE:
        return "far"
    return "direction" if difference > CLOSE else "open"


def is_measured(solvent: str) -> bool:
    """Return True if a value was measured in a known solvent."""
    return bool(solvent) and not solvent.startswith(ESTIMATED)


def short_origin(solvent: str) -> str:
    """Return the origin of a value, for a narrow column."""
    return "est." if solvent == ESTIMATED else solvent


def equation(acid: Acid, base: Base) -> str | None:
    """Return the reaction of an acid with a base in symbols, or None where a card has no conjugate."""
    if acid.conjugate is None or base.conjugate is None:
        return None
    difference = base.pkah - acid.pka
    is_levelled = base.formula == LEVELLING and difference > 0
    is_complete = difference > COMPLETE or is_levelled or escapes(base)
    arrow = "→" if is_complete else "⇌"
    after = _products(acid, acid.conjugate, base, base.conjugate)
    return f"{side([acid.species, base.species])} {arrow} {side(after)}"


def _products(acid: Acid, anion: Species, base: Base, protonated: Species) -> list[Species]:
    lasting = _FALLS_APART.get(protonated.formula, (protonated,))
    given = (anion, *acid.spectators)
    metal = metal_held(acid, base)
    if metal is None:
        return [anion, *lasting, *base.spectators, *acid.spectators]
    charged = _charged(given)
    compound = _compound(metal, charged[0])
    return [*(compound if one is charged[0] else one for one in given), *lasting]


def escapes(base: Base) -> bool:
    """Return True if the protonated base leaves as a gas, so that nothing comes back."""
    return base.conjugate is not None and base.conjugate.formula == "H2"


def metal_held(acid: Acid, base: Base) -> Species | None:
    """Return the cation that stays with the anion outside water, as in organolithiums and lithium enolates."""
    given = (acid.conjugate, *acid.spectators) if acid.conjugate else ()
    if base.solvent in ("", "water") or len(_charged(given)) != 1 or len(base.spectators) != 1:
        return None
    return base.spectators[0]


def _charged(species: Sequence[Species]) -> list[Species]:
    return [one for one in species if one.charge == -1]


def _compound(metal: Species, anion: Species) -> Species:
    """Return `C₂H₅OMgBr`, but `LiCl`, `BrMgNH₂` and `LiCH₂CN`: the metal is written next to the charge."""
    if "C" in anion.counts and not anion.charge_is_first:
        return Species(anion.formula + metal.formula, 0)
    turned = "".join(reversed(re.findall(r"[A-Z][a-z]?[0-9]*", metal.formula)))
    return replace(anion, formula=turned + anion.formula, charge=0)
