import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./lib/router.svelte.ts";
import { settings, wear } from "./lib/settings.svelte.ts";
import { choose, speak } from "./lib/words.svelte.ts";
import "./styles/base.css";

wear();
follow();
await speak(choose([settings.language, ...navigator.languages]));
mount(App, { target: document.getElementById("app") as HTMLElement });
