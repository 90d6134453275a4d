"""The board in a terminal, in German."""

TERMINAL = {
    "round": "Runde {round}, Nachziehstapel {deck}",
    "holds": "Hand",
    "collected": "eingesammelt",
    "bonus": "Bonus",
    "made": "Verbindungen",
    "initiates": "{name} eröffnet die Runde.",
    "over": "Es ist kein Zug mehr möglich.",
    "leads": "{name} spielt {ion} aus.",
    "answered": "{name} spielt {ion} aus, {other} antwortet mit {answer}.",
    "writes": "{name} schreibt die Verbindung aus diesen Ionen: die Formel, etwa K2S, oder - für nichts.",
    "writes and names": "{name} schreibt die Verbindung aus diesen Ionen: die Formel, ein Komma und den Namen, "
    "etwa K2S, Kaliumsulfid, oder - für nichts.",
    "metal": "Metall",
    "non-metal": "Nichtmetall",
}
