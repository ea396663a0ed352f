declare module "virtual:words" {
  export const loaders: { [language: string]: () => Promise<{ default: string }> };
}
