/**
 * What a server keeps, behind one interface: in one SQLite file, or in PostgreSQL for any number of nodes.
 * Texts of type `Json` are the server's own, a storage never looks inside them. Times are the caller's.
 * Every promise that is rejected is so with a `StorageError`.
 */

/** Milliseconds since 1970, by the caller's clock. */
export type Time = number
export type AccountId = string
export type MatchId = string
/** Of a secret or a pack: what can be looked up and not traced back. */
export type Hash = string
/** A text that only the server reads. */
export type Json = string
/** A day of the calendar, as 2026-11-17. */
export type Day = string

export interface Storage {
  readonly kind: 'sqlite' | 'postgres'
  readonly accounts: Accounts
  readonly matches: Matches
  readonly invitations: Invitations
  readonly log: MatchLog
  readonly dailies: Dailies
  readonly house: House
  /**
   * Calls the listener when something may have changed that another handle or node wrote. A hint and no more: it may
   * come late, twice or never, so a node also asks `log.heads` once a second. Gives back how to stop listening.
   */
  changes(listener: (change: Change) => void): () => void
  /** Rejected while the storage cannot be reached or written. */
  check(): Promise<void>
  /** Writes all that is kept to a new file, while everything goes on; `restore` reads it into an empty storage. */
  backup(file: string): Promise<void>
  restore(file: string): Promise<void>
  /** Throws away what nobody can ask for any more. */
  tidy(before: TidyTimes): Promise<void>
  /** Waits for what is under way. */
  close(): Promise<void>
}

/** A match of which there may be more to read; all of them after the connection was lost for a while. */
export type Change = { readonly kind: 'match'; readonly match: MatchId } | { readonly kind: 'all' }

export interface TidyTimes {
  readonly now: Time
  /** Accounts not seen since, that have no match, token or daily result. */
  readonly guests: Time
  /** Lobbies made before this in which nothing has ever begun. */
  readonly lobbies: Time
  /** The entries, keys and snapshots of matches that ended before this and are kept as notation. */
  readonly finished: Time
}

// ── People

export interface Account {
  readonly id: AccountId
  readonly name: string
  readonly created: Time
  readonly seen: Time
}

export interface Token {
  readonly hash: Hash
  /** What its owner calls it. */
  readonly label: string
  readonly created: Time
  /** When it was last used, to the minute. */
  readonly used?: Time | undefined
}

export interface Accounts {
  add(account: Account): Promise<void>
  get(id: AccountId): Promise<Account | undefined>
  /** False where there is no such account; so in all that follows. */
  rename(id: AccountId, name: string): Promise<boolean>
  seen(id: AccountId, at: Time): Promise<boolean>

  addToken(account: AccountId, token: Token): Promise<void>
  tokens(account: AccountId): Promise<Token[]>
  /** Whose token it is; marks it as used. */
  byToken(hash: Hash, at: Time): Promise<Account | undefined>
  removeToken(account: AccountId, hash: Hash): Promise<boolean>

  /** A link that takes the account to another device: good once, and not after it expires. */
  addDeviceLink(account: AccountId, hash: Hash, expires: Time): Promise<void>
  takeDeviceLink(hash: Hash, now: Time): Promise<Account | undefined>

  /** All that is kept of one account; no secret of another. */
  export(id: AccountId): Promise<AccountExport | undefined>
  /**
   * Deletes all of it: the account, tokens, links, results, what it said, and the matches that nobody else is in. Where
   * others are, also where it has left before, its name may stand in what is kept of the match: `forget` gives these
   * texts without it. Gives all these matches; none where there is no such account. Broken off half way, it can be
   * asked for again.
   */
  delete(
    id: AccountId,
    forget: (texts: MatchTexts) => MatchTexts,
  ): Promise<readonly MatchId[] | undefined>
}

/** What is kept of a match in which names may stand; of its entries only those that name the account. */
export interface MatchTexts {
  readonly header: Json
  readonly entries: readonly Json[]
  readonly notation?: string | undefined
  readonly snapshots: readonly Json[]
}

export interface AccountExport {
  readonly account: Account
  readonly tokens: readonly Omit<Token, 'hash'>[]
  readonly matches: readonly (MatchSummary & { readonly seats: readonly number[] })[]
  readonly chat: readonly { readonly match: MatchId; readonly json: Json; readonly at: Time }[]
  readonly dailies: readonly DailyResult[]
}

// ── Matches

export const PHASES = ['lobby', 'playing', 'over', 'frozen'] as const
export type Phase = (typeof PHASES)[number]

