// The messages between client and server.
// Generated from src/valence/table/protocol.py and src/valence/room by scripts/generate_protocol.py.

export const VERSION = 1;
export const MOST_MOVES = 256;

/** A move, view, event or outcome of a game; its types are in games/<game>/types.ts. */
export type Raw = unknown;

/** One column of a live scoreboard: what is counted, and each seat's count. */
export interface Tally {
  unit: string;
  values: (number | string)[];
}

/** The first message: which table, the last ply the client has (-1 for none), and its language. In a language that the server doesn't know it answers in English. */
export interface Hello {
  type: "hello";
  version: number;
  table: string;
  ply?: number;
  lang?: string;
}

/** An answer to a `question` about a move. */
export interface Answer {
  question: string;
  /** The id of a choice; null: I don't know. */
  given: string | null;
}

/** A move, made as the ply after `ply`. The client chooses the id; a repeated id counts once. */
export interface MakeMove {
  type: "move";
  id: string;
  ply: number;
  move: Raw;
  /** The cards that the player has crossed out by hand since the last move. */
  crossed?: string[];
  /** The answer, if the server has asked a `question` about this move. */
  answer?: Answer | null;
}

/** Ask what a move would do, without making it. */
export interface AskPreview {
  type: "preview";
  id: string;
  move: Raw;
}

/** Ask for a step of a hint: 1 a question to think about, 2 a group of cards, 3 the moves a bot would consider. */
export interface AskAdvice {
  type: "advice";
  id: string;
  step?: number;
}

export interface Ping {
  type: "ping";
}

/** One seat as everyone sees it. */
export interface Sitting {
  seat: number;
  name: string;
  kind: "bot" | "empty" | "person";
  /** The level of a bot; of one with a misconception just `persona`. */
  level: string | null;
  /** True if one of its people is connected, or plays at several tables at once. */
  here: boolean;
  /** The number of people who share this seat. */
  people: number;
}

export interface Clock {
  seat: number;
  /** Seconds left for this seat when the message was sent. */
  left: number;
}

/** Everything about a table except the game itself. */
export interface TableInfo {
  code: string;
  game: string;
  title: string;
  status: "open" | "over" | "paused" | "playing";
  sittings: Sitting[];
  spectators: number;
  /** True if the reader is the host, who may seat bots, pause, kick and start. */
  host: boolean;
  /** The reader's seat; null for a spectator. */
  you: number | null;
  /** The hash of the seed, published at the start; the seed itself is published at the end. */
  seed_hash: string;
  /** The hashed text: the seed in hexadecimal, a space, and the salt. */
  seed: string | null;
  room: string | null;
  is_public: boolean;
  /** True if players may ask for hints at this table. */
  advice: boolean;
  /** The help that players see: all, none, or less and less as they get things right. */
  help: "fading" | "full" | "none";
  /** The printed sheet with which it was opened; empty for none. */
  preset: string;
  /** The options that differ from that sheet, with their values; a set or a board only as true. */
  changes: Record<string, boolean | number | string | null>;
  /** True if people may share a seat. */
  teams: boolean;
  /** The code of the rematch's table. */
  next: string | null;
  /** The host's message during a pause; may be empty. */
  notice: string;
  /** The ply at which a teacher has asked for the next move. */
  nudged: number | null;
}

export interface MoveInWords {
  move: Raw;
  words: string;
}

export interface RefusedMove {
  move: Raw;
  words: string;
  rule: string;
  reason: string;
  /** The reason on one line, for the board; empty if it is that short. */
  line?: string;
}

export interface EventInWords {
  ply: number;
  event: Raw;
  words: string;
  /** A ruling in one line, for the board; empty if the event is no ruling. */
  line?: string;
}

/** The reader's place in a guided first game. */
export interface GuideStep {
  /** The number of the guide's moves that the reader has made. */
  step: number;
  /** The move to make next; null when the guide has come to its end. */
  move: Raw;
}

