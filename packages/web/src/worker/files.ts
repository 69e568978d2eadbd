/** Files with matches: one, or several one after the other, or a position. */
import { isPosition, type LanguageCode, type MatchRecord, MusterError } from '@muster/engine'
import type { Brought } from '../host/protocol.ts'
import { matchFrom } from '../links/short.ts'
import { fileTexts } from './file-texts.ts'
import { printLuggage, unpack } from './luggage.ts'
import { parseNotation } from './openings.ts'
import { Refusal } from './serve.ts'
import type { Store } from './store.ts'

/** With which a file begins that has all of somebody's matches. */
const ALL = '# Muster, '
const FIRST_LINE = /^muster 1( position)?\s*$/

/** What a hall does with the matches of a file. */
export interface Taker {
  readonly store: Store
  /** Opens a match and keeps it; gives its name. */
  take(record: MatchRecord): Promise<string>
  /** All that is kept, as text. */
  kept(): Promise<readonly string[]>
}

/** Several matches in one file, each as it is saved by itself; before them what goes along. */
export async function printAll(notations: readonly string[], store: Store): Promise<string> {
  const count = notations.length === 1 ? '1 match' : `${notations.length} matches`
  const luggage = await printLuggage(store, notations)
  return [[`${ALL}${count}`, ...luggage, ''].join('\n'), ...notations].join('\n')
}

/** The matches of a file; each begins in its own line, so that what is wrong is found in the whole. */
function partsOf(text: string): { readonly head: readonly string[]; readonly matches: string[] } {
  const lines = text.split(/\r?\n/)
  const starts = lines.flatMap((line, n) => (FIRST_LINE.test(line) ? [n] : []))
  return {
    head: lines.slice(0, starts[0]),
    matches: starts.map(
      (start, i) => '\n'.repeat(start) + lines.slice(start, starts[i + 1]).join('\n'),
    ),
  }
}

/** One match opens, or is refused with what is wrong; of several those that can be are taken. */
export async function bring(text: string, taker: Taker, language: LanguageCode): Promise<Brought> {
  const texts = fileTexts[language]
  const { head, matches } = partsOf(text)
  const isAll = text.startsWith(ALL)
  if (matches.length === 0 && !isAll) {
    throw new Refusal('notation', text.trimStart().startsWith('{') ? texts.isPack : texts.notOurs)
  }
  const isOne = matches.length === 1 && !isAll
  // What goes along comes first: matches may need its cards.
  const luggage = await unpack(isAll ? head : [], taker.store, language)
  const kept = isOne ? [] : (await taker.kept()).map(plain)
  const ids: string[] = []
  const refused = [...luggage.refused]
  let known = 0
  for (const match of matches) {
    if (kept.includes(plain(match))) known++
    else {
      try {
        ids.push(await taker.take(recordIn(match)))
      } catch (error) {
        refused.push(sayWrong(error, match, language))
      }
    }
  }
  if (isOne && refused.length === 1) throw new Refusal('notation', refused[0])
  return { ids, known, also: luggage.also, refused }
}

const plain = (notation: string): string => notation.trim().replaceAll('\r\n', '\n')

const recordIn = (text: string): MatchRecord =>
  parseNotation(isPosition(text) ? matchFrom(text.trim()) : text)

function sayWrong(error: unknown, text: string, language: LanguageCode): string {
  const texts = fileTexts[language]
  const why = error instanceof Error ? error.message : String(error)
  const first = text.split('\n').findIndex((line) => line !== '') + 1
  if (!(error instanceof MusterError)) return texts.wrongAt(first, why)
  if (error.code === 'pack') return texts.noPack(first, packIn(text))
  const bare = why.replace(/^line \d+, column \d+: /, '')
  if (error.line !== undefined) return texts.wrongAt(error.line, bare)
  // The rules tell the entry; the file has it in a line.
  const entry = /^entry (\d+): (.*)$/s.exec(why)
  if (entry === null) return texts.wrongAt(first, why)
  const line = text.split('\n').findIndex((one) => new RegExp(`^ *${entry[1]} {2}`).test(one)) + 1
  return texts.wrongAt(line === 0 ? first : line, entry[2])
}

const packIn = (text: string): string => /^pack +(\S+)/m.exec(text)?.[1] ?? ''
