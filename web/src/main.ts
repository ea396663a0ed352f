import { mount } from "svelte";
import App from "./App.svelte";
import { follow, here } from "./lib/router.svelte.ts";
import { followTabs, settings, wear } from "./lib/settings.svelte.ts";
import { choose, language, speak } from "./lib/words.svelte.ts";
import "./styles/base.css";

const speakAs = (wish: string) => speak(choose([wish, ...navigator.languages]));

wear();
follow();
void here().route.load(); // at the same time as the words
followTabs((wish) => void speakAs(wish));
await speakAs(settings.language);
const target = document.getElementById("app") as HTMLElement;
target.replaceChildren(); // what was drawn without scripts
mount(App, { target });
// Only where a page is secure: over TLS, or from this machine.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register(`/worker.js?language=${language()}`);
