"""The board in a terminal, in English; what is typed reads the same in every language."""

TERMINAL = {
    "card": "card",
    "how": "Ask: acid, base, value < 10, mass >= 100, carbons < 4, Li, nitrile, ring, guarded, metal, weak, "
    "acidic C, salt, beats acetone. Or: guess LDA.",
    "answer": "Answer yes or no.",
    "answer all": "Answer yes or no, or - if you don't know.",
    "guess": "Guess your card: guess LDA. Or: done.",
    "yes": "yes",
    "no": "no",
    "guessed": "{name}: I am {card}! – {answer}",
    "asked": "{name}: {question} – {answer}",
    "non": "non nucleophile",
    "weak": "weak nucleophile",
    "strong": "strong nucleophile",
    "guarded": "guarded",
    "no answer": "{given!r} isn't an answer.",
    "no question": "{given!r} isn't a question.",
    "nearly": "{given!r} isn't a question; did you mean {near!r}?",
    "no card": "no card called {given!r}; type a name such as LDA or acetone",
    "two cards": "{given} is two cards: type one of {which}, or acid or base before it",
}
