import type { en } from "./en";

export const de: Record<keyof typeof en, string> = {
  "local.lead": "Spiele, in denen die Chemie entscheidet. Sie laufen auf deinem Gerät: ohne Konto, ohne Server, auch offline.",
  "local.starting": "Die Spiele werden vorbereitet. Regeln und Karten kannst du schon ansehen.",
  "local.failed": "Die Spiele konnten nicht gestartet werden: {reason}",
  "local.tryAgain": "Noch einmal versuchen",
  "local.noWebAssembly": "Die Spiele laufen in diesem Browser nicht, weil WebAssembly fehlt oder gesperrt ist. Versuch es mit einer aktuellen Version von Chrome, Edge, Firefox oder Safari.",
  "local.newVersion": "Eine neue Version ist da.",
  "local.update": "Jetzt aktualisieren",
  "local.setUp": "Spiel einrichten",
  "local.games": "Deine Spiele",
  "local.continue": "Weiterspielen: {game}",
  "local.replay": "Ansehen: {game}",
  "local.delete": "Löschen",
  "local.delete.confirm": "Dieses Spiel löschen? Das lässt sich nicht rückgängig machen.",
  "local.person": "Spieler {n}",
  "local.person.name": "Name von Spieler {n}",
  "local.pass": "{name} ist dran.",
  "local.pass.hide": "Meine Karten verdecken",
  "local.cover": "Gib das Gerät an {name}",
  "local.cover.help": "Alle anderen schauen bitte weg.",
  "local.cover.show": "Ich bin {name}",
};
