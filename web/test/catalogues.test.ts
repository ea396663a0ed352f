/** The catalogues are Python's as well; here they go through the client's own Fluent. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { CATALOGUES, FURTHER } from "../locales.ts";

const folder = fileURLToPath(new URL("../../src/sixrow/locales/", import.meta.url));
const languages = readdirSync(folder);

function read(language: string): string {
  const names = [...CATALOGUES, ...FURTHER];
  return names.map((name) => readFileSync(`${folder}${language}/${name}.ftl`, "utf-8")).join("\n");
}

function found(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, name = ""]) => name);
}

test("all five languages are there", () => {
  expect(languages.sort()).toEqual(["de", "en", "fr", "nb", "pt"]);
});

describe.each(languages)("%s", (language) => {
  const text = read(language);
  const keys = found(text, /^([a-z][\w-]*) =/gm);
  const facts = found(text, /\$([a-z-]+)/g);
  const bundle = new FluentBundle(language, { useIsolating: false });
  const overridden = bundle.addResource(new FluentResource(text));

  test("every sentence is understood, and none stands twice", () => {
    expect(overridden).toEqual([]);
    expect(keys.length).toBeGreaterThan(300);
    expect(keys.filter((key) => !bundle.hasMessage(key))).toEqual([]);
  });

  test.each([0, 1, 2, 3, 12])("every sentence can be said with %i", (number) => {
    const given = Object.fromEntries(
      facts.map((name) => [name, name.endsWith("-count") ? number : String(number)]),
    );
    for (const key of keys) {
      const errors: Error[] = [];
      const said = bundle.formatPattern(bundle.getMessage(key)?.value ?? "", given, errors);
      expect([key, errors]).toEqual([key, []]);
      expect(said).not.toContain("{");
    }
  });
});
