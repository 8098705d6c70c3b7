// Made by `make protocol` from the server's protocol and OpenAPI document. Do not edit.

export const PROTOCOL = 3;
/** Codes of a socket that was closed for good. */
export const FINAL_CLOSES: readonly number[] = [4400,4429];
/** Refusals after which nothing was done, and the same message can be sent again. */
export const RESENDABLE: readonly string[] = ["storage","closing","busy"];

/** What a spectator sees of a game. Which keys there are depends on the game. */
export interface Board {
  game: string;
  version: number;
  players: number;
  actor: number;
  decisions: number;
  question: Asked | null;
  seats: BoardSeat[];
  [key: string]: unknown;
}

export interface BoardSeat {
  seat: number;
  score?: Record<string, number>;
  [key: string]: unknown;
}

/** What comes of each option of a seat, before chance or anybody else acts? */
export interface Ahead {
  type: "ahead";
  id: string;
  seat: number;
  ply: number;
}

export interface AheadAnswer {
  type: "ahead";
  to: string;
  ply: number;
  options: OptionAhead[];
}

/** A message was accepted, where no change says so. `ply` is that of the entry it caused, or the last. */
export interface Answer {
  type: "answer";
  to: string;
  ply: number;
}

export interface AnswerTakeback {
  type: "answer_takeback";
  id: string;
  seat: number;
  ply: number;
  agrees: boolean;
}

/** Every call: what it takes and what it answers. */
export interface Api {
  'POST /api/guests': { body: NewGuest; answer: Guest };
  'GET /api/me': { body: undefined; answer: PlayerRow };
  'PATCH /api/me': { body: NewGuest; answer: PlayerRow };
  'PUT /api/me/passphrase': { body: NewPassphrase; answer: undefined };
  'GET /api/sessions': { body: undefined; answer: Session };
  'POST /api/sessions': { body: ComeBack; answer: Guest };
  'DELETE /api/sessions': { body: undefined; answer: null };
  'GET /api/games': { body: undefined; answer: Offer };
  'GET /api/games/{game}/pieces': { body: undefined; answer: Pieces; query: { map?: string; pack?: string | null; edition?: number } };
  'POST /api/packs': { body: NewPack; answer: PackShown };
  'POST /api/packs/check': { body: NewPack; answer: PackChecked };
  'GET /api/packs/template': { body: undefined; answer: PackTemplate };
  'GET /api/packs/{digest}': { body: undefined; answer: PackShown };
  'POST /api/maps/check': { body: MapChoice; answer: MapShown };
  'GET /api/tables': { body: undefined; answer: Listed[]; query: { status?: string; before?: number | null; most?: number } };
  'POST /api/tables': { body: NewTable; answer: TableMade };
  'GET /api/me/tables': { body: undefined; answer: Listed[]; query: { before?: number | null; most?: number } };
  'GET /api/invites/{invite}': { body: undefined; answer: InviteShown };
  'POST /api/invites/{invite}': { body: undefined; answer: TableFound };
  'GET /api/tables/{table}': { body: undefined; answer: Whole; query: { since?: number } };
  'POST /api/tables/{table}/messages': { body: Sit | Place | Rise | Start | Decide | Undo | AskTakeback | AnswerTakeback | Pause | Resume | Leave | Resign | Rematch | Say | Hint | Why | Ahead | Preview | Sync | Ping; answer: Answer | ReasonAnswer | HintAnswer | AheadAnswer | Previewed | Pong | Whole };
  'GET /api/tables/{table}/record': { body: undefined; answer: string };
  'GET /api/tables/{table}/positions/{number}': { body: undefined; answer: PositionShown };
  'GET /api/tables/{table}/scores': { body: undefined; answer: ScoresShown };
  'GET /api/tables/{table}/story': { body: undefined; answer: StoryShown };
  'GET /api/tables/{table}/review': { body: undefined; answer: ReviewShown };
  'POST /api/records': { body: NewRecord; answer: RecordShown };
  'GET /api/records/{record}': { body: undefined; answer: RecordShown };
  'GET /api/records/{record}/text': { body: undefined; answer: string };
  'GET /api/records/{record}/positions/{number}': { body: undefined; answer: PositionShown };
  'GET /api/records/{record}/scores': { body: undefined; answer: ScoresShown };
  'GET /api/records/{record}/story': { body: undefined; answer: StoryShown };
  'GET /api/records/{record}/review': { body: undefined; answer: ReviewShown };
  'GET /api/ratings/{game}': { body: undefined; answer: Rated[]; query: { most?: number } };
  'GET /health': { body: undefined; answer: Health };
}

