import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { isSite } from "./local/transport";
import { reloadIfOutdated } from "./outdated";
import { speakAsPreferred } from "./texts/index.svelte";
import { applyTheme } from "./theme.svelte";

// The site offers updates itself.
if (!isSite) addEventListener("vite:preloadError", () => void reloadIfOutdated().catch(() => undefined));
applyTheme();

const show = (): void => void mount(App, { target: document.getElementById("app")! });
// Without the texts of a language, the page speaks English.
speakAsPreferred().then(show, show);
