/**
 * Thinks a match over, coarse to fine: a quick look here and there, then at every choice of people, then closely at
 * what seems to have cost most. It can be stopped and goes on where it was.
 */
import { CLOSE, closeLook, compared, firstLook, triesFor } from '@muster/bots/review'
import { seedFor, type Thought } from '@muster/bots/thought'
import type { Calls } from '../../host/protocol.ts'
import type { CloselySeen, Judgement, ReviewPosition, ReviewView } from '../../host/review.ts'
import type { Question } from '../../thinking/question.ts'

/** Closer looks at one choice, each with deals of its own, and the tries of each. */
const LOOKS = 8
const CLOSE_TRIES = 160
/** What somebody waits for at a table comes before it. */
const PRIORITY = -1
/** Milliseconds from one telling to the next. */
const TELLS_AFTER = 80

export interface ReviewNow {
  readonly phase: 'thinking' | 'stopped' | 'done' | 'failed'
  /** From 0 to 1. */
  readonly progress: number
  /** Nothing before the worker has laid out the match. */
  readonly match: ReviewView | undefined
  readonly judgement: Judgement
}

/** Who lays out the match and who thinks about it. */
export interface Helpers {
  call<N extends 'review' | 'keepReview'>(
    name: N,
    ask: Calls[N]['ask'],
  ): Promise<Calls[N]['answer']>
  judge(
    questions: readonly Question[],
    onThought: (thought: Thought, index: number) => void,
    signal?: AbortSignal,
  ): Promise<void>
}

export class ReviewSession {
  readonly id: string
  private readonly helpers: Helpers
  private readonly listeners = new Set<() => void>()
  private match: ReviewView | undefined
  /** A first thought on each position, by its number. */
  private readonly thoughts = new Map<number, Thought>()
  /** Closer looks at some, each look under its own number. */
  private readonly close = new Map<number, Map<number, Thought>>()
  /** Looks that are still to come. */
  private left = 0
  private running: AbortController | undefined
  private telling: ReturnType<typeof setTimeout> | undefined
  private told: ReviewNow = {
    phase: 'stopped',
    progress: 0,
    match: undefined,
    judgement: { chances: [], close: [] },
  }

  constructor(id: string, helpers: Helpers) {
    this.id = id
    this.helpers = helpers
  }

  /** The same until something has changed. */
  get now(): ReviewNow {
    return this.told
  }

  /** Gives how to stop listening. */
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Begins, or goes on. */
  run(): void {
    if (this.running !== undefined || this.told.phase === 'done') return
    const running = new AbortController()
    this.running = running
    this.tell('thinking')
    this.think(running.signal)
      .then(
        (): ReviewNow['phase'] => 'done',
        (): ReviewNow['phase'] => (running.signal.aborted ? 'stopped' : 'failed'),
      )
      .then((phase) => {
        if (this.running !== running) return
        this.running = undefined
        this.tell(phase)
      })
  }

  stop(): void {
    const { running } = this
    this.running = undefined
    if (running === undefined) return
    running.abort()
    this.tell('stopped')
  }

  private async think(signal: AbortSignal): Promise<void> {
    this.match ??= await this.helpers.call('review', { id: this.id })
    const { positions, kept } = this.match
    if (kept !== undefined) return
    const theirs = mattering(positions)
    const first = firstLook(positions.length)
    const unseen = new Set([...first, ...theirs].filter((at) => !this.thoughts.has(at)))
    this.left = unseen.size + LOOKS * CLOSE
    await this.look(first, signal)
    await this.look(theirs, signal)
    await this.lookClosely(theirs, signal)
    await this.helpers.call('keepReview', { id: this.id, judgement: this.judged() })
  }

  /** A first look at these positions. */
  private async look(which: readonly number[], signal: AbortSignal): Promise<void> {
    const asked = which.filter((at) => !this.thoughts.has(at))
    const questions = asked.map((at) => this.question(at, { iterations: this.triesAt(at) }))
    await this.helpers.judge(
      questions,
      (thought, index) => {
        this.thoughts.set(asked[index], thought)
        this.left--
        this.tellSoon()
      },
      signal,
    )
  }

  private async lookClosely(which: readonly number[], signal: AbortSignal): Promise<void> {
    const found = closeLook(
      which.map((at) => ({ thought: this.thoughts.get(at), chosen: this.positions[at].chosen })),
    ).map((index) => which[index])
    const looks = found.flatMap((at) =>
      Array.from({ length: LOOKS }, (_, n) => ({ at, look: n + 1 })),
    )
    const missing = looks.filter(({ at, look }) => !this.close.get(at)?.has(look))
    this.left = missing.length
    const questions = missing.map(({ at, look }) => {
      const among = [this.thoughts.get(at)?.best ?? 0, this.positions[at].chosen]
      return this.question(at, { among, iterations: CLOSE_TRIES }, look)
    })
    await this.helpers.judge(
      questions,
      (thought, index) => {
        const { at, look } = missing[index]
        this.close.set(at, new Map(this.close.get(at)).set(look, thought))
        this.left--
        this.tellSoon()
      },
      signal,
    )
  }

  private get positions(): readonly ReviewPosition[] {
    return this.match?.positions ?? []
  }

  private triesAt(at: number): number {
    return triesFor(this.positions[at].options)
  }

  /** The seed follows from the position alone: thought again, it is the same. */
  private question(at: number, how: Pick<Question, 'iterations' | 'among'>, look = 0): Question {
    const { game = '', pack } = this.match ?? {}
    const { state } = this.positions[at]
    const cards = pack === undefined ? {} : { pack }
    const seed = seedFor(at, look)
    return { game, ...cards, state, seed, parts: 1, priority: PRIORITY, ...how }
  }

  private judged(): Judgement {
    if (this.match?.kept !== undefined) return this.match.kept
    const close = [...this.close].flatMap(([at, looks]): CloselySeen[] => {
      const option = this.thoughts.get(at)?.best ?? 0
      const both = compared([...looks.values()], option, this.positions[at].chosen)
      return both === undefined ? [] : [{ at, option, ...both }]
    })
    const chances = this.positions.map((_, at) => this.thoughts.get(at)?.options[0]?.chance)
    return { chances, close }
  }

  private tellSoon(): void {
    this.telling ??= setTimeout(() => this.tell(this.told.phase), TELLS_AFTER)
  }

  private tell(phase: ReviewNow['phase']): void {
    clearTimeout(this.telling)
    this.telling = undefined
    const done = this.thoughts.size + sum([...this.close.values()].map(({ size }) => size))
    const progress = phase === 'done' ? 1 : done / Math.max(1, done + this.left)
    this.told = { phase, progress, match: this.match, judgement: this.judged() }
    for (const listener of this.listeners) listener()
  }
}

/** The choices of people; where only bots sat, theirs. */
function mattering(positions: readonly ReviewPosition[]): number[] {
  const by = (whose: ReviewPosition['whose']) =>
    positions.flatMap((position, at) => (position.whose === whose ? [at] : []))
  const people = by('people')
  return people.length > 0 ? people : by('bots')
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
