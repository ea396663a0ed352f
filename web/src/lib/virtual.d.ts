declare module "virtual:words" {
  type Loaders = { [language: string]: () => Promise<{ default: string }> };
  export const loaders: Loaders;
  /** Catalogues that only some pages need, by their names. */
  export const further: { [catalogue: string]: Loaders };
}
