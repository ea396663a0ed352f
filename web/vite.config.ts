import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { locales } from "./locales.ts";
import { rules } from "./rules.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SIXROW_SERVER ?? "http://127.0.0.1:8036";

export default defineConfig({
  root: here("."),
  plugins: [svelte(), locales(here("../src/sixrow/locales")), rules(here("../src/sixrow/locales"), here("../docs/rules.md"))],
  // Vitest would take Svelte's half for servers otherwise.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: here("../src/sixrow/server/site"),
    emptyOutDir: true,
    target: "es2022",
    // The policy of the server forbids whatever is inline.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        // What every page needs is one file: each further one costs a journey to the server.
        codeSplitting: { groups: [{ name: "core", test: /node_modules.(svelte|@fluent|esm-env|clsx)|src.(App|Bar|Dialog|Logo|Preferences|SettingFields|SetupWords|CardLinks|Page)\.svelte|src.pieces|src.lib.(?!sounds|fair|playback|draft|keep|connection|table)/ }] },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/sixrow/locales")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
