"""The printed sheets and our variants, in Spanish."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "charged": PresetWords(
        title="Charged!",
        about="Coloca fichas de elementos: cada línea es la fórmula de un compuesto iónico. Gana quien sume más.",
    ),
}
VARIANTS = {
    "board": VariantWords(
        what="La distribución de las casillas de color es nuestra.",
        why="La hoja las describe, pero no muestra dónde están.",
    ),
    "bag": VariantWords(
        what="Las fichas solo se acaban cuando también la bolsa está vacía.",
        why="Hasta entonces, en cada turno se roban otras.",
    ),
    "swapping": VariantWords(
        what="La partida termina también tras cincuenta turnos seguidos de cada quien sin ninguna fórmula.",
        why="De lo contrario, quienes solo cambian fichas no acabarían nunca.",
    ),
    "shared": VariantWords(
        what="En caso de empate se comparte la victoria.",
        why="La hoja no desempata.",
    ),
}
