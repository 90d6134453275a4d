"""Questions about moves and after the game, with their choices, in Spanish."""

QUESTIONS = {
    "range": "¿En qué intervalo está el pKa de {}?",
    "value": "¿Cuál es el pKaH de {}?",
    "scale": "¿Puede un pKa ser menor que 0?",
    "stronger": "Dos ácidos tienen valores de pKa de −3 y 3. ¿Cuál de ellos es el más fuerte?",
}
CHOICES = {
    "range below": "menos de 0",
    "range low": "de 0 a 7",
    "range high": "de 7 a 14",
    "range above": "más de 14",
    "scale never": "no, nunca",
    "scale strong": "sí, el de un ácido muy fuerte",
    "scale bases": "sí, el de una base fuerte",
    "scale weak": "sí, el de un ácido muy débil",
    "stronger plus": "el de 3",
    "stronger minus": "el de −3",
    "stronger equal": "son igual de fuertes",
    "stronger no such": "no existe un pKa de −3",
}
