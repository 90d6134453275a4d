"""The board in a terminal, in Spanish."""

TERMINAL = {
    "round": "Ronda {round}, mazo {deck}",
    "holds": "en mano",
    "collected": "ganadas",
    "bonus": "extra",
    "made": "compuestos formados",
    "initiates": "{name} inicia la ronda.",
    "over": "No hay más jugadas posibles.",
    "leads": "{name} sale con {ion}.",
    "answered": "{name} sale con {ion}, {other} responde con {answer}.",
    "writes": "{name} escribe el compuesto que forman estos iones: la fórmula, por ejemplo K2S; "
    "con - no se escribe nada.",
    "writes and names": "{name} escribe el compuesto que forman estos iones: la fórmula, una coma y el nombre, "
    "por ejemplo K2S, sulfuro de potasio; con - no se escribe nada.",
    "metal": "metal",
    "non-metal": "no metal",
}
