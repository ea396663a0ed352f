/** Who one is: a guest from the first click. */
import * as api from "./api.ts";
import type { Me } from "./wire.ts";

let person = $state.raw<Me | null>(null);
let asking: Promise<Me> | null = null;

export function me(): Me | null {
  return person;
}

/** Ask who one is, without becoming anybody. */
export async function recognise(): Promise<Me | null> {
  person = (await api.whoAmI()).person;
  return person;
}

/** Be somebody: whoever one was, or a guest. Several pages may ask at once. */
export function beSomebody(): Promise<Me> {
  asking ??= (async () => {
    person = (await recognise()) ?? (await api.becomeGuest());
    return person;
  })().finally(() => (asking = null));
  return asking;
}

/** Be called something else. */
export async function rename(name: string): Promise<void> {
  await beSomebody();
  person = await api.changeName(name);
}
