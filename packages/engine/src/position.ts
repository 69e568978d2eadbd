/** Any table as text, with the stack, the bags and the known runs, so that a puzzle or a test can start anywhere. */
import { CardIndex } from './dealers/recorded.ts'
import type { Game, Options } from './game.ts'
import { placeName } from './option-text.ts'
import { bagOf, numberInBag, placeOf } from './places.ts'
import { FRAME } from './procedure.ts'
import type { EngineState } from './state.ts'
import { tableProblem } from './table-check.ts'
import {
  type Header,
  type Line,
  LineReader,
  labelLine,
  printHeader,
  readHeader,
  splitLabel,
} from './text-lines.ts'

const FIRST_LINE = 'muster 1 position'
const LOCALS_AT = 2
const RETURNED = -1
/** The keys that have a form of their own; all others are printed as they are. */
const OWN_FORM = ['stack', 'piles', 'bagCards', 'bagPlaces', 'bagOrigin']

export interface Position<S> {
  readonly header: Header
  readonly options: Options
  readonly state: S
}

/** Is this text a position, rather than a match? */
export function isPosition(text: string): boolean {
  return text.trimStart().startsWith(FIRST_LINE)
}

export function printPosition<S extends EngineState, C>(
  game: Game<S, C>,
  options: Options,
  state: S,
): string {
  const { name, version, pack } = game
  const lines = [FIRST_LINE, ...printHeader({ game: name, version, pack, options })]
  for (let base = 0; base < state.stack.length; base += FRAME) {
    lines.push(labelLine('at', printFrame(game, state.stack.slice(base, base + FRAME))))
  }
  state.bagCards.forEach((cards, bag) => {
    const origin = `${game.pileName(state.bagOrigin[bag * 2])} shuffled ${state.bagOrigin[bag * 2 + 1]}`
    const places = printRuns(state.bagPlaces[bag])
    const members = cards.map((member) => placeName(game, member)).join(' ')
    lines.push(labelLine('bag', `${bag} ${origin}: ${places} = ${members}`))
  })
  state.piles.forEach((row, pile) => {
    lines.push(labelLine('pile', `${game.pileName(pile)}: ${printRow(game, row)}`))
  })
  for (const [key, value] of Object.entries(state)) {
    if (!OWN_FORM.includes(key)) lines.push(labelLine('key', `${key} ${JSON.stringify(value)}`))
  }
  return `${lines.join('\n')}\n`
}

function printFrame<S extends EngineState, C>(game: Game<S, C>, frame: readonly number[]): string {
  const procedure = game.procedures[frame[0]]
  const step = frame[1] === RETURNED ? 'done' : procedure.stepNames[frame[1]]
  const locals = frame
    .slice(LOCALS_AT)
    .map((value, i) => ({
      name: procedure.locals[i] ?? `_${i}`,
      value,
      named: i < procedure.locals.length,
    }))
    .filter(({ value, named }) => named || value !== 0)
    .map(({ name, value }) => ` ${name}=${value}`)
  return `${procedure.name}.${step}${locals.join('')}`
}

/** Numbers, with runs in a short form: `0..4 7`. */
function printRuns(numbers: readonly number[]): string {
  const words: string[] = []
  for (let i = 0; i < numbers.length; ) {
    let end = i
    while (numbers[end + 1] === numbers[end] + 1) end++
    words.push(end > i ? `${numbers[i]}..${numbers[end]}` : String(numbers[i]))
    i = end + 1
  }
  return words.join(' ')
}

/** Known cards by name, places of one bag that follow each other as a run: `kobold.1 ?2/0..7`. */
function printRow<S extends EngineState, C>(game: Game<S, C>, row: readonly number[]): string {
  const words: string[] = []
  for (let i = 0; i < row.length; ) {
    let end = i
    while (row[i] < 0 && row[end + 1] === row[end] - 1 && bagOf(row[end + 1]) === bagOf(row[i]))
      end++
    const name = placeName(game, row[i])
    words.push(end > i ? `${name}..${numberInBag(row[end])}` : name)
    i = end + 1
  }
  return words.join(' ')
}

