/** What the pages show in addition where there is no server. */
import Notice from "./Notice.svelte";
import PassDevice from "./PassDevice.svelte";
import PeopleNames from "./PeopleNames.svelte";
import SavedGames from "./SavedGames.svelte";
import { t } from "./texts";
import { installParts } from "./transport";

installParts({ Notice, PassDevice, PeopleNames, SavedGames, t });
