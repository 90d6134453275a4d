"""The concepts that several games show, in German."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "direction": ConceptWords(
        "Wohin das Proton geht",
        {
            "reversed": IdeaWords(
                "Ein größerer pKa bedeutet eine stärkere Säure.",
                "Ein kleinerer pKa bedeutet eine stärkere Säure. Das Proton geht zur Base mit dem höheren pKaH.",
                "Essigsäure hat den pKa 4,76, Ethanol 15,9. Welche Säure hält ihr Proton fester?",
            ),
            "larger number": IdeaWords(
                "Die größere Zahl gewinnt immer.",
                "Eine Base braucht den größeren Wert, eine Säure den kleineren.",
                "Triethylamin hat den pKaH 10,75. Protoniert Phenol (pKa 10,0) es? Und Ethanol (15,9)?",
            ),
        },
    ),
    "ratio": ConceptWords(
        "Die Zahlen in der Formel eines Salzes",
        {
            "not reduced": IdeaWords(
                "Man tauscht die Ladungen über Kreuz, und fertig.",
                "Die Formel einer Ionenverbindung hat die kleinsten ganzen Zahlen: CaO, nicht Ca₂O₂.",
                "Ca²⁺ und O²⁻: Wie viele von jedem gleichen sich aus, mit möglichst wenigen Ionen?",
            ),
            "own charge": IdeaWords(
                "Jedes Ion bekommt die eigene Ladung als Index.",
                "Die Ladungen müssen sich ausgleichen: Ein Ca²⁺ braucht zwei Cl⁻, also CaCl₂.",
                "Welche Gesamtladung hat Ca₂Cl, welche CaCl₂?",
            ),
            "one of each": IdeaWords(
                "Eine Verbindung hat von jeder Sorte ein Ion.",
                "Es sind so viele Ionen, dass sich die Ladungen ausgleichen.",
                "Ein Al³⁺ und ein Cl⁻: Ist das neutral? Was fehlt?",
            ),
        },
    ),
    "lattice": ConceptWords(
        "Wofür die Formel eines Salzes steht",
        {
            "molecules": IdeaWords(
                "Eine Ionenverbindung besteht aus Molekülen.",
                "Die Ionen sitzen in einem Gitter, jedes zwischen mehreren der anderen Sorte. Die Formel gibt nur das "
                "Verhältnis an.",
                "In einem Kristall von Natriumchlorid: Welches Cl⁻ gehört zu welchem Na⁺?",
            ),
        },
    ),
    "names": ConceptWords(
        "Die Namen der Salze",
        {
            "prefix": IdeaWords(
                "Der Name zählt die Ionen: Calciumdichlorid.",
                "Die Ladungen sagen schon, wie viele es sind: Calciumchlorid.",
                "Warum heißt CO₂ Kohlenstoffdioxid, CaCl₂ aber nur Calciumchlorid?",
            ),
            "element": IdeaWords(
                "Das Anion heißt wie sein Element: Natriumchlor.",
                "Ein Anion aus einem Atom endet auf -id: Chlorid, Oxid, Nitrid.",
                "Was ist der Unterschied zwischen Chlor und Chlorid?",
            ),
        },
    ),
    "oxyanions": ConceptWords(
        "Die Namen der Sauerstoff-Anionen: -it, -at, Per- und Hypo-",
        {
            "swapped": IdeaWords(
                "-it hat mehr Sauerstoff als -at.",
                "-at hat ein Sauerstoffatom mehr als -it: Sulfat SO₄²⁻, Sulfit SO₃²⁻.",
                "Was hat vier Sauerstoffatome, Sulfit oder Sulfat?",
            ),
        },
    ),
    "oxyanion charges": ConceptWords(
        "Die Ladungen der Sauerstoff-Anionen",
        {
            "differ": IdeaWords(
                "Sulfit und Sulfat haben verschiedene Ladungen.",
                "Sulfit und Sulfat sind beide 2−, Nitrit und Nitrat beide 1−. Das ist keine Regel: PO₃⁻, aber PO₄³⁻.",
                "Wie viele Na⁺ braucht ein Sulfit-Ion, wie viele ein Sulfat-Ion?",
            ),
        },
    ),
    "numerals": ConceptWords(
        "Metalle mit mehreren Ladungen",
        {
            "left out": IdeaWords(
                "Der Name eines Metalls braucht keine Ladung: Eisenchlorid.",
                "Eisen kommt mit zwei Ladungen vor, also sagt der Name, mit welcher: Eisen(II) oder Eisen(III).",
                "Was ist Eisenchlorid, FeCl₂ oder FeCl₃?",
            ),
            "counts atoms": IdeaWords(
                "Die römische Ziffer zählt die Metallatome.",
                "Die römische Ziffer ist die Ladung des Metall-Ions: Fe₂O₃ ist Eisen(III)-oxid.",
                "CuO hat ein Kupferatom. Warum heißt es Kupfer(II)-oxid?",
            ),
        },
    ),
}
