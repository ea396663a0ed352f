// The types of the wire. Written by scripts/make_wire_types.py from the server's own types;
// do not change it by hand.

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Cancel the table before the first decision; with entered dice, at any time. */
export interface Abort {
  do: "abort";
  id: string;
  version: number;
}

/** Describes a server. */
export interface About {
  version: string;
  now: number;
  games: GameInfo[];
  levels: string[];
  usual_level: string;
  accounts: boolean;
}

/** The password of the account to delete; guests have none. */
export interface AccountDeletion {
  password?: string;
}

/** A ban of all addresses of a network, which may be a single one. */
export interface AddressBan {
  id: string;
  network: string;
  until: number;
  reason: string;
}

/** Something that an administrator has done. */
export interface AdminAct {
  time: number;
  by: string;
  act: string;
  subject: string;
  note: string;
}

/** Odds or a hint, in the format of `docs/analysis-protocol.md`. */
export interface Advice {
  is: "advice";
  id: string;
  version: number;
  answer: PositionAnalysis;
}

/** Show a link of the house for a roll that this server has not made. */
export interface Ahead {
  do: "ahead";
  id: string;
  roll: number;
  link: string;
}

/** An analysis job. */
export interface AnalysisView {
  id: string;
  state: string;
  progress: number;
  error: string;
  result: GameAnalysis | null;
}

/** Use a new chain from now on; its links go into the dice. */
export interface Anchor {
  do: "anchor";
  id: string;
  anchor: string;
}

/** A person has a new chain from now on. */
export interface Anchored {
  is: "anchored";
  seat: number;
  anchor: string;
}

/** A text shown to everybody for some time. */
export interface Announcement {
  id: string;
  text: string;
  since: number;
  until: number;
}

/** Give an open seat to a bot; reserved to the host and the house. */
export interface Appoint {
  do: "appoint";
  id: string;
  version: number;
  seat: number;
  level: string;
}

/** How long and why; permanent without a number of days. */
export interface Ban {
  days?: number | null;
  reason?: string;
}

/** Time for the whole game and an increment after each turn, in milliseconds. */
export interface Bank {
  is: "bank";
  bank: number;
  increment?: number;
}

/** The roll-off is settled; this seat has the first turn. */
export interface BeganEffect {
  kind: "began";
  seat: number;
  rule: string;
}

/** Say that a seat begins, instead of entering the roll-off. */
export interface Begin {
  do: "begin";
  id: string;
  version: number;
  seat: number;
}

/** A seat for a bot. */
export interface BotSeat {
  is: "bot";
  level: string;
}

/** Say that this client leaves on purpose: nobody needs to wait for its links. No answer. */
export interface Bye {
  do: "bye";
  id: string;
}

/** The disc of seat `owner` on a cell became a captive of `seat`. */
export interface CapturedEffect {
  kind: "captured";
  seat: number;
  cell: string;
  owner: number;
  rule: string;
}

/** The command that led to an event and to the events without a cause that follow it. */
export interface Cause {
  by?: string;
  command?: string;
}

/** Who sits at a seat: a person, a bot, or nobody yet. */
export interface Chair {
  person?: string;
  name?: string;
  level?: string;
}

/** A chair in a list; unlike `Chair`, it accepts unknown fields from a newer server. */
export interface ChairView {
  person?: string;
  name?: string;
  level?: string;
}

/** A line of chat. */
export interface ChatEntry {
  table: string;
  number: number;
  time: number;
  person: string;
  name: string;
  room: "players" | "spectators";
  text: string;
  phrase: string;
}

/** A chat message at a table. */
export interface ChatLine {
  number: number;
  time: number;
  person: string;
  name: string;
  room: "players" | "spectators";
  text?: string;
  phrase?: string;
}

/** A decision and its value. */
export interface ChoiceValue {
  decision: string;
  shares: number[];
  loss: number;
  points: number | null;
}

/** A legal decision, with its effects and the scores after it. */
export interface ChoiceView {
  decision: string;
  effects: Effect[];
  scores: number[];
}

/** Time was charged up to this event; a crash loses only the time after it. */
export interface ClockRead {
  is: "clock-read";
}

