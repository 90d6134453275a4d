"""The words on printed cards, in English."""

PRINTED = {
    "monomer": "monomer",
    "initiator": "initiator",
    "joker": "joker",
    "transfer": "chain transfer agent",
    "cap": "puts chains to sleep",
    "unit": "1 repeat unit",
    "units": "{count} repeat units",
    "radical": "1 radical",
    "radicals": "{count} radicals",
    "termination": "Pₘ• + •Pₙ\n→ Pₘ–Pₙ\nor Pₘ–H + Pₙ=",
}
