"""Proton transfer between acids and bases, by the values and in the lab."""

from collections.abc import Mapping
from functools import cache
from typing import Literal, TypeAlias

import msgspec

from valence.chem.cards import Acid, Base
from valence.chem.data_files import rows

# The base takes the proton, adds to the C=O or C≡N instead, does both, may do either, or does not react.
LabOutcome: TypeAlias = Literal["takes", "adds", "both", "either", "nothing"]


class InTheLab(msgspec.Struct, frozen=True, omit_defaults=True):
    """The real outcome between an acid and a stronger base, which comparing values does not tell."""

    outcome: LabOutcome
    remark: str = ""  # the reason, as a clause


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


def in_the_lab(acid: Acid, base: Base) -> InTheLab | None:
    """Return how the lab differs from the values or from the guard; None if both are right."""
    if known := _observed().get((acid.id, base.id)):
        return known
    if not is_guarded(acid) or base.nucleophilicity != "strong":
        return None
    return InTheLab("takes" if acid.active_methylene else "either")


@cache
def _observed() -> Mapping[tuple[str, str], InTheLab]:
    return {
        (row["acid"], row["base"]): msgspec.convert(
            {"outcome": row["outcome"], "remark": row["remark"]}, InTheLab
        )
        for row in rows("lab.csv")
    }
