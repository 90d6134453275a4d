/** A teacher's classes, and the recovery phrase that leads to them from any browser. */
import type { MyClasses } from "../protocol";
import { call, inLanguage } from "./http";

const room = (code: string): string => `/api/rooms/${encodeURIComponent(code)}`;

export const myClasses = (): Promise<MyClasses> => call("GET", "/api/classes");
/** Keep a class beyond the usual time, or no longer. */
export const keepClass = (code: string, kept: boolean): Promise<MyClasses> => call("POST", `${room(code)}/keep`, { kept });
export const deleteClass = (code: string): Promise<MyClasses> => call("POST", `${room(code)}/delete`, {});
export const exportPath = (code: string): string => inLanguage(`${room(code)}/class.zip`);

/** Make a recovery phrase in place of an older one; nobody can read it again later. */
export const makePhrase = async (): Promise<string> => (await call<{ phrase: string }>("POST", "/api/me/phrase", {})).phrase;
/** Remove the recovery phrase, and sign out in all other browsers. */
export const revokePhrase = (): Promise<void> => call("POST", "/api/me/revoke", {});
/** Go on in this browser as whoever has this phrase. The page has to be loaded again. */
export const recover = (phrase: string, classes: boolean): Promise<void> => call("POST", "/api/me/recover", { phrase, classes });
/** End the session of this browser. The page has to be loaded again. */
export const signOut = (): Promise<void> => call("POST", "/api/me/leave", {});
