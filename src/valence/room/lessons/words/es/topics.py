"""The Spanish words of the topics: each in our own words, none is copied from a standard."""

from valence.room.lessons.words.types import TopicWords

STANDARDS = {
    "ngss": "NGSS (EE. UU.)",
    "ap": "AP Chemistry",
    "ib": "Química del Diploma del IB",
    "aqa": "AQA A-level Chemistry",
    "cambridge": "Cambridge International A Level",
    "igcse": "Edexcel International GCSE",
    "kmk": "KMK Bildungsstandards Chemie (AHR)",
    "by": "Bayern, LehrplanPLUS Gymnasium",
    "nrw": "Nordrhein-Westfalen, Kernlehrplan",
    "bb": "Berlin-Brandenburg, Rahmenlehrplan",
}

TOPIC_TEXTS = {
    "ngss HS-PS1-1": "Leer en los electrones externos cómo se comporta un elemento (grupos principales)",
    "ngss HS-PS1-2": "Explicar el resultado de una reacción sencilla con los electrones externos y la tabla periódica",
    "ngss HS-PS1-3": "Deducir de propiedades como el punto de fusión las fuerzas entre partículas, incluidos los iones",
    "ngss HS-PS2-6": "Explicar cómo la estructura molecular hace funcionar un material, como las cadenas largas",
    "ap 1.8": "Cargas de los iones según electrones de valencia y posición; compuestos análogos en una columna",
    "ap 2.1": "Enlace iónico, covalente y metálico según la electronegatividad",
    "ap 2.3": "Los sólidos iónicos como redes",
    "ap 4.8": "Donadores y aceptores de protones, pares conjugados y su fuerza",
    "ap 8.3": "Ácidos y bases débiles: Ka, Kb, pKa + pKb = pKw",
    "ap 8.6": "Fuerza de ácidos y bases según la estructura: electronegatividad, inducción, resonancia",
    "ib S2.1.1": "Los metales forman cationes y los no metales aniones; cargas según la configuración",
    "ib S2.1.2": "Fórmulas y nombres de compuestos iónicos, incluidos los iones poliatómicos",
    "ib S2.4.4": "Los polímeros como macromoléculas hechas de monómeros",
    "ib S2.4.5": "Polímeros de adición y sus unidades repetitivas",
    "ib S3.1.6": "Estados de oxidación, números romanos y nombres de oxoaniones",
    "ib S3.2.2": "Grupos funcionales y clases de compuestos orgánicos",
    "ib R3.1.1": "Ácidos y bases de Brønsted–Lowry como donadores y aceptores de protones",
    "ib R3.1.2": "Los pares conjugados se diferencian en un protón",
    "ib R3.1.6": "Ácidos y bases fuertes y débiles según su grado de ionización",
    "ib R3.1.10": "Ka, Kb, pKa y pKb describen la fuerza (NS)",
    "ib R3.1.11": "Ka · Kb = Kw para un par conjugado (NS)",
    "ib R3.3.1": "Un radical tiene un electrón desapareado",
    "ib R3.3.2": "La homólisis inicia una reacción radicalaria",
    "ib R3.4.1": "Los nucleófilos ceden un par de electrones",
    "aqa 3.1.3.1": "Cargas de los iones según la tabla, iones compuestos, fórmulas",
    "aqa 3.1.7": "Estados de oxidación y cómo se determinan",
    "aqa 3.1.12.1": "Ácidos y bases en equilibrio como donadores y aceptores de protones",
    "aqa 3.1.12.4": "Ka de ácidos débiles, y pKa",
    "aqa 3.3.1.2": "Ecuaciones de los pasos de reacciones radicalarias",
    "aqa 3.3.2.4": "Iniciación, propagación y terminación (en la cloración del metano)",
    "aqa 3.3.4.3": "Polímeros de adición y sus unidades repetitivas",
    "aqa 3.3.8": "Adición nucleófila a aldehídos y cetonas",
    "aqa 3.3.9.1": "Los ácidos carboxílicos como ácidos débiles",
    "aqa 3.3.11.2": "Fuerza básica del amoníaco y las aminas según el par libre",
    "aqa 3.3.11.3": "Las aminas como nucleófilos",
    "cambridge 1.3": "Los radicales libres tienen electrones desapareados",
    "cambridge 2.3": "Fórmulas a partir de cargas de iones y números romanos",
    "cambridge 3.2": "Enlace iónico",
    "cambridge 17.1": "Adición nucleófila a aldehídos y cetonas",
    "cambridge 20.1": "Polimerización por adición, unidades repetitivas y monómeros",
    "cambridge 25.1": "Pares conjugados, Ka y pKa",
    "cambridge 32.2": "Comparación de la acidez del agua, el fenol y el etanol",
    "cambridge 33.1": "Acidez de ácidos carboxílicos, fenoles y alcoholes; el efecto del cloro",
    "cambridge 34.1": "Basicidad de las aminas",
    "igcse 1.37–1.39": "Los iones, sus cargas y las fórmulas que forman",
    "igcse 4.44–4.46": "Polímeros de adición y unidades repetitivas",
    "kmk S 7": "Reversibilidad, equilibrio y el principio donador–aceptor",
    "kmk S 9": "Explicar reactividades distintas",
    "kmk S 14": "Describir mecanismos escogidos",
    "by C8 LB 4 (3)": "Compuestos de metales con no metales y de no metales entre sí",
    "by C8 LB 4 (6)": "Fórmulas de sales a partir de cargas e iones moleculares; nombres y fórmulas",
    "by C12 eA LB 2 (4)": "Cargas habituales y no habituales de iones de metales de transición",
    "by C13 gA LB 3 (1)": "Comparación de la fuerza de ácidos y bases",
    "by C13 gA LB 3 (4)": "Efectos inductivo y mesómero sobre la acidez y la basicidad",
    "by C13 gA LB 4 (17)": "El mecanismo de la polimerización radicalaria",
    "nrw Sek I IF 6": "Sales e iones: propiedades, fórmulas de proporción",
    "nrw Sek I IF 9": "Los ácidos como donadores de protones, las bases como aceptores",
    "nrw EF Organische Stoffklassen": "Compuestos orgánicos ordenados por grupos funcionales, y sus nombres",
    "nrw LK Säuren, Basen": "KS, KB, pKS y pKB; la posición del equilibrio",
    "nrw LK Moderne Werkstoffe": "Pasos de una polimerización radicalaria; propiedades según el largo de las cadenas",
    "bb 3.1.3": "Ácidos y bases de Brønsted; sales de iones sencillos y compuestos",
    "bb 3.2.2": "Polimerización radicalaria: homólisis, inicio, crecimiento y terminación de cadenas",
    "bb 3.2.6": "Donador–aceptor, pares conjugados, pKS y pKB, el efecto inductivo",
}

