"""Spanish sentences about what is missing where there is no server."""


def not_printed() -> str:
    return "Para imprimir se necesita un servidor o `valence print`."


def no_spreadsheets() -> str:
    return "Guarde primero la hoja de cálculo como CSV: el navegador no puede leerla aquí."


def no_structures() -> str:
    return (
        "Un navegador no puede leer estructuras. Deje vacía la columna smiles y complete formula, "
        "o use este set de cartas en un servidor."
    )


def site_missing() -> str:
    return "el sitio no está construido: ejecute `make site` o instale una versión empaquetada"
