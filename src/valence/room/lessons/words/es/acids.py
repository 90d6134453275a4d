"""The Spanish words of the lessons about acids and bases."""

from valence.room.lessons.lesson import NO_WORDS, StepWords
from valence.room.lessons.words.types import LessonWords

LESSONS = {
    "quizmaster-values": LessonWords(
        "Ácidos y bases por sus valores",
        "Cada estudiante coloca ácidos y bases comunes en una sola escala, también con valores negativos, y distingue "
        "el pKaH del pKb.",
        (
            StepWords(
                title="Ponerlos en orden",
                message="Del más fuerte al más débil: HCl, ácido acético, fenol, etanol",
                say="Recoja suposiciones en una recta numérica de −10 a 50. Los valores de las cartas: HCl −7, ácido "
                "acético 4,76, fenol 10,0, etanol 15,9. Una unidad es un factor de diez.",
                ask=(
                    "¿Cuál sujeta su protón con más fuerza?",
                    "¿Cuántas veces más ácido que el etanol es el fenol, más o menos?",
                ),
                expect="El orden suele estar bien; los tamaños, no: del fenol al etanol hay un factor de cerca de un "
                "millón (10^5,9).",
            ),
            NO_WORDS,
            StepWords(
                title="Diez cartas, cuatro respuestas cada una",
                say="Cuatro por mesa. Quien se equivoca queda fuera de la carta: conviene pensar antes.",
                expect="Donde hay un error frecuente, como pKb en lugar de pKaH, su resultado está entre las "
                "respuestas.",
            ),
            StepWords(
                title="El signo menos y el pKb",
                message="¿Puede un pKa ser negativo? ¿Qué significaría?",
                say="El pKa es −log Ka. Una Ka mayor que 1 da un pKa negativo: ese ácido cede su protón al agua por "
                "completo. Para las bases, la carta muestra el pKaH, el pKa del ácido conjugado; pKaH + pKb = 14 en "
                "agua a 25 °C.",
                ask=(
                    "HCl tiene un pKa de −7. ¿Qué es más fuerte, HCl o un ácido con +7?",
                    "El amoníaco tiene un pKb de 4,75. ¿Cuál es el pKa del ion amonio?",
                    "¿Qué base es más fuerte, la del pKaH mayor o la del menor?",
                ),
                expect="9,25 para el ion amonio. Olvidar el signo menos y confundir pKb con pKaH son los dos errores "
                "que más cartas cuestan.",
            ),
            StepWords(
                title="Diez cartas, por escrito",
                say="Las mismas cartas, sin opciones. Vale un valor a no más de 1,0.",
                expect="Primero colocan una sustancia por su clase: los ácidos carboxílicos cerca de 5, los alcoholes "
                "cerca de 16. Elógielo.",
            ),
            NO_WORDS,
            StepWords(say="Práctica individual: las cartas falladas vuelven antes."),
        ),
    ),
    "quizmaster-exact": LessonWords(
        "¿Qué tan exacto es un pKa?",
        "Cada estudiante recuerda valores, juzga qué tan cerca debe estar una respuesta y explica por qué difieren los "
        "valores publicados.",
        (
            StepWords(
                title="Una sustancia, dos libros",
                message="HCl: una tabla dice −8; otra, −3,9. ¿Quién tiene razón?",
                say="Los ácidos más fuertes que H₃O⁺ ceden su protón al agua por completo, y por eso en agua parecen "
                "todos igual de fuertes. Sus valores son estimaciones. Por encima de 14, más o menos, pasa lo mismo "
                "con las bases, y los valores vienen de otros disolventes, sobre todo DMSO.",
                ask=(
                    "¿Cómo medirías el pKa del ácido acético? ¿Por qué eso no sirve para HCl?",
                    "El ácido acético tiene 4,76 en agua y 12,3 en DMSO. ¿Qué hace el disolvente?",
                ),
                expect="El DMSO estabiliza mucho menos el ion acetato, porque no tiene O–H para formar enlaces de "
                "hidrógeno con el anión.",
            ),
            NO_WORDS,
            StepWords(
                title="Un estudiante pregunta y juzga",
                say="Cuatro por mesa; una persona es Quizmaster, ve cada respuesta y decide si vale. El papel cambia "
                "cada cuatro cartas. Pida que den una razón de lo que aceptan.",
                ask=("Aceptaste 36 para el amoníaco y la carta dice 38. ¿Por qué?",),
                expect="Los grupos fijan límites distintos: exacto para el ácido acético, una o dos unidades por "
                "encima de 30. Es una respuesta sensata; pregunte la razón.",
            ),
            StepWords(
                title="¿Qué vale como correcto?",
                message="¿Con qué sustancias puede una respuesta fallar por 2?",
                say="Recoja una regla de cada mesa. Luego compare con lo que se sabe: los valores entre 0 y 14, más o "
                "menos, se miden en agua, los comunes con unas centésimas; los negativos y los grandes son "
                "estimaciones.",
                ask=(
                    "¿Por qué el pKb de una base no sirve para ordenar bases como la LDA?",
                    "El amoníaco está en dos cartas, una con 9,25 y otra con 38. ¿Cuál es la diferencia?",
                    "¿Cuándo decide una diferencia de 0,5 lo que pasa en un matraz?",
                ),
                expect="9,25 es de NH₄⁺ al perder un protón; 38, de NH₃ al perder uno. Una diferencia de 0,5 es una "
                "proporción de cerca de 3, así que nunca decide del todo una reacción.",
            ),
            NO_WORDS,
            StepWords(say="Práctica individual, respuestas por escrito, sin límite de tiempo."),
        ),
    ),
    "pkace-direction": LessonWords(
        "¿Hacia dónde va el protón?",
        "Cada estudiante compara pKa y pKaH para decir en qué dirección va un protón y qué tan completamente.",
        (
            StepWords(
                title="Dos ácidos, una recta numérica",
                message="Ácido acético 4,76, etanol 15,9: ¿cuál sujeta su protón con más fuerza?",
                say="Dibuje una recta numérica. Un pKa bajo significa: cede su protón con facilidad. Una base se "
                "coloca por su pKaH, el pKa de su ácido conjugado. El protón va a la base cuyo valor es más alto que "
                "el del ácido.",
                ask=(
                    "¿Le quita la trietilamina (10,75) un protón al fenol (10,0)? ¿Y al etanol (15,9)?",
                    "¿De qué lado de la recta dirías «base fuerte»?",
                ),
                expect="Algunos toman el número mayor por el ácido más fuerte. Aclárelo antes del juego: todo lo demás "
                "se apoya en eso. Al fenol sí, al etanol no.",
            ),
            NO_WORDS,
            StepWords(
                title="Jugar con la recta numérica",
                say="En parejas. Una base se lleva un ácido de valor menor; un ácido, una base de valor mayor. Con la "
                "ayuda, la baza aparece dibujada en una recta numérica.",
                ask=("¿En qué lugar de la recta está la carta de salida?",),
                expect="Las primeras bazas se ganan por suerte. Después de tres o cuatro, planean.",
            ),
            StepWords(
                title="Comentar una baza",
                message="¿Qué cartas podrían llevarse esta, y cuál lo hace mejor?",
                say="Escriba la ecuación de la baza con flechas de distinto largo. La diferencia es la potencia de "
                "diez de la constante de equilibrio.",
                ask=(
                    "¿Qué base toma de forma más completa el protón del ácido acético: piridina (5,2) o "
                    "trietilamina (10,75)?",
                    "La diferencia es 6. ¿Cuánto vale K, más o menos?",
                    "¿Cuáles son los dos pares conjugados de esta ecuación?",
                ),
                expect="Algunos esperan que reaccione mejor el valor más cercano. K es de cerca de un millón.",
            ),
            StepWords(
                title="Jugar sin ayuda",
                say="No hay marcas, y de vez en cuando la pantalla pregunta qué decide la baza.",
                expect="Las jugadas rechazadas muestran quién cree todavía que siempre gana el número mayor.",
            ),
            NO_WORDS,
            StepWords(say="Dos partidas contra un bot; la ayuda disminuye."),
        ),
    ),
    "pkace-guard": LessonWords(
        "¿Base o nucleófilo?",
        "Cada estudiante explica por qué una base fuerte puede no tomar un protón junto al C=O, y elige una base para "
        "lograrlo.",
        (
            StepWords(
                title="Dos bases fuertes se encuentran con acetona",
                message="Butil-litio o LDA: ¿cuál da el enolato de la acetona?",
                say="El C–H de la acetona tiene un pKa de 19,3. Las dos bases son mucho más fuertes. El butil-litio "
                "ataca el carbono del carbonilo; la LDA, con su nitrógeno entre dos grupos voluminosos, toma el "
                "protón.",
                ask=(
                    "¿Qué producto da cada una, después de añadir agua?",
                    "¿Qué propiedad de la LDA importa aquí, además de su fuerza?",
                ),
                expect="Con butil-litio, un alcohol terciario, el 2-metilhexan-2-ol; con LDA el enolato, que el agua "
                "devuelve a acetona. Muchos esperan que con la fuerza baste.",
            ),
            NO_WORDS,
            StepWords(
                title="Jugar con todos los valores a la vista",
                say="Segunda edición, ocho cartas por mano. Busquen cartas con C=O o C≡N: contra ellas un nucleófilo "
                "fuerte no cuenta.",
                ask=("Tu base es lo bastante fuerte. ¿Por qué no se acepta?",),
                expect="La regla del juego es más sencilla que el laboratorio: la amida de sodio y el butil-litio sí "
                "desprotonan el acetonitrilo.",
            ),
            StepWords(
                title="¿Qué base usarías?",
                message="Elige una base para el ácido de la mesa. ¿Por qué esa?",
                say="Ordene las bases de la mesa en tres columnas: no nucleófilas, débiles y fuertes. Luego repase el "
                "ácido de la baza.",
                ask=(
                    "¿Por qué el hidruro de sodio es una base y apenas un nucleófilo?",
                    "Los ácidos carboxílicos también tienen un C=O. ¿Por qué no están protegidos?",
                    "¿La trietilamina es aquí mejor base o mejor nucleófilo?",
                ),
                expect="El O–H de un ácido carboxílico es tan ácido que su protón sale primero. El hidruro del NaH "
                "reacciona en la superficie de una sal y toma protones.",
            ),
            StepWords(
                title="La nucleofilia, de memoria",
                say="Las cartas ya no dicen qué tan nucleófila es una base, y por eso no hay ayuda.",
                expect="El argumento pasa a ser el tamaño y la deslocalización: LDA, LiTMP y las hexametildisilazidas "
                "son voluminosas.",
            ),
            NO_WORDS,
            StepWords(say="Dos partidas contra un bot."),
        ),
    ),
    "whoami-groups": LessonWords(
        "Grupos funcionales: ¿quién soy?",
        "Cada estudiante reconoce grupos funcionales en estructuras y los usa para acotar una sustancia.",
        (
            StepWords(
                title="Una pregunta para tres sustancias",
                message="Acetona, ácido acético, etanol: ¿qué pregunta los distingue?",
                say="Dibuje las tres estructuras. Pida solo preguntas de sí o no, y anote después de cada una qué "
                "sustancias quedan.",
                ask=(
                    "¿Cuáles tienen un C=O?",
                    "¿Qué pregunta deja una sola, sea cual sea la respuesta?",
                ),
                expect="La acetona y el ácido acético tienen un C=O. Ninguna pregunta de sí o no separa tres; dos "
                "preguntas, sí.",
            ),
            NO_WORDS,
            StepWords(
                title="Jugar",
                say="Cuatro por mesa. Todos ven tu carta menos tú. Pregunten por grupos, elementos, valores; la mesa "
                "responde la verdad. Cuando alguien acierta, se termina la ronda.",
                ask=("¿Qué sabes ya de ti?",),
                expect="Al principio adivinan sustancias. Quienes preguntan por grupos van más rápido, y los demás lo "
                "notan.",
            ),
            StepWords(
                title="Buenas preguntas",
                message="¿Qué primera pregunta descarta más cartas?",
                say="Hay 54 cartas: 27 ácidos y 27 bases. Compare «¿Soy un ácido?» con «¿Soy la acetona?» por las "
                "cartas que deja cada una.",
                ask=(
                    "¿Cuántas cartas deja «¿Soy un ácido?»?",
                    "¿Cuántas preguntas así de buenas hacen falta para hallar una carta entre 54?",
                    "¿Qué grupos aparecen en muchas cartas, y cuáles en una sola?",
                ),
                expect="27, sea cual sea la respuesta; bastan seis mitades, porque 2⁶ = 64.",
            ),
            StepWords(
                title="Sin la clase en la carta",
                say="Las cartas ya no nombran la clase de compuesto: hay que leer la estructura.",
                expect="Se confunden ésteres con cetonas, y se ven éteres dentro de los ésteres: en COOR el oxígeno "
                "pertenece al éster.",
            ),
            NO_WORDS,
            StepWords(say="Dos partidas contra un bot."),
        ),
    ),
    "whoami-structure": LessonWords(
        "La estructura explica la fuerza",
        "Cada estudiante estima por la estructura qué tan ácida o básica es una sustancia: deslocalización, "
        "electronegatividad, grupos vecinos.",
        (
            StepWords(
                title="¿Por qué el fenol es más ácido que el etanol?",
                message="Fenol 10,0, etanol 15,9. Los dos pierden un H del O. ¿Por qué la diferencia?",
                say="Compare los aniones, no los ácidos: cuanto más estable el anión, más fuerte el ácido. Dibuje el "
                "fenolato con su carga en el anillo y el etóxido con su carga en un solo átomo.",
                ask=(
                    "Ácido acético 4,76, ácido trifluoroacético 0,5: ¿qué hacen los átomos de flúor?",
                    "¿Por qué es ácido un C–H junto a un C=O?",
                ),
                expect="El anillo toma parte de la carga. El flúor atrae electrones del carboxilato. El enolato "
                "comparte su carga con el oxígeno.",
            ),
            NO_WORDS,
            StepWords(
                title="Jugar sin valores",
                say="Cuatro por mesa. Los valores no están en las cartas: una pregunta como «¿Es mi pKa menor que "
                "10?» solo ayuda a quien sabe juzgar estructuras. Ganan todos los que se descubren en la misma ronda.",
                ask=("¿Cuáles de las cartas que quedan tendrían un valor menor que 10? ¿Por qué?",),
                expect="Discuten sobre estructuras en voz alta. Escuche si dicen «porque la carga se reparte».",
            ),
            StepWords(
                title="Ordenar por estructura",
                message="Del más fuerte al más débil, con una razón en cada paso",
                say="Dé tres sustancias a la vez y deje que las parejas las ordenen antes de buscar los valores en las "
                "cartas: etano, acetileno, acetona; etanol, fenol, ácido acético; piridina, trietilamina, DBU.",
                ask=(
                    "¿Qué anión es el más estable, y por qué?",
                    "Acetileno 25, etano 50: los dos pierden un H del C. ¿Qué cambia?",
                    "¿Por qué el DBU es una base más fuerte que la trietilamina, si en ambos el protón va al "
                    "nitrógeno?",
                ),
                expect="Acetona 19,3, acetileno 25, etano 50: primero la deslocalización, luego el carácter s del "
                "orbital. El catión del DBU reparte su carga entre dos átomos de nitrógeno (13,5 frente a 10,75).",
            ),
            NO_WORDS,
            StepWords(say="Dos partidas sin valores, contra un bot."),
        ),
    ),
}
