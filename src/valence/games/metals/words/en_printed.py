"""The words on printed cards, in English."""

PRINTED = {
    "metal": "metal",
    "non-metal": "non-metal",
    "charge": "charge",
    "copies": "{copies} of the {all} cards",
    "full": "full answers: {answers}",
}