export function parsePosition<S extends EngineState, C>(
  game: Game<S, C>,
  text: string,
): Position<S> {
  const reader = new LineReader(text, 'position')
  reader.exactly(FIRST_LINE)
  const gameLine = reader.peek()
  const header = readHeader(reader)
  if (header.game !== game.name && gameLine !== undefined) {
    throw reader.fail(gameLine, 11, `the position is one of ${header.game}, not of ${game.name}`)
  }
  const options = game.readOptions(header.options)
  const empty = game.newState(options)
  const state = game.copy(empty)
  state.stack = []
  state.piles = state.piles.map(() => [])
  state.bagCards = []
  state.bagPlaces = []
  state.bagOrigin = []
  const parser = new PositionParser(game, state, reader)
  const last = parser.read()
  if (header.pack.hash !== game.pack.hash && isMidCard(game, state)) {
    throw reader.fail(
      last,
      1,
      'it waits in the midst of what a card did, and the cards of today are others',
    )
  }
  const problem = tableProblem(game, state, empty)
  if (problem !== undefined) throw reader.fail(last, 1, problem)
  return { header, options, state }
}

/** By these names frames know where in the data of cards they are: numbers that mean something else in another pack. */
const IN_CARDS = ['list', 'node', 'trigger', 'deed', 'moment']

function isMidCard<S extends EngineState, C>({ procedures }: Game<S, C>, { stack }: S): boolean {
  for (let base = 0; base < stack.length; base += FRAME) {
    if (procedures[stack[base]].locals.some((name) => IN_CARDS.includes(name))) return true
  }
  return false
}

class PositionParser<S extends EngineState, C> {
  private readonly game: Game<S, C>
  private readonly state: S
  private readonly reader: LineReader
  private readonly index: CardIndex
  private readonly keys: { [key: string]: unknown } = {}
  private readonly seenPiles: boolean[] = []
  private line: Line = { number: 1, text: '' }

  constructor(game: Game<S, C>, state: S, reader: LineReader) {
    this.game = game
    this.state = state
    this.reader = reader
    this.index = new CardIndex(game)
  }

  /** Reads all lines after the header, and gives the last. */
  read(): Line {
    for (let line = this.reader.peek(); line !== undefined; line = this.reader.peek()) {
      this.line = this.reader.next('a line')
      const { label, rest, column } = splitLabel(line)
      if (label === 'at') this.frame(rest, column)
      else if (label === 'bag') this.bag(rest, column)
      else if (label === 'pile') this.pile(rest, column)
      else if (label === 'key') this.key(rest, column)
      else throw this.fail(1, `expected at, bag, pile or key, got “${label}”`)
    }
    const missing = Object.keys(this.state).find(
      (key) => !OWN_FORM.includes(key) && !Object.hasOwn(this.keys, key),
    )
    if (missing !== undefined) throw this.fail(1, `the key ${missing} is missing`)
    Object.assign(this.state, this.keys)
    return this.line
  }

  private fail(column: number, message: string) {
    return this.reader.fail(this.line, column, message)
  }

  private frame(rest: string, column: number): void {
    const [head, ...locals] = rest.split(' ')
    const dot = head.lastIndexOf('.')
    const [name, step] = [head.slice(0, dot), head.slice(dot + 1)]
    const procedure = this.game.procedures.find((candidate) => candidate.name === name)
    if (procedure === undefined) throw this.fail(column, `there is no procedure “${name}”`)
    const at = step === 'done' ? RETURNED : procedure.stepNames.indexOf(step)
    if (at < 0 && step !== 'done') {
      throw this.fail(column + dot + 1, `${name} has no step “${step}”`)
    }
    const frame = [procedure.index, at, 0, 0, 0, 0, 0, 0]
    let from = column + head.length + 1
    for (const local of locals) {
      const [, key, value] = /^([\w-]+)=(-?\d+)$/.exec(local) ?? []
      if (key === undefined) throw this.fail(from, `expected local=number, got “${local}”`)
      const named = procedure.locals.indexOf(key)
      const n = named >= 0 ? named : /^_[0-5]$/.test(key) ? Number(key.slice(1)) : -1
      if (n < 0) throw this.fail(from, `${name} has no local “${key}”`)
      frame[LOCALS_AT + n] = Number(value)
      from += local.length + 1
    }
    this.state.stack.push(...frame)
  }

