"""Questions about moves and after the game, with their choices, in English."""

QUESTIONS = {
    "range": "In which range is the pKa of {}?",
    "value": "What is the pKaH of {}?",
    "scale": "Can a pKa be below 0?",
    "stronger": "Two acids have the pKa values −3 and 3. Which of them is the stronger one?",
}
CHOICES = {
    "range below": "below 0",
    "range low": "from 0 to 7",
    "range high": "from 7 to 14",
    "range above": "above 14",
    "scale never": "no, never",
    "scale strong": "yes, that of a very strong acid",
    "scale bases": "yes, that of a strong base",
    "scale weak": "yes, that of a very weak acid",
    "stronger plus": "the one with 3",
    "stronger minus": "the one with −3",
    "stronger equal": "they are equally strong",
    "stronger no such": "there is no pKa of −3",
}
