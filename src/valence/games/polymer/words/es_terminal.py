"""The board in a terminal, in Spanish; what is typed reads the same in every language."""

TERMINAL = {
    "notation": """\
bpo sty1 sty3     iniciar una cadena    combine 1 4       terminar dos cadenas
aibn sty1 + mma1  iniciar dos           split 1 4         por desproporción
grow 1 sty2 sty2  propagar              cta 2 vac1 vac3   transferir e iniciar
copolymer 3 ba2   cambiar de especie    tempo 1           bloquear
discard mma3      no jugar nada""",
    "either": "draw              robar del mazo        take              la carta visible",
    "asks": "A calcular: unidades, Mn, Mw y Đ de las cadenas propias que cuentan ({names}).",
    "type": "Escribe los cuatro números, por ejemplo 16 833,2 885,3 1,06; con - se ve la solución.",
    "stacks": "Mazo {stack}, pila de descarte {second}, barajada {reshuffles} de 2 veces.",
    "on top": "{count} (arriba, {card})",
    "chains": "Cadenas que cuentan",
    "averages": "Cadenas que cuentan; Đ es la dispersidad (PDI)",
    "holds": "mano",
    "units": "unidades",
    "dormant": "durmiente",
    "lengths": "longitudes",
    "owner": "de",
    "chain": "cadena",
    "growing": "crece",
    "terminated": "terminada",
    "hand": "Tu mano:",
    "no answer": "{given!r} no es una respuesta; escribe los cuatro números, por ejemplo 16 833,2 885,3 1,06; "
    "con - se ve la solución",
    "no number": "aquí va el número de una cadena, no {given!r}; escribe por ejemplo `{example}`",
    "no card": "no hay ninguna carta {given!r}: las cartas son sty1, mma2, ba3, vac1, bpo, tempo, etc.; "
    "escribe por ejemplo `{example}`",
}
