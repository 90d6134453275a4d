import { textsOf } from "../../../texts/index.svelte";
import { en } from "./en";

export const { t, plural } = textsOf("games/pkace", en);
