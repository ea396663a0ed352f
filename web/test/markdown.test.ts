import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { blocksOf, runsOf } from "../src/learn/markdown.ts";

test("a rule is an item with its id, its lines joined", () => {
  const [rule] = blocksOf("- **C-1** (printed) Six columns,\n  one for each `face`.\n");
  expect(rule).toEqual({
    is: "item",
    rule: "C-1",
    deep: false,
    runs: [
      { text: "C-1", style: "strong" },
      { text: " (printed) Six columns, one for each ", style: "" },
      { text: "face", style: "code" },
      { text: ".", style: "" },
    ],
  });
});

test("tables, drawings and headings", () => {
  const page = "# A\n## B\n| a | b |\n|--|--|\n| 1 | 2 |\n\n```\n x\n```\n";
  expect(blocksOf(page)).toEqual([
    { is: "heading", level: 1, runs: runsOf("A") },
    { is: "heading", level: 2, runs: runsOf("B") },
    { is: "table", head: [runsOf("a"), runsOf("b")], rows: [[runsOf("1"), runsOf("2")]] },
    { is: "drawing", text: " x" },
  ]);
});

test("the whole rulebook is read: every rule once", () => {
  const text = readFileSync(new URL("../../docs/rules.md", import.meta.url), "utf-8");
  const ids = blocksOf(text).flatMap((block) =>
    block.is === "item" && block.rule ? [block.rule] : [],
  );
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids).toEqual(expect.arrayContaining(["C-1", "C-25", "S-1", "S-15"]));
});
