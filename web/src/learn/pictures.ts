/** The pictures in the rulebook: a position, and a decision previewed in it.
 *
 * The server computes the effects of the decision. */
export interface Picture {
  position: string;
  decision?: string;
}

/** The boards of the examples, in place of the first drawing of a board in each game. */
export const EXAMPLES: Readonly<Record<string, Picture>> = {
  columbiz: { position: "columbiz:2 6/6/6/2PP2/4B1/1B2B1 16,15 0,0 0,0 1 1 place 12245556 0" },
  "sequence-dice": { position: "sequence-dice:2 6/6/2G3/3G2/6/6 1 choose 34" },
};

/** The boards that follow rules, by the id of the rule. */
export const PICTURES: Readonly<Record<string, Picture>> = {
  "C-1": { position: "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 roll 3 -" },
  "C-9": { position: "columbiz:2 6/6/6/6/6/6 18,18 0,0 0,0 1 1 place 12335556 0" },
  "C-16": {
    position: "columbiz:2 4B1/6/6/6/4B1/4B1 15,15 0,0 0,0 1 1 place 12355566 0",
    decision: "e3",
  },
  "C-17": {
    position: "columbiz:2 6/6/6/1P4/2P3/6 16,18 0,0 0,0 1 1 place 12345566 0",
    decision: "d1",
  },
  "C-18": {
    position: "columbiz:2 6/6/6/1PPP2/6/6 15,18 0,0 0,0 1 1 place 12355566 0",
    decision: "e3",
  },
  "S-1": { position: "sequence-dice:2 6/6/6/6/6/6 1 roll" },
  "S-7": { position: "sequence-dice:2 6/2G3/6/4B1/6/6 1 choose 34" },
  "S-11": { position: "sequence-dice:2 B5/2G1B1/6/4B1/6/6 1 choose 46" },
  "S-12": { position: "sequence-dice:2 6/2GB2/3B2/2G3/6/6 1 choose 56" },
  "S-13": { position: "sequence-dice:2:length=5 6/6/6/6/6/GGGG2 1 choose 12", decision: "e1" },
};
