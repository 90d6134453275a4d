"""The words on printed cards, in Spanish."""

PRINTED = {
    "monomer": "monómero",
    "initiator": "iniciador",
    "joker": "comodín",
    "transfer": "agente de transferencia",
    "cap": "adormece cadenas",
    "unit": "1 unidad repetitiva",
    "units": "{count} unidades repetitivas",
    "radical": "1 radical",
    "radicals": "{count} radicales",
    "termination": "Pₘ• + •Pₙ\n→ Pₘ–Pₙ\no Pₘ–H + Pₙ=",
}
