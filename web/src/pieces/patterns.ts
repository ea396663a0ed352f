const PATTERNS = ["rings", "stripes", "dots", "checks"] as const;

/** The pattern of a side's pieces. */
export function pattern(side: number): (typeof PATTERNS)[number] {
  return PATTERNS[side % PATTERNS.length] ?? "rings";
}
