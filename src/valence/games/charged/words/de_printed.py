"""The words on printed cards, in German."""

PRINTED = {
    "DS": "Doppelsymbol",
    "TS": "Tripelsymbol",
    "DF": "Doppelformel",
    "TF": "Tripelformel",
    "part": "Spielfeld, Reihe {row} von {rows}, Teil {part} von {parts}.",
    "glue": "Schneide die Felder außen aus. Eine gestrichelte Linie zeigt, wie weit der Nachbarteil über diesem liegt: "
    "Leg ihn so auf den Streifen hinter der Linie, dass die Felder weitergehen, und kleb ihn fest.",
}

RED_TILE = "roter Stein"
