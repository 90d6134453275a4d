"""English sentences about what is missing where there is no server."""


def not_printed() -> str:
    return "Printing needs a server, or `valence print`."


def no_spreadsheets() -> str:
    return "Save a spreadsheet as CSV first: a browser can't read it here."


def no_structures() -> str:
    return (
        "A browser can't read structures. Leave the column smiles empty and fill in the formula, "
        "or use this set on a server."
    )


def site_missing() -> str:
    return "the site is not built: run `make site`, or install a packaged release"
