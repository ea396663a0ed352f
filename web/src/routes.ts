/** All pages. Each is loaded when it is first shown; a new page is a line here. */
import type { Component } from "svelte";

// biome-ignore lint/suspicious/noExplicitAny: each page has properties of its own
type Page = Component<any>;

export interface Route {
  /** Parts that begin with a colon are passed to the page as properties. */
  path: string;
  load: () => Promise<{ default: Page }>;
  /** Whether the page fills the window and has its own bar. */
  whole?: boolean;
}

export const routes: readonly Route[] = [
  { path: "/", load: () => import("./home/Home.svelte") },
  { path: "/lobby", load: () => import("./home/Lobby.svelte") },
  { path: "/join/:invite", load: () => import("./join/Join.svelte") },
  { path: "/table/:table", load: () => import("./table/TablePage.svelte"), whole: true },
  { path: "/analysis", load: () => import("./study/StudyHome.svelte") },
  { path: "/analysis/:table/:game", load: () => import("./study/AnalysisPage.svelte") },
  { path: "/records/:record", load: () => import("./study/RecordPage.svelte") },
  { path: "/learn", load: () => import("./learn/LearnHome.svelte") },
  { path: "/learn/editions", load: () => import("./learn/Editions.svelte") },
  { path: "/learn/:game/lessons", load: () => import("./learn/TutorialPage.svelte") },
  { path: "/learn/:game/sheet", load: () => import("./learn/SheetPage.svelte") },
  { path: "/learn/:game", load: () => import("./learn/Rulebook.svelte") },
  { path: "/games", load: () => import("./games/Archive.svelte") },
  { path: "/fair", load: () => import("./fair/FairPage.svelte") },
  { path: "/fair/:table", load: () => import("./fair/FairPage.svelte") },
  { path: "/me", load: () => import("./me/Me.svelte") },
  { path: "/admin", load: () => import("./manage/ManagePage.svelte") },
  { path: "/:unknown", load: () => import("./NotFound.svelte") },
];
