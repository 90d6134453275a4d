/** The texts of the site that runs without a server. */
import { gameTexts } from "../../texts/index.svelte";
import { de } from "./de";
import { en } from "./en";

export const { t } = gameTexts({ en, de });
