"""Reactions of acids with bases: their equations, and how far they go."""

import re
from decimal import Decimal
from typing import Literal, TypeAlias

from msgspec.structs import replace

from valence.chem.cards import Acid, Base
from valence.chem.species import Species, side

# What the values tell: an equilibrium constant, a reaction far to the right, its direction, or not even that.
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
    """The reaction of an acid with a base in symbols, or None where a card has no conjugate."""
    if acid.conjugate is None or base.conjugate is None:
        return None
    difference = base.pkah - acid.pka
    is_complete = difference > COMPLETE or (base.formula == LEVELLING and difference > 0)
    arrow = "→" if is_complete else "⇌"
    after = _products(acid, acid.conjugate, base, base.conjugate)
    return f"{side([acid.species, base.species])} {arrow} {side(after)}"


def _products(acid: Acid, anion: Species, base: Base, protonated: Species) -> list[Species]:
    lasting = _FALLS_APART.get(protonated.formula, (protonated,))
    given = (anion, *acid.spectators)
    charged = [one for one in given if one.charge == -1]
    if base.solvent in ("", "water") or len(charged) != 1 or len(base.spectators) != 1:
        return [anion, *lasting, *base.spectators, *acid.spectators]
    # Outside water the ions stay together: organolithiums, Grignard reagents, lithium enolates.
    compound = _compound(base.spectators[0], charged[0])
    return [*(compound if one is charged[0] else one for one in given), *lasting]


def _compound(metal: Species, anion: Species) -> Species:
    """`C₂H₅OMgBr`, but `LiCl`, `BrMgNH₂` and `LiCH₂CN`: the metal is written next to the charge."""
    if "C" in anion.counts and not anion.charge_is_first:
        return Species(anion.formula + metal.formula, 0)
    turned = "".join(reversed(re.findall(r"[A-Z][a-z]?[0-9]*", metal.formula)))
    return replace(anion, formula=turned + anion.formula, charge=0)
