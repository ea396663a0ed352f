/** All pages. Each is loaded when it is first shown; a new page is a line here. */
import type { Component } from "svelte";
import { learn } from "./lib/words.svelte.ts";

// biome-ignore lint/suspicious/noExplicitAny: each page has properties of its own
type Page = Component<any>;

export interface Route {
  /** Parts that begin with a colon are passed to the page as properties. */
  path: string;
  load: () => Promise<{ default: Page }>;
  /** Whether the page fills the window and has its own bar. */
  whole?: boolean;
}

/** A page whose sentences are not among those that every page needs. */
const wordy = (load: Route["load"]) => async () => {
  const [page] = await Promise.all([load(), learn("pages")]);
  return page;
};

export const routes: readonly Route[] = [
  { path: "/", load: () => import("./home/Home.svelte") },
  { path: "/lobby", load: () => import("./home/Lobby.svelte") },
  { path: "/join/:invite", load: () => import("./join/Join.svelte") },
  { path: "/table/:table", load: () => import("./table/TablePage.svelte"), whole: true },
  { path: "/analysis", load: wordy(() => import("./study/StudyHome.svelte")) },
  { path: "/analysis/:table/:game", load: wordy(() => import("./study/AnalysisPage.svelte")) },
  { path: "/records/:record", load: wordy(() => import("./study/RecordPage.svelte")) },
  { path: "/learn", load: wordy(() => import("./learn/LearnHome.svelte")) },
  { path: "/learn/editions", load: wordy(() => import("./learn/Editions.svelte")) },
  { path: "/learn/:game/lessons", load: wordy(() => import("./learn/TutorialPage.svelte")) },
  { path: "/learn/:game/sheet", load: wordy(() => import("./learn/SheetPage.svelte")) },
  { path: "/learn/:game", load: wordy(() => import("./learn/Rulebook.svelte")) },
  { path: "/games", load: wordy(() => import("./games/Archive.svelte")) },
  { path: "/fair", load: wordy(() => import("./fair/FairPage.svelte")) },
  { path: "/fair/:table", load: wordy(() => import("./fair/FairPage.svelte")) },
  { path: "/me", load: wordy(() => import("./me/Me.svelte")) },
  { path: "/admin", load: wordy(() => import("./manage/ManagePage.svelte")) },
  { path: "/:unknown", load: () => import("./NotFound.svelte") },
];