  private bag(rest: string, column: number): void {
    const found = /^(\d+) (.+) shuffled (\d+): (.*?) ?=(?: (.*))?$/.exec(rest)
    if (found === null) {
      throw this.fail(column, 'expected “NUMBER PILE shuffled COUNT: PLACES = CARDS”')
    }
    const [, number, pile, count, places, members = ''] = found
    if (Number(number) !== this.state.bagCards.length) {
      throw this.fail(column, `expected bag ${this.state.bagCards.length}, got ${number}`)
    }
    this.state.bagOrigin.push(this.pileNumber(pile, column + number.length + 1), Number(count))
    const placesAt = column + rest.indexOf(': ') + 2
    this.state.bagPlaces.push(sorted(this.words(places, placesAt, (word) => runOf(word))))
    const cardsAt = column + rest.lastIndexOf('= ') + 2
    this.state.bagCards.push(sorted(this.words(members, cardsAt, (word) => this.placesOf(word))))
  }

  private pile(rest: string, column: number): void {
    const colon = rest.indexOf(':')
    if (colon < 0) throw this.fail(column, 'expected “PILE: CARDS”')
    const pile = this.pileNumber(rest.slice(0, colon), column)
    if (this.seenPiles[pile]) throw this.fail(column, 'this pile was there already')
    this.seenPiles[pile] = true
    const row = this.words(rest.slice(colon + 1), column + colon + 1, (word) => this.placesOf(word))
    this.state.piles[pile] = row
  }

  private key(rest: string, column: number): void {
    const [, key, json] = /^(\S+) (.*)$/.exec(rest) ?? []
    if (key === undefined || OWN_FORM.includes(key) || !Object.hasOwn(this.state, key)) {
      throw this.fail(column, `this game keeps no “${key ?? rest}”`)
    }
    const at = column + key.length + 1
    const model = Object.entries(this.state).find(([name]) => name === key)?.[1]
    const value = this.json(json, at)
    if (!areIntegers(value) || Array.isArray(value) !== Array.isArray(model)) {
      const wanted = Array.isArray(model) ? 'a row' : 'a number'
      throw this.fail(at, `${key} must be ${wanted} of whole numbers, not ${json}`)
    }
    this.keys[key] = value
  }

  private json(text: string, column: number): unknown {
    try {
      return JSON.parse(text)
    } catch {
      throw this.fail(column, `expected a number or a row of numbers, got “${text}”`)
    }
  }

  private pileNumber(name: string, column: number): number {
    for (let pile = 0; pile < this.state.piles.length; pile++) {
      if (this.game.pileName(pile) === name) return pile
    }
    throw this.fail(column, `there is no pile “${name}”`)
  }

  /** Each word of a row, or a run of them. */
  private words(
    text: string,
    column: number,
    read: (word: string) => readonly number[] | undefined,
  ): number[] {
    const row: number[] = []
    let at = 0
    for (const word of text.split(' ')) {
      if (word !== '') {
        const numbers = read(word)
        if (numbers === undefined) throw this.fail(column + at, `there is no “${word}”`)
        row.push(...numbers)
      }
      at += word.length + 1
    }
    return row
  }

  private placesOf(word: string): number[] | undefined {
    const run = /^\?(\d{1,5})\/(\d{1,3}\.\.\d{1,3})$/.exec(word)
    if (run !== null) return runOf(run[2])?.map((n) => placeOf(Number(run[1]), n))
    const place = this.index.place(word)
    return place === undefined ? undefined : [place]
  }
}

function sorted(numbers: number[]): number[] {
  return numbers.sort((a, b) => a - b)
}

/** `4` or `2..7`. */
function runOf(word: string): number[] | undefined {
  const found = /^(\d{1,3})(?:\.\.(\d{1,3}))?$/.exec(word)
  if (found === null) return undefined
  const run: number[] = []
  for (let n = Number(found[1]); n <= Number(found[2] ?? found[1]); n++) run.push(n)
  return run
}

function areIntegers(value: unknown): boolean {
  return Array.isArray(value) ? value.every(areIntegers) : Number.isSafeInteger(value)
}