/** A person who is connected to a table. */
export interface ConnectedPerson {
  person: string;
  name: string;
  seated?: boolean;
  holds?: boolean;
}

/** A person is connected again. */
export interface ConnectionBack {
  is: "connection-back";
  seat: number;
}

/** A person has lost the connection. */
export interface ConnectionLost {
  is: "connection-lost";
  seat: number;
}

/** A number of days for each turn. */
export interface Days {
  is: "days";
  days: number;
}

/** Make one or several decisions of the same turn, all or none. */
export interface Decide {
  do: "decide";
  id: string;
  version: number;
  seat: number;
  decisions: string[];
}

/** A seat has made a decision, written as in the notation. */
export interface Decided {
  is: "decided";
  seat: number;
  decision: string;
  hand: "person" | "bot" | "table";
}

/** Dice are due: everybody who is called gives a link, and then they are rolled. */
export interface Due {
  is: "due";
  roll: number;
  seat: number;
  callers: number[];
}

/** A roll that is due. */
export interface DueView {
  roll: number;
  seat: number;
  awaited: number[];
}

/** Enter the real dice that a seat has rolled, at a table where dice are entered. */
export interface Enter {
  do: "enter";
  id: string;
  version: number;
  seat: number;
  dice: string;
  last?: boolean;
}

/** Real dice were entered. */
export interface Entered {
  is: "entered";
  seat: number;
  dice: string;
  last: boolean;
}

/** What can be entered at a table with real dice, besides dice and decisions. */
export interface Entering {
  last?: boolean;
  starter?: boolean;
  finish?: boolean;
}

/** The grade of an entry of a record; a roll has `luck`, a decision the other optional fields. */
export interface EntryGrade {
  index: number;
  turn: number;
  seat: number;
  before: number[];
  after: number[];
  luck?: number;
  decision?: string;
  best?: string;
  forced?: boolean;
  loss?: number;
  margin?: number;
  "points-lost"?: number | null;
  error?: "inaccuracy" | "mistake" | "blunder" | null;
  skill?: number;
  revision?: number;
}

/** The number of errors of each severity. */
export interface ErrorCounts {
  inaccuracy: number;
  mistake: number;
  blunder: number;
}

/** The smallest loss that counts as an error of each severity. */
export interface ErrorThresholds {
  inaccuracy: number;
  mistake: number;
  blunder: number;
}

/** A fact with its number and time. */
export interface Event {
  number: number;
  time: number;
  fact: AnyFact;
  cause?: Cause | null;
}

/** New events, sent to everyone at the table, or old ones in answer to one client. */
export interface Events {
  is: "events";
  version: number;
  events: Event[];
  effects?: Effect[][];
  scores?: number[][];
  view?: View | null;
  answers?: string;
}

/** The same seat takes another turn. */
export interface ExtraTurnEffect {
  kind: "extra-turn";
  seat: number;
  rule: string;
}

/** Say that everything was entered rightly, once a game with entered dice is over. */
export interface Finish {
  do: "finish";
  id: string;
  version: number;
}

/** A seat could place nothing and lost discs from its supply. */
export interface ForfeitedEffect {
  kind: "forfeited";
  seat: number;
  discs: number;
  rule: string;
}

/** A finished game in a list. */
export interface FoundGame {
  table: string;
  game: number;
  setup: string;
  rated: boolean;
  names: string[];
  people: string[];
  winners: number[];
  ending: string;
  turns: number;
  ended: number;
  won: number[];
}

/** The analysis of a whole game. */
export interface GameAnalysis {
  version?: number;
  setup: string;
  judge: JudgeData;
  finished: boolean;
  severities: ErrorThresholds;
  seats: SeatPlay[];
  sides: SideFortune[];
  entries: EntryGrade[];
}

/** A game has begun. */
export interface GameBegan {
  is: "game-began";
  game: number;
  rolls: number[];
  position?: string;
}

/** The game is over. */
export interface GameEndedEffect {
  kind: "game-ended";
  outcome: OutcomeData;
  rule: string;
}

/** The choices for a game; an edition is an option that presets others. */
export interface GameInfo {
  name: string;
  players: number[];
  options: OptionInfo[];
}