/** Go back to before the own last decision, if everybody agrees. */
export interface AskTakeback {
  type: "ask_takeback";
  id: string;
  seat: number;
  ply: number;
}

/** The open question. Facts that it does not have are left out. */
export interface Asked {
  phase: string;
  seat: number;
  times?: number;
  ways?: string[];
  later?: Later[];
  about?: string;
  number?: number;
  card?: string;
  give?: string;
  get?: string;
  obliged?: boolean;
  paid?: number | null;
  over?: number;
  limit?: number;
  offer?: string;
  reward?: string;
  taken?: number;
  spaces?: number;
  reach?: number;
  price?: number;
  free?: number;
}

export interface CardShown {
  kind: string;
  give?: string;
  get?: string;
  upgrades?: number;
}

/** One more entry, and what it changes: keys of `info`, of `board`, and of the board's seats. Chapters of the story are known by their start: one that goes on comes again. Where the entry takes lines of the record back, those that start with them are gone. Whoever sent the message that caused the entry gets its id in `to`: that is the answer. */
export interface Change {
  type: "change";
  ply: number;
  now: number;
  entries: Entry[];
  story: Chapter[];
  info: Partial<Info>;
  board: Partial<Board>;
  seats: Record<string, Record<string, unknown>>;
  you: You;
  to?: string | null;
}

/** A turn of a seat, or the draws between two decisions. */
export interface Chapter {
  start: number;
  end: number;
  round: number;
  seat: number | null;
  deeds: Deed[];
}

export interface ChatLine {
  id: number;
  at: number;
  player: string;
  name: string;
  text: string;
}

export type ClientMessage = Sit | Place | Rise | Start | Decide | Undo | AskTakeback | AnswerTakeback | Pause | Resume | Leave | Resign | Rematch | Say | Hint | Why | Ahead | Preview | Sync | Ping;

/** How long people may think. `live`: `bank` seconds, and `turn` more whenever it is a seat's turn again. `slow`: `turn` seconds whenever it is a seat's turn. `none`: as long as they like. */
export interface Clock {
  kind?: "live" | "none" | "slow";
  bank?: number;
  turn?: number;
}

/** Milliseconds that seats have left, and whose clock runs since when. */
export interface ClockShown {
  left: number[];
  seat: number | null;
  since: number | null;
}

export type Code = "bad_message" | "busy" | "closing" | "ended" | "foreign" | "illegal" | "needs_two_people" | "not_asked" | "not_found" | "not_host" | "not_possible" | "not_signed_in" | "not_started" | "not_your_seat" | "one_seat_each" | "paused" | "private" | "seat_taken" | "stale" | "started" | "storage" | "too_fast" | "too_large" | "wrong_passphrase" | "wrong_protocol";

export interface ComeBack {
  name: string;
  passphrase: string;
}

export interface Decide {
  type: "decide";
  id: string;
  seat: number;
  ply: number;
  action: string;
}

/** A decision, and what follows from it without anybody's choice: draws, steps with one option. */
export interface Decided {
  type: "decided";
  seat: number;
  line: string[];
}

/** One thing that was done. What does not apply is empty. */
export interface Deed {
  kind: "acquired" | "began" | "built" | "changed_market" | "charmed" | "chose" | "claimed_card" | "claimed_order" | "claimed_tile" | "closed_port" | "dealt" | "declined" | "docked" | "drew_board" | "drew_card" | "drew_order" | "drew_tile" | "explored" | "found" | "gained" | "harvested" | "joined" | "laid" | "moved_closed_port" | "paid" | "played" | "recruited" | "rested" | "returned" | "revealed" | "sailed" | "sent_home" | "stayed" | "swapped" | "took_bonus" | "took_card" | "took_tile" | "traded" | "traded_at" | "travelled" | "upgraded" | "used" | "worked";
  piece?: string;
  other?: string;
  paid?: string;
  got?: string;
  number?: number;
  place?: number;
  seat?: number | null;
  cards?: string[];
  more?: boolean;
}

export interface Ended {
  type: "ended";
  reason: "over" | "resigned";
  scores: number[];
  ranking: number[];
  seed: string;
}

