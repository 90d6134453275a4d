"""Generate the computed data of the built-in cards: src/valence/chem/data/generated."""

import csv
import io
from collections.abc import Iterable, Mapping

from molmass import ELEMENTS
from molmass import Element as Measured
from rdkit import rdBase

from valence.chem.data_files import GENERATED, rows
from valence.chem.drawings import drawing
from valence.chem.structures import computed_structure

# molmass series numbers of the non-metals, noble gases, metalloids and halogens.
NOT_METALS = {1, 2, 5, 6}


def files() -> dict[str, str]:
    return {
        "elements.csv": _table(_element(one) for one in ELEMENTS),
        "structures.csv": _table(_structure(smiles) for smiles in _all_smiles()),
        "rdkit.txt": f"{rdBase.rdkitVersion}\n",
        **drawings(),
    }


def drawings() -> dict[str, str]:
    return {
        f"drawings/{row['id']}.svg": drawing(row["smiles"], title=row["name"])
        for name in ("acids.csv", "bases.csv", "polymer.csv")
        for row in rows(name)
        if row["smiles"]
    }


def _all_smiles() -> list[str]:
    columns = ("smiles", "conjugate_smiles", "fragment_smiles")
    tables = ("acids.csv", "bases.csv", "polymer.csv", "compounds.csv")
    found = (row.get(column, "") for name in tables for row in rows(name) for column in columns)
    return sorted({smiles for smiles in found if smiles})


def _structure(smiles: str) -> dict[str, object]:
    facts = computed_structure(smiles)
    return {
        "smiles": smiles,
        "formula": facts.formula,
        "mass": facts.mass,
        "charge": facts.charge,
        "groups": "; ".join(facts.groups),
    }


def _element(one: Measured) -> dict[str, object]:
    return {
        "symbol": one.symbol,
        "name": one.name.lower(),
        "number": one.number,
        "period": one.period,
        "group": "" if one.block == "f" else one.group,
        "weight": one.mass,
        "is_metal": "no" if one.series in NOT_METALS else "yes",
    }


def _table(lines: Iterable[Mapping[str, object]]) -> str:
    lines = list(lines)
    text = io.StringIO()
    writer = csv.DictWriter(text, lines[0].keys(), lineterminator="\n")
    writer.writeheader()
    writer.writerows(lines)
    return text.getvalue()


if __name__ == "__main__":
    for name, text in files().items():
        (GENERATED / name).write_text(text, encoding="utf-8")
