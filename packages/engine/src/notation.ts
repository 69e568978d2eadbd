/** A match as text: save file, replay, test fixture and bug report. One line an entry. */

import { type Continued, type Deal, type Entry, type MatchRecord, standing } from './record.ts'
import {
  type Labelled,
  LineReader,
  labelLine,
  printHeader,
  readHeader,
  splitLabel,
} from './text-lines.ts'

const FIRST_LINE = 'muster 1'
const DEALT = ' : '
const ROW = ' + '
const PAST_SEAL = ' past a seal'
const MOST_PADDING = 36
const DEALT_ONLY = /^:(?: |$)/

export interface NotationOptions {
  /** The names of notes that a table enters among the choices (`vote`). */
  readonly notes?: readonly string[]
}

export function printMatch(record: MatchRecord): string {
  const { deal, continued, start, entries, result } = record
  const digits = String(entries.length - 1).length
  const lines = [FIRST_LINE, ...printHeader(record), labelLine('deal', printDeal(deal))]
  if (continued !== undefined) {
    const { match, entry, whole } = continued
    const from = `${match} from ${entry}`
    lines.push(labelLine('continued', whole === true ? `${from} whole` : from))
  }
  for (const line of start?.trimEnd().split('\n') ?? []) lines.push(labelLine('start', `| ${line}`))
  entries.forEach((entry, n) => {
    lines.push(`${String(n).padStart(digits)}  ${printEntry(entry)}`.trimEnd())
  })
  if (result !== undefined) {
    lines.push(labelLine('result', `${result} after ${standing(entries).length} choices`))
  }
  return `${lines.join('\n')}\n`
}

function printDeal(deal: Deal): string {
  switch (deal.kind) {
    case 'sealed':
      return `sealed sha256:${deal.commitment} · match ${deal.match} · nonces ${deal.nonces.join(' ')}`.trimEnd()
    case 'opened':
      return `opened sha256:${deal.commitment} · match ${deal.match} · seed ${deal.seed} · nonces ${deal.nonces.join(' ')}`.trimEnd()
    default:
      return deal.note === '' ? deal.kind : `${deal.kind} · ${deal.note}`
  }
}

function printEntry(entry: Entry): string {
  switch (entry.kind) {
    case 'begin':
      return withDealt('begin', '', entry.dealt)
    case 'choice':
      return withDealt(
        entry.by === 'party' ? 'party' : String(entry.by + 1),
        `${entry.texts.join(ROW)}${printAgreed(entry.agreed ?? [])}`,
        entry.dealt,
      )
    case 'undo':
      return `undo   back to ${entry.to}${entry.pastSeal === true ? PAST_SEAL : ''}${printAgreed(entry.agreed)}`
    case 'note':
      return `${entry.name.padEnd(6)} ${entry.text}`
  }
}

function withDealt(who: string, text: string, dealt: readonly string[]): string {
  const chosen = `${who.padEnd(6)} ${text}`
  return dealt.length === 0 ? chosen : `${chosen.padEnd(MOST_PADDING)}${DEALT}${dealt.join(' ')}`
}

function printAgreed(agreed: readonly number[]): string {
  if (agreed.length === 0) return ''
  return ` (${agreed.map((seat) => seat + 1).join(', ')} ${agreed.length === 1 ? 'agrees' : 'agree'})`
}

export function parseMatch(text: string, { notes = [] }: NotationOptions = {}): MatchRecord {
  const reader = new LineReader(text, 'notation')
  reader.exactly(FIRST_LINE)
  const header = readHeader(reader)
  const deal = parseDeal(reader, reader.labelled('deal'))
  const continued = parseContinued(reader)
  const start = parseStart(reader)
  const entries: Entry[] = []
  for (let line = reader.peek(); line !== undefined; line = reader.peek()) {
    const labelled = splitLabel(line)
    if (labelled.label === 'result') break
    reader.next('an entry')
    entries.push(parseEntry(reader, labelled, entries.length, notes))
  }
  const result = parseResult(reader)
  return {
    ...header,
    deal,
    ...(continued === undefined ? {} : { continued }),
    ...(start === undefined ? {} : { start }),
    entries,
    ...(result === undefined ? {} : { result }),
  }
}

function parseDeal(reader: LineReader, { line, rest, column }: Labelled): Deal {
  const [, kind, note] = /^(random|scripted)(?: · (.*))?$/.exec(rest) ?? []
  if (kind === 'random' || kind === 'scripted') return { kind, note: note ?? '' }
  const sealed =
    /^(?:sealed|opened) sha256:([0-9a-f]{64}) · match (\S+)(?: · seed ([0-9a-f]{32}))? · nonces ?(.*)$/.exec(
      rest,
    )
  if (sealed === null || rest.startsWith('opened') !== (sealed[3] !== undefined)) {
    throw reader.fail(line, column, 'expected a sealed, opened, random or scripted deal')
  }
  const [, commitment, match, seed, words] = sealed
  const nonces = words === '' ? [] : words.split(' ')
  if (seed === undefined) return { kind: 'sealed', commitment, match, nonces }
  return { kind: 'opened', commitment, match, nonces, seed }
}