/** Everything that has changed for this client since the ply it had. */
export interface Update {
  type: "update";
  /** The number of moves made; -1 before the game has started. */
  ply: number;
  table: TableInfo;
  events: EventInWords[];
  /** Everything the reader may know; null until the game has started. */
  view: Raw;
  /** The live scoreboard: the first tally decides the game, the others add detail. Empty before the start. */
  scores: Tally[];
  to_move: number[];
  /** The kinds of help that the reader sees; `moves` marks the legal moves. */
  help: string[];
  /** The reader's legal moves; null if there are too many to list, and empty without the help for moves. */
  moves: MoveInWords[] | null;
  /** Moves that the reader may not make now, and why; empty without the help for moves. */
  refused: RefusedMove[];
  /** Without the help for moves, what the reader can try, legal or not; null if anything can be composed. */
  candidates: MoveInWords[] | null;
  clocks: Clock[];
  /** The seats whose time ran out since that ply, once per timeout. */
  timeouts: number[];
  /** Winners, scores and the id of the reason; null while the game runs. */
  outcome: Raw;
  /** The reason for the end of the game, in words; empty while it runs. */
  ending: string;
  /** The next step of a guided first game; null at other tables, and while others move. */
  guide: GuideStep | null;
}

/** The move is on disk. */
export interface Accepted {
  type: "accepted";
  id: string;
  ply: number;
}

export interface Choice {
  id: string;
  words: string;
}

/** A question about a legal move, which waits: send it again with the same id and an answer, or make another one. */
export interface AskQuestion {
  type: "question";
  /** The id of the move. */
  id: string;
  question: string;
  words: string;
  choices: Choice[];
}

/** The move was not made: the rule it breaks, and the reason in words; `stale` if another move came first. */
export interface Refused {
  type: "refused";
  id: string;
  rule: string;
  reason: string;
  /** The reason on one line, for the board; empty if it is that short. */
  line?: string;
}

export interface Preview {
  type: "preview";
  id: string;
  legal: boolean;
  rule: string | null;
  reason: string | null;
  /** The ruling that the move would cause, unless that depends on chance or hidden cards. */
  words: string[];
  /** The same, as an event; null if there is none. */
  ruling: Raw;
  /** The reason on one line, for the board; empty if it is that short. */
  line?: string;
}

/** One step of a hint. */
export interface AdviceStep {
  type: "advice";
  id: string;
  step: number;
  /** The id of the question in the first step, for clients that translate it; otherwise empty. */
  question: string;
  /** The question, or which cards to look at; empty if there are no hints, or in the last step. */
  words: string;
  /** In the last step, best first; the words say why. */
  moves: MoveInWords[];
  /** In the second step: what to look at, as ids of cards, chains or squares; may be empty. */
  marks?: string[];
}

export interface Pong {
  type: "pong";
}

/** The message was not understood or not allowed; nothing has changed. */
export interface Problem {
  type: "problem";
  code: string;
  reason: string;
  /** The id of that message, if it had one. */
  id?: string | null;
}

/** The last event of a stream, called `close`: the code and reason that a WebSocket would be closed with. */
export interface Closing {
  code: number;
  reason: string;
}

/** The server is going away; reconnect after this many seconds. */
export interface Bye {
  type: "bye";
  reason: string;
  after: number;
}

export interface RoomInfo {
  code: string;
  title: string;
  host: boolean;
  /** The time at which this was sent. */
  now: number;
  /** The number of times people have been assigned to tables. */
  round: number;
  generated_names: boolean;
  /** True if members may no longer change their names. */
  frozen_names: boolean;
  /** True if nobody else can join. */
  locked: boolean;
  /** True if people who haven't joined can watch. */
  watching: boolean;
  /** The language of the projector and of prints. */
  language: string;
  /** A teacher's message during a pause of all tables, may be empty; null while the games run. */
  pause: string | null;
  timer: Timer | null;
  people: RoomPerson[];
  /** The tables of the current round. */
  tables: RoomTable[];
  /** True if everyone's place is public, instead of the best three. */
  all_places: boolean;
  /** The class points of all finished games, best first; for students the public places and their own. */
  ranking: RankedPerson[];
  /** The groups by their points, best first; empty unless a teacher has made them teams. */
  teams: RankedTeam[];
  /** The tournament that is played, or was played last. */
  tournament: TournamentInfo | null;
  /** The game that is played next, of the lesson or as in the last round; null if nobody can know. */
  coming: string | null;
  /** The table whose position the projector shows. */
  projected: string | null;
  homework: HomeworkInfo[];
  /** Ten questions that everyone is to answer now. */
  check: RoomCheck | null;
  /** The length of the class list; 0 if there is none. The list itself stays in the teacher's browser. */
  numbers: number;
  /** The reader's name in this room; null if they have not joined. */
  you: string | null;
  /** The reader's table. */
  table: string | null;
  /** True if a teacher has removed the reader. */
  removed: boolean;
  /** Null for everyone who isn't a teacher of this room. */
  desk: Desk | null;
}

