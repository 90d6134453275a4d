"""The Spanish words of the lessons about ions and salts."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "metals-charges": LessonWords(
        "Por qué las sales tienen las fórmulas que tienen",
        "Cada estudiante predice qué iones se atraen y halla, sumando cargas, cuántos de cada uno forman un compuesto "
        "neutro.",
        (
            StepWords(
                title="¿Qué va con qué?",
                message="¿Qué iones van juntos, y cuántos de cada uno?",
                say="Escriba Na⁺, Ca²⁺, Al³⁺ a la izquierda de la pizarra y Cl⁻, O²⁻, N³⁻ a la derecha. Diga solo dos "
                "cosas: las cargas opuestas se atraen, y a un compuesto no le sobra carga. Todo lo demás lo descubre "
                "la clase al jugar.",
                ask=(
                    "¿Cuántos Cl⁻ necesita un Ca²⁺? ¿Cómo lo sabes?",
                    "¿Se atraen Na⁺ y Ca²⁺?",
                ),
                expect="Muchos saben CaCl₂ de memoria; pocos pueden decir por qué hay dos. Por ahora déjelo abierto.",
            ),
            NO_WORDS,
            StepWords(
                title="Jugar con ayuda",
                say="En parejas, con toda la ayuda: la pantalla marca lo que se puede jugar. Pase por las mesas y "
                "pregunte por qué una respuesta es completa, más que si lo es.",
                ask=("¿Por qué tres Na⁺ son aquí una respuesta completa?",),
                expect="Las dos primeras rondas son lentas. Después, una ronda dura menos de un minuto.",
            ),
            StepWords(
                title="Sumar las cargas entre todos",
                message="¿Cuál es la carga total de cada lado?",
                say="Escriba las cartas de la mesa como una suma: 3 × 1− frente a 1 × 3+. Luego cambie una carta y "
                "deje que la clase decida de nuevo.",
                ask=(
                    "Un Al³⁺ frente a tres Cl⁻: ¿qué lado es mayor?",
                    "¿Qué es mayor, la carga de un N³⁻ o la de dos Ca²⁺ juntos?",
                    "¿Más y menos juntos son siempre neutros?",
                ),
                expect="Algunos cuentan iones en lugar de cargas: para ellos, tres Cl⁻ ganan a un Al³⁺. Otros miran "
                "solo la carga más grande. Ambas ideas desaparecen cuando la suma está escrita.",
            ),
            StepWords(
                title="Jugar sin ayuda",
                say="El mismo juego, sin marcas. Antes de una jugada, la pantalla pregunta a veces qué decide la "
                "ronda. Una jugada rechazada dice por qué y no cuesta nada.",
                expect="Más jugadas rechazadas que antes, sobre todo en los primeros minutos. Para eso es esta ronda.",
            ),
            NO_WORDS,
            StepWords(
                say="Dos partidas en casa contra un bot. La ayuda disminuye a medida que salen bien."
            ),
        ),
    ),
    "metals-formulas": LessonWords(
        "Escribir y nombrar sales",
        "Cada estudiante escribe fórmulas de compuestos iónicos con los números enteros más pequeños, las nombra y "
        "dice qué representa una fórmula.",
        (
            StepWords(
                title="De los iones a una fórmula",
                message="Al³⁺ y O²⁻: ¿cuál es la fórmula?",
                say="Deje que la clase halle cuántos iones anulan las cargas antes de que alguien cruce números: "
                "2 × 3+ son 6+, 3 × 2− son 6−, así que Al₂O₃. La fórmula da la proporción de los iones en el cristal, "
                "nada más.",
                ask=(
                    "¿Por qué es CaO y no Ca₂O₂?",
                    "En un cristal de cloruro de sodio, ¿qué Cl⁻ pertenece a qué Na⁺?",
                ),
                expect="Cruzar los números da Ca₂O₂ cuando las cargas son iguales. Muchos imaginan moléculas de CaO.",
            ),
            NO_WORDS,
            StepWords(
                title="Jugar, escribir, nombrar",
                say="Tres por mesa. Quien responde escribe la fórmula del compuesto y su nombre. Si acierta, gana un "
                "punto extra; si no, recibe una explicación.",
                expect="Lento al principio, porque escribir lleva tiempo. Recuerde a la clase que la fórmula es la del "
                "compuesto neutro, aunque las cargas de la mesa no se anulen.",
            ),
            StepWords(
                title="¿Qué dice el nombre?",
                message="¿Cómo se llama este compuesto, y por qué?",
                say="Los nombres de las sales no cuentan: las cargas ya dicen cuántos iones hay. El anión de un solo "
                "átomo termina en -uro; el del oxígeno es óxido.",
                ask=(
                    "¿Por qué cloruro de calcio, pero dióxido de carbono?",
                    "¿En qué se diferencian el cloro y el cloruro?",
                    "¿Qué iones hay en el nitruro de aluminio, y cuántos de cada uno?",
                ),
                expect="«Dicloruro de calcio» es el error más natural: cuenta lo que las cargas ya dicen; aquí los "
                "prefijos se dejan para compuestos de dos no metales. «Cloro de sodio» nombra el elemento.",
            ),
            StepWords(
                title="Ahora decide la fórmula",
                say="La fórmula tiene que estar bien, en tres intentos, o se pierde la ronda. Sin ayuda.",
                expect="Quienes antes adivinaban ahora escriben primero las cargas. De eso se trata.",
            ),
            NO_WORDS,
            StepWords(say="Dos partidas con fórmulas y nombres, contra un bot."),
        ),
    ),
    "charged-polyatomic": LessonWords(
        "Fórmulas con iones poliatómicos",
        "Cada estudiante trata un ion poliatómico como una sola partícula con una sola carga, y forma fórmulas con él.",
        (
            StepWords(
                title="Una partícula, una carga",
                message="¿Cuáles son fórmulas de sales: Na₂NO₃, NaNO₃, NaSO₄, Na₂SO₄?",
                say="El nitrato es una sola partícula, NO₃⁻, unida por enlaces covalentes. Lleva una carga en su "
                "conjunto. Encierre en un círculo NO₃ en NaNO₃, y SO₄ en Na₂SO₄.",
                ask=(
                    "¿Cuántos Na⁺ necesita un sulfato? ¿Y un sulfito?",
                    "¿Cambia el 4 de SO₄²⁻ cuando cambia la sal?",
                ),
                expect="NaNO₃ y Na₂SO₄. Algunos toman los átomos de oxígeno por iones óxido y cuentan 2− por cada uno.",
            ),
            NO_WORDS,
            StepWords(
                title="Colocar fórmulas",
                say="En parejas. Cada átomo es una ficha: Na₂SO₄ es Na Na S O O O O. Conviene empezar por sales de "
                "dos elementos y luego buscar iones que puedan crecer: KCl, KClO, KClO₂.",
                ask=("¿Qué podría ser este cloruro si le pones oxígeno detrás?",),
                expect="Las primeras fórmulas son haluros y óxidos. El primer oxoanión suele aparecer al alargar un "
                "cloruro o un sulfuro.",
            ),
            StepWords(
                title="Leer el tablero",
                message="¿Qué fórmulas se podrían colocar aquí ahora?",
                say="Lea en voz alta dos fórmulas del tablero, cada una como iones con sus cargas. Luego deje que la "
                "clase busque una ampliación.",
                ask=(
                    "¿Qué iones hay en esta fórmula, y cuáles son sus cargas?",
                    "Mg(NO₃)₂ no se puede colocar en este tablero. ¿Por qué no?",
                    "¿Por qué Na₂S puede convertirse en Na₂SO₃ y en Na₂SO₄?",
                ),
                expect="El tablero no tiene paréntesis, y por eso Mg(NO₃)₂ no cabe. Sulfuro, sulfito y sulfato son "
                "los tres 2−, y por eso Na₂S puede crecer. No es una regla: la azida es 1−, el nitruro 3−.",
            ),
            StepWords(
                title="Seguir con los mismos tableros",
                say="Desafío: la fórmula con más fichas, o una con tres clases de átomos.",
                expect="Los fosfatos como Na₃PO₄ son los más largos, con ocho fichas.",
            ),
            NO_WORDS,
            StepWords(say="Una partida en casa. Se puede interrumpir y continuar."),
        ),
    ),
    "charged-names": LessonWords(
        "Oxoaniones y números romanos",
        "Cada estudiante nombra sales de metales con varias cargas y de oxoaniones, y escribe una fórmula a partir de "
        "un nombre.",
        (
            StepWords(
                title="Dos nombres no bastan",
                message="FeCl₂ y FeCl₃: ¿cómo se llaman?",
                say="El número es la carga del ion metálico: cloruro de hierro(II), cloruro de hierro(III). Luego "
                "escriba ClO⁻, ClO₂⁻, ClO₃⁻, ClO₄⁻ en columna: hipoclorito, clorito, clorato, perclorato. Cada vez un "
                "oxígeno más, con la misma carga.",
                ask=(
                    "Fe₂O₃ tiene dos átomos de hierro. ¿Por qué es óxido de hierro(III)?",
                    "¿Cuál tiene más oxígeno, el sulfito o el sulfato? ¿Cambia la carga?",
                ),
                expect="Algunos leen el número como la cantidad de átomos del metal. -ito y -ato se confunden: -ato es "
                "el que tiene más oxígeno.",
            ),
            NO_WORDS,
            StepWords(
                title="Colocar fórmulas y nombrarlas",
                say="En parejas. De cada fórmula nueva, la pantalla pide el nombre; acertar da puntos extra. El "
                "hierro, el cobre y el oro tienen dos cargas cada uno.",
                ask=("¿Qué carga tiene aquí el hierro? Dedúcela del anión.",),
                expect="La carga del metal hay que deducirla de la fórmula. Esa es la destreza que se practica.",
            ),
            StepWords(
                title="Del nombre a la fórmula",
                message="Lee esta fórmula en voz alta. ¿Qué iones contiene?",
                say="Tome dos fórmulas del tablero y una que no esté, como el óxido de cobre(I).",
                ask=(
                    "CuO tiene un solo átomo de cobre. ¿Por qué es óxido de cobre(II)?",
                    "¿Por qué el cloruro de sodio no necesita número?",
                    "Escribe las fórmulas del sulfato de hierro(II) y del perclorato de potasio.",
                ),
                expect="FeSO₄ y KClO₄. Cu₂O es óxido de cobre(I): dos Cu⁺ por cada O²⁻.",
            ),
            StepWords(
                title="Seguir con los mismos tableros",
                say="Otro desafío: nombrar una fórmula antes de que la pareja la haya colocado.",
                expect="Los nombres salen ya más rápido. Anote qué terminaciones se confunden todavía; el mapa también "
                "las muestra después.",
            ),
            NO_WORDS,
            StepWords(say="Una partida con nombres, contra un bot."),
        ),
    ),
}