export interface MatchSummary {
  readonly id: MatchId
  readonly phase: Phase
  readonly game: string
  /** The version of the game's rules. */
  readonly version: string
  /** Where it is not the house pack. */
  readonly pack?: Hash | undefined
  readonly host: AccountId
  readonly created: Time
  /** When the last entry came; none in a lobby. */
  readonly played?: Time | undefined
  readonly ended?: Time | undefined
  readonly result?: Json | undefined
}

export interface StoredMatch extends MatchSummary {
  /** Options, lobby, settings, commitment, nonces: all but the seed. */
  readonly header: Json
  /** Counts the changes of the match itself, from 0; entries and chat are none. */
  readonly revision: number
  readonly people: readonly MatchPerson[]
  /** How many entries and lines of chat there are; the next has this number. */
  readonly entries: number
  readonly chat: number
}

/** Who can find a match among his own: at a seat, or with none as somebody who watches or hosts. */
export interface MatchPerson {
  readonly account: AccountId
  readonly seat?: number | undefined
}

export interface NewMatch {
  readonly id: MatchId
  readonly game: string
  readonly version: string
  readonly pack?: Hash | undefined
  readonly header: Json
  readonly host: AccountId
  readonly people: readonly MatchPerson[]
  /** The host's seed. Only `seed` gives it back. */
  readonly seed: string
  readonly created: Time
}

/** What is given replaces what was; what is not given stays. */
export interface MatchChange {
  readonly phase?: Phase | undefined
  readonly version?: string | undefined
  readonly pack?: Hash | undefined
  readonly header?: Json | undefined
  readonly host?: AccountId | undefined
  readonly people?: readonly MatchPerson[] | undefined
  readonly ended?: Time | undefined
  readonly result?: Json | undefined
}

export interface Matches {
  add(match: NewMatch): Promise<void>
  get(id: MatchId): Promise<StoredMatch | undefined>
  /** Where the revision is still this one; false where somebody was faster, or the match is gone. */
  change(id: MatchId, revision: number, change: MatchChange): Promise<boolean>
  /** The secret of the deal. For the dealer, and for opening it at the end; never to be sent before, nor logged. */
  seed(id: MatchId): Promise<string | undefined>
  /** With all that belongs to it. */
  delete(id: MatchId): Promise<boolean>
  /** An account's matches, the newest first. */
  of(account: AccountId, which?: WhichMatches): Promise<MatchSummary[]>
  /** All matches in a phase by their id, after one, so that a node can go through them in portions. */
  inPhase(phase: Phase, after: MatchId | undefined, most: number): Promise<MatchId[]>
  /** How many there are in each phase. */
  count(): Promise<Readonly<Record<Phase, number>>>

  /** The text of a match that is over. It outlives its entries (`tidy`). */
  keepNotation(id: MatchId, notation: string): Promise<void>
  notation(id: MatchId): Promise<string | undefined>

  /** A snapshot that is not lasting gives way to the next one. */
  keepSnapshot(id: MatchId, snapshot: Snapshot, lasting: boolean): Promise<void>
  /** By their entries. */
  snapshots(id: MatchId): Promise<Snapshot[]>
  lastSnapshot(id: MatchId): Promise<Snapshot | undefined>
}

export interface WhichMatches {
  readonly phases?: readonly Phase[] | undefined
  /** Only those made before: for the next page of a list. */
  readonly before?: Time | undefined
  readonly most?: number | undefined
}

export interface Snapshot {
  /** After which entry. */
  readonly n: number
  readonly json: Json
}

// ── Invitations

/** A link to a seat is good for one person; a link to watch for everybody. */
export interface Invitation {
  readonly hash: Hash
  readonly match: MatchId
  /** None: to watch. */
  readonly seat?: number | undefined
  readonly created: Time
  readonly claimedBy?: AccountId | undefined
  readonly revoked: boolean
}

export type Claim =
  | { readonly outcome: 'claimed'; readonly match: MatchId; readonly seat?: number | undefined }
  /** No such invitation, revoked, or another person was faster. */
  | { readonly outcome: 'unknown' | 'revoked' | 'taken' }

export interface Invitations {
  add(invitation: Pick<Invitation, 'hash' | 'match' | 'seat' | 'created'>): Promise<void>
  of(match: MatchId): Promise<Invitation[]>
  /** Who has claimed it before claims it again, so that a lost answer loses no seat. */
  claim(hash: Hash, account: AccountId): Promise<Claim>
  revoke(match: MatchId, hash: Hash): Promise<boolean>
}

// ── The log of a match

