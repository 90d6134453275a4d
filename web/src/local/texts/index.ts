/** The texts of the site that runs without a server. */
import { textsOf } from "../../texts/index.svelte";
import { en } from "./en";

export const { t } = textsOf("local", en);
