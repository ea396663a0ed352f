/** Every request to the server, in one place. The types are the server's own. */
import { freshId } from "./random.ts";
import { NoAnswer, Refusal } from "./refusal.ts";
import type {
  About,
  AddressBan,
  AdminAct,
  AnalysisView,
  RatingChange,
  GamePage,
  GameView,
  IssuedToken,
  TableEvents,
  Invitation,
  Json,
  KnownPerson,
  TableSummary,
  OwnTables,
  Me,
  NewTable,
  NewToken,
  GameSubject,
  RecordSubject,
  TablePage,
  PositionAnalysis,
  Profile,
  Report,
  RecordPage,
  RecordView,
  Replay,
  Terms,
  TokenView,
  Tutorial,
  View,
  Identity,
} from "./wire.ts";

/** Send a request and read its answer.
 *
 * Fails with a `Refusal` if the server refuses it, with `NoAnswer` if there is none. */
export async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const unanswered = (error: unknown) => Promise.reject(new NoAnswer(String(error)));
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  }).catch(unanswered);
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(unanswered);
  if (!response.ok) throw new Refusal(errorOf(answer));
  return answer as T;
}

function errorOf(answer: unknown): { [name: string]: Json } {
  const held = answer as { error?: { [name: string]: Json } } & { [name: string]: Json };
  return held.error ?? held;
}

// Identity

export const whoAmI = () => request<Identity>("GET", "/api/me");
export const becomeGuest = (name = "") => somebody("POST", "/api/guests", name ? { name } : {});
export const changeName = (name: string) => somebody("PUT", "/api/me/name", { name });
export const makeAccount = (name: string, password: string) =>
  somebody("POST", "/api/accounts", { name, password });
export const logIn = (name: string, password: string) =>
  somebody("POST", "/api/sessions", { name, password });
export const changePassword = (present: string, password: string, tokens: boolean) =>
  somebody("PUT", "/api/me/password", { present, password, tokens });
export const logOut = () => request<void>("DELETE", "/api/sessions/current");
export const logOutEverywhere = (tokens: boolean) =>
  request<void>("DELETE", `/api/sessions?tokens=${tokens}`);
export const deleteMe = (password: string) =>
  request<void>("POST", "/api/me/deletion", { password });
export const tokens = () => request<TokenView[]>("GET", "/api/tokens");
export const makeToken = (token: NewToken) => request<IssuedToken>("POST", "/api/tokens", token);
export const dropToken = (token: string) => request<void>("DELETE", `/api/tokens/${token}`);
export const profile = (person: string) => request<Profile>("GET", `/api/people/${person}`);
export const ratings = (person: string) =>
  request<RatingChange[]>("GET", `/api/people/${person}/ratings`);

/** Send a request that changes the identity; returns the person. */
async function somebody(method: string, path: string, body: unknown): Promise<Me> {
  const { person } = await request<Identity>(method, path, body);
  if (!person) throw new Refusal({ code: "internal" });
  return person;
}

// Tables

/** Requested terms; the server settles those that are left out. */
export type WantedTerms = Partial<Terms> & { setup: string };

export const openTable = (table: Omit<NewTable, "terms"> & { terms: WantedTerms }) =>
  request<Invitation>("POST", "/api/tables", table);
export const lobby = () => request<TablePage>("GET", "/api/tables");
export const myTables = () => request<OwnTables>("GET", "/api/tables/mine");
export const showTable = (table: string, invite = "") =>
  request<View>("GET", `/api/tables/${table}${invite ? `?invite=${invite}` : ""}`);
export const invitation = (table: string) =>
  request<Invitation>("GET", `/api/tables/${table}/invitation`);
export const lookAtInvitation = (invite: string) =>
  request<TableSummary>("GET", `/api/invitations/${invite}`);
export const join = (invite: string, seat?: number) =>
  request<TableEvents>("POST", `/api/invitations/${invite}`, {
    id: freshId(),
    ...(seat === undefined ? {} : { seat }),
  });