/** One line of a log. */
export interface Entry {
  ply: number;
  at: number;
  events: (Opened | Sat | Placed | Kept | Readied | Rose | Started | Decided | Undone | TakebackAsked | TakebackAnswered | TakenBack | Paused | Resumed | Left | Expired | Resigned | Ended | Rematched)[];
}

/** A seat has used up its time; `bot` plays on. */
export interface Expired {
  type: "expired";
  seat: number;
  bot: string;
}

export interface ExplorationTileShown {
  points?: number;
  gain?: string;
  upgrades?: number;
  recruits?: number;
}

/** Those that a reason does not have are left out. */
export interface Facts {
  need?: number;
  ready?: number | null;
  cubes?: number | null;
  missing?: string;
  times?: number;
  distance?: number;
  reach?: number | null;
  by?: string;
  lies?: string;
  length?: number;
  seat?: number | null;
  moment?: string;
}

export interface GameShown {
  id: string;
  fewest: number;
  most: number;
  boxes: string[];
  options: OptionShown[];
  map: string | null;
}

export interface Guest {
  player: PlayerRow;
  token: string;
}

export interface Health {
  status: string;
  version: string;
  tables: number;
  connections: number;
}

/** What would the house play? Only from what the seat may know. */
export interface Hint {
  type: "hint";
  id: string;
  seat: number;
  ply: number;
}

export interface HintAnswer {
  type: "hint";
  to: string;
  ply: number;
  options: HintOption[];
}

export interface HintOption {
  action: string;
  win: number;
  score: number;
}

/** A table apart from its board. */
export interface Info {
  id: string;
  setting: TableSetting;
  edition: number;
  status: string;
  host: string;
  seats: SeatShown[];
  clock: ClockShown | null;
  paused: boolean;
  takeback: TakebackShown | null;
  commitment: string;
  result: ResultShown | null;
  before: string | null;
  after: string | null;
}

export interface InviteShown {
  game: string;
  people: string[];
}

/** A seat of a rematch waits for who has played before, and may not want to again. */
export interface Kept {
  type: "kept";
  seat: number;
  player: string;
  name: string;
}

/** A question that waits for the open one. */
export interface Later {
  phase: string;
  seat: number;
  times?: number;
}

/** Leave a running game for a while; `bot` plays on meanwhile, or the others wait. */
export interface Leave {
  type: "leave";
  id: string;
  seat: number;
  bot?: string | null;
}

/** A person leaves a running game; `bot` plays on, or the seat waits. */
export interface Left {
  type: "left";
  seat: number;
  bot?: string | null;
}

export interface Listed {
  id: string;
  game: string;
  players: number;
  public: boolean;
  rated: boolean;
  status: string;
  created: number;
  changed: number;
  seats: string[];
  bots: (string | null)[];
  free: number[];
}

export interface LocationShown {
  settlers: number;
  steps: StepShown[];
  emblem?: string;
  icon?: string;
}

export interface MapChoice {
  game: string;
  map: string;
}

export interface MapShown {
  map: string;
}

/** A decision, or the draws between two, and what became of the chances to win. A decision is compared with the best one, draws with what could be expected of them. */
export interface Moment {
  ply: number;
  seat: number;
  played: string[];
  best: Option | null;
  before: number[];
  after: number[];
}

export interface NewGuest {
  name: string;
}

export interface NewPack {
  text: string;
}

export interface NewPassphrase {
  passphrase: string;
}

export interface NewRecord {
  text: string;
  pack?: string | null;
}

export interface NewTable {
  setting: TableSetting;
  seats?: string[];
}

export interface Note {
  pieces: string[];
  kind: string;
  source: string;
}

export interface Offer {
  version: string;
  protocol: number;
  games: GameShown[];
  bots: string[];
}

export interface Opened {
  type: "opened";
  setting: TableSetting;
  host: string;
  before?: string | null;
  edition?: number;
}

/** What can be done. Facts that an option does not have are left out. */
export interface Option {
  action: string;
  about?: string;
  number?: number;
  distance?: number | null;
  settlers?: number;
  cards?: number;
  cubes?: number;
  tolls?: number[];
  pays?: string;
  brings?: string;
  charm?: string;
  upgrades?: number;
  trade?: Trade | null;
  claims?: string;
  coin?: string;
  points?: number;
  room?: number;
  recruits?: number;
  back?: number;
  home?: number;
  sends?: Sent | null;
  opens?: string;
  column?: number;
  reward?: string;
  again?: boolean;
  offer?: string;
  outpost?: number | null;
  then?: string[];
  lying?: string;
  stopping?: number[];
}

