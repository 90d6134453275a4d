"""The Spanish texts of the concepts that only this game shows."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "terminated chains": ConceptWords(
        "Qué puede hacer una cadena terminada",
        {
            "reacts": IdeaWords(
                "Una cadena terminada puede seguir creciendo.",
                "La terminación consume el radical. Sin radical, nada se adiciona a la cadena.",
                "¿Cómo es el extremo de una cadena antes de la terminación, y cómo después?",
            ),
        },
    ),
    "radicals": ConceptWords(
        "Qué le pasa al radical en cada paso",
        {
            "capping ends": IdeaWords(
                "TEMPO termina una cadena.",
                "Al calentar, el enlace con TEMPO se vuelve a abrir, y la cadena puede seguir creciendo.",
                "La combinación y el bloqueo forman un enlace nuevo. ¿Cuál de los dos se puede deshacer?",
            ),
        },
    ),
    "dormant chains": ConceptWords(
        "Qué puede hacer una cadena bloqueada con TEMPO",
        {
            "reacts": IdeaWords(
                "Una cadena bloqueada reacciona como una en crecimiento.",
                "Mientras TEMPO está en su extremo, la cadena no tiene radical: es durmiente.",
                "¿Dónde está el electrón desapareado de una cadena bloqueada con TEMPO?",
            ),
        },
    ),
    "transfer": ConceptWords(
        "Qué hace la transferencia de cadena",
        {
            "only stops": IdeaWords(
                "La transferencia de cadena solo detiene una cadena.",
                "El radical no se pierde: pasa al agente, que inicia una cadena nueva.",
                "Cuando el tiol ya ha cedido su hidrógeno, ¿dónde está el radical?",
            ),
        },
    ),
    "termination": ConceptWords(
        "Qué necesita la terminación",
        {
            "alone": IdeaWords(
                "Una cadena termina por sí sola.",
                "Tienen que encontrarse dos radicales, por combinación o por desproporción.",
                "¿Por qué, con el doble de radicales, la terminación es cuatro veces más rápida?",
            ),
        },
    ),
    "averages": ConceptWords(
        "Mn y Mw",
        {
            "swapped": IdeaWords(
                "Mn pondera por masa y Mw por número.",
                "Mn cuenta todas las cadenas por igual. En Mw, cada cadena cuenta según su masa; por eso Mw nunca es "
                "el menor de los dos.",
                "Una cadena de 1000 g/mol y una de 9000 g/mol: ¿qué promedio es 5000 y cuál 8200?",
            ),
        },
    ),
    "dispersity": ConceptWords(
        "Qué significa Đ",
        {
            "below one": IdeaWords(
                "Đ puede ser menor que 1.",
                "Đ es Mw dividida entre Mn. Vale 1 si todas las cadenas son iguales, y más si no lo son.",
                "¿Cómo tendrían que ser todas las cadenas para que Đ valga 1? ¿Podría ser menor?",
            ),
        },
    ),
}
