/** The subset of Markdown that the rulebook uses, as blocks and runs of text. */

export interface Run {
  text: string;
  style: "" | "strong" | "code";
}
export type Block =
  | { is: "heading"; level: number; runs: Run[] }
  | { is: "text"; runs: Run[] }
  | { is: "item"; rule: string; deep: boolean; runs: Run[] }
  | { is: "table"; head: Run[][]; rows: Run[][][] }
  | { is: "drawing"; text: string };

/** A page as blocks, in order. */
export function blocksOf(page: string): Block[] {
  const found: Block[] = [];
  const lines = page.split("\n");
  for (let place = 0; place < lines.length; ) {
    const line = lines[place] ?? "";
    if (line.trim() === "") place++;
    else if (line.startsWith("```")) {
      const end = lines.indexOf("```", place + 1);
      found.push({ is: "drawing", text: lines.slice(place + 1, end).join("\n") });
      place = end + 1;
    } else {
      let end = place + 1;
      while (end < lines.length && continues(lines[place] ?? "", lines[end] ?? "")) end++;
      found.push(block(lines.slice(place, end)));
      place = end;
    }
  }
  return found;
}

function continues(first: string, next: string): boolean {
  if (next.trim() === "" || first.startsWith("#") || next.startsWith("```")) return false;
  if (first.startsWith("|")) return next.startsWith("|");
  return !/^\s*- /.test(next) && !next.startsWith("#") && !next.startsWith("|");
}

function block(lines: string[]): Block {
  const [first = ""] = lines;
  const heading = /^(#+) (.*)$/.exec(first);
  if (heading)
    return { is: "heading", level: heading[1]?.length ?? 1, runs: runsOf(heading[2] ?? "") };
  if (first.startsWith("|")) {
    const [head = [], , ...rows] = lines.map(cells);
    return { is: "table", head, rows };
  }
  const text = lines.map((line) => line.trim()).join(" ");
  if (!text.startsWith("- ")) return { is: "text", runs: runsOf(text) };
  const rule = /^- \*\*([CS]-\d+)\*\*/.exec(text)?.[1] ?? "";
  return { is: "item", rule, deep: /^\s/.test(first), runs: runsOf(text.slice(2)) };
}

function cells(line: string): Run[][] {
  return line
    .split("|")
    .slice(1, -1)
    .map((cell) => runsOf(cell.trim()));
}

/** A text split into plain, strong and code runs. */
export function runsOf(text: string): Run[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith("**")) return { text: part.slice(2, -2), style: "strong" };
      if (part.startsWith("`")) return { text: part.slice(1, -1), style: "code" };
      return { text: part, style: "" };
    });
}
