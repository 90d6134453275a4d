import type { Texts } from "../../texts/index.svelte";
import type { en } from "./en";

export const texts: Texts<typeof en> = {
  "history.lead": "Was du auf diesem Gerät gespielt hast. Es ist hier gespeichert und nirgends sonst.",
  "history.none": "Noch kein beendetes Spiel.",
  "history.levels": "Ergebnisse nach Stufe",
  "history.level": "Bots",
  "history.won": "Gewonnen",
  "history.drawn": "Geteilt",
  "history.lost": "Verloren",
  "history.people": "Menschen",
  "history.learned": "Was du gezeigt hast",
  "history.games": "Spiele",
  "history.result.won": "gewonnen",
  "history.result.shared": "geteilt",
  "history.result.lost": "verloren",
  "history.result.none": "ohne Sieg",
  "history.replay": "Ansehen",
  "history.remove": "Löschen",
  "history.puzzles": "Rätsel des Tages: {solved} von {n} gelöst",
  "history.practice": "An {n} der letzten 7 Tage geübt",
  "history.export": "Als Datei sichern",
  "history.clear": "Alles löschen",
  "history.clear.confirm": "Deine Spiele, Rätsel, Stufen und deinen Übungsstand von diesem Gerät löschen? Das lässt sich nicht rückgängig machen.",
  "history.gone": "Der Server hat dieses Spiel nicht mehr, und sein Protokoll wurde hier nicht gespeichert.",
};
