"""The board in a terminal, in English."""

TERMINAL = {
    "round": "Round {round}, deck {deck}",
    "holds": "holds",
    "collected": "collected",
    "bonus": "bonus",
    "made": "compounds made",
    "initiates": "{name} initiates.",
    "over": "No more plays can be made.",
    "leads": "{name} leads {ion}.",
    "answered": "{name} leads {ion}, {other} answers {answer}.",
    "writes": "{name} writes the compound these ions form: the formula, such as K2S; - writes nothing.",
    "writes and names": "{name} writes the compound these ions form: the formula, a comma and the name, "
    "such as K2S, potassium sulfide; - writes nothing.",
    "metal": "metal",
    "non-metal": "non-metal",
}
