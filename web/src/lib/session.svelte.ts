/** Who one is: a guest from the first click. */
import * as api from "./api.ts";
import type { Myself } from "./wire.ts";

let person = $state.raw<Myself | null>(null);
let asking: Promise<Myself> | null = null;

export function me(): Myself | null {
  return person;
}

/** Ask who one is, without becoming anybody. */
export async function recognise(): Promise<Myself | null> {
  person = (await api.whoAmI()).person;
  return person;
}

/** Be somebody: whoever one was, or a guest. Several pages may ask at once. */
export function beSomebody(): Promise<Myself> {
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
