/** Lines of a text with their numbers, and the header that matches and positions share. */
import { type ErrorCode, MusterError } from './errors.ts'
import type { Options } from './game.ts'

const LABEL = 10
const PLAIN = /^[A-Za-z_][\w.-]*$/

export interface Line {
  readonly number: number
  readonly text: string
}

/** Reads a text line by line. Empty lines and lines that begin with # say nothing. */
export class LineReader {
  private readonly code: ErrorCode
  private readonly lines: Line[]
  private readonly end: number
  private at = 0

  constructor(text: string, code: ErrorCode) {
    this.code = code
    const all = text.split(/\r?\n/)
    this.end = all.length
    this.lines = all
      .map((line, i) => ({ number: i + 1, text: line.trimEnd() }))
      .filter((line) => line.text !== '' && !line.text.startsWith('#'))
  }

  /** The next line, left where it is. */
  peek(): Line | undefined {
    return this.lines[this.at]
  }

  next(wanted: string): Line {
    const line = this.lines[this.at++]
    if (line === undefined)
      throw new MusterError(this.code, `expected ${wanted}, got the end`, this.end)
    return line
  }

  fail(line: Line, column: number, message: string): MusterError {
    return new MusterError(this.code, message, line.number, column)
  }

  exactly(text: string): void {
    const line = this.next(text)
    if (line.text !== text) throw this.fail(line, 1, `expected “${text}”, got “${line.text}”`)
  }

  /** A line that begins with a label; gives what follows it. */
  labelled(label: string): Labelled {
    const line = this.next(`a line “${label}”`)
    const found = splitLabel(line)
    if (found.label !== label) throw this.fail(line, 1, `expected “${label}”, got “${found.label}”`)
    return found
  }
}

/** A line's first word, and the rest with the column at which it begins. */
export interface Labelled {
  readonly line: Line
  readonly label: string
  readonly rest: string
  readonly column: number
}

export function splitLabel(line: Line): Labelled {
  const [, label, gap, rest] = /^(\S*)(\s*)(.*)$/.exec(line.text) ?? ['', '', '', '']
  return { line, label, rest, column: label.length + gap.length + 1 }
}

export function labelLine(label: string, rest: string): string {
  return `${label.padEnd(LABEL - 1)} ${rest}`.trimEnd()
}

export interface Header {
  readonly game: string
  readonly version: string
  readonly pack: { readonly name: string; readonly hash: string }
  readonly options: Options
}

export function printHeader({ game, version, pack, options }: Header): string[] {
  return [
    labelLine('game', `${game} ${version}`),
    labelLine('options', printOptions(options)),
    labelLine('pack', `${pack.name} sha256:${pack.hash}`),
  ]
}

export function readHeader(reader: LineReader): Header {
  const [game, version] = twoWords(reader, reader.labelled('game'), 'the game and its version')
  const options = parseOptions(reader, reader.labelled('options'))
  const packLine = reader.labelled('pack')
  const [name, hash] = twoWords(reader, packLine, 'the pack and its hash')
  if (!hash.startsWith('sha256:')) {
    throw reader.fail(packLine.line, packLine.column + name.length + 1, 'expected sha256:…')
  }
  return { game, version, pack: { name, hash: hash.slice('sha256:'.length) }, options }
}

function twoWords(reader: LineReader, { line, rest, column }: Labelled, wanted: string): string[] {
  const words = rest.split(' ')
  if (words.length !== 2) throw reader.fail(line, column, `expected ${wanted}, got “${rest}”`)
  return words
}

function printOptions(options: Options): string {
  return Object.entries(options)
    .map(([field, value]) => `${field}=${printValue(value)}`)
    .join(' · ')
}

function printValue(value: Options[string]): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') {
    return PLAIN.test(value) && value !== 'true' && value !== 'false'
      ? value
      : JSON.stringify(value)
  }
  return `[${value.map((item) => printValue(item)).join(', ')}]`
}

const VALUE = /^(?:"(?:[^"\\]|\\.)*"|-?\d+|[A-Za-z_][\w.-]*)/

function parseOptions(reader: LineReader, { line, rest, column }: Labelled): Options {
  const options: { [field: string]: Options[string] } = {}
  let at = 0
  const fail = (message: string) => reader.fail(line, column + at, message)
  const take = (pattern: RegExp, wanted: string): string => {
    const found = pattern.exec(rest.slice(at))
    if (found === null) throw fail(`expected ${wanted}, got “${rest.slice(at) || 'the end'}”`)
    at += found[0].length
    return found[0]
  }
  while (at < rest.length) {
    if (at > 0) take(/^ · /, '“ · ”')
    const field = take(/^[A-Za-z][\w-]*/, 'the name of an option')
    take(/^=/, '“=”')
    if (rest[at] !== '[') {
      options[field] = parseValue(take(VALUE, 'a value'))
      continue
    }
    const list: string[] = []
    take(/^\[/, '“[”')
    while (rest[at] !== ']') {
      if (list.length > 0) take(/^, /, '“, ”')
      list.push(String(parseValue(take(VALUE, 'a value'))))
    }
    take(/^\]/, '“]”')
    options[field] = list
  }
  return options
}

function parseValue(text: string): string | number | boolean {
  if (text.startsWith('"')) return String(JSON.parse(text))
  if (text === 'true' || text === 'false') return text === 'true'
  return /^-?\d/.test(text) ? Number(text) : text
}
