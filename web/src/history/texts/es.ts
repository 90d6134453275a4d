import type { Texts } from "../../texts/index.svelte";
import type { en } from "./en";

export const texts: Texts<typeof en> = {
  "history.lead": "Lo que jugaste en este dispositivo. Se guarda aquí y en ningún otro lugar.",
  "history.none": "Todavía no hay partidas terminadas.",
  "history.levels": "Resultados por nivel",
  "history.level": "Bots",
  "history.won": "Ganadas",
  "history.drawn": "Compartidas",
  "history.lost": "Perdidas",
  "history.people": "personas",
  "history.learned": "Lo que mostraste",
  "history.games": "Partidas",
  "history.result.won": "ganada",
  "history.result.shared": "compartida",
  "history.result.lost": "perdida",
  "history.result.none": "no ganó nadie",
  "history.replay": "Ver",
  "history.remove": "Eliminar",
  "history.puzzles": "Retos del día: {solved} de {n} resueltos",
  "history.practice": "Practicaste {n} de los últimos 7 días",
  "history.export": "Guardar como archivo",
  "history.clear": "Eliminar todo",
  "history.clear.confirm": "¿Eliminar de este dispositivo tus partidas, retos, niveles y tu progreso de práctica? No se puede deshacer.",
  "history.gone": "El servidor ya no tiene esta partida, y su registro no se guardó aquí.",
};
