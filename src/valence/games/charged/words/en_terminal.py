"""The board in a terminal, in English; what is typed reads the same in every language."""

TERMINAL = {
    "bag": "Tiles in bag: {bag}",
    "holds": "{score}, holds {holds}",
    "yours": "Your tiles: ",
    "ds": "ds double tile",
    "ts": "ts triple tile",
    "df": "df double formula",
    "tf": "tf triple formula",
    "red": "■■ red tile",
    "name": "{name} names {formulas}, such as potassium sulfide; - names nothing.",
    "names": "{name} names {formulas}, with a comma between the names, such as potassium sulfide; - names nothing.",
    "which tiles": "which tiles? Type `swap C C P` or `swap all`",
    "which way": "after {square}, type across or down, then the formula: {square} across NaCl",
    "nothing new": "all of these tiles are already on the board; add new ones, such as `h10 across Na2SO4`",
    "taken": "{square} holds {tile}, not {other}",
    "no formula": "{given!r} isn't a formula: use symbols and counts without parentheses, such as Na2SO4",
    "no tile": "there is no {symbol} tile (available: {known})",
}
