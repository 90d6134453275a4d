"""The sentences of a device about denied requests, in German, where a server says more."""

SENTENCES = {
    "not_a_backup": "Das ist keine Sicherung: Sie müsste mit „{format}“ beginnen. {error}.",
    "wrong_backup": "Das ist keine Sicherung: Sie müsste mit „{format}“ beginnen, beginnt aber mit „{given}“.",
    "not_over": "Das Protokoll würde verdeckte Karten zeigen. Spiele erst zu Ende.",
    "not_here": "Auf diesem Gerät gibt es kein Spiel {given}.",
    "no_set": "Diesen Kartensatz gibt es auf diesem Gerät nicht.",
    "wrong_set": "Dieser Kartensatz ist für {games}.",
    "not_found": "Unter {path} gibt es ohne Server nichts.",
    "no_structures": "Ein Browser kann keine Strukturen lesen. Lassen Sie die Spalte smiles leer und füllen Sie die "
    "Formel aus, oder verwenden Sie den Kartensatz auf einem Server.",
}
