import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { isSite } from "./local/transport";
import { reloadIfOutdated } from "./outdated";
import { applyTheme } from "./theme.svelte";

// The site offers updates itself.
if (!isSite) addEventListener("vite:preloadError", () => void reloadIfOutdated().catch(() => undefined));
applyTheme();
mount(App, { target: document.getElementById("app")! });
