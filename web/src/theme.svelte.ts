import { load, store } from "./storage";

export type Theme = "system" | "light" | "dark";
export const THEMES: Theme[] = ["system", "light", "dark"];

function isTheme(text: string | null): text is Theme {
  return THEMES.some((theme) => theme === text);
}

const stored = load("theme");
let chosen = $state<Theme>(isTheme(stored) ? stored : "system");

export function theme(): Theme {
  return chosen;
}

export function chooseTheme(next: Theme): void {
  chosen = next;
  store("theme", next === "system" ? null : next);
  applyTheme();
}

export function applyTheme(): void {
  if (chosen === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = chosen;
}
