"""Hints in Spanish: moves are infinitives, chances have a space before %."""

from valence.bots.words import es

OXIDE, CL = "salir con O²⁻ (óxido)", "salir con Cl⁻ (cloruro)"


def test_two_moves_with_the_same_verb_say_it_once() -> None:
    assert es.best(OXIDE, 0.64, CL, 0.55, "") == (
        "Salir con O²⁻ (óxido) mejor que con Cl⁻ (cloruro): cerca del 64\u202f% de ganar, frente al 55\u202f%. "
    )


def test_two_moves_that_end_in_the_same_way_say_it_once() -> None:
    first, second = "bloquear la cadena 2 con TEMPO", "bloquear la cadena 7 con TEMPO"
    assert es.best(first, 0.64, second, 0.001, "").startswith(
        "Bloquear la cadena 2 con TEMPO mejor que la cadena 7: cerca del 64\u202f% de ganar, frente a menos"
    )


def test_moves_as_good_as_each_other() -> None:
    assert es.among_the_best(OXIDE, 0.64, CL, 0.64, "Hecho.") == (
        "Salir con O²⁻ (óxido): cerca del 64\u202f% de ganar. Casi igual de bien: salir con Cl⁻ (cloruro). Hecho."
    )
    assert es.hardly_worse(OXIDE, 0.64, "pasar", 0.65, "") == (
        "Salir con O²⁻ (óxido): cerca del 64\u202f% de ganar. Quizá mejor: pasar, cerca del 65\u202f%."
    )


def test_certain_chances_have_words() -> None:
    assert es.worse("pasar", 0.004, "robar", 0.999, "").startswith(
        "Pasar: menos del 1\u202f% de ganar. Mejor: robar, más del 99\u202f%."
    )


def test_a_question_ends_with_its_mark_alone() -> None:
    said = es.right("preguntar: ¿Soy un ácido?", "Divide.")
    assert said == "Preguntar: ¿Soy un ácido? Divide."
    assert es.right("pasar", "Hecho.") == "Pasar. Hecho."
