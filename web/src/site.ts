/** The entry of the site that runs without a server. */
import { startSite } from "./local/site.svelte";
import "./local/parts";
import "./main";
import { keepOffline } from "./local/updates.svelte";

startSite();
keepOffline();