export interface Entry {
  readonly n: number
  readonly json: Json
  /** Of the state after it. */
  readonly hash: Hash
  readonly at: Time
}

export interface ChatLine {
  readonly n: number
  readonly json: Json
  readonly person: AccountId
  readonly at: Time
}

/** Whose action it is; the key is one that this person uses once at this match. */
export interface Once {
  readonly person: AccountId
  readonly key: string
}

interface AppendTo {
  readonly match: MatchId
  /** The number of the first line: how many there were when it was made. */
  readonly n: number
  readonly at: Time
  readonly once?: Once | undefined
}

export interface EntriesAppend extends AppendTo {
  readonly to: 'entries'
  /** At least one. */
  readonly lines: readonly { readonly json: Json; readonly hash: Hash }[]
  /** What changes with it (a match begins or ends, a seat changes hands); with a revision only where it is still that. */
  readonly change?: (MatchChange & { readonly revision?: number | undefined }) | undefined
}

export interface ChatAppend extends AppendTo {
  readonly to: 'chat'
  /** At least one. */
  readonly lines: readonly { readonly json: Json; readonly person: AccountId }[]
}

export type Append = EntriesAppend | ChatAppend

export type Fate =
  /** All of it is on disk. */
  | { readonly fate: 'done' }
  /** The number was taken (or the revision is another): read on and try again. Nothing of it is kept. */
  | { readonly fate: 'lost' }
  /** This key has come before, and brought these lines. */
  | {
      readonly fate: 'repeated'
      readonly to: Append['to']
      readonly first: number
      readonly last: number
    }
  /** There is no such match. */
  | { readonly fate: 'gone' }

/** How far a match has come. */
export interface Head {
  readonly match: MatchId
  readonly entries: number
  readonly chat: number
  readonly revision: number
}

export interface MatchLog {
  /**
   * Enters lines, if the first has the next number, together with key and change or not at all. What is appended in
   * one turn of the event loop is one commit; each learns its own fate, and none before it is on disk.
   */
  append(append: Append): Promise<Fate>
  entries(match: MatchId, from?: number): Promise<Entry[]>
  /** Without what a deleted account said. */
  chat(match: MatchId, from?: number): Promise<ChatLine[]>
  /** What a key has brought, where it is known. */
  repeated(
    match: MatchId,
    person: AccountId,
    key: string,
  ): Promise<Extract<Fate, { fate: 'repeated' }> | undefined>
  /** Of those that there are. */
  heads(matches: readonly MatchId[]): Promise<Head[]>
}

// ── The daily

export interface Daily {
  readonly game: string
  readonly day: Day
  /** Options and commitment. */
  readonly header: Json
  /** When its seed was shown to all. */
  readonly opened?: Time | undefined
}

export interface DailyResult {
  readonly game: string
  readonly day: Day
  readonly account: AccountId
  readonly match: MatchId
  /** More is better; of equals the earlier. */
  readonly score: number
  readonly json: Json
  readonly at: Time
}

export interface RankedResult extends DailyResult {
  /** From 1. */
  readonly rank: number
  readonly name: string
}

export interface Dailies {
  /** The daily of a day; where there is none yet, the one that is given becomes it. */
  begin(daily: Omit<Daily, 'opened'>, seed: string): Promise<Daily>
  get(game: string, day: Day): Promise<Daily | undefined>
  /** As secret as that of a match until the day is over. */
  seed(game: string, day: Day): Promise<string | undefined>
  /** Days before this one whose seed was not shown yet. */
  unopened(before: Day): Promise<Daily[]>
  open(game: string, day: Day, at: Time): Promise<boolean>
  /** The first result of an account counts; false for any other. */
  addResult(result: DailyResult): Promise<boolean>
  ranking(game: string, day: Day, most: number): Promise<RankedResult[]>
  resultOf(game: string, day: Day, account: AccountId): Promise<RankedResult | undefined>
  /** How many results there are. */
  players(game: string, day: Day): Promise<number>
}

// ── What belongs to the house

export interface House {
  /** The secret of this name; where there is none yet, the one that is given becomes it, for all nodes. */
  secret(name: string, fresh: string): Promise<string>
  keepPack(hash: Hash, json: Json, at: Time): Promise<void>
  pack(hash: Hash): Promise<Json | undefined>
  /**
   * Whether this holder has the lease now: it was free, has run out, or was the holder's already. So that one node
   * does a piece of work (a match's bots); two doing it is waste and no error, since clocks may differ.
   */
  lease(name: string, holder: string, now: Time, until: Time): Promise<boolean>
  endLease(name: string, holder: string): Promise<void>
}
