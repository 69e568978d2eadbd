/**
 * Rows of picks, marked freely. A row goes forward in the order of its list, so that a set is offered once; a page
 * lets players mark what they like in any order. Everything here is tried by dry runs and stops at chance.
 */
import {
  type Decision,
  type DecisionJson,
  decisionJson,
  dryRun,
  type EngineState,
  type Game,
  type LanguageCode,
  type OptionJson,
  optionTexts,
} from '@muster/engine'
import { decisionAt } from './decision-at.ts'

/** What marks come to. */
export interface RowMarks {
  /** There is a row that has all the marks. */
  readonly allowed: boolean
  /** The texts that can be marked as well. */
  readonly addable: readonly string[]
  /** Picks that come by themselves when `post` is posted: nothing else is left to pick. */
  readonly automatic: readonly string[]
  /** The row may end with the marks: the texts to post, an ending one among them where the row needs it. */
  readonly post?: readonly string[]
}

/** The verbs that end a row. */
const ENDING = ['enough', 'decline']
/** Dry runs after which a search is given up: what it looks for counts as not allowed. */
const MOST_TRIES = 300

/** A point in a row: what is asked there, and what the options lead to once they are tried. */
interface Point<S> {
  readonly state: S
  /** None where the row has ended. */
  readonly list: readonly string[] | undefined
  readonly automatic: readonly string[]
  readonly next: (Point<S> | undefined)[]
}

/** A way through a row. */
interface Way {
  readonly picks: readonly string[]
  readonly automatic: readonly string[]
}

/** Is the present decision inside a row of picks, or does one of its options begin one? */
export function beginsRow<S extends EngineState, C>(game: Game<S, C>, state: S): boolean {
  const decision = decisionAt(game, state)
  if (decision === undefined) return false
  if (decision.continues) return true
  for (let i = 0; i < decision.count; i++) {
    const { goesOn, automatic } = dryRun(game, state, i)
    if (goesOn || automatic.length > 0) return true
  }
  return false
}

/** Looks at marks: option texts in any order, one repeated where several alike are marked. */
export function markRow<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  marks: readonly string[],
): RowMarks {
  const row = new Row(game, state)
  const way = row.exactly(marks)
  const allowed = way !== undefined || row.allows(marks)
  const addable = allowed ? row.known().filter((text) => row.allows([...marks, text])) : []
  if (way === undefined) return { allowed, addable, automatic: [] }
  const automatic = without(way.automatic, without(marks, way.picks))
  // What comes by itself only because the list goes forward is nobody's choice: who marks may still mark another.
  const open = automatic.length > 0 && without(addable, automatic).length > 0
  return open
    ? { allowed, addable, automatic: [] }
    : { allowed, addable, automatic, post: way.picks }
}

/** A pick that a row offers only further on, since it goes forward in its list. */
export interface LaterPick extends OptionJson {
  readonly verb: string
  readonly say: string
}

/** The picks of a row that its first list does not have; none that comes by itself whatever is picked. */
export function laterPicks<S extends EngineState, C>(
  game: Game<S, C>,
  state: S,
  language: LanguageCode,
): LaterPick[] {
  const first = decisionAt(game, state)
  if (first === undefined) return []
  const known = optionTexts(game, state, first)
  const later: LaterPick[] = []
  const asked = known.map(verbOf)
  const learn = (at: S, decision: Decision) => {
    decisionJson(game, at, decision, 0).options.forEach((option, i) => {
      if (isEnding(option.text) || known.includes(option.text)) return
      known.push(option.text)
      const { verb } = decision.at(i)
      later.push({ ...option, verb, say: game.sayOption(at, decision, i, language) })
    })
  }
  // The last of a list is the furthest that a row can begin or go on with.
  let at = state
  for (let list = optionTexts(game, at, first); ; ) {
    const last = list.map(isEnding).lastIndexOf(false)
    const run = last < 0 ? undefined : dryRun(game, at, last, learn)
    const decision = run?.goesOn === true ? decisionAt(game, run.state) : undefined
    if (run === undefined || decision === undefined) {
      return later.filter(({ verb }) => asked.includes(verb))
    }
    learn(run.state, decision)
    at = run.state
    list = optionTexts(game, at, decision)
    asked.push(...list.map(verbOf))
  }
}

class Row<S extends EngineState, C> {
  private readonly game: Game<S, C>
  private readonly start: Point<S>
  private tries = 0

  constructor(game: Game<S, C>, state: S) {
    this.game = game
    const decision = decisionAt(game, state)
    const asked = decision === undefined ? undefined : decisionJson(game, state, decision, 0)
    this.start = pointAt(state, asked, [])
  }