function parseContinued(reader: LineReader): Continued | undefined {
  if (reader.peek()?.text.startsWith('continued') !== true) return undefined
  const { line, rest, column } = reader.labelled('continued')
  const found = /^(\S+) from (\d+)( whole)?$/.exec(rest)
  if (found === null) throw reader.fail(line, column, 'expected “MATCH from ENTRY”')
  const [, match, entry, whole] = found
  return { match, entry: Number(entry), ...(whole === undefined ? {} : { whole: true }) }
}

function parseStart(reader: LineReader): string | undefined {
  const lines: string[] = []
  while (reader.peek()?.text.startsWith('start') === true) {
    const { line, rest, column } = reader.labelled('start')
    if (!/^\|(?: |$)/.test(rest))
      throw reader.fail(line, column, 'expected “| ” and a line of a position')
    lines.push(rest.slice(2))
  }
  return lines.length === 0 ? undefined : `${lines.join('\n')}\n`
}

function parseEntry(
  reader: LineReader,
  { line, label, rest, column }: Labelled,
  expected: number,
  notes: readonly string[],
): Entry {
  // Numbers are set flush right: a line may begin with spaces.
  const numbered = label === '' ? splitLabel({ ...line, text: rest }) : undefined
  if (numbered !== undefined) {
    const { label: number, rest: after, column: from } = numbered
    return parseEntry(
      reader,
      { line, label: number, rest: after, column: column + from - 1 },
      expected,
      notes,
    )
  }
  if (label !== String(expected)) {
    throw reader.fail(line, 1, `expected entry ${expected}, got “${label}”`)
  }
  const [, who, gap, what] = /^(\S*)(\s*)(.*)$/.exec(rest) ?? ['', '', '', '']
  const at = column + who.length + gap.length
  if (expected === 0 && who !== 'begin') {
    throw reader.fail(line, column, `entry 0 must be “begin”, not “${who}”`)
  }
  if (who === 'begin' && expected === 0) {
    const { chosen, dealt } = splitDealt(what)
    if (chosen !== '')
      throw reader.fail(line, at, `expected “: ” and what was dealt, got “${chosen}”`)
    return { kind: 'begin', dealt }
  }
  if (who === 'undo') {
    const undo = parseUndo(what)
    if (undo === undefined) throw reader.fail(line, at, `expected “back to N”, got “${what}”`)
    if (undo.to >= expected) throw reader.fail(line, at, `entry ${undo.to} is not before this one`)
    return undo
  }
  if (notes.includes(who)) return { kind: 'note', name: who, text: what }
  if (who !== 'party' && !/^[1-9]\d?$/.test(who)) {
    throw reader.fail(line, column, `expected a seat, party or undo, got “${who}”`)
  }
  const { chosen, dealt } = splitDealt(what)
  const { before, agreed } = splitAgreed(chosen)
  if (before === '') throw reader.fail(line, at, 'expected a choice')
  const by = who === 'party' ? 'party' : Number(who) - 1
  const texts = before.split(ROW)
  return { kind: 'choice', by, texts, dealt, ...(agreed.length === 0 ? {} : { agreed }) }
}

function splitDealt(what: string): { chosen: string; dealt: string[] } {
  if (DEALT_ONLY.test(what)) return { chosen: '', dealt: dealtWords(what.slice(1)) }
  const at = what.indexOf(DEALT)
  if (at < 0) return { chosen: what, dealt: [] }
  return { chosen: what.slice(0, at).trimEnd(), dealt: dealtWords(what.slice(at + DEALT.length)) }
}

function dealtWords(text: string): string[] {
  return text.split(' ').filter((word) => word !== '')
}

function parseUndo(what: string): Extract<Entry, { kind: 'undo' }> | undefined {
  const { before, agreed } = splitAgreed(what)
  const found = /^back to (\d+)( past a seal)?$/.exec(before)
  if (found === null) return undefined
  const seal = found[2] === undefined ? {} : { pastSeal: true as const }
  return { kind: 'undo', to: Number(found[1]), agreed, ...seal }
}

function splitAgreed(what: string): { before: string; agreed: number[] } {
  const found = /^(.*?) ?\((\d+(?:, \d+)*) agrees?\)$/.exec(what)
  if (found === null) return { before: what, agreed: [] }
  return { before: found[1], agreed: found[2].split(', ').map((seat) => Number(seat) - 1) }
}

function parseResult(reader: LineReader): 'won' | 'lost' | undefined {
  if (reader.peek() === undefined) return undefined
  const { line, rest, column } = reader.labelled('result')
  const found = /^(won|lost)(?: after \d+ choices)?$/.exec(rest)
  if (found === null) throw reader.fail(line, column, `expected won or lost, got “${rest}”`)
  const extra = reader.peek()
  if (extra !== undefined) throw reader.fail(extra, 1, 'nothing may follow the result')
  return found[1] === 'won' ? 'won' : 'lost'
}
