/**
 * A file of played matches, a line each, written as they end: a run that is cut off goes on where it was, and several
 * runs can share one file. Matches of other cards, bots or deals have other keys, and stay there untouched.
 */
import { appendFileSync, existsSync } from 'node:fs'
import { Refusal } from '../errors.ts'
import { readText, whyNot } from '../files.ts'
import { fill, type Texts } from '../texts/index.ts'
import { isMatchFacts, type MatchFacts } from './match-facts.ts'

const FIRST_LINE = '{"muster":"balance","version":1}'

export interface BalanceRecord {
  readonly known: ReadonlyMap<string, MatchFacts>
  note(facts: MatchFacts): void
}

/** Without a file, matches are kept in memory only. */
export function openRecord(file: string | undefined, texts: Texts): BalanceRecord {
  const known = new Map<string, MatchFacts>()
  if (file === undefined) return { known, note: (facts) => void known.set(facts.key, facts) }
  const text = existsSync(file) ? readText(file, texts) : ''
  const [first, ...lines] = text.split('\n')
  if (text !== '' && first !== FIRST_LINE) throw new Refusal(fill(texts.notRecord, { file }))
  for (const line of lines) {
    const facts = readLine(line)
    if (facts !== undefined) known.set(facts.key, facts)
  }
  const append = (line: string) => {
    try {
      appendFileSync(file, line)
    } catch (error) {
      throw new Refusal(fill(texts.cannotWrite, { file, why: whyNot(error, texts) }))
    }
  }
  if (text === '') append(`${FIRST_LINE}\n`)
  // The next line must not run on from one that was cut off.
  else append(text.endsWith('\n') ? '' : '\n')
  return {
    known,
    note(facts) {
      known.set(facts.key, facts)
      append(`${JSON.stringify(facts)}\n`)
    },
  }
}

/** Nothing of a line that was cut off while it was written: its match is played again. */
function readLine(line: string): MatchFacts | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isMatchFacts(value) ? value : undefined
  } catch {
    return undefined
  }
}
