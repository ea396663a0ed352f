import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { licences } from "./licences.ts";
import { languagesIn, locales } from "./locales.ts";
import { offline } from "./offline.ts";
import { pages } from "./pages.ts";
import { rules } from "./rules.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.SIXROW_SERVER ?? "http://127.0.0.1:8036";

const catalogues = here("../src/sixrow/locales");
const board = readFileSync(here("src/table/coming.svg"), "utf-8").trim();
const table = [
  '<div class="table columbiz coming"><div class="status"></div>',
  '<div class="left"><div class="scores"></div></div>',
  `<div class="middle">${board}</div></div>`,
].join("");

/** What every page needs goes into one file: each further one costs a round trip. */
const CORE = [
  "node_modules.(svelte|@fluent|esm-env|clsx)",
  "src.styles.base",
  "src.(App|Bar|Dialog|Logo|Preferences|SettingFields|SetupWords|CardLinks|Page)\\.svelte",
  "src.pieces",
  "src.lib.(?!sounds|dice|playback|draft|keep|connection|table)",
];
const BOARD = ["src.table.(BoardGrid|Cell|looks|labels|texts)", "src.lib.dice."];
const oneOf = (patterns: readonly string[]) => new RegExp(patterns.join("|"));

export default defineConfig({
  root: here("."),
  plugins: [
    svelte(),
    locales(catalogues),
    rules(catalogues, here("../docs/rules.md")),
    offline(here("worker.js")),
    licences(here("licences"), here("src/fonts")),
    pages(languagesIn(catalogues), {
      home: { module: "home/Home.svelte" },
      table: { module: "table/TablePage.svelte", asks: ["/api/me"], drawn: table },
    }),
  ],
  // Otherwise Vitest would take Svelte's server build.
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  build: {
    outDir: here("../src/sixrow/server/site"),
    emptyOutDir: true,
    target: "es2022",
    // The server's content security policy forbids inline code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "core", test: oneOf(CORE) },
            { name: "board", test: oneOf(BOARD) },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/sixrow/locales")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["test/**/*.test.ts"], environment: "node" },
});
