"""The concepts that several games show, in Spanish."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "direction": ConceptWords(
        "Hacia dónde va el protón",
        {
            "reversed": IdeaWords(
                "Un pKa mayor significa un ácido más fuerte.",
                "Un pKa menor significa un ácido más fuerte. El protón va a la base con el pKaH más alto.",
                "El ácido acético tiene un pKa de 4,76; el etanol, de 15,9. ¿Cuál sujeta su protón con más fuerza?",
            ),
            "larger number": IdeaWords(
                "Siempre gana el número mayor.",
                "Una base necesita el valor mayor; un ácido, el menor.",
                "La trietilamina tiene un pKaH de 10,75. ¿La protona el fenol (pKa 10,0)? ¿Y el etanol (15,9)?",
            ),
        },
    ),
    "ratio": ConceptWords(
        "Los números en la fórmula de un compuesto iónico",
        {
            "not reduced": IdeaWords(
                "Se cruzan las cargas y se dejan así.",
                "La fórmula de un compuesto iónico lleva los números enteros más pequeños: CaO, no Ca₂O₂.",
                "Ca²⁺ y O²⁻: ¿cuántos de cada uno hacen que se anulen las cargas, con el menor número de iones?",
            ),
            "own charge": IdeaWords(
                "Cada ion lleva su propia carga como subíndice.",
                "Las cargas tienen que anularse: un Ca²⁺ necesita dos Cl⁻, así que es CaCl₂.",
                "¿Cuál es la carga total de Ca₂Cl, y la de CaCl₂?",
            ),
            "one of each": IdeaWords(
                "Un compuesto tiene un ion de cada tipo.",
                "Hay tantos iones como hagan falta para que se anulen las cargas.",
                "Un Al³⁺ y un Cl⁻: ¿es neutro? ¿Qué falta?",
            ),
        },
    ),
    "lattice": ConceptWords(
        "Lo que representa la fórmula de un compuesto iónico",
        {
            "molecules": IdeaWords(
                "Un compuesto iónico está hecho de moléculas.",
                "Sus iones forman una red, cada uno entre varios del otro tipo. La fórmula solo da su proporción.",
                "En un cristal de cloruro de sodio, ¿qué Cl⁻ pertenece a qué Na⁺?",
            ),
        },
    ),
    "names": ConceptWords(
        "Los nombres de los compuestos iónicos",
        {
            "prefix": IdeaWords(
                "El nombre cuenta los iones: dicloruro de calcio.",
                "Las cargas ya dicen cuántos hay: basta con cloruro de calcio.",
                "¿Por qué el CO₂ se llama dióxido, pero el CaCl₂ solo cloruro?",
            ),
            "element": IdeaWords(
                "El anión se llama como su elemento: cloro de sodio.",
                "Un anión de un solo átomo termina en -uro, y el del oxígeno es óxido: cloruro, nitruro, óxido.",
                "¿En qué se diferencian el cloro y el cloruro?",
            ),
        },
    ),
    "oxyanions": ConceptWords(
        "Los nombres de los oxoaniones: -ito, -ato, per- e hipo-",
        {
            "swapped": IdeaWords(
                "-ito tiene más oxígeno que -ato.",
                "-ato tiene un oxígeno más que -ito: sulfato SO₄²⁻, sulfito SO₃²⁻.",
                "¿Cuál tiene cuatro átomos de oxígeno, el sulfito o el sulfato?",
            ),
        },
    ),
    "oxyanion charges": ConceptWords(
        "Las cargas de los oxoaniones",
        {
            "differ": IdeaWords(
                "El sulfito y el sulfato tienen cargas distintas.",
                "Sulfito y sulfato son 2−; nitrito y nitrato, 1−. No es una regla: PO₃⁻, pero PO₄³⁻.",
                "¿Cuántos Na⁺ necesita un ion sulfito, y cuántos un ion sulfato?",
            ),
        },
    ),
    "numerals": ConceptWords(
        "Metales con varias cargas",
        {
            "left out": IdeaWords(
                "El nombre de un metal no necesita carga: cloruro de hierro.",
                "El hierro tiene dos cargas, así que el nombre dice cuál: hierro(II) o hierro(III).",
                "¿Cuál es el cloruro de hierro, FeCl₂ o FeCl₃?",
            ),
            "counts atoms": IdeaWords(
                "El número romano cuenta los átomos del metal.",
                "El número romano es la carga del ion metálico: Fe₂O₃ es óxido de hierro(III).",
                "CuO tiene un solo átomo de cobre. ¿Por qué es óxido de cobre(II)?",
            ),
        },
    ),
}
