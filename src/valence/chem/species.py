"""What takes part in a reaction: a molecule or an ion, in the short form of an equation."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from valence.chem.formulas import read_formula
from valence.chem.writing import subscript, superscript

_SIGNS = {"+": 1, "-": -1}


class Species(msgspec.Struct, frozen=True):
    """`formula` is condensed, `CH3COO`; `name` may be empty."""

    formula: str
    charge: int
    name: str = ""

    @property
    def written(self) -> str:
        """As on paper: `CH₃COO⁻`."""
        return subscript(self.formula) + superscript(self.charge)

    @property
    def counts(self) -> Counter[str]:
        """How many atoms of each element."""
        return Counter(dict(read_formula(self.formula).counts))


def read_species(text: str, name: str = "") -> Species:
    """The species in `CH3COO-`, `H3O+` or `NH3`: at most one charge, at the end."""
    charge = _SIGNS.get(text[-1:], 0)
    formula = text[:-1] if charge else text
    read_formula(formula)
    return Species(formula, charge, name)


def is_balanced(left: Iterable[Species], right: Iterable[Species]) -> bool:
    """Whether both sides have the same atoms and the same charge."""
    return _total(left) == _total(right)


def side(species: Iterable[Species]) -> str:
    """One side of an equation, equal species counted: `HCO₃⁻ + 2 K⁺`."""
    counted = Counter(one.written for one in species)
    return " + ".join(text if n == 1 else f"{n} {text}" for text, n in counted.items())


def _total(species: Iterable[Species]) -> tuple[Counter[str], int]:
    atoms: Counter[str] = Counter()
    charge = 0
    for one in species:
        atoms.update(one.counts)
        charge += one.charge
    return atoms, charge
