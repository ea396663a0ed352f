const PATTERNS = ["rings", "stripes", "dots", "checks"] as const;

/** The pattern of a side's pieces. */
export function pattern(side: number): (typeof PATTERNS)[number] {
  return PATTERNS[side % PATTERNS.length] ?? "rings";
}

/** The colours of the sides, for pictures of games that no table has told. */
export const COLOURS = {
  columbiz: ["purple", "blue", "grey", "black"],
  "sequence-dice": ["green", "blue", "red"],
} as const;
