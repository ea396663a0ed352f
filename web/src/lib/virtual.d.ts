declare module "virtual:words" {
  type Loaders = { [language: string]: () => Promise<{ default: string }> };
  export const loaders: Loaders;
  /** Catalogues that only some pages need, by their names. */
  export const further: { [catalogue: string]: Loaders };
}

declare module "virtual:rules" {
  /** The rulebook of each language. */
  export const books: {
    [language: string]: () => Promise<{ default: import("../learn/markdown.ts").Block[] }>;
  };
}
