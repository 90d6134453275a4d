"""The words around boards in a terminal, in German."""

TERMINAL = {
    "you": "{name} (du)",
    "plain": "Für dieses Spiel gibt es noch kein eigenes Brett, hier ist alles, was du sehen kannst:",
    "yes": "ja",
    "point": ",",
    "no": "nein",
}
