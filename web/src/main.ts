import { mount } from "svelte";

import "./app.css";
import App from "./App.svelte";
import { applyTheme } from "./theme.svelte";

applyTheme();
mount(App, { target: document.getElementById("app")! });
