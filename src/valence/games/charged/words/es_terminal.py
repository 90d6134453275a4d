"""The board in a terminal, in Spanish; what is typed reads the same in every language."""

TERMINAL = {
    "bag": "En la bolsa: {bag}",
    "holds": "{score}, tiene {holds}",
    "yours": "Tus fichas: ",
    "ds": "ds doble símbolo",
    "ts": "ts triple símbolo",
    "df": "df doble fórmula",
    "tf": "tf triple fórmula",
    "red": "■■ ficha roja",
    "name": "{name} nombra {formulas}, por ejemplo sulfuro de potasio; con - no se nombra nada.",
    "names": "{name} nombra {formulas}, con una coma entre los nombres, por ejemplo sulfuro de potasio; "
    "con - no se nombra nada.",
    "which tiles": "¿qué fichas? Escribe `swap C C P` o `swap all`",
    "which way": "después de {square}, escribe across (fila) o down (columna) y la fórmula: {square} across NaCl",
    "nothing new": "todas estas fichas ya están en el tablero; agrega nuevas, por ejemplo `h10 across Na2SO4`",
    "taken": "en {square} está {tile}, no {other}",
    "no formula": "{given!r} no es una fórmula: usa símbolos y números sin paréntesis, por ejemplo Na2SO4",
    "no tile": "no hay ninguna ficha {symbol} (hay: {known})",
}
