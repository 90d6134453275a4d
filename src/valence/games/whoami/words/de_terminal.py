"""The board in a terminal, in German."""

TERMINAL = {
    "card": "Karte",
    "how": "Frag: Säure, Base, Wert < 10, Masse >= 100, C-Atome < 4, Li, Nitril, Ring, geschützt, Metall, schwach, "
    "saures C, Salz, schlägt Aceton. Oder: rate LDA.",
    "answer": "Antworte ja oder nein.",
    "answer all": "Antworte ja oder nein, oder - wenn du es nicht weißt.",
    "guess": "Rate deine Karte: rate LDA. Oder: fertig.",
    "yes": "ja",
    "no": "nein",
    "guessed": "{name}: Ich bin {card}! – {answer}",
    "asked": "{name}: {question} – {answer}",
    "non": "nicht nucleophil",
    "weak": "schwach nucleophil",
    "strong": "stark nucleophil",
    "guarded": "geschützt",
    "no answer": "„{given}“ ist keine Antwort.",
    "no question": "„{given}“ ist keine Frage.",
    "nearly": "„{given}“ ist keine Frage; meintest du „{near}“?",
    "no card": "keine Karte heißt „{given}“; tipp einen Namen wie LDA oder Aceton ein",
    "two cards": "{given} steht auf zwei Karten: Tipp {which} ein, oder häng „als Säure“ oder „als Base“ an",
}
