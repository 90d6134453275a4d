"""The Spanish words of the lessons about polymers."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "polymer-steps": LessonWords(
        "La polimerización radicalaria, paso a paso",
        "Cada estudiante sigue el electrón desapareado por la iniciación, la propagación, la transferencia y la "
        "terminación.",
        (
            StepWords(
                title="Seguir el electrón",
                message="Después de cada paso: ¿dónde está el electrón desapareado?",
                say="Dibuje los cuatro pasos con estireno: el iniciador se rompe en dos radicales, uno se adiciona al "
                "C=C, el nuevo radical se adiciona al siguiente C=C, dos radicales se encuentran. Marque cada vez en "
                "rojo el electrón desapareado.",
                ask=(
                    "¿Cuántos radicales hay antes y después de cada paso?",
                    "¿Por qué el radical queda junto al anillo?",
                ),
                expect="La propagación conserva el número de radicales; la terminación lo baja en dos. Junto al "
                "anillo, el electrón se deslocaliza.",
            ),
            NO_WORDS,
            StepWords(
                title="Jugar",
                say="Tres por mesa. Solo cuentan las cadenas terminadas: hay que empezar pronto y terminar a tiempo. "
                "Antes de algunas jugadas, la pantalla pregunta qué le pasa al radical.",
                ask=("¿Cuáles de tus cadenas pueden crecer todavía? ¿En qué lo ves?",),
                expect="Los primeros minutos se van en iniciar cadenas. Los comodines deciden la partida: "
                "transferencia, terminación, TEMPO.",
            ),
            StepWords(
                title="Leer las cadenas",
                message="¿Cuáles de estas cadenas pueden crecer todavía, y por qué?",
                say="Repase las cadenas de la mesa: en crecimiento, durmientes, terminadas. En cada una, ¿dónde está "
                "el radical?",
                ask=(
                    "¿Cómo es el extremo de una cadena antes de la terminación, y cómo después?",
                    "Cuando el tiol ha cedido su hidrógeno, ¿dónde está el radical?",
                    "La combinación y el bloqueo forman un enlace nuevo. ¿Cuál de los dos se puede deshacer?",
                ),
                expect="Algunos dejan crecer cadenas terminadas. La transferencia no es el final: el radical inicia "
                "otra cadena. El enlace con TEMPO se abre de nuevo al calentar.",
            ),
            StepWords(
                title="Seguir con las mismas partidas",
                say="Las partidas que no hayan acabado al final cuentan como están.",
                expect="Ahora terminan sus cadenas más largas. Pregunte cómo se lograrían largas en un laboratorio.",
            ),
            NO_WORDS,
            StepWords(say="Una partida contra un bot."),
        ),
    ),
    "polymer-averages": LessonWords(
        "Mn, Mw y dispersidad",
        "Cada estudiante calcula Mn, Mw y Đ de unas cadenas y dice qué cuenta cada promedio.",
        (
            StepWords(
                title="Dos cadenas, dos promedios",
                message="Cadenas de 1000 y 9000 g/mol: ¿qué promedio es 5000, y cuál 8200?",
                say="Mn suma las masas y divide entre el número de cadenas: 10\u202f000 / 2. Mw pondera cada cadena "
                "con su masa: (1000² + 9000²) / 10\u202f000 = 8200. Đ es su cociente, 1,64. Antes se llamaba índice "
                "de polidispersidad.",
                ask=(
                    "¿Cuándo son iguales Mn y Mw?",
                    "¿Puede ser Đ menor que 1?",
                ),
                expect="Son iguales si todas las cadenas son iguales; entonces Đ es 1. Mw nunca es menor que Mn, "
                "porque las cadenas largas cuentan más.",
            ),
            NO_WORDS,
            StepWords(
                title="Jugar y luego calcular",
                say="En parejas. Cuando una mano se acaba, cada quien calcula Mn, Mw y Đ de sus propias cadenas. "
                "Basta una calculadora de bolsillo. Las parejas que no lleguen calculan en papel con su tablero.",
                ask=("¿Cuál de tus cadenas cambia más Mw?",),
                expect="No todas las parejas acaban. El cálculo necesita unos cinco minutos: avise a la clase a mitad "
                "del tiempo.",
            ),
            StepWords(
                title="Las cadenas de una mesa",
                message="Calcula Mn, Mw y Đ de las cadenas del proyector",
                say="La mitad de la clase calcula Mn; la otra mitad, Mw. Luego añada una cadena corta y pida las dos "
                "de nuevo, primero como estimación.",
                ask=(
                    "¿Qué promedio cambia más con una cadena corta?",
                    "¿Por qué las polimerizaciones controladas con TEMPO dan una Đ menor?",
                    "Se calienta una cadena bloqueada con TEMPO. ¿Qué pasa?",
                ),
                expect="Una cadena corta baja Mn más que Mw, así que Đ sube. Con TEMPO, todas las cadenas empiezan "
                "casi a la vez y crecen por turnos, y pocas terminan.",
            ),
            NO_WORDS,
            StepWords(say="Una partida con el cálculo, contra un bot."),
        ),
    ),
}
