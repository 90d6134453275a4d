"""The board in a terminal, in Spanish; what is typed reads the same in every language."""

TERMINAL = {
    "card": "carta",
    "how": "Pregunta: ácido, base, valor < 10, masa >= 100, carbonos < 4, Li, nitrilo, anillo, protegido, metal, "
    "débil, C ácido, sal, gana a acetona. O bien: soy LDA.",
    "answer": "Responde sí o no.",
    "answer all": "Responde sí o no, o - si no lo sabes.",
    "guess": "Di cuál es tu carta: soy LDA. O bien: listo.",
    "yes": "sí",
    "no": "no",
    "guessed": "{name}: ¡Soy {card}! – {answer}",
    "asked": "{name}: {question} – {answer}",
    "non": "no nucleófila",
    "weak": "débilmente nucleófila",
    "strong": "muy nucleófila",
    "guarded": "protegido",
    "no answer": "«{given}» no es una respuesta.",
    "no question": "«{given}» no es una pregunta.",
    "nearly": "«{given}» no es una pregunta; ¿quisiste decir «{near}»?",
    "no card": "no hay ninguna carta «{given}»; escribe un nombre como LDA o acetona",
    "two cards": "{given} está en dos cartas: escribe una de {which}, o antes ácido o base",
}
