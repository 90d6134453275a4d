/** Whether this is the build for the site that runs without a server. */
export const isLocal = import.meta.env.MODE === "site";
