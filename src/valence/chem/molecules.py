"""The only place that imports RDKit, which is optional and slow to import."""

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rdkit.Chem import Mol

MOST_SMILES_CHARACTERS = 500
MOST_ATOMS = 200
# RDKit would take what follows a blank for a name or an extension; structures have neither.
_SMILES = re.compile(r"[A-Za-z0-9@+\-\[\]()=#$:.%/\\*]+")


class StructuresMissing(ImportError, ValueError):
    """RDKit is needed and not installed."""

    def __init__(self) -> None:
        super().__init__('structures need RDKit: pip install "valence-games[structures]"')


def molecule(smiles: str) -> "Mol":
    """The molecule of a SMILES; one that cannot be read is a ValueError that names it."""
    _check_text(smiles)
    parsed = _parsed(smiles)
    if parsed is None:
        raise ValueError(f"{smiles!r} is not a structure that can be read")
    if parsed.GetNumAtoms() > MOST_ATOMS:
        raise ValueError(f"a structure of more than {MOST_ATOMS} atoms: {smiles[:40]!r} …")
    return parsed


def _check_text(smiles: str) -> None:
    if not smiles:
        raise ValueError("no structure given")
    if len(smiles) > MOST_SMILES_CHARACTERS:
        raise ValueError(
            f"a structure of {len(smiles)} characters; {MOST_SMILES_CHARACTERS} are allowed"
        )
    if not _SMILES.fullmatch(smiles):
        raise ValueError(f"{smiles!r} is not a structure that can be read")


def _parsed(smiles: str) -> "Mol | None":
    try:
        from rdkit import rdBase
        from rdkit.Chem import MolFromSmiles
    except ImportError as missing:
        raise StructuresMissing from missing
    with rdBase.BlockLogs():
        parsed: Mol | None = MolFromSmiles(smiles)
    return parsed
