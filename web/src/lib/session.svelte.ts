/** The person's identity: a guest from the first click. */
import * as api from "./api.ts";
import type { Me } from "./wire.ts";

let person = $state.raw<Me | null>(null);
let asking: Promise<Me> | null = null;

export function me(): Me | null {
  return person;
}

/** Look up the identity without creating one. */
export async function recognise(): Promise<Me | null> {
  person = (await api.whoAmI()).person;
  return person;
}

/** Use the existing identity, or become a guest. Several pages may call it at once. */
export function beSomebody(): Promise<Me> {
  asking ??= (async () => {
    person = (await recognise()) ?? (await api.becomeGuest());
    return person;
  })().finally(() => (asking = null));
  return asking;
}

/** Change the name. */
export async function rename(name: string): Promise<void> {
  await beSomebody();
  person = await api.changeName(name);
}
