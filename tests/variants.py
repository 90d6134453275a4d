"""The variants in which every game is tested: numbers of seats and options."""

from collections.abc import Mapping
from typing import NamedTuple

from valence.games import CATALOGUE


class Variant(NamedTuple):
    seats: int
    options: Mapping[str, object]


# A set with built-in cards, another value for one of them, and cards of its own with and without a structure.
MIXED_SET = [
    *({"id": name} for name in ("acetic-acid", "water", "ammonia", "acetone")),
    {"id": "phenol", "value": "18.0", "solvent": "DMSO"},
    {"type": "acid", "id": "mine", "name": "My acid", "formula": "C4H8O2", "value": "4.8", "kind": "other"},
    *({"id": name} for name in ("lda", "dbu", "pyridine", "water-base")),
    {
        "type": "base", "id": "propylamine", "name": "Propylamine", "smiles": "CCCN",
        "value": "10.7", "nucleophilicity": "weak",
    },
]  # fmt: skip
IONS = [
    *({"ion": ion, "copies": 6} for ion in ("Mg2+", "Fe3+", "K+", "Br-", "S2-", "(PO4)3-", "(NO3)-"))
]  # fmt: skip

TILES_AND_IONS = [
    *({"tile": tile, "copies": 12} for tile in ("Na", "Ca", "Cl", "O")),
    {"tile": "S", "copies": 8, "value": 9},
    {"tile": "red", "copies": 4},
    *({"ion": ion} for ion in ("Na+", "Ca2+", "Cl-", "O2-", "S2-", "(SO4)2-")),
    *({"board": row} for row in ("T...d...T", *[".D.....D."] * 7, "T...d...T")),
]

VARIANTS: dict[str, list[Variant]] = {
    **{
        name: [Variant(seats, {}) for seats in sorted({entry.game.seats[0], entry.game.seats[-1]})]
        for name, entry in CATALOGUE.items()
    },
    "charged": [
        # Random players swap most of the time: by the default it takes them a thousand moves to finish.
        Variant(seats, {"scoreless": 3, **options})
        for seats, options in (
            Variant(2, {}),
            Variant(3, {"front": True}),
            Variant(4, {"rack": 7, "penalty": True}),
            Variant(2, {"board": ["t.......t"] * 9}),
            Variant(2, {"cards": TILES_AND_IONS}),
            Variant(2, {"board": ["." * 9] * 9, "scoreless": 3, "red_tiles": "one"}),
            Variant(3, {"naming": "bonus"}),
            Variant(2, {"naming": "required", "front": True}),
        )
    ],
    "pkace": [
        Variant(2, {}),
        *(Variant(seats, {"edition": edition}) for seats in (2, 3, 4, 8) for edition in (1, 2)),
        Variant(2, {"deck": "unordered", "guard": "lab", "must": "lead"}),
        Variant(3, {"takes": "first", "hand": 18}),
        Variant(2, {"series": 30, "penalty": True}),
        Variant(2, {"hand": 26}),
        Variant(2, {"hand": 2, "series": 4}),
        Variant(4, {"water": "thermodynamic"}),
        Variant(4, {"edition": 1, "series": 2, "hand": 3}),
        Variant(8, {"series": 4, "hand": 1}),
        Variant(2, {"cards": MIXED_SET, "water": "thermodynamic"}),
        Variant(2, {"cards": MIXED_SET, "hide_values": True}),
        Variant(4, {"hide_values": True, "hide_classes": True, "hide_nucleophilicity": True}),
        Variant(3, {"hide_nucleophilicity": True}),
        Variant(2, {"series": 12, "face_down": True}),
        Variant(3, {"cards": MIXED_SET}),
    ],
    "polymer": [
        Variant(2, {}),
        Variant(3, {}),
        Variant(4, {}),
        Variant(2, {"scoring": "mn"}),
        Variant(3, {"scoring": "mn", "end_groups": True}),
        Variant(4, {"scoring": "mn", "dormant": "lost"}),
        Variant(2, {"draw": "either"}),
        Variant(4, {"draw": "either", "raid": "mixed"}),
        Variant(3, {"raid": "mixed", "restart": "same", "dormant": "lost", "end_groups": True}),
        Variant(2, {"opening": False, "second": "same", "dormant": "counts", "deck": "slow"}),
        Variant(2, {"calculate": True, "dormant": "counts", "last_card": "play"}),
        Variant(3, {"calculate": True, "scoring": "mn", "end_groups": True}),
        Variant(4, {"calculate": True, "draw": "either", "last_card": "play"}),
    ],
    "metals": [
        Variant(2, {}),
        Variant(3, {}),
        Variant(4, {}),
        Variant(2, {"hand": 1}),
        Variant(4, {"hand": 10}),
        Variant(3, {"reinforcements": False}),
        Variant(2, {"write": "bonus", "penalty": True}),
        Variant(4, {"write": "required", "naming": True}),
        Variant(3, {"cards": IONS, "write": "bonus"}),
        Variant(3, {"write": "required", "penalty": True}),
    ],
    "quizmaster": [
        Variant(2, {"cards": 6}),
        Variant(1, {"cards": 5}),
        Variant(8, {"cards": 3, "answers": "choice"}),
        Variant(9, {"cards": 3, "quizmaster": "seat"}),
        Variant(2, {"cards": 4, "quizmaster": "seat", "answers": "choice", "seconds": 0}),
        Variant(3, {"tolerance": 0, "answers": "choice"}),
        Variant(3, {"cards": 5, "quizmaster": "seat", "verdict": "table", "rotation": 1}),
        Variant(4, {"cards": 5, "quizmaster": "seat", "rotation": 2, "calls": 2}),
        Variant(2, {"cards": 4, "calls": 3}),
        Variant(3, {"cards": 5, "calls": 3, "answers": "choice", "scoring": "points"}),
        Variant(4, {"cards": 5, "quizmaster": "seat", "calls": 10, "scoring": "points"}),
        Variant(3, {"deck": MIXED_SET, "answers": "choice"}),
        Variant(1, {"deck": [{"id": "lda"}]}),
        Variant(1, {"cards": 4, "repeats": 5, "answers": "choice"}),
    ],
    "whoami": [
        Variant(2, {}),
        Variant(8, {"guesses": 1}),
        Variant(3, {"questions": "free", "guesses": 3}),
        Variant(2, {"questions": "free", "answerers": "next", "spectators": "shown"}),
        Variant(4, {"questions": "free", "turn": "both", "guesses": 2}),
        Variant(2, {"turn": "both"}),
        Variant(4, {"ending": "round"}),
        Variant(3, {"ending": "round", "turn": "both", "guesses": 2}),
        Variant(5, {"cards": MIXED_SET, "guesses": 2}),
        Variant(3, {"cards": MIXED_SET, "hide_values": True}),
        Variant(2, {"hide_values": True, "hide_classes": True, "hide_nucleophilicity": True}),
    ],
}

EVERY_VARIANT = [(name, *variant) for name in CATALOGUE for variant in VARIANTS[name]]

# The number of seeds in the test that random play ends, for games where 2,000 would take minutes.
SEEDS: dict[str, int] = {"charged": 100}