/** A game is over: the sides that won, and the ending as in records. */
export interface GameOver {
  is: "game-over";
  game: number;
  winners: number[];
  ending: string;
}

/** One page of games; `after` is the cursor for the next page, empty on the last. */
export interface GamePage {
  games: FoundGame[];
  after: string;
}

/** A finished game of a table. */
export interface GameSubject {
  of: "game";
  table: string;
  game?: number;
  invite?: string;
}

/** A game as clients show it; fields that its rules do not use keep their defaults. */
export interface GameView {
  number: number;
  position: string;
  board: number[];
  printed: number[];
  waiting: string;
  seat: number;
  turn: number;
  round?: number;
  to_roll?: number;
  dice?: string;
  kept?: string;
  held?: string;
  rolls_left?: number;
  keeping?: boolean;
  placed?: number;
  choices?: ChoiceView[];
  action?: "" | "roll" | "keep" | "place" | "choose";
  stuck?: Stuck | null;
  choosing?: "" | "place" | "anywhere" | "again" | "replace" | "replace-again" | "remove";
  effects?: Effect[];
  supply?: number[];
  captives?: number[];
  captive_points?: number[];
  row_points?: number[];
  scores?: number[];
  last_round?: boolean;
  rolled?: (number | null)[];
  winners?: number[];
  ending?: string;
}

/** Give the next link of the sender's chain for a roll that is due. */
export interface Give {
  do: "give";
  id: string;
  roll: number;
  link: string;
  head: string;
}

/** A person has given a link for the roll that is due, and others have not yet. */
export interface Given {
  is: "given";
  roll: number;
  seat: number;
  link: string;
}

/** The server responds. */
export interface Health {
  version: string;
  node: string;
  bots: "preparing" | "ready" | "failed";
}

/** Ask for the best decision; not at rated tables. */
export interface Hint {
  do: "hint";
  id: string;
}

/** A position in one line, and the largest number of decisions to return. */
export interface HintRequest {
  position: string;
  most?: number;
}

/** Say that this client has the chain of the person's anchor in force, and can give links. */
export interface Hold {
  do: "hold";
  id: string;
  anchor: string;
}

/** The person who sent the request; None if the client is not identified. */
export interface Identity {
  person: Me | null;
}

/** A table with its invitation, for people who may share it. */
export interface Invitation {
  table: TableSummary;
  invite: string;
  reach: Reach | null;
}

/** A new token. The secret is shown only in this response. */
export interface IssuedToken {
  id: string;
  label: string;
  created: number;
  scope: "play" | "read";
  expires: number;
  used: number;
  token: string;
}

/** The network that evaluated, and whether it was trained on exactly this set-up. */
export interface JudgeData {
  network: string;
  exact: boolean;
}

/** A seat keeps these dice and rolls `rerolled` others. */
export interface KeptEffect {
  kind: "kept";
  seat: number;
  dice: string;
  rerolled: number;
  rule: string;
}

/** A person as administrators see them. */
export interface KnownPerson {
  id: string;
  name: string;
  kind: string;
  role: string;
  created: number;
  seen: number;
  banned_until: number;
  ban_reason: string;
}

/** A place on a ladder. */
export interface LadderPlace {
  name: string;
  rating: RatingView;
}

/** Leave a seat before the game begins or after it has ended. */
export interface Leave {
  do: "leave";
  id: string;
  version: number;
  seat: number;
}

/** A person has left their seat, or the host has taken it back before the game. */
export interface Left {
  is: "left";
  seat: number;
  unseated: boolean;
}

/** A lesson; the sentence of a task is `tutorial-<game>-<name>-<its number>`. */
export interface LessonView {
  name: string;
  tasks: TaskView[];
}

/** The name and the password of an account. */
export interface LogIn {
  name: string;
  password: string;
}

/** A person's own profile. */
export interface Me {
  id: string;
  name: string;
  kind: string;
  created: number;
  banned_until: number;
  ban_reason: string;
  settings: { [name: string]: Json };
  role: string;
}

/** Mute a person's chat messages for the sender, or unmute them. */
export interface Mute {
  do: "mute";
  id: string;
  person: string;
  muted?: boolean;
}

/** The people whom the client's person has muted. */
export interface Muted {
  is: "muted";
  id: string;
  people: string[];
}