/** The address of a game's record as text. */
export const recordAddress = (table: string, game: number) =>
  `/api/tables/${table}/games/${game}/text`;

/** The address of a table's socket. */
export function socketAddress(table: string, invite = ""): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const query = invite ? `?invite=${invite}` : "";
  return `${scheme}://${location.host}/api/tables/${table}/socket${query}`;
}

// Study

const asking = (invite: string) => (invite ? `?invite=${encodeURIComponent(invite)}` : "");
export const events = (table: string, invite = "") =>
  request<TableEvents>("GET", `/api/tables/${table}/events${asking(invite)}`);
export const replayGame = (table: string, game: number, invite = "") =>
  request<Replay>("GET", `/api/tables/${table}/games/${game}/replay${asking(invite)}`);
export const replayRecord = (record: string) =>
  request<Replay>("GET", `/api/records/${record}/replay`);
export const askForAnalysis = (of: GameSubject | RecordSubject) =>
  request<AnalysisView>("POST", "/api/analyses", of);
export const showAnalysis = (job: string) => request<AnalysisView>("GET", `/api/analyses/${job}`);
export const cancelAnalysis = (job: string) => request<void>("DELETE", `/api/analyses/${job}`);
export const showPosition = (position: string) =>
  request<GameView>("POST", "/api/positions/show", { position });
/** All decisions of a position with their values. */
export const hint = (position: string) =>
  request<PositionAnalysis>("POST", "/api/positions/hint", { position, most: 2000 });
export const tutorial = (game: string) => request<Tutorial>("GET", `/api/tutorials/${game}`);
export const searchGames = (wanted: Record<string, string>) =>
  request<GamePage>("GET", `/api/games?${new URLSearchParams(wanted)}`);
export const myRecords = () => request<RecordPage>("GET", "/api/records");
export const importRecord = (record: string) =>
  request<RecordView>("POST", "/api/records", { record });
export const dropRecord = (record: string) => request<void>("DELETE", `/api/records/${record}`);
export const importedAddress = (record: string) => `/api/records/${record}`;

// Administration

export type BanTerms = { days?: number; reason?: string };
export const reports = () => request<Report[]>("GET", "/api/admin/reports");
export const closeReport = (report: string, dropLine: boolean) =>
  request<void>("POST", `/api/admin/reports/${report}`, { drop_line: dropLine });
export const findPeople = (text: string) =>
  request<KnownPerson[]>("GET", `/api/admin/people?${new URLSearchParams({ text })}`);
export const ban = (person: string, terms: BanTerms) =>
  request<void>("PUT", `/api/admin/people/${person}/ban`, terms);
export const unban = (person: string) => request<void>("DELETE", `/api/admin/people/${person}/ban`);
export const addressBans = () => request<AddressBan[]>("GET", "/api/admin/addresses");
export const banAddress = (network: string, terms: BanTerms) =>
  request<AddressBan>("POST", "/api/admin/addresses", { network, ...terms });
export const unbanAddress = (id: string) => request<void>("DELETE", `/api/admin/addresses/${id}`);
export const unfinishedTables = () => request<TableSummary[]>("GET", "/api/admin/tables");
export const cancelTable = (table: string) => request<void>("DELETE", `/api/admin/tables/${table}`);
export const switches = () => request<Record<string, boolean>>("GET", "/api/admin/switches");
export const changeSwitch = (feature: string, on: boolean) =>
  request<Record<string, boolean>>("PUT", "/api/admin/switches", { feature, on });
export const adminLog = () => request<AdminAct[]>("GET", "/api/admin/log");

// The server

let told: Promise<About> | null = null;

/** The server's version and capabilities; requested once. */
export function about(): Promise<About> {
  told ??= request<About>("GET", "/api/about").catch((error: unknown) => {
    told = null;
    throw error;
  });
  return told;
}
