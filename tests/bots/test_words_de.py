"""German hints about the moves of any game."""

from valence.bots.words import de

LEAD, OTHER = "O²⁻ (Oxid) ausspielen", "Cl⁻ (Chlorid) ausspielen"


def test_the_best_move() -> None:
    assert de.best(LEAD, 0.64, OTHER, 0.55, "Darum.") == (
        "O²⁻ (Oxid) ausspielen, nicht Cl⁻ (Chlorid): gewinnt zu etwa 64\u202f% statt 55\u202f%. Darum."
    )


def test_another_verb_is_not_left_out() -> None:
    assert de.best("passen", 0.6, LEAD, 0.5, "").startswith("Passen, nicht O²⁻ (Oxid) ausspielen:")


def test_moves_that_end_in_the_same_way() -> None:
    cap, other = "Kette 2 mit TEMPO verschließen", "Kette 7 mit TEMPO verschließen"
    said = de.best(cap, 0.995, other, 0.001, "")
    assert said.startswith("Kette 2 mit TEMPO verschließen, nicht Kette 7: gewinnt zu über 99")


def test_moves_that_are_about_as_good() -> None:
    assert de.worse(OTHER, 0.55, LEAD, 0.64, "Darum.") == (
        "Cl⁻ (Chlorid) ausspielen: gewinnt zu etwa 55\u202f%. "
        "Besser: O²⁻ (Oxid) ausspielen, etwa 64\u202f%. Darum."
    )
    assert "Etwa gleich gut" in de.hardly_worse(LEAD, 0.5, OTHER, 0.5, "")


def test_a_question_ends_with_its_mark_alone() -> None:
    said = de.right("fragen: Bin ich eine Säure?", "Das teilt.")
    assert said == "Fragen: Bin ich eine Säure? Das teilt."
    assert de.right("passen", "Darum.") == "Passen. Darum."


def test_an_advantage_without_a_reason_of_its_own_is_a_whole_sentence() -> None:
    assert de.OTHERWISE.endswith("entscheidet.")