  /** A way that is nothing but the marks, and can end there. */
  exactly(marks: readonly string[]): Way | undefined {
    if (marks.length === 0) return this.ending(this.start, [], [])
    const reached = this.inTurn(marks)
    if (reached === undefined) return this.inListOrder(this.start, marks, [], [])
    return this.ending(reached.point, reached.picks, reached.automatic)
  }

  /** Can the marks be part of a row, with other picks if need be? */
  allows(marks: readonly string[]): boolean {
    this.tries = 0
    return this.inTurn(marks) !== undefined || this.completes(this.start, marks)
  }

  /** All texts that the row may offer: on its first list, and further on where the last of each list is taken. */
  known(): string[] {
    const texts: string[] = []
    const asked: string[] = []
    const learn = (some: readonly string[]) => {
      for (const text of some) if (!isEnding(text) && !texts.includes(text)) texts.push(text)
    }
    let point: Point<S> | undefined = this.start
    while (point?.list !== undefined) {
      learn(point.list)
      asked.push(...point.list.map(verbOf))
      const picks = point.list.filter((text) => !isEnding(text))
      const last: number = point.list.lastIndexOf(picks[picks.length - 1])
      point = last < 0 ? undefined : this.after(point, last)
      if (point !== undefined) learn(point.automatic)
    }
    // What no list asks for comes by itself whatever is picked.
    return texts.filter((text) => asked.includes(verbOf(text)))
  }

  /** Picks each mark when its turn comes, as a row whose order matters is picked. */
  private inTurn(marks: readonly string[]): (Way & { readonly point: Point<S> }) | undefined {
    let point = this.start
    let unmarked: readonly string[] = []
    const picks: string[] = []
    const automatic: string[] = []
    for (const mark of marks) {
      const index = point.list?.indexOf(mark) ?? -1
      if (index < 0) {
        if (!unmarked.includes(mark)) return undefined
        unmarked = without(unmarked, [mark])
        continue
      }
      point = this.after(point, index)
      picks.push(mark)
      automatic.push(...point.automatic)
      unmarked = [...unmarked, ...point.automatic]
    }
    return { point, picks, automatic }
  }

  private inListOrder(
    point: Point<S>,
    marks: readonly string[],
    picks: readonly string[],
    automatic: readonly string[],
  ): Way | undefined {
    if (marks.length === 0) return this.ending(point, picks, automatic)
    const index = point.list?.findIndex((text) => marks.includes(text)) ?? -1
    if (index < 0 || point.list === undefined) return undefined
    const text = point.list[index]
    const next = this.after(point, index)
    const left = without(without(marks, [text]), next.automatic)
    return this.inListOrder(next, left, [...picks, text], [...automatic, ...next.automatic])
  }

  /** The way ends by itself, or by an option that ends it. */
  private ending(
    point: Point<S>,
    picks: readonly string[],
    automatic: readonly string[],
  ): Way | undefined {
    if (point.list === undefined) return picks.length === 0 ? undefined : { picks, automatic }
    const end = point.list.find(isEnding)
    return end === undefined ? undefined : { picks: [...picks, end], automatic }
  }

  /** Is there a way on from here with all the marks? It may need picks that are not marked, before them in the list. */
  private completes(point: Point<S>, marks: readonly string[]): boolean {
    if (marks.length === 0) return true
    const { list } = point
    if (list === undefined || this.tries > MOST_TRIES) return false
    const first = list.findIndex((text) => marks.includes(text))
    const last = first < 0 ? list.length - 1 : first
    // The marked one first: mostly it needs no others before it.
    for (let index = last; index >= 0; index--) {
      if (isEnding(list[index])) continue
      const next = this.after(point, index)
      const left = without(without(marks, [list[index]]), next.automatic)
      if (this.completes(next, left)) return true
    }
    return false
  }

  private after(point: Point<S>, index: number): Point<S> {
    const known = point.next[index]
    if (known !== undefined) return known
    this.tries++
    const { state, goesOn, following, automatic } = dryRun(this.game, point.state, index)
    const next = pointAt(state, goesOn ? following : undefined, automatic)
    point.next[index] = next
    return next
  }
}

function pointAt<S>(
  state: S,
  asked: DecisionJson | undefined,
  automatic: readonly string[],
): Point<S> {
  return { state, list: asked?.options.map(({ text }) => text), automatic, next: [] }
}

const verbOf = (text: string): string => text.split(' ')[0]

const isEnding = (text: string): boolean => ENDING.includes(verbOf(text))

/** Takes some away, each once. */
function without(marks: readonly string[], some: readonly string[]): string[] {
  const left = [...marks]
  for (const text of some) {
    const at = left.indexOf(text)
    if (at >= 0) left.splice(at, 1)
  }
  return left
}