/** A member's place in a room, for their table's page. */
export interface RoomPlace {
  /** The reader's name in the room; null if they are not a member. */
  you: string | null;
  /** The reader's table, unless its game is over. */
  table: string | null;
  now: number;
  timer: Timer | null;
  /** As in a room. */
  pause: string | null;
  /** The reader's accommodations; null if they are not a member. */
  needs: Needs | null;
  /** True if a check is open that the reader hasn't handed in. */
  check: boolean;
}

/** A decision in a finished game, for the teacher's reports. */
export interface RoomDecision {
  round: number;
  table: string;
  game: string;
  name: string;
  /** On the class list. */
  number: number | null;
  kind: "bot" | "person";
  /** In UTC, as 2026-11-16T15:04:05Z. */
  at: string;
  /** Since the position arose, pauses not counted. */
  seconds: number;
  /** The move in words; empty for a hint. */
  what: string;
  result: "accepted" | "answered" | "crossed" | "hint" | "refused";
  rule: string;
  reason: string;
  /** The number of hints asked for in this position before. */
  hints: number;
  help: "fading" | "full" | "none";
}

/** The rating of a member compared with the others in the room, for its teachers. */
export interface RatedPerson {
  name: string;
  /** 25 to begin with, whatever the number of games. */
  rating: number;
  /** Half the width of the 95 % interval. */
  give_or_take: number;
}

/** The games of one homework that everyone has finished, for teachers. */
export interface HomeworkReport {
  number: number;
  people: HomeworkPerson[];
}

export interface MyClasses {
  /** The latest used first. */
  taught: TaughtClass[];
  joined: JoinedRoom[];
  /** When the reader's recovery phrase was made. */
  phrase: number | null;
  /** The days for which a class is stored after its last use. */
  days: number;
  /** The same for one that is kept. */
  kept_days: number;
}

export interface Shelf {
  lessons: LessonInfo[];
  topics: TopicInfo[];
  /** Where the standards and the games don't meet. */
  limits: string[];
}

/** The round timer. */
export interface Timer {
  /** The time at which it runs out; null while it stands still. */
  ends: number | null;
  /** The seconds left while it stands still. */
  left: number | null;
}

export interface RoomPerson {
  name: string;
  /** The table this person was assigned to. */
  table: string | null;
  here: boolean;
}

/** A table of a room as everyone in it sees it. */
export interface RoomTable {
  code: string;
  game: string;
  title: string;
  status: "open" | "over" | "paused" | "playing";
  /** The number of moves made; refused ones don't count. */
  moves: number;
  sittings: Sitting[];
  /** As in an update. */
  scores: Tally[];
  winners: number[] | null;
}

/** A place in the class ranking. */
export interface RankedPerson {
  name: string;
  points: number;
  /** Equal points share a place. */
  place: number;
}

/** A group as a team. */
export interface RankedTeam {
  /** Of the group, from 1. */
  number: number;
  names: string[];
  /** The sum of its members' class points. */
  points: number;
  place: number;
}

export interface TournamentInfo {
  /** The title of the game. */
  title: string;
  /** The number of rounds dealt. */
  round: number;
  /** The number planned. */
  rounds: number;
  /** True if the tables of the room are a round of this tournament. */
  current: boolean;
  over: boolean;
  games: TournamentGame[];
  standings: Standing[];
}

/** Homework as one reader sees it. */
export interface HomeworkInfo {
  number: number;
  /** The title of the game. */
  title: string;
  /** The number of games to finish. */
  games: number;
  until: number;
  /** The number of games that the reader has finished in time. */
  done: number;
  /** The reader's unfinished game. */
  table: string | null;
}

/** The check that is open in a room. */
export interface RoomCheck {
  number: number;
  /** The title of the game. */
  title: string;
  kind: "after" | "before";
  /** The number of people who have handed in. */
  answered: number;
  /** True if the reader has. */
  done: boolean;
}

/** The part of a room that only its teachers see. */
export interface Desk {
  /** Makes another person a teacher of this room. */
  key: string;
  people: DeskPerson[];
  removed: RemovedPerson[];
  /** As in `tables` of the room. */
  tables: DeskTable[];
  /** True if the groups are teams, whose points are added up. */
  has_teams: boolean;
  /** The personal links of the numbers on the class list, from number 1. */
  slips: string[];
  course: CourseInfo | null;
  /** The last deal; null before the first round. */
  last_deal: Raw;
}

