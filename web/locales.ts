import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";

/** The catalogues that the client needs in addition to its own; all are shared with Python. */
export const CATALOGUES = ["common", "effects", "match", "refusals", "server", "store", "web"];

/** Catalogues that only some pages load. Sentences of the main ones take precedence. */
export const FURTHER = ["analysis", "pages", "tutorial"];

/** Catalogues of which the client needs the refusals only; the rest is said by commands. */
const REFUSALS = ["server", "store"];

/** Refusals of a server that does not start, and of its maintenance: no browser meets them. */
const NOT_SERVED =
  /^refusal-(no-settings|(unknown|wrong|wrong-kind-of)-setting|(no|damaged)-key|key-exists|store-|not-a-backup)/;

/** What only `sixrow verify` says. */
const OF_COMMANDS = /^(verif(y|ied)-|tally-(head|face|chi-square) )/;

const LIST = "virtual:words";

/** The languages of a folder: those in which the client has its own sentences. */
export const languagesIn = (folder: string) =>
  readdirSync(folder).filter((language) => existsSync(join(folder, language, "web.ftl")));

/** Provides each language as one module, without comments, loaded on demand. */
export function locales(folder: string): Plugin {
  const files = (language: string) =>
    CATALOGUES.map((name) => join(folder, language, `${name}.ftl`)).filter(existsSync);
  return {
    name: "sixrow-locales",
    resolveId: (id) => (id.startsWith(LIST) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listed(languagesIn(folder));
      if (!id.startsWith(`\0${LIST}/`)) return undefined;
      const [language = "", catalogue] = id.slice(LIST.length + 2).split("/");
      const paths = catalogue ? [join(folder, language, `${catalogue}.ftl`)] : files(language);
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map(spare).join("\n"))};`;
    },
  };
}

function listed(languages: string[]): string {
  const object = (rest: string) =>
    `{ ${languages.map((each) => `${each}: () => import("${LIST}/${each}${rest}")`).join(", ")} }`;
  const further = FURTHER.map((name) => `${name}: ${object(`/${name}`)}`).join(", ");
  return `export const loaders = ${object("")};\nexport const further = { ${further} };`;
}

/** A catalogue without the translators' comments and what only commands say. */
function spare(path: string): string {
  const lines = readFileSync(path, "utf-8").split("\n");
  const said = lines.filter((line) => line !== "" && !line.startsWith("#")).join("\n");
  const messages = said.split(/\n(?=[-a-z])/).filter((each) => !OF_COMMANDS.test(each));
  if (!REFUSALS.includes(basename(path, ".ftl"))) return messages.join("\n");
  return messages.filter((each) => /^(refusal)?-/.test(each) && !NOT_SERVED.test(each)).join("\n");
}
