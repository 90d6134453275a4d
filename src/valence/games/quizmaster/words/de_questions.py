"""Questions about moves and after the game, with their choices, in German."""

QUESTIONS = {
    "range": "In welchem Bereich liegt der pKa von {}?",
    "value": "Welchen pKaH hat {}?",
    "scale": "Kann ein pKa unter 0 liegen?",
    "stronger": "Zwei Säuren haben die pKa-Werte −3 und 3. Welche ist die stärkere?",
}
CHOICES = {
    "range below": "unter 0",
    "range low": "zwischen 0 und 7",
    "range high": "zwischen 7 und 14",
    "range above": "über 14",
    "scale never": "nein, nie",
    "scale strong": "ja, der einer sehr starken Säure",
    "scale bases": "ja, der einer starken Base",
    "scale weak": "ja, der einer sehr schwachen Säure",
    "stronger plus": "die mit 3",
    "stronger minus": "die mit −3",
    "stronger equal": "sie sind gleich stark",
    "stronger no such": "einen pKa von −3 gibt es nicht",
}
