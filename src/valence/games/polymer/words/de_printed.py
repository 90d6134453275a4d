"""The words on printed cards, in German."""

PRINTED = {
    "monomer": "Monomer",
    "initiator": "Initiator",
    "joker": "Joker",
    "transfer": "Kettenüberträger",
    "cap": "lässt Ketten schlafen",
    "unit": "1 Wiederholeinheit",
    "units": "{count} Wiederholeinheiten",
    "radical": "1 Radikal",
    "radicals": "{count} Radikale",
    "termination": "Pₘ• + •Pₙ\n→ Pₘ–Pₙ\noder Pₘ–H + Pₙ=",
}
