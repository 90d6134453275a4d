import { textsOf } from "../../texts/index.svelte";
import { en } from "./en";

export const { t, plural } = textsOf("classes", en);