TOPICS = TopicWords(
    standards=STANDARDS,
    topics=TOPIC_TEXTS,
    limits=(
        "NGSS no tiene ningún objetivo de desempeño sobre la fuerza de los ácidos, el pKa o los nombres de compuestos, "
        "y HS-PS1-1 y HS-PS1-2 llegan hasta los grupos principales. Los metales de transición y los oxoaniones de "
        "Charged! van más allá.",
        "AP Chemistry excluye los ácidos de Lewis y las bases de Lewis, y no tiene polímeros, química de carbonilos ni "
        "nucleófilos. pKace encaja con sus cartas de ácidos y bases; el juego de los polímeros, nada.",
        "Los programas ingleses y el IB piden monómeros y unidades repetitivas, no el mecanismo de la polimerización. "
        "Los pasos de las reacciones radicalarias aparecen allí solo con alcanos y cloro.",
        "AQA GCSE limita las cargas de los iones a los grupos 1, 2, 6 y 7. Metal contra no metal tiene además Al³⁺ y "
        "N³⁻.",
        "La transferencia de cadena, el TEMPO, Mn, Mw y la dispersidad no se encontraron en ningún currículo escolar. "
        "Pertenecen a un curso universitario de polímeros, y por eso la clase sobre promedios no tiene temas.",
        "Las filas marcadas como «secundario» se leyeron en fuentes que repiten el estándar, no en su documento. "
        "Compare el código con su edición antes de citarlo.",
        "Ninguno de estos organismos respalda Valence. NGSS es una marca registrada.",
    ),
)
