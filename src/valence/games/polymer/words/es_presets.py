"""The printed sheets and our variants, in Spanish."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "polymer": PresetWords(
        title="El juego de los polímeros",
        about="Inicia cadenas, hazlas crecer, quítalas con comodines, termínalas. Solo cuentan las terminadas.",
    ),
}
VARIANTS = {
    "deck": VariantWords(
        what="Cuántas cartas hay de cada tipo es decisión nuestra.",
        why="La hoja solo nombra los tipos. Con estas cantidades la partida es animada.",
    ),
    "reshuffle": VariantWords(
        what="La pila de descarte se convierte en el nuevo mazo como máximo dos veces.",
        why="De lo contrario, una partida podría no acabar nunca.",
    ),
    "initiation": VariantWords(
        what="La fase de iniciación es el primer turno de cada quien: si puede iniciar una cadena, lo hace.",
        why="La hoja no dice cuánto dura.",
    ),
    "species": VariantWords(
        what="Los monómeros de una propagación son todos de la especie con la que crece la cadena.",
        why="Para otra especie está la carta de copolímero.",
    ),
    "capped": VariantWords(
        what="Una cadena bloqueada con TEMPO solo cuenta si al final está terminada.",
        why="La hoja cuenta las cadenas terminadas y no aclara si basta el bloqueo; TEMPO se vuelve a separar.",
    ),
    "units": VariantWords(
        what="Se cuentan unidades repetitivas, no cartas.",
        why="De ellas está hecha una cadena.",
    ),
}
