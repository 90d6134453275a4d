"""The printed sheets and our variants, in Spanish."""

from valence.core.words import PresetWords, VariantWords

PRESETS = {
    "pkace-two": PresetWords(
        title="pKace para dos",
        about="Cinco ácidos y cinco bases por persona, barajados por separado. Gana quien se lleva más bazas; un "
        "empate lo decide la última baza.",
    ),
    "pkace-more": PresetWords(
        title="pKace para tres o más",
        about="Un solo mazo; entre cuatro, siete cartas por persona. Gana quien se lleva más bazas; un empate lo "
        "decide la última baza.",
    ),
    "pkace-second": PresetWords(
        title="pKace, segunda edición",
        about="Un punto por baza, dos por la última. Gana quien suma más puntos, en una partida o en una serie.",
    ),
}
VARIANTS = {
    "cards": VariantWords(
        what="Los valores de las cartas los elegimos nosotros.",
        why="Cada uno tiene una fuente que puedes consultar.",
    ),
    "hands": VariantWords(
        what="Una mano tiene 10 cartas entre dos, 8 entre tres, 6 entre cinco o seis y 5 entre más.",
        why="La hoja solo da el número para cuatro: siete.",
    ),
    "several_beat": VariantWords(
        what="Si varias cartas le ganan a la de salida, decide la mayor diferencia; quien puede ganarle a la mejor "
        "carta debe hacerlo.",
        why="La primera edición no lo dice; así se juega la segunda.",
    ),
    "tie": VariantWords(
        what="Un empate lo gana quien, entre quienes empatan, se llevó la baza más reciente.",
        why="La última baza puede ser de alguien que no está en el empate.",
    ),
    "last_trick_open": VariantWords(
        what="La última baza queda a la vista hasta que se completa la siguiente.",
        why="Su explicación dice por qué se decidió así, y leerla toma un momento.",
    ),
    "guarded": VariantWords(
        what="Los ésteres y las amidas cuentan como compuestos carbonílicos.",
        why="Las bases nucleófilas también los atacan, y la primera edición los nombra.",
    ),
    "shared": VariantWords(
        what="En un empate se comparte la victoria.",
        why="La hoja no desempata.",
    ),
}
