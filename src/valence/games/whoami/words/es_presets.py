"""The printed sheets and our variants, in Spanish."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "whoami": PresetWords(
        title="¿Quién soy?",
        about="Todo el mundo ve tu carta menos tú. Haz preguntas que se respondan con sí o no; el resto responde.",
        with_bots="Con bots eliges preguntas de una lista y responde el programa: los bots no entienden otras.",
    ),
}
VARIANTS = {
    "guess": VariantWords(
        what="Si dices una carta y no es la tuya, pierdes el turno.",
        why="La hoja no lo dice; si no, todo el mundo probaría algo en cada turno.",
    ),
    "starter": VariantWords(
        what="Quién empieza se decide al azar.",
        why="La hoja no dice quién empieza.",
    ),
    "forty_turns": VariantWords(
        what="Tras 40 turnos por persona la partida termina y nadie gana.",
        why="Así toda partida termina, y ninguna carta necesita tantas preguntas.",
    ),
}
