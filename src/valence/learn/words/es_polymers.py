"""The Spanish exercises about polymers."""

from typing import Literal

from valence.chem.names import es
from valence.core.grammar.es import decimal, thousands


def terminated(
    chains: int, monomer: str, gone: int, how: Literal["combination", "disproportionation"]
) -> tuple[str, str]:
    ending = {"combination": "combinación", "disproportionation": "desproporción"}[how]
    return (
        f"Crecían {chains} cadenas de {_monomer(monomer)}. {gone} de ellas han terminado por {ending}. "
        "¿Cuántas pueden añadir todavía un monómero?",
        "Una cadena terminada no tiene radical, y por eso nada se adiciona a ella.",
    )


def dormant(chains: int, capped: int) -> tuple[str, str]:
    return (
        f"De {chains} cadenas de estireno, {capped} llevan TEMPO; las demás tienen un radical en su extremo. "
        "¿Cuántas pueden añadir un monómero en este momento?",
        "Una cadena bloqueada no tiene radical mientras lleva el TEMPO.",
    )


def radicals(chains: int, capped: int, gone: int) -> tuple[str, str]:
    return (
        f"De {chains} cadenas de estireno, el TEMPO ha bloqueado {capped}, y {gone} han terminado por combinación. "
        "La mezcla sigue caliente. ¿Cuántas cadenas, contando las durmientes, pueden volver a crecer?",
        "En caliente, el TEMPO suelta unas pocas cadenas y las bloquea de nuevo, así que a cada durmiente le llega "
        "su turno. El enlace de la combinación se queda.",
    )


def transfer(chains: int, monomer: str, events: int) -> tuple[str, str]:
    take = "una de ellas toma" if events == 1 else "dos de ellas toman"
    return (
        f"Crecen {chains} cadenas de {_monomer(monomer)}. Entonces {take} un átomo de hidrógeno de un tiol. "
        "¿Cuántos radicales hay después?",
        "El radical no se pierde: pasa al átomo de azufre, que inicia otra cadena.",
    )


def termination(chains: int, monomer: str) -> tuple[str, str]:
    return (
        f"Crecen {chains} cadenas de {_monomer(monomer)}. Entonces ocurre una terminación. "
        "¿Cuántas siguen creciendo?",
        "Tienen que encontrarse dos radicales, y los dos se gastan.",
    )


def averages(light: int, heavy: int, quantity: str, mn: int, mw: int) -> tuple[str, str]:
    return (
        f"Una muestra tiene una cadena de {thousands(light)} g/mol y otra de {thousands(heavy)} g/mol. "
        f"¿Cuánto vale {quantity}?",
        f"Mn cuenta igual cada cadena: {thousands(mn)} g/mol. "
        f"En Mw, una cadena cuenta según su masa: {thousands(mw)} g/mol.",
    )


def dispersity(mn: int, mw: int) -> tuple[str, str]:
    return (
        f"Una muestra tiene Mn = {thousands(mn)} g/mol y Mw = {thousands(mw)} g/mol. ¿Cuánto vale Đ?",
        f"Đ = Mw / Mn = {decimal(f'{mw / mn:g}')}. Nunca es menor que 1.",
    )


def _monomer(id_: str) -> str:
    return es.uncapitalized(es.substance(id_))
