import { gameTexts } from "../../texts/index.svelte";
import { de } from "./de";
import { en } from "./en";

export const { t, plural } = gameTexts({ en, de });
