/** The entry of the site that runs without a server. */
import { startSite } from "./local/site.svelte";
import "./main";

startSite();
