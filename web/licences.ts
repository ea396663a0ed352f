import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/** The folder of the package that a module is from; empty if it is ours. */
const packageOf = (module: string) =>
  /^\0?(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? "";

/** What a package says about itself, then the text of its licence. */
function licenceOf(folder: string, texts: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf-8"),
  );
  const own = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  const file = own ? join(folder, own) : join(texts, `${license}.txt`);
  if (!existsSync(file)) throw new Error(`${name} has no licence text; add ${file}`);
  return `${name} ${version} (${license})\n\n${readFileSync(file, "utf-8").trim()}\n`;
}

/** Writes the licences of everything of others that went into the build: `LICENSES.txt`.

Packages without a licence text of their own get it from `texts`; the fonts' texts stand beside them.
*/
export function licences(texts: string, fonts: string): Plugin {
  return {
    name: "sixrow-licences",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === "chunk");
      const folders = new Set(chunks.flatMap((each) => each.moduleIds.map(packageOf)));
      folders.delete("");
      const parts = [...folders].sort().map((folder) => licenceOf(folder, texts));
      for (const file of readdirSync(fonts)
        .filter((each) => each.endsWith("-licence.txt"))
        .sort()) {
        const name = `The font ${basename(file, "-licence.txt")}.woff2 (OFL-1.1)`;
        parts.push(`${name}\n\n${readFileSync(join(fonts, file), "utf-8").trim()}\n`);
      }
      const head = "The web client contains code and fonts of others, under these licences.\n";
      const source = [head, ...parts].join(`\n${"=".repeat(80)}\n\n`);
      this.emitFile({ type: "asset", fileName: "LICENSES.txt", source });
    },
  };
}
