"""The board in a terminal, in German; what is typed reads the same in every language."""

TERMINAL = {
    "bag": "Steine im Beutel: {bag}",
    "holds": "{score}, hat {holds}",
    "yours": "Deine Steine: ",
    "ds": "ds Doppelsymbol",
    "ts": "ts Tripelsymbol",
    "df": "df Doppelformel",
    "tf": "tf Tripelformel",
    "red": "■■ roter Stein",
    "name": "{name} benennt {formulas}, etwa Kaliumsulfid, oder - für nichts.",
    "names": "{name} benennt {formulas}, mit Komma zwischen den Namen, etwa Kaliumsulfid, oder - für nichts.",
    "which tiles": "welche Steine? Gib `swap C C P` oder `swap all` ein",
    "which way": "nach {square} kommt across (waagrecht) oder down (senkrecht), dann die Formel: {square} across NaCl",
    "nothing new": "alle diese Steine liegen schon; leg neue dazu, etwa `h10 across Na2SO4`",
    "taken": "auf {square} liegt {tile}, nicht {other}",
    "no formula": "{given!r} ist keine Formel: Gib Symbole und Zahlen ohne Klammern ein, etwa Na2SO4",
    "no tile": "es gibt keinen Stein {symbol} (es gibt: {known})",
}
