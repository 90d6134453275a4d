"""The concepts that several games show, in English."""

from collections.abc import Mapping

from valence.core.concepts import ConceptWords, IdeaWords

CONCEPTS: Mapping[str, ConceptWords] = {
    "direction": ConceptWords(
        "Which way the proton goes",
        {
            "reversed": IdeaWords(
                "A larger pKa means a stronger acid.",
                "A smaller pKa means a stronger acid. The proton goes to the base with the higher pKaH.",
                "Acetic acid has a pKa of 4.76, ethanol one of 15.9. Which one holds its proton more tightly?",
            ),
            "larger number": IdeaWords(
                "The larger number always wins.",
                "A base needs the larger value, an acid the smaller one.",
                "Triethylamine has a pKaH of 10.75. Does phenol (pKa 10.0) protonate it? Does ethanol (15.9)?",
            ),
        },
    ),
    "ratio": ConceptWords(
        "The numbers in an ionic formula",
        {
            "not reduced": IdeaWords(
                "Cross the charges over and leave them.",
                "A formula of an ionic compound has the lowest whole numbers: CaO, not Ca₂O₂.",
                "Ca²⁺ and O²⁻: how many of each make the charges cancel, with as few ions as possible?",
            ),
            "own charge": IdeaWords(
                "Every ion gets its own charge as its subscript.",
                "The charges have to cancel: one Ca²⁺ needs two Cl⁻, so it is CaCl₂.",
                "What is the total charge of Ca₂Cl, and of CaCl₂?",
            ),
            "one of each": IdeaWords(
                "A compound has one ion of each kind.",
                "There are as many ions as it takes for the charges to cancel.",
                "One Al³⁺ and one Cl⁻: is that neutral? What is missing?",
            ),
        },
    ),
    "lattice": ConceptWords(
        "What an ionic formula stands for",
        {
            "molecules": IdeaWords(
                "An ionic compound is made of molecules.",
                "Its ions sit in a lattice, each among several of the other kind. The formula gives only their ratio.",
                "In a crystal of sodium chloride, which Cl⁻ belongs to which Na⁺?",
            ),
        },
    ),
    "names": ConceptWords(
        "The names of ionic compounds",
        {
            "prefix": IdeaWords(
                "The name counts the ions: calcium dichloride.",
                "The charges already tell how many there are: calcium chloride.",
                "Why is CO₂ called a dioxide, but CaCl₂ just a chloride?",
            ),
            "element": IdeaWords(
                "The anion is called like its element: sodium chlorine.",
                "An anion of one atom ends in -ide: chloride, oxide, nitride.",
                "What is the difference between chlorine and chloride?",
            ),
        },
    ),
    "oxyanions": ConceptWords(
        "The names of oxyanions: -ite, -ate, per- and hypo-",
        {
            "swapped": IdeaWords(
                "-ite has more oxygen than -ate.",
                "-ate has one oxygen more than -ite: sulfate SO₄²⁻, sulfite SO₃²⁻.",
                "Which one has four oxygen atoms, sulfite or sulfate?",
            ),
        },
    ),
    "oxyanion charges": ConceptWords(
        "The charges of oxyanions",
        {
            "differ": IdeaWords(
                "Sulfite and sulfate have different charges.",
                "Sulfite and sulfate are both 2−, nitrite and nitrate both 1−. That is no rule: PO₃⁻, but PO₄³⁻.",
                "How many Na⁺ does a sulfite ion need, and how many a sulfate ion?",
            ),
        },
    ),
    "numerals": ConceptWords(
        "Metals with several charges",
        {
            "left out": IdeaWords(
                "A metal's name needs no charge: iron chloride.",
                "Iron has two charges, so the name says which: iron(II) or iron(III).",
                "Which one is iron chloride, FeCl₂ or FeCl₃?",
            ),
            "counts atoms": IdeaWords(
                "The Roman numeral counts the metal atoms.",
                "The Roman numeral is the charge of the metal ion: Fe₂O₃ is iron(III) oxide.",
                "CuO has one copper atom. Why is it copper(II) oxide?",
            ),
        },
    ),
}
