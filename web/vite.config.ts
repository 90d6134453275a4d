import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// While developing, `npm run dev` asks a running `valence serve` for everything that is not the client itself.
const server = "http://127.0.0.1:8000";

/** Names a game's own chunks after the game: "metals-Board-1a2b.js". */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, game] = /\/games\/(\w+)\/\w+\.svelte$/.exec(facadeModuleId ?? "") ?? [];
  return game ? `assets/${game}-[name]-[hash].js` : "assets/[name]-[hash].js";
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    // The slowest part is the Svelte compiler, as it should be.
    rolldownOptions: { checks: { pluginTimings: false }, output: { chunkFileNames: chunkName } },
    outDir: "../src/valence/server/static",
    // The licences of the bundled packages must be distributed with them.
    license: { fileName: "third-party-licences.md" },
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The page is served with a strict content security policy, which has no place for data: addresses.
    assetsInlineLimit: 0,
  },
  // As objects, so that the host stays that of the page: the server turns other sites' pages away.
  server: { proxy: { "/api": { target: server }, "/ws": { target: server, ws: true } } },
  test: { include: ["src/**/*.test.ts"] },
});
