"""The printed sheets and our variants, in Spanish."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "quizmaster": PresetWords(
        title="Quizmaster",
        about="Alguien lee en voz alta un nombre o un valor; quien diga primero el otro lado se lleva la carta.",
        with_bots="En una mesa con bots, el programa pregunta y juzga, y hay tres respuestas por persona y carta.",
    ),
}
VARIANTS = {
    "values_right": VariantWords(
        what="El programa le dice al quizmaster si una respuesta es correcta; basta un valor a media unidad.",
        why="Nadie conoce todos los valores impresos; decide el quizmaster.",
    ),
    "names_right": VariantWords(
        what="Valen los sinónimos, las fórmulas y los pequeños errores al teclear.",
        why="El juego trata de química, no de ortografía.",
    ),
    "calls": VariantWords(
        what="Cada quien puede responder diez veces por carta.",
        why="La hoja no pone límite; en una pantalla no cuesta nada probar un número tras otro.",
    ),
    "time": VariantWords(
        what="Cada pregunta tiene un límite de tiempo.",
        why="Si no, una carta que nadie sabe no terminaría nunca.",
    ),
    "shared": VariantWords(
        what="En un empate se comparte la victoria.",
        why="La hoja no desempata.",
    ),
    "easier": VariantWords(
        what="Contra los bots más fáciles eliges entre cuatro respuestas y cuentan los puntos.",
        why="Así se encuentra un valor que aún no sabes de memoria; recordarlo sin ayuda es más difícil.",
    ),
}