/** What an option leads to: the seat's goods and ready settlers after it, and what is asked then. */
export interface OptionAhead {
  action: string;
  hold: string;
  ready?: number | null;
  asked?: string;
  times?: number;
  last?: boolean;
}

export interface OptionShown {
  key: string;
  values: string[];
  ruling: string;
}

export interface OrderShown {
  cost: string;
  points: number;
}

export interface PackChecked {
  name: string;
}

export interface PackShown {
  digest: string;
  name: string;
  text?: string | null;
}

export interface PackTemplate {
  text: string;
}

export interface Pause {
  type: "pause";
  id: string;
  seat: number;
}

export interface Paused {
  type: "paused";
  seat: number;
}

export interface Pieces {
  game: string;
  boxes: string[];
  cards: Record<string, CardShown>;
  markets: Record<string, CardShown>;
  orders: Record<string, OrderShown>;
  victory_tiles: Record<string, OrderShown>;
  outposts: number[];
  locations: Record<string, LocationShown>;
  point_cards: Record<string, PointCardShown>;
  scoring_tiles: Record<string, ScoringTileShown>;
  exploration_tiles: Record<string, ExplorationTileShown>;
  map: PlaceShown[];
  provenance: Record<string, Provenance>;
}

export interface Ping {
  type: "ping";
  id: string;
}

/** The host puts a bot into a free seat. */
export interface Place {
  type: "place";
  id: string;
  seat: number;
  bot: string;
}

export interface PlaceShown {
  column: number;
  row: number;
  mark: string;
}

/** A bot is put into a seat before the game starts. */
export interface Placed {
  type: "placed";
  seat: number;
  bot: string;
}

export interface PlayerRow {
  id: string;
  name: string;
  has_passphrase?: boolean;
}

export interface PointCardShown {
  cost: string;
  points: number;
  benefit: string;
  number?: number;
  emblem?: string;
  cube?: string;
}

export interface Pong {
  type: "pong";
  to: string;
  now: number;
}

/** A moment of a game, in the form of a table's board. */
export interface PositionShown {
  number: number;
  of: number;
  line: string | null;
  board: Board;
}

export interface Presence {
  type: "presence";
  present: string[];
}

/** How would the table look after an action, before chance or anybody else acts? */
export interface Preview {
  type: "preview";
  id: string;
  seat: number;
  ply: number;
  action: string;
}

/** The keys of the board and of its seats that would be different. */
export interface Previewed {
  type: "previewed";
  to: string;
  ply: number;
  board: Partial<Board>;
  seats: Record<string, Record<string, unknown>>;
  draws: boolean;
  then: Option[];
}

export interface Provenance {
  kind: string;
  source: string;
  notes?: Note[];
}

export interface Rated {
  player: string;
  name: string;
  mu: number;
  sigma: number;
  games: number;
}

/** A person wants a rated game to start, or does so no longer because nobody came. */
export interface Readied {
  type: "readied";
  seat: number;
  ready?: boolean;
}

export interface Reason {
  code: string;
  facts?: Facts;
}

/** Why an action is not possible; nothing if it is. */
export interface ReasonAnswer {
  type: "reason";
  to: string;
  why?: Reason | null;
}

export interface RecordShown {
  id: string;
  game: string;
  seats: string[];
  decisions: number;
  finished: boolean;
  pack: string | null;
  edition: number;
}

export interface RefusalShown {
  code: Code;
  reason: string;
  why?: Reason | null;
}

export interface RefusedMessage {
  type: "refused";
  to: string | null;
  code: Code;
  reason: string;
  why?: Reason | null;
}

/** Play again: a table is opened once for all who ask, who asks sits down, and the last one starts it. */
export interface Rematch {
  type: "rematch";
  id: string;
}

export interface Rematched {
  type: "rematched";
  table: string;
}

export interface Resign {
  type: "resign";
  id: string;
  seat: number;
}

export interface Resigned {
  type: "resigned";
  seat: number;
  bot: string;
}

export interface ResultShown {
  reason: string;
  scores: number[];
  ranking: number[];
  seed: string;
}

export interface Resume {
  type: "resume";
  id: string;
  seat: number;
}

export interface Resumed {
  type: "resumed";
  seat: number;
}

