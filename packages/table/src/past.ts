/** What a table knows of its past: all of it at hand, as a page wants it, or only the log, from which it is told again. */
import { type EngineState, type LanguageCode, type Match, stateHash } from '@muster/engine'
import type { Company } from './company.ts'
import { linesOf } from './log.ts'
import { companyAfter, sayAgain, tellAgain } from './retelling.ts'
import { type LogLine, voicesOf } from './speech.ts'
import { type Lying, type Told, tellLast } from './told.ts'

export interface Past<S> {
  /** An entry was made: the last one of the match. `lay`: the table before it; `after`: who sits there now. */
  add(lay: Omit<Lying<S>, 'state'>, after: Company): void
  stateAfter(entry: number): Readonly<S>
  hashAfter(entry: number): string
  /** What happened with the entries from one to another. */
  told(first: number, last: number): readonly Told<S>[]
  linesIn(languages: readonly LanguageCode[], first: number, last: number): LogLine[][]
}

/** Every entry with all that happened, and with how the table lay after it. */
export class KeptPast<S extends EngineState, C> implements Past<S> {
  private readonly match: Match<S, C>
  private readonly all: Told<S>[]

  constructor(match: Match<S, C>, all: readonly Told<S>[]) {
    this.match = match
    this.all = [...all]
  }

  add(lay: Omit<Lying<S>, 'state'>, after: Company): void {
    const { match, all } = this
    const state = all.at(-1)?.state ?? match.state
    all.push(tellLast(match, { ...lay, state }, after))
  }

  stateAfter(entry: number): Readonly<S> {
    return this.all[entry].state
  }

  hashAfter(entry: number): string {
    return stateHash(this.stateAfter(entry))
  }

  told(first: number, last: number): readonly Told<S>[] {
    return this.all.slice(first, last + 1)
  }

  linesIn(languages: readonly LanguageCode[], first: number, last: number): LogLine[][] {
    const { game, entries } = this.match
    const lines: LogLine[][] = languages.map(() => [])
    for (let n = first; n <= last; n++) {
      voicesOf(game, this.all[n], entries, n, languages).forEach((voice, i) => {
        lines[i].push(...linesOf(voice))
      })
    }
    return lines
  }
}

/** Entries whose hash is at hand: more than an action usually brings. */
const MOST_HASHES = 8

/** Where rules run in place: the match is played again from where it was kept. */
export class PlayedPast<S extends EngineState, C> implements Past<S> {
  private readonly match: Match<S, C>
  /** What the table's hash was after each of the last entries. */
  private readonly hashes: string[] = []
  /** Who sat there whenever the match kept how the table lay. */
  private readonly sat: { readonly entry: number; readonly company: Company }[] = []

  constructor(match: Match<S, C>) {
    this.match = match
  }

  add(_lay: Omit<Lying<S>, 'state'>, after: Company): void {
    const { match, hashes, sat } = this
    const { version, keptAt } = match
    // A note leaves the table as it lies.
    const isNote = match.entries[version].kind === 'note'
    hashes.push((isNote ? hashes.at(-1) : undefined) ?? match.hash())
    if (hashes.length > MOST_HASHES) hashes.shift()
    if (keptAt === version) sat.push({ entry: version, company: after })
  }

  stateAfter(entry: number): Readonly<S> {
    return this.match.stateAfter(entry)
  }

  hashAfter(entry: number): string {
    const first = this.match.version + 1 - this.hashes.length
    return entry < first ? stateHash(this.stateAfter(entry)) : this.hashes[entry - first]
  }

  told(first: number, last: number): readonly Told<S>[] {
    return tellAgain(this.match, this.companyAfter(first - 1), first, last)
  }

  linesIn(languages: readonly LanguageCode[], first: number, last: number): LogLine[][] {
    return sayAgain(this.match, this.companyAfter(first - 1), languages, first, last)
  }

  /** Who sat there after an entry. */
  private companyAfter(entry: number): Company {
    const known = this.sat.filter((one) => one.entry <= entry).at(-1)
    return known === undefined
      ? companyAfter(this.match, entry)
      : companyAfter(this.match, entry, known.entry + 1, known.company)
  }
}
