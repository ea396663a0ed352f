import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { blocksOf } from "./src/learn/markdown.ts";

const LIST = "virtual:rules";

/** Provides the rulebook of every language as blocks of text, loaded on demand.
 *
 * The English one is a page of the documentation. */
export function rules(folder: string, english: string): Plugin {
  const place = (language: string) => join(folder, language, "rules.md");
  const found = () => readdirSync(folder).filter((language) => existsSync(place(language)));
  return {
    name: "sixrow-rules",
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const lines = [...new Set(["en", ...found()])].map(
          (each) => `  ${each}: () => import("${LIST}/${each}"),`,
        );
        return `export const books = {\n${lines.join("\n")}\n};`;
      }
      if (!id.startsWith(`\0${LIST}/`)) return undefined;
      const language = id.slice(LIST.length + 2);
      const path = existsSync(place(language)) ? place(language) : english;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(blocksOf(readFileSync(path, "utf-8")))};`;
    },
  };
}