/** A name that is not taken, and a password. */
export interface NewAccount {
  name: string;
  password: string;
}

/** An address, or a network such as ``192.0.2.0/24``. */
export interface NewAddressBan {
  network: string;
  days?: number | null;
  reason?: string;
}

/** A new guest; the server makes up a name if none is given. */
export interface NewGuest {
  name?: string;
}

/** A new name. */
export interface NewName {
  name: string;
}

/** The current password and the new one. */
export interface NewPassword {
  present: string;
  password: string;
  tokens?: boolean;
}

/** A record as text or JSON, in one string. */
export interface NewRecord {
  record: string;
}

/** Settings of the person's clients; the server does not interpret them. */
export interface NewSettings {
  settings: { [name: string]: Json };
}

/** A table to open. */
export interface NewTable {
  terms: Terms;
  chairs: (OwnSeat | OpenSeat | BotSeat)[];
  public?: boolean;
}

/** A token to create. */
export interface NewToken {
  password: string;
  label?: string;
  scope?: "play" | "read";
  days?: number;
}

/** No time limit. */
export interface NoClock {
  is: "none";
}

/** Ask for the probability of reaching each cell if these dice are kept; not at rated tables. */
export interface Odds {
  do: "odds";
  id: string;
  keep?: string;
}

/** A seat that anyone who can see the table may take. */
export interface OpenSeat {
  is: "open";
}

/** The table was opened. Always the first event. */
export interface Opened {
  is: "opened";
  table: string;
  host: string;
  terms: Terms;
  chairs: Chair[];
  commitment: string;
}

/** An option of a game and its values. */
export interface OptionInfo {
  name: string;
  values: string[];
}

/** The sides that won, and how the game ended. */
export interface OutcomeData {
  winners: number[];
  ending: string;
}

/** A seat for the person who opens the table; `name` is for several players at one screen. */
export interface OwnSeat {
  is: "me";
  name?: string;
}

/** A person's tables, first those where it is their turn; `turns` has the ids of these. */
export interface OwnTables {
  tables: TableSummary[];
  turns: string[];
  after: string;
}

/** A seat had no legal use for its roll; `rule` says why. */
export interface PassedEffect {
  kind: "passed";
  seat: number;
  rule: string;
}

/** Check the connection. */
export interface Ping {
  do: "ping";
  id: string;
}

/** A seat placed a piece on a cell, spending these dice (``-`` in Sequence Dice). */
export interface PlacedEffect {
  kind: "placed";
  seat: number;
  cell: string;
  spent: string;
  rule: string;
}

/** The answer to a ping. */
export interface Pong {
  is: "pong";
  id: string;
  now: number;
}

/** The value of a position, and the optional parts that were asked for. */
export interface PositionAnalysis {
  position: string;
  waiting: string;
  side: number;
  judge: JudgeData;
  shares: number[];
  points: number | null;
  choices?: ChoiceValue[];
  odds?: { [name: string]: number };
  rolls?: RollValue[];
}

/** A position in one line, see docs/notation.md. */
export interface PositionRequest {
  position: string;
}

/** The people who are connected now. */
export interface Present {
  is: "present";
  people: ConnectedPerson[];
}

/** Ask what a sequence of decisions would do, and what would be legal after it. */
export interface Preview {
  do: "preview";
  id: string;
  decisions: string[];
}

/** The answer to a preview. */
export interface Previewed {
  is: "preview";
  id: string;
  version: number;
  steps: Effect[][];
  game: GameView;
}

/** The public profile of a person. */
export interface Profile {
  id: string;
  name: string;
  kind: string;
  created: number;
  ratings: RatingView[];
}

/** A rating after a table. */
export interface RatingChange {
  table: string;
  ladder: string;
  time: number;
  rating: number;
}

