"""Writes what can be computed about the built-in cards into `src/valence/chem/data/generated/`.

Run it after a change of `chem/data/*.csv`; `--check` only says whether the files are up to date.
"""

import csv
import io
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path

from molmass import ELEMENTS
from molmass import Element as Measured
from rdkit import rdBase

from valence.chem.drawings import drawing
from valence.chem.structures import computed_structure
from valence.chem.tables import GENERATED, rows

# Non-metals, noble gases, metalloids and halogens in the source's numbering.
NOT_METALS = {1, 2, 5, 6}


def files() -> dict[str, str]:
    """Every generated file by its path below `generated/`."""
    return {
        "elements.csv": _table(_element(one) for one in ELEMENTS),
        "structures.csv": _table(_structure(smiles) for smiles in _all_smiles()),
        "rdkit.txt": f"{rdBase.rdkitVersion}\n",
        **drawings(),
    }


def drawings() -> dict[str, str]:
    """A picture of every substance that has a card."""
    return {
        f"drawings/{row['id']}.svg": drawing(row["smiles"], title=row["name"])
        for name in ("acids.csv", "bases.csv", "polymer.csv")
        for row in rows(name)
        if row["smiles"]
    }


def _all_smiles() -> list[str]:
    columns = ("smiles", "conjugate_smiles", "fragment_smiles")
    tables = ("acids.csv", "bases.csv", "polymer.csv")
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


def _is_current(path: Path, text: str) -> bool:
    return path.exists() and path.read_text(encoding="utf-8") == text


def main(arguments: list[str]) -> int:
    outdated = {
        GENERATED / name: text
        for name, text in files().items()
        if not _is_current(GENERATED / name, text)
    }
    for path, text in outdated.items():
        print(path.relative_to(GENERATED))
        if "--check" not in arguments:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if outdated and "--check" in arguments else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
