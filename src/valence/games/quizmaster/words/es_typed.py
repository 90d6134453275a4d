"""The words of typed moves in Spanish."""

from collections.abc import Mapping

TYPED: Mapping[str, str] = {
    "pasar": "pass",
    "paso": "pass",
    "tiempo": "time",
    "dar por terminado el tiempo": "time",
    "responder": "answer",
    "leer": "ask",
    "leer en voz alta": "ask",
    "leer el nombre": "name",
    "leer el valor": "value",
    "el nombre": "name",
    "el valor": "value",
    "nombre": "name",
    "valor": "value",
    "s": "yes",
    "sí": "yes",
    "correcto": "right",
    "correcta": "right",
    "incorrecto": "wrong",
    "incorrecta": "wrong",
    "juzgarla correcta": "right",
    "juzgarla incorrecta": "wrong",
}
