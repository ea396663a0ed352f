import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** The language that a module is for; empty if it is for all. */
const languageOf = (module: string) => /virtual:(?:words|rules)\/([a-z]+)/.exec(module)?.[1] ?? "";

/** Writes the service worker, with the list of the files that it keeps. */
export function offline(source: string): Plugin {
  return {
    name: "sixrow-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const files: Record<string, string[]> = { "": [] };
      for (const each of Object.values(bundle)) {
        if (!each.fileName.startsWith("assets/")) continue;
        const language = each.type === "chunk" ? languageOf(each.facadeModuleId ?? "") : "";
        files[language] = [...(files[language] ?? []), `/${each.fileName}`];
      }
      const list = JSON.stringify(files);
      const build = createHash("sha256").update(list).digest("hex").slice(0, 12);
      const head = `const BUILD = ${JSON.stringify(build)};\nconst FILES = ${list};\n`;
      this.emitFile({
        type: "asset",
        fileName: "worker.js",
        source: head + readFileSync(source, "utf-8"),
      });
    },
  };
}
