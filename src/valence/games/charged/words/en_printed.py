"""The words on printed cards, in English."""

PRINTED = {
    "DS": "double symbol",
    "TS": "triple symbol",
    "DF": "double formula",
    "TF": "triple formula",
    "part": "Board, row {row} of {rows}, part {part} of {parts}.",
    "glue": "Cut round the squares. A dashed line shows how far the neighbouring part lies over this one: "
    "put it on the strip beyond the line, so that the squares go on, and glue it.",
}

RED_TILE = "red tile"
