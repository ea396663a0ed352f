import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";

/** What else a page needs at once, by the first part of its address. */
export interface Ahead {
  /** The module that draws it. */
  module: string;
  /** What the page will ask the server for. */
  asks?: string[];
  /** What is drawn until the scripts are there. */
  drawn?: string;
}

type Built = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** Writes the page once for each language and each of some addresses: all that is needed to draw it
 * is named in its head, so that nothing waits for one script to ask for the next. */
export function pages(languages: readonly string[], ahead: Record<string, Ahead>): Plugin {
  return {
    name: "sixrow-pages",
    apply: "build",
    writeBundle({ dir = "" }, bundle) {
      const page = readFileSync(join(dir, "index.html"), "utf-8");
      const chunks = Object.values(bundle).filter((each): each is Built => each.type === "chunk");
      const fonts = fontsIn(Object.keys(bundle));
      mkdirSync(join(dir, "pages"), { recursive: true });
      for (const language of languages) {
        const words = filesOf(chunks, `virtual:words/${language}`);
        for (const [name, { module, asks = [], drawn = "" }] of Object.entries({
          index: { module: "" },
          ...ahead,
        } as Record<string, Ahead>)) {
          const files = [...words, ...(module ? filesOf(chunks, module) : [])];
          const links = [
            ...fonts.map(font),
            ...files.filter((file) => !page.includes(file)).map(link),
            ...asks.map(asked),
          ];
          const whole = page
            .replace('<html lang="en">', `<html lang="${language}">`)
            .replace("</head>", `  ${links.join("\n    ")}\n  </head>`)
            .replace('<div id="app"></div>', `<div id="app">${drawn}</div>`);
          writeFileSync(join(dir, "pages", `${name}.${language}.html`), whole);
        }
      }
    },
  };
}

/** The files of a module and of all that it imports at once. */
function filesOf(chunks: readonly Built[], module: string): string[] {
  const first = chunks.find((each) => each.facadeModuleId?.endsWith(module));
  if (!first) throw new Error(`no file was built of ${module}`);
  const found = new Set<string>();
  const add = (chunk: Built): void => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const next = chunks.find((each) => each.fileName === name);
      if (next) add(next);
    }
  };
  add(first);
  return [...found];
}

/** The fonts of the client's own texts; those with rarer letters load on demand. */
function fontsIn(files: readonly string[]): string[] {
  const found = files.filter((file) => /(text|title)-(?!names)[^/]+\.woff2$/.test(file));
  if (found.length !== 2) throw new Error(`two fonts were to be built, not ${found.join(", ")}`);
  return found;
}

const font = (file: string) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`;
const link = (file: string) =>
  file.endsWith(".css")
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
const asked = (path: string) => `<link rel="preload" as="fetch" crossorigin href="${path}">`;