/** The accommodations of one student. Classmates don't see them. */
export interface Needs {
  /** The factor by which clocks are longer or shorter; or no clock. */
  time: "1" | "1.5" | "2" | "none";
  /** Larger cards and text. */
  large: boolean;
  /** The device reads out what happens. */
  spoken: boolean;
}

export interface HomeworkPerson {
  name: string;
  /** On the class list. */
  number: number | null;
  done: number;
}

/** A room as its teachers find it among their classes. */
export interface TaughtClass {
  code: string;
  title: string;
  /** True if the reader has opened it, not a colleague. */
  own: boolean;
  students: number;
  /** True if it is kept beyond the usual time. */
  kept: boolean;
  /** When it is deleted if nobody uses it any more. */
  until: number;
  /** The latest first. */
  lessons: PastLesson[];
}

/** A room that the reader has joined as a student. */
export interface JoinedRoom {
  code: string;
  title: string;
  you: string;
}

export interface LessonInfo {
  /** The lesson with the words of its reader's language, so that it can be saved as one's own. */
  lesson: Raw;
  minutes: number;
  /** Those that are played. */
  games: LessonGame[];
  /** The title of the game of each step; empty where there is none. */
  titles: string[];
  ideas: ToldIdea[];
}

export interface TopicInfo {
  id: string;
  /** The name of the standard. */
  standard: string;
  edition: string;
  code: string;
  text: string;
  /** The kind of source in which it was read. */
  read: "official" | "secondary";
  /** Where the topics of this standard were read. */
  sources: string[];
}

/** A game of the latest round of a tournament. */
export interface TournamentGame {
  table: string;
  /** The players, by seat; one alone has a bye. Empty for someone who has left the room. */
  names: string[];
  /** Null while they play. */
  points: number[] | null;
}

/** A player's place. Ties are broken by Buchholz, then direct encounters, then wins. */
export interface Standing {
  name: string;
  /** Players who are level in everything share a place. */
  place: number;
  points: number;
  /** The points of all opponents; a bye counts as an opponent with one's own points. */
  buchholz: number;
  /** The points against those who are level so far; null unless they have all met each other. */
  direct: number | null;
  /** Won games; a bye isn't one. */
  wins: number;
}

/** A member as teachers see them. */
export interface DeskPerson {
  /** For commands about this person. */
  id: string;
  name: string;
  table: string | null;
  here: boolean;
  /** On the class list, which only the teacher's browser has. */
  number: number | null;
  /** The group for the rounds to come. */
  group: number | null;
  /** Class points of all finished games. */
  points: number;
  needs: Needs;
}

export interface RemovedPerson {
  id: string;
  name: string;
}

/** The details of a table that only teachers see. */
export interface DeskTable {
  code: string;
  to_move: number[];
  /** The time at which the current position arose, or the game was dealt. */
  since: number;
  /** The number of moves of each seat that were refused in a row. */
  refusals: number[];
  /** The reader's seat, if they play at this table. */
  you: number | null;
  /** The time at which the people of each seat disconnected; null for bots and whoever is here. */
  away_since: (number | null)[];
  /** True if the people to move have been asked for this move. */
  nudged: boolean;
}

/** The lesson that the room goes through. */
export interface CourseInfo {
  info: LessonInfo;
  /** The number of the current step, from 0; as many as there are steps when the lesson is over. */
  step: number;
  /** The time at which the step was carried out; null if it wasn't. */
  began: number | null;
}

/** The rounds that a class has played without a break of some hours. */
export interface PastLesson {
  /** When the first table was opened. */
  at: number;
  games: GamesPlayed[];
}

export interface LessonGame {
  name: string;
  title: string;
}

/** A misconception that a lesson will probably bring to light, in words. */
export interface ToldIdea {
  /** The title of the concept. */
  concept: string;
  /** The idea as a student would put it. */
  says: string;
  /** What is right. */
  instead: string;
  /** A question for the class. */
  ask: string;
}

export interface GamesPlayed {
  title: string;
  tables: number;
}

export type FromClient = Hello | MakeMove | AskPreview | AskAdvice | Ping;

export type FromServer = Update | Accepted | AskQuestion | Refused | Preview | AdviceStep | Pong | Problem | Bye;
