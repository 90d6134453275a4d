"""The molecules and ions in a reaction, in the short form of an equation."""

from collections import Counter
from collections.abc import Iterable

import msgspec

from valence.chem.formulas import read_condensed
from valence.chem.writing import subscript, superscript

_SIGNS = {"+": 1, "-": -1}


class Species(msgspec.Struct, frozen=True):
    """A molecule or ion. `formula` is condensed, `CH3COO`, and may show bonds, `CH2=CHO`."""

    formula: str
    charge: int
    charge_is_first: bool = False  # the first atom carries it: `⁻CH₂CN`

    @property
    def written(self) -> str:
        """The formula and charge as on paper: `CH₃COO⁻`."""
        formula, charge = subscript(self.formula), superscript(self.charge)
        return charge + formula if self.charge_is_first else formula + charge

    @property
    def counts(self) -> Counter[str]:
        """The number of atoms of each element."""
        return Counter(dict(read_condensed(self.formula).counts))


def read_species(text: str) -> Species:
    """Return the species in `CH3COO-`, `-CH2CN`, `H3O+` or `NH3`: at most one charge, at either end."""
    if charge := _SIGNS.get(text[:1], 0):
        read_condensed(text[1:])
        return Species(text[1:], charge, charge_is_first=True)
    charge = _SIGNS.get(text[-1:], 0)
    formula = text[:-1] if charge else text
    read_condensed(formula)
    return Species(formula, charge)


def is_balanced(left: Iterable[Species], right: Iterable[Species]) -> bool:
    """Return True if both sides have the same atoms and the same charge."""
    return _total(left) == _total(right)


def side(species: Iterable[Species]) -> str:
    """Return one side of an equation, equal species counted: `HCO₃⁻ + 2 K⁺`."""
    counted = Counter(one.written for one in species)
    return " + ".join(text if n == 1 else f"{n} {text}" for text, n in counted.items())


def _total(species: Iterable[Species]) -> tuple[Counter[str], int]:
    atoms: Counter[str] = Counter()
    charge = 0
    for one in species:
        atoms.update(one.counts)
        charge += one.charge
    return atoms, charge
