"""The printed sheets and our variants, in Spanish."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "metals": PresetWords(
        title="Metal contra no metal",
        about="Responde a cada ion con su contraión: las cargas iguales se anulan. Gana quien reúna más cartas.",
        in_rooms="En una sala, además se escribe y se nombra cada compuesto por puntos extra: para eso es la hoja.",
    ),
}
VARIANTS = {
    "order": VariantWords(
        what="Se juega en el orden de los lugares.",
        why="En la hoja se juega en sentido antihorario, algo que una pantalla no necesita mostrar.",
    ),
    "examples": VariantWords(
        what="Donde los ejemplos de la hoja contradicen sus reglas, valen las reglas.",
        why="Dos de sus ejemplos tienen errores de imprenta.",
    ),
    "ends": VariantWords(
        what="A quien no tiene cartas se le salta, y la partida termina cuando menos de dos tienen cartas.",
        why="La hoja solo dice que se sigue hasta que no haya más jugadas posibles.",
    ),
    "shared": VariantWords(
        what="En caso de empate se comparte la victoria.",
        why="La hoja no desempata.",
    ),
}
