/** The person's identity: a guest from the first click. */
import * as api from "./api.ts";
import { set, settings } from "./settings.svelte.ts";
import type { Me } from "./wire.ts";

let person = $state.raw<Me | null>(null);
let asking: Promise<Me> | null = null;

export function me(): Me | null {
  return person;
}

/** Look up the identity without creating one. */
export async function recognise(): Promise<Me | null> {
  const found = (await api.whoAmI()).person;
  be(found);
  return found;
}

function be(somebody: Me | null): void {
  person = somebody;
  if (settings.known !== (person !== null)) set("known", person !== null);
}

/** Use the existing identity, or become a guest. Several pages may call it at once. */
export function beSomebody(): Promise<Me> {
  asking ??= (async () => {
    const found = (await recognise()) ?? (await api.becomeGuest());
    be(found);
    return found;
  })().finally(() => (asking = null));
  return asking;
}

/** Change the name. */
export async function rename(name: string): Promise<void> {
  await beSomebody();
  person = await api.changeName(name);
}