/** A rating. */
export interface RatingView {
  person: string;
  ladder: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

/** How others reach the server; sent only to people on the machine that it runs on. */
export interface Reach {
  origins: string[];
  command: string;
}

/** What was entered of real dice. */
export interface RealDice {
  roll_off: boolean;
  last_only?: number[];
}

/** One page of the caller's records; `after` is the cursor for the next page. */
export interface RecordPage {
  records: RecordView[];
  after: string;
}

/** An imported record. */
export interface RecordSubject {
  of: "record";
  record: string;
}

/** An imported record. */
export interface RecordView {
  id: string;
  setup: string;
  names: string[];
  created: number;
}

/** A frame was refused, and nothing has changed. */
export interface Refused {
  is: "refused";
  id: string;
  error: { [name: string]: Json };
  version: number;
}

/** Ask for a rematch, in which every player moves on by one seat. */
export interface Rematch {
  do: "rematch";
  id: string;
  version: number;
  seat: number;
}

/** Everyone wants a rematch; the house opens the next table. */
export interface RematchAgreed {
  is: "rematch-agreed";
}

/** A person asks for a rematch. */
export interface RematchWanted {
  is: "rematch-wanted";
  seat: number;
}

/** A chip of side `owner` was removed and returned to its supply. */
export interface RemovedEffect {
  kind: "removed";
  seat: number;
  cell: string;
  owner: number;
  rule: string;
}

/** A chip of side `owner` was replaced and returned to its supply. */
export interface ReplacedEffect {
  kind: "replaced";
  seat: number;
  cell: string;
  owner: number;
  rule: string;
}

/** A whole game to step through. */
export interface Replay {
  setup: string;
  names: string[];
  sides: number[];
  colours: string[];
  tags: { [name: string]: string };
  start: GameView;
  moments: ReplayStep[];
  turn_ends: number[];
  tallies: TallyView[];
  own: number[];
  real_dice: RealDice | null;
}

/** An entry of a record and the game after it. */
export interface ReplayStep {
  seat: number;
  turn: number;
  roll?: string;
  decision?: string;
  effects?: Effect[];
  game: GameView;
}

/** A reported line of chat, copied so that it can be read after the line has gone. */
export interface Report {
  id: string;
  by: string;
  about: string;
  name: string;
  table: string;
  line: number;
  text: string;
  reason: string;
  time: number;
  closed: number;
  outcome: string;
}

/** Report a line of chat to the host of the server. */
export interface ReportLine {
  do: "report";
  id: string;
  line: number;
  reason?: string;
}

/** What was done; whether the line is deleted. */
export interface ReportOutcome {
  outcome?: string;
  drop_line?: boolean;
}

/** A report has been stored. */
export interface Reported {
  is: "reported";
  id: string;
}

/** The house has a new chain, because the old one is used up or may be known to others. */
export interface Resealed {
  is: "resealed";
  commitment: string;
  salt: string;
}

/** Resign; with more than two players a bot plays on. */
export interface Resign {
  do: "resign";
  id: string;
  version: number;
  seat: number;
}

/** A person has resigned. */
export interface Resigned {
  is: "resigned";
  seat: number;
}

/** The house was down; the time since the previous event is not charged. */
export interface Resumed {
  is: "resumed";
}

/** Ask for all events after a version. */
export interface Resync {
  do: "resync";
  id: string;
  version: number;
}

/** The client read too slowly and has missed frames; it should send a resync. */
export interface ResyncNotice {
  is: "resync";
  version: number;
}

/** Take the sender's seat back from the bot that stood in. */
export interface Return {
  do: "return";
  id: string;
  version: number;
  seat: number;
}

/** A person has taken their seat back from the bot that stood in. */
export interface Returned {
  is: "returned";
  seat: number;
}

/** Roll the first dice of the sender's turn, or the sender's die in the roll-off. */
export interface Roll {
  do: "roll";
  id: string;
  version: number;
  seat: number;
}

/** A possible roll: its probability as an exact fraction, and its luck. */
export interface RollValue {
  roll: string;
  chance: string;
  shares: number[];
  luck: number;
}

/** Dice were rolled. */
export interface Rolled {
  is: "rolled";
  seat: number;
  roll: number;
  dice: string;
  link: string;
  links: string[];
  hand: "person" | "bot" | "table";
}

/** A seat rolled these dice (without those it had kept). */
export interface RolledEffect {
  kind: "rolled";
  seat: number;
  dice: string;
  rule: string;
}

/** A row was made: its cells in order, and its points (0 if a row wins the game). */
export interface RowMadeEffect {
  kind: "row-made";
  seat: number;
  cells: string[];
  points: number;
  rule: string;
}

/** A new chat message. */
export interface Said {
  is: "said";
  line: ChatLine;
}

/** Send a chat message: either a text or a phrase. */
export interface Say {
  do: "say";
  id: string;
  text?: string;
  phrase?: Phrase | null;
}

/** How well a seat played. */
export interface SeatPlay {
  name: string;
  decisions: number;
  unforced: number;
  lost: number;
  "points-lost": number | null;
  "error-rate": number | null;
  accuracy: number | null;
  errors: ErrorCounts;
}

/** The seat to take, by default the first open one. See docs/match.md for the id. */
export interface SeatRequest {
  id: string;
  seat?: number | null;
}

/** A seat as clients show it. */
export interface SeatView {
  chair: Chair;
  side: number;
  colour: string;
  bot?: string;
  reason?: string;
  away?: boolean;
  replaceable?: number | null;
  ranked?: boolean;
  clock?: number | null;
}

/** A person or a bot has taken a seat. */
export interface Seated {
  is: "seated";
  seat: number;
  chair: Chair;
}

/** A notice from the server. */
export interface ServerNotice {
  is: "notice";
  code: string;
  table?: string;
  text?: string;
}

/** How luck and skill took a side from its share at the start to its result. */
export interface SideFortune {
  start: number;
  result: number;
  luck: number;
  "luck-own": number;
  "luck-others": number;
  skill: number;
  "skill-own": number;
  "skill-others": number;
  revisions: number;
  adjusted: number;
  unknown?: number;
}

/** Take an open seat. */
export interface Sit {
  do: "sit";
  id: string;
  version: number;
  seat: number;
}

/** Let a bot play for a person who has been away for longer than the grace period. */
export interface StandIn {
  do: "stand-in";
  id: string;
  version: number;
  seat: number;
  absent: number;
}

/** Start the game once every seat is taken; reserved to the host and the house. */
export interface Start {
  do: "start";
  id: string;
  version: number;
}

/** It was said who begins, without a roll-off; None if that was taken back. */
export interface StarterChosen {
  is: "starter-chosen";
  starter: number | null;
}

/** A bot plays for a person from now on. */
export interface StoodIn {
  is: "stood-in";
  seat: number;
  level: string;
  reason: "away" | "time" | "resigned";
  ranked: boolean;
}

/** A seat keeps all its dice and gives up its remaining rolls. */
export interface StoppedEffect {
  kind: "stopped";
  seat: number;
  dice: string;
  rule: string;
}

/** The only legal decision when no piece can be placed, and why. */
export interface Stuck {
  kind: "end" | "forfeit" | "pass";
  decision: string;
  rule: string;
  discs?: number;
}

/** A supply is empty: this round is the last. */
export interface SupplyEmptyEffect {
  kind: "supply-empty";
  seat: number;
  rule: string;
}

/** A feature, and whether it is on. */
export interface SwitchChange {
  feature: "guests" | "chat" | "imports" | "analyses";
  on: boolean;
}

/** Events, and the version of the table after them. */
export interface TableEvents {
  version: number;
  events: Event[];
}

/** All games are over; `winners` has the sides with the most shares, none if aborted. */
export interface TableOver {
  is: "table-over";
  winners: number[];
}

/** A page of a list; `after` requests the next page and is empty on the last one. */
export interface TablePage {
  tables: TableSummary[];
  after: string;
}

/** A table in a list. */
export interface TableSummary {
  table: string;
  setup: string;
  public: boolean;
  rated: boolean;
  pair: boolean;
  phase: string;
  host: string;
  chairs: ChairView[];
  clock: NoClock | Bank | Days;
  board: string;
  scores: number[];
  turn: number | null;
  deadline: number | null;
  version: number;
  created: number;
  updated: number;
}

/** How often a seat rolled each face. */
export interface TallyView {
  counts: number[];
  intervals: [number, number][];
  probability: number;
}

/** One thing to do. */
export interface TaskView {
  do: "read" | "roll" | "keep" | "place" | "choose";
  goal?: string[];
  shown?: string[];
  game: GameView;
  effects?: Effect[];
  refusals?: { [name: string]: { [name: string]: Json } };
}

/** The terms of a table. `settle` fills in what is None. */
export interface Terms {
  setup: string;
  pair: boolean | null;
  rated: boolean;
  clock: NoClock | Bank | Days;
  on_time: "bot" | "forfeit" | null;
  stand_in: string;
  grace: number | null;
  undo: boolean | null;
  hints: boolean | null;
  auto_end: boolean;
  watch: "anyone" | "nobody";
  position?: string;
  dice?: "entered";
}

/** The roll-off is tied; these seats roll again. */
export interface TiedEffect {
  kind: "tied";
  seats: number[];
  rule: string;
}

/** A person's time has run out. */
export interface TimeUp {
  is: "time-up";
  seat: number;
}

/** A token, without its secret. */
export interface TokenView {
  id: string;
  label: string;
  created: number;
  scope: "play" | "read";
  expires: number;
  used: number;
}

/** A seat's turn is over; seat `following` is next. */
export interface TurnEndedEffect {
  kind: "turn-ended";
  seat: number;
  following: number;
  rule: string;
}

/** The tutorial of a game. */
export interface Tutorial {
  game: string;
  colours: string[];
  lessons: LessonView[];
  row_points: number[];
  captive_points: number[];
  discs: number[];
}

/** Take back the last decisions of the sender's turn, back to the last roll at most. */
export interface Undo {
  do: "undo";
  id: string;
  version: number;
  seat: number;
  count?: number;
}

/** A seat took back its last decisions; `count` counts entered dice as well. */
export interface Undone {
  is: "undone";
  seat: number;
  count: number;
}

/** Free a seat before the game begins; its person may not sit down again. For the host. */
export interface Unseat {
  do: "unseat";
  id: string;
  version: number;
  seat: number;
}

/** A table as clients show it, at one version. */
export interface View {
  table: string;
  version: number;
  time: number;
  phase: string;
  host: string;
  terms: Terms;
  seats: SeatView[];
  game?: GameView | null;
  acting?: number | null;
  due?: DueView | null;
  unanchored?: number[];
  can_undo?: boolean;
  can_abort?: boolean;
  deadline?: number | null;
  shares?: number[];
  winners?: number[];
  rematch?: string[];
  next?: string;
  entering?: Entering | null;
}

/** A roll that was due is not made, because a link is missing that will not come. */
export interface Void {
  is: "void";
  roll: number;
  link: string;
  links: string[];
  dropped: number[];
}

/** The first frame of a connection: the client's identity and what it has missed. */
export interface Welcome {
  is: "welcome";
  you: string;
  seats: number[];
  now: number;
  version: number;
  events: Event[];
  effects?: Effect[][];
  scores?: number[][];
  view?: View | null;
  present?: ConnectedPerson[];
  lines?: ChatLine[];
  muted?: string[];
}

export type ClientFrame = Anchor | Give | Sit | Leave | Roll | Enter | Begin | Decide | Undo | Resign | StandIn | Return | Rematch | Appoint | Unseat | Start | Finish | Abort | Say | Mute | ReportLine | Preview | Odds | Hint | Resync | Ping | Hold | Bye | Ahead;

export type Phrase = "hello" | "good-luck" | "well-played" | "thanks" | "oops" | "one-moment" | "good-game" | "bye";

export type ServerFrame = Welcome | Events | Refused | Said | Muted | Reported | Present | Previewed | Advice | ServerNotice | ResyncNotice | Pong;

export type AnyFact = Opened | Anchored | Resealed | Seated | Left | GameBegan | Due | Given | Rolled | Entered | StarterChosen | Void | Decided | Undone | Resigned | TimeUp | StoodIn | Returned | GameOver | TableOver | RematchWanted | RematchAgreed | ConnectionLost | ConnectionBack | ClockRead | Resumed;

export type Effect = RolledEffect | TiedEffect | BeganEffect | KeptEffect | StoppedEffect | PlacedEffect | CapturedEffect | RowMadeEffect | ForfeitedEffect | SupplyEmptyEffect | ReplacedEffect | RemovedEffect | PassedEffect | ExtraTurnEffect | TurnEndedEffect | GameEndedEffect;