export interface ReviewShown {
  turns: TurnJudged[];
  moments: Moment[];
  lost: number[];
  luck: number[];
}

/** Free a seat before the game starts: the own one; the host may free any. */
export interface Rise {
  type: "rise";
  id: string;
  seat: number;
}

/** A seat becomes free before the game starts. */
export interface Rose {
  type: "rose";
  seat: number;
}

/** A person takes a seat: a free one, or in a running game one that was left. */
export interface Sat {
  type: "sat";
  seat: number;
  player: string;
  name: string;
}

export interface Say {
  type: "say";
  id: string;
  text: string;
}

/** How the scores went, turn by turn, and what they are made of in the end. */
export interface ScoresShown {
  turns: TurnScores[];
  sources: (Record<string, number> | null)[];
}

export interface ScoringTileShown {
  points: number;
  items: string[];
  mark?: string;
}

/** Who is in a seat. */
export interface SeatShown {
  name: string;
  player?: string | null;
  bot?: string | null;
  away?: string | null;
  resigned?: boolean;
  expired?: boolean;
  ready?: boolean;
}

/** Settlers of another seat that go home. */
export interface Sent {
  seat: number;
  settlers: number;
}

export type ServerMessage = Whole | Change | Answer | RefusedMessage | ReasonAnswer | HintAnswer | AheadAnswer | Previewed | Presence | Spoken | Pong;

export interface Session {
  player: PlayerRow | null;
}

/** Take a free seat, or the own one: that was left, or that a rematch keeps. At one screen, several seats can be taken. */
export interface Sit {
  type: "sit";
  id: string;
  seat: number;
  name?: string;
}

export interface Spoken {
  type: "spoken";
  line: ChatLine;
}

/** The host starts the game. A rated one starts when all who sit there have said this. */
export interface Start {
  type: "start";
  id: string;
}

export interface Started {
  type: "started";
  commitment: string;
  line: string[];
}

export interface StepShown {
  word: string;
  give?: string;
  get?: string;
  number?: number;
}

/** What happened, turn by turn. */
export interface StoryShown {
  chapters: Chapter[];
}

/** Send everything after a ply, as after a new connection. */
export interface Sync {
  type: "sync";
  id: string;
  ply: number;
}

export interface TableFound {
  id: string;
}

export interface TableMade {
  id: string;
  invite: string;
}

/** What is played, and how. */
export interface TableSetting {
  game: string;
  players: number;
  options?: Record<string, string>;
  map?: string;
  pack?: string | null;
  clock?: Clock;
  public?: boolean;
  rated?: boolean;
  hints?: boolean;
  lesson?: boolean;
}

export interface TakebackAnswered {
  type: "takeback_answered";
  seat: number;
  agrees: boolean;
}

export interface TakebackAsked {
  type: "takeback_asked";
  seat: number;
  left: number;
}

export interface TakebackShown {
  seat: number;
  left: number;
  waiting: number[];
}

/** Everybody has agreed: the game goes on from an earlier position. */
export interface TakenBack {
  type: "taken_back";
  seat: number;
  left: number;
}

/** A trade that comes next: once, and as often again as can be paid. */
export interface Trade {
  give: string;
  get: string;
  times: number;
}

/** The chances to win as a turn begins. */
export interface TurnJudged {
  ply: number;
  seat: number;
  win: number[];
}

/** The points of all seats as a turn begins; of those that the table hides there is nothing. */
export interface TurnScores {
  number: number;
  round: number;
  seat: number | null;
  scores: (number | null)[];
}

export interface Undo {
  type: "undo";
  id: string;
  seat: number;
  ply: number;
}

export interface Undone {
  type: "undone";
  seat: number;
  left: number;
}

/** The table as it is, with the entries that the client has missed. */
export interface Whole {
  type: "table";
  protocol: number;
  ply: number;
  now: number;
  info: Info;
  board: Board | null;
  entries: Entry[];
  story: Chapter[];
  you: You;
  chat: ChatLine[];
  present: string[];
}

/** Why is an action not possible for a seat now? */
export interface Why {
  type: "why";
  id: string;
  seat: number;
  action: string;
}

/** What is for one player's eyes and hands: the own seats, what the one that is asked can do. */
export interface You {
  seats: number[];
  asked?: number | null;
  options?: Option[];
  undo?: number | null;
  own?: Record<string, Record<string, unknown>>;
  invite?: string | null;
}
