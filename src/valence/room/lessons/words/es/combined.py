"""The Spanish words of the lessons that combine games."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "ions-and-salts": LessonWords(
        "De los iones a un tablero lleno de sales",
        "En una clase doble se pasa de iones sueltos a fórmulas y nombres de sales, incluidos los iones poliatómicos.",
        (
            StepWords(
                title="¿Qué hay en una sal?",
                message="¿De qué está hecha la sal de mesa? Dibújalo.",
                say="Deje que todos dibujen un minuto. Luego comparen: ¿parejas de Na y Cl, o una red? La fórmula NaCl "
                "da la proporción de los iones en la red.",
                ask=(
                    "¿Qué Cl⁻ pertenece a qué Na⁺?",
                    "¿Qué mantiene unido el cristal?",
                ),
                expect="La mayoría dibuja moléculas. Una red funde a temperatura alta porque a cada ion lo sujetan "
                "varios otros.",
            ),
            NO_WORDS,
            StepWords(
                title="Metal contra no metal: contar cargas",
                say="Tres por mesa, la ayuda disminuye. Quien responde escribe la fórmula y gana un punto extra.",
                ask=("¿Cuántos iones de cada lado hacen que se anulen las cargas?",),
                expect="A los diez minutos, la mayoría de las mesas juega sin ayuda.",
            ),
            StepWords(
                title="La fórmula sobre la mesa",
                message="¿Qué compuesto es este, y qué cuenta la fórmula?",
                say="Tome el último compuesto de la mesa y escríbalo de tres formas: como iones, como fórmula, como "
                "nombre.",
                ask=(
                    "Ca²⁺ y O²⁻: ¿por qué no es Ca₂O₂?",
                    "¿Por qué cloruro de calcio y no dicloruro de calcio?",
                ),
                expect="Los números enteros más pequeños, y nada de contar en el nombre.",
            ),
            StepWords(
                title="Charged!: colocar fórmulas",
                say="En parejas. Cada átomo es una ficha. La primera fórmula lleva unos minutos; los oxoaniones se "
                "encuentran al poner oxígeno detrás de un cloruro o un sulfuro.",
                ask=("¿Qué iones hay en tu fórmula?",),
                expect="Una partida dura cerca de una hora: cuando se acaba el tiempo, cuenta como está.",
            ),
            StepWords(
                title="Leer la fórmula más larga",
                message="Nombra esta fórmula. ¿Qué iones, qué cargas?",
                say="Proyecte la mesa con la fórmula más larga. Luego cada pareja entrega en papel la fórmula de la "
                "que está más orgullosa, con su nombre.",
                ask=(
                    "¿El ion poliatómico es una partícula o son varias?",
                    "¿Qué fórmula de este tablero podría crecer todavía?",
                ),
                expect="Aparecen el sulfito, el sulfato y los cuatro oxoaniones del cloro. Dentro de estas parejas y "
                "series, la carga no cambia.",
            ),
            NO_WORDS,
            StepWords(say="Una partida de Charged! en casa."),
        ),
    ),
    "values-and-reactions": LessonWords(
        "De los valores a las reacciones",
        "Cada estudiante recuerda valores de pKa en un calentamiento rápido y los usa para decir adónde van los "
        "protones.",
        (
            StepWords(
                title="Recordar",
                message="Di un ácido con un pKa cercano a 5, a 10, a 16",
                say="Recoja una sustancia para cada uno. Deje la lista en la pizarra como escala de esta clase.",
                ask=("¿Qué tienen en común las sustancias con valores parecidos?",),
                expect="Ácidos carboxílicos, fenol o amonio, alcoholes o agua.",
            ),
            NO_WORDS,
            StepWords(
                title="Quizmaster: diez cartas",
                say="Cuatro por mesa, cuatro respuestas para elegir. Puede ser rápido y ruidoso.",
                expect="El signo menos de los ácidos más fuertes y el pKb en lugar del pKa es lo que más cartas "
                "cuesta.",
            ),
            StepWords(
                title="De un valor a una reacción",
                message="Ácido acético (4,76) y amoníaco (pKaH 9,25): ¿qué pasa?",
                say="El lugar de una base es el pKa de su ácido conjugado. El protón va a la base con el valor más "
                "alto; la diferencia es la potencia de diez de K.",
                ask=(
                    "¿Hacia dónde va el protón, y cuánto vale K, más o menos?",
                    "¿Qué pasaría con etanol (15,9) en lugar de ácido acético?",
                ),
                expect="Al amoníaco, K cerca de 10^4,5. El etanol apenas reacciona con el amoníaco.",
            ),
            StepWords(
                title="pKace",
                say="En parejas, la ayuda disminuye, y la pantalla pregunta a veces qué decide la baza.",
                expect="Saber los valores ahora rinde: predicen antes de mirar.",
            ),
            StepWords(
                title="Una baza entre todos",
                message="¿Qué carta se lleva esta baza, y por qué?",
                say="Deje votar a la clase antes de explicar.",
                ask=("¿Hacia dónde iría el protón si las dos estuvieran cambiadas?",),
                expect="No siempre gana el número mayor: depende de quién cede el protón.",
            ),
            NO_WORDS,
            StepWords(say="Dos partidas de pKace contra un bot."),
        ),
    ),
    "structure-and-reactivity": LessonWords(
        "Estructura, acidez, nucleofilia",
        "En una clase doble se pasa de la estructura a la fuerza, y de la fuerza a la elección de una base.",
        (
            StepWords(
                title="Tres aniones",
                message="Etóxido, fenolato, acetato: ¿cuál es el más estable?",
                say="Dibuje dónde está la carga. Cuanto más repartida, más débil la base y más fuerte el ácido.",
                ask=("¿Cómo se ve eso solo en la estructura?",),
                expect="El acetato, luego el fenolato, luego el etóxido: 4,76, 10,0, 15,9.",
            ),
            NO_WORDS,
            StepWords(
                title="¿Quién soy? sin valores",
                say="Cuatro por mesa. Solo estructuras; los valores hay que estimarlos.",
                ask=("¿Qué le hace este grupo a la acidez?",),
                expect="Discusiones sobre estructuras. Anote una para retomarla.",
            ),
            StepWords(
                title="Explicar un orden",
                message="Ordena: acetona, acetato de etilo, acetilacetona. ¿Razones?",
                say="Todas pierden un H del carbono junto al C=O. Compare los aniones.",
                ask=(
                    "¿Por qué la acetilacetona (9,0) es mucho más ácida que la acetona (19,3)?",
                    "¿Por qué el acetato de etilo (25,6) es menos ácido que la acetona?",
                ),
                expect="Dos grupos carbonilo comparten la carga. En el éster, el segundo oxígeno ya cede electrones "
                "al C=O, que por eso toma peor la carga.",
            ),
            StepWords(
                title="pKace sin ayuda",
                say="Tres por mesa, segunda edición. La pantalla pregunta qué decide la baza.",
                expect="A estas alturas, los errores son sobre todo con ácidos protegidos.",
            ),
            StepWords(
                title="¿Base o nucleófilo?",
                message="La base es lo bastante fuerte. ¿Por qué no toma el protón?",
                say="Los compuestos de organolitio y los reactivos de Grignard se adicionan al C=O. La LDA toma el "
                "protón.",
                ask=(
                    "¿Qué base elegirías para el enolato de la acetona?",
                    "¿Qué bases del juego son fuertes y apenas nucleófilas?",
                ),
                expect="LDA, LiTMP, las hexametildisilazidas, los hidruros de sodio y de potasio.",
            ),
            StepWords(
                title="pKace de memoria",
                say="La nucleofilia ya no está en las cartas.",
                expect="Los argumentos pasan a ser el volumen y la deslocalización.",
            ),
            NO_WORDS,
            StepWords(say="Dos partidas contra un bot."),
        ),
    ),
}
