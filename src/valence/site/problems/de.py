"""German sentences about what is missing where there is no server."""


def not_printed() -> str:
    return "Zum Drucken braucht es einen Server oder `valence print`."


def no_spreadsheets() -> str:
    return "Speichern Sie die Tabelle zuerst als CSV: der Browser kann sie hier nicht lesen."


def no_structures() -> str:
    return (
        "Ein Browser kann keine Strukturen lesen. Lassen Sie die Spalte smiles leer und füllen Sie formula aus, "
        "oder verwenden Sie diesen Kartensatz auf einem Server."
    )


def site_missing() -> str:
    return "die Website ist hier nicht gebaut: starten Sie `make site` oder installieren Sie ein fertiges Paket"
