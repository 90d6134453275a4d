"""The board in a terminal, in German; what is typed reads the same in every language."""

TERMINAL = {
    "notation": """\
bpo sty1 sty3     eine Kette starten    combine 1 4       zwei rekombinieren
aibn sty1 + mma1  zwei starten          split 1 4         zwei disproportionieren
grow 1 sty2 sty2  wachsen lassen        cta 2 vac1 vac3   übertragen, neu starten
copolymer 3 ba2   Monomer wechseln      tempo 1           verschließen
discard mma3      nichts spielen""",
    "either": "draw              vom Nachziehstapel    take              die offene Karte",
    "asks": "Berechnet Einheiten, Mn, Mw und Đ eurer eigenen Ketten, die zählen: {names}.",
    "type": "Gib die vier Zahlen ein, etwa 16 833,2 885,3 1,06; - zeigt die Lösung.",
    "stacks": "Nachziehstapel {stack}, Ablagestapel {second}, {reshuffles} von 2 Malen neu gemischt.",
    "on top": "{count} ({card} obenauf)",
    "chains": "Ketten, die zählen",
    "averages": "Ketten, die zählen; Đ ist die Dispersität (PDI)",
    "holds": "Hand",
    "units": "Einheiten",
    "dormant": "schlafend",
    "lengths": "Längen",
    "owner": "gehört",
    "chain": "Kette",
    "growing": "wachsend",
    "terminated": "abgebrochen",
    "hand": "Deine Hand:",
    "no answer": "{given!r} ist keine Antwort; gib die vier Zahlen ein, etwa 16 833,2 885,3 1,06; - zeigt die Lösung",
    "no number": "hier gehört die Nummer einer Kette hin, nicht {given!r}; gib zum Beispiel ein: `{example}`",
    "no card": "keine Karte heißt {given!r}: Karten sind sty1, mma2, ba3, vac1, bpo, tempo und so weiter; "
    "gib zum Beispiel ein: `{example}`",
}
