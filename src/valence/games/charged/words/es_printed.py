"""The words on printed cards, in Spanish."""

PRINTED = {
    "DS": "doble símbolo",
    "TS": "triple símbolo",
    "DF": "doble fórmula",
    "TF": "triple fórmula",
    "part": "Tablero, fila {row} de {rows}, parte {part} de {parts}.",
    "glue": "Recorta por el borde de las casillas. La línea discontinua muestra hasta dónde la parte vecina va encima "
    "de esta: ponla sobre la franja que sigue a la línea, de modo que las casillas continúen, y pégala.",
}

RED_TILE = "ficha roja"
