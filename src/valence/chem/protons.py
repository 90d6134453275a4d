"""Who takes a proton from whom."""

from valence.chem.cards import Acid, Base


def is_guarded(acid: Acid) -> bool:
    """Whether a nucleophilic base would attack the acid instead of deprotonating it."""
    return acid.kind != "other"


def deprotonates(base: Base, acid: Acid) -> bool:
    """Whether a base takes the proton of an acid: it is stronger, and no strong nucleophile if the acid is guarded."""
    if is_guarded(acid) and base.nucleophilicity == "strong":
        return False
    return base.pkah > acid.pka


def protonates(acid: Acid, base: Base) -> bool:
    """Whether an acid gives its proton to a base; how nucleophilic the base is plays no part."""
    return acid.pka < base.pkah
