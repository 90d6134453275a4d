"""Spanish sentences about options and sets that a game can't be played with."""

from collections.abc import Sequence

from valence.core.grammar.es import counted, listed, quoted
from valence.core.problems.es import did_you_mean

# Options


def no_game(given: str, near: str, known: Sequence[str]) -> str:
    return f"no existe el juego {given}{did_you_mean(near)} (disponibles: {', '.join(known)})"


def hands_need_cards(seats: int, hand: int, needed: int, size: int) -> str:
    return f"para {seats} manos de {counted(hand, 'carta')} hacen falta {needed} cartas, y el set tiene {size}"


def racks_need_tiles(seats: int, rack: int, needed: int, size: int) -> str:
    return (
        f"para {seats} atriles de {rack} fichas hacen falta {needed} fichas, y el set tiene {size}"
    )


def players_need_cards(seats: int, needed: int, size: int) -> str:
    return f"entre {seats} hacen falta {needed} cartas, y el set tiene {size}"


def hands_in_edition_1(most: int) -> str:
    return f"de 0 a {most} rondas en la edición 1"


def no_penalty() -> str:
    return "false en la edición 1, que no lleva puntos"


def no_acids() -> str:
    return "pKace necesita ácidos y bases, y el set no tiene ácidos"


def no_bases() -> str:
    return "pKace necesita ácidos y bases, y el set no tiene bases"


def unordered(seats: int) -> str:
    return f"unordered si juegan {seats}"


def even_hand(most: int) -> str:
    return f"un número par de 2 a {most} con el mazo ordenado"


def hand(most: int, seats: int) -> str:
    return f"de 1 a {most} si juegan {seats}"


def ordered_needs_acids(needed: int, size: int) -> str:
    return _ordered_needs(counted(needed, "ácido"), size)


def ordered_needs_bases(needed: int, size: int) -> str:
    return _ordered_needs(counted(needed, "base"), size)


def _ordered_needs(needed: str, size: int) -> str:
    return (
        f"una partida ordenada necesita {needed}, y el set tiene {size}: "
        "agregue cartas o juegue sin orden y con manos más pequeñas"
    )


def table_alone() -> str:
    return "table cuando se juega en solitario"


def seat_of_many(most: int) -> str:
    return f"seat cuando juegan más de {most}"


def printed_with_set() -> str:
    return "printed con un set de cartas propio"


def choices_of_acids(choices: int, values: int) -> str:
    return _choices_of("ácidos", choices, values)


def choices_of_bases(choices: int, values: int) -> str:
    return _choices_of("bases", choices, values)


def _choices_of(cards: str, choices: int, values: int) -> str:
    return (
        f"para elegir entre cuatro respuestas hacen falta {cards} con {choices} valores distintos, "
        f"y el set tiene {values}; juegue con answers=typed"
    )


# Sets


def empty_set() -> str:
    return "el set de cartas está vacío"


def no_kind_of_row() -> str:
    return "se esperaba una ficha, un ion o una fila del tablero"


def two_kinds_of_row() -> str:
    return "una línea es una ficha, un ion o una fila del tablero: solo una de las tres cosas"


def no_tile(given: str, near: str, known: Sequence[str]) -> str:
    return f"ninguna ficha se llama {quoted(given)}{did_you_mean(near)} (disponibles: {', '.join(known)})"


def no_tile_for(element: str) -> str:
    return f"no hay ficha de {element}"


def no_tiles_for(ion: str) -> str:
    return f"no hay fichas para {ion}"


def too_many_tiles(given: int, most: int) -> str:
    return f"hay {given} fichas; se admiten como máximo {most}"


def no_formulas() -> str:
    return "no se puede formar ninguna fórmula: hace falta un metal y un anión"


def no_copies() -> str:
    return "se esperaba al menos una carta; quite la fila del ion que no necesite"


def no_cations() -> str:
    return "no hay cationes, así que nada responde a un anión"


def no_anions() -> str:
    return "no hay aniones, así que nada responde a un catión"


def too_many_cards(given: int, most: int) -> str:
    return f"hay {given} cartas; se admiten como máximo {most}"


def no_card(given: str, near: str, known: Sequence[str]) -> str:
    meant = did_you_mean(near) or f" (disponibles: {', '.join(known)})"
    return f"ninguna carta se llama {quoted(given)}{meant}"


def deck_size(given: int, wanted: int) -> str:
    return f"hay {counted(given, 'carta')}; un mazo tiene {wanted}"


def no_initiators(known: Sequence[str]) -> str:
    return f"sin {listed(known, 'o')} no puede empezar ninguna cadena"


def no_monomers() -> str:
    return "sin un monómero de valor 1 no puede empezar ninguna cadena"


def no_terminators() -> str:
    return "sin termination o cta no se puede terminar ninguna cadena"


# Boards


def rows_of_board(given: int) -> str:
    return f"un tablero tiene 9, 11, 13 … 31 filas, y aquí hay {given}"


def squares_of_row(row: int, squares: int, rows: int) -> str:
    return f"la fila {row} tiene {counted(squares, 'casilla')}, y hay {rows} filas"


def no_square(square: str, given: str) -> str:
    return f"en {square} hay {quoted(given)}, y se admite . d t D T *"


def other_centre(square: str, centre: str) -> str:
    return f"en {square} hay «*», que es el centro, {centre}"
