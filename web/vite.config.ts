import { svelte, vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// While developing, `npm run dev` asks a running `valence serve` for everything that is not the client itself.
const server = "http://127.0.0.1:8000";

/** Names a game's own chunks after the game: "metals-Board-1a2b.js". */
function chunkName({ facadeModuleId }: { facadeModuleId: string | null }): string {
  const [, game] = /\/games\/(\w+)\/\w+\.svelte$/.exec(facadeModuleId ?? "") ?? [];
  return game ? `assets/${game}-[name]-[hash].js` : "assets/[name]-[hash].js";
}

/** All texts of a language but English are one file. */
function textsOf(id: string): string | null {
  const [, language] = /\/texts\/([\w-]+)\.ts$/.exec(id) ?? [];
  return language && !["en", "index"].includes(language) ? `texts-${language}` : null;
}

/** Without a server there is a single page, whose pages are fragments: "/rules" becomes "#/rules". */
const withFragments = {
  name: "with-fragments",
  markup: ({ content }: { content: string }) => ({
    code: content.replaceAll('href="/', 'href="#/').replaceAll('src="/', 'src="'),
  }),
};

const SERVER = { input: "index.html", outDir: "../src/valence/server/static", base: "/" };
const SITE = { input: "site.html", outDir: "../src/valence/site/static", base: "./" };

// `--mode site` builds the client that runs without a server.
export default defineConfig(({ mode }) => {
  const isSite = mode === "site";
  const { input, outDir, base } = isSite ? SITE : SERVER;
  return {
    base,
    plugins: isSite ? [svelte({ preprocess: [vitePreprocess(), withFragments] })] : [svelte()],
    worker: { format: "es" },
    build: {
      // The slowest part is the Svelte compiler, as it should be.
      rolldownOptions: { input, checks: { pluginTimings: false }, output: { chunkFileNames: chunkName, codeSplitting: { groups: [{ name: textsOf }] } } },
      outDir,
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
    test: { include: ["src/**/*.test.ts"], setupFiles: "src/vitest.setup.ts" },
  };
});
