/**
 * The umpire runs a game's rules on a state: it asks, takes the answer, deals, tells what happened, and
 * goes on to the next decision. It changes the state it was given; hosts give it a copy.
 */
import type { Dealer } from './dealer.ts'
import { Decision, type Option } from './decision.ts'
import { bagOf, positionInBag, shuffle, takeFromBag } from './places.ts'
import { type CompiledStep, FRAME, type Procedure } from './procedure.ts'
import { type Card, type EngineState, type PileId, shorten } from './state.ts'

/** Takes note of what happens; search has none. */
export type EventSink = (event: string, a: number, b: number, c: number, d: number) => void

/** Told each member that a dealer takes out of a bag, and each die: what the log keeps as dealt. */
export type ChanceSink = (kind: 'card' | 'die', bagOrStream: number, value: number) => void

/** What an umpire needs of a game: its procedures, the first of which is the match itself. */
export interface Rulebook<U> {
  readonly procedures: readonly Procedure<U>[]
}

const MOST_STEPS = 200_000
const RETURNED = -1

export class RunawayRule extends Error {}

export class Umpire<S extends EngineState, Content> {
  state: S
  dealer: Dealer
  events: EventSink | undefined
  chance: ChanceSink | undefined
  /** Asked now and then in a long run; true ends it with an error. */
  impatience: (() => boolean) | undefined
  readonly content: Content
  readonly decision = new Decision()
  private readonly procedures: readonly Procedure<Umpire<S, Content>>[]
  private unwound = false

  constructor(rulebook: Rulebook<Umpire<S, Content>>, content: Content, state: S, dealer: Dealer) {
    this.procedures = rulebook.procedures
    this.content = content
    this.state = state
    this.dealer = dealer
  }

  get isOver(): boolean {
    return this.state.stack.length === 0
  }

  /** A copy that was made in the midst of a run stands between two decisions. */
  get isAsking(): boolean {
    const { stack } = this.state
    const base = stack.length - FRAME
    return this.procedures[stack[base]]?.steps[stack[base + 1]]?.ask !== undefined
  }

  /** Starts a new match and runs to its first decision. */
  begin(): void {
    this.push(this.procedures[0].index, 0, 0, 0, 0, 0, 0)
    this.run()
  }

  /** Looks at a state as it lies: fills in the decision it waits for. */
  resume(state: S): void {
    this.state = state
    if (state.stack.length > 0) this.fillDecision()
  }

  /** Takes an option of the present decision and runs to the next one. */
  choose(index: number): void {
    this.answer(this.decision.at(index))
    this.run()
  }

  // What rules call

  call(procedure: Procedure<Umpire<S, Content>>, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
    this.push(procedure.index, a, b, c, d, e, f)
  }

  /** Ends all that was begun inside a running procedure, and goes on in it at a step of its own. */
  leave(procedure: Procedure<Umpire<S, Content>>, step: string): 'done' {
    const stack = this.state.stack
    while (stack.length > 0 && stack[stack.length - FRAME] !== procedure.index) {
      const base = stack.length - FRAME
      const left = this.procedures[stack[base]]
      if (left.closing !== undefined) {
        left.cursor.pointAt(stack, base)
        left.closing(this, left.frame)
      }
      shorten(stack, base)
    }
    if (stack.length === 0) throw new Error(`leave: ${procedure.name} is not running`)
    stack[stack.length - FRAME + 1] = stepIndex(procedure, step)
    this.unwound = true
    return 'done'
  }

  end(result: number): 'done' {
    shorten(this.state.stack, 0)
    shorten(this.state.agenda, 0)
    this.state.result = result
    this.unwound = true
    return 'done'
  }

  tell(event: string, a = 0, b = 0, c = 0, d = 0): void {
    if (this.events !== undefined) this.events(event, a, b, c, d)
  }

  /** Takes the top card of a pile; the pile must have one. */
  draw(pile: PileId): Card {
    const row = this.state.piles[pile]
    const place = row[row.length - 1]
    const card = place >= 0 ? place : this.reveal(place)
    row.pop()
    return card
  }

  /** Makes the card at a place of a pile known, and leaves it there. */
  look(pile: PileId, index: number): Card {
    const row = this.state.piles[pile]
    const place = row[index]
    if (place >= 0) return place
    const card = this.reveal(place)
    row[index] = card
    return card
  }

  /** Which card a place holds. The place must then be dropped or replaced by the card. */
  reveal(place: number): Card {
    const state = this.state
    const bag = bagOf(place)
    const position = positionInBag(state, place)
    const index = this.dealer.deal(state, bag, position)
    const member = takeFromBag(state, bag, position, index)
    if (this.chance !== undefined) this.chance('card', bag, member)
    return member >= 0 ? member : this.reveal(member)
  }

  shuffle(pile: PileId): void {
    shuffle(this.state, pile)
  }

  roll(stream: number, sides: number): number {
    const face = this.dealer.roll(this.state, stream, sides)
    this.state.rolls[stream]++
    if (this.chance !== undefined) this.chance('die', stream, face)
    return face
  }

  // The run

  private push(
    procedure: number,
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number,
  ): void {
    this.state.stack.push(procedure, 0, a, b, c, d, e, f)
  }

  private answer(choice: Option): void {
    const stack = this.state.stack
    const base = stack.length - FRAME
    const procedure = this.procedures[stack[base]]
    const step = procedure.steps[stack[base + 1]]
    if (step.answer === undefined) throw new Error(`${procedure.name} is not asking`)
    procedure.cursor.pointAt(stack, base)
    this.goTo(procedure, base, step, step.answer(this, procedure.frame, choice))
  }

  private goTo(
    procedure: Procedure<Umpire<S, Content>>,
    base: number,
    step: CompiledStep<Umpire<S, Content>>,
    next: string,
  ): void {
    if (this.unwound) {
      this.unwound = false
      return
    }
    const stack = this.state.stack
    if (next !== 'done') {
      if (step.next !== next) {
        step.nextIndex = stepIndex(procedure, next)
        step.next = next
      }
      stack[base + 1] = step.nextIndex
    } else if (stack.length === base + FRAME) shorten(stack, base)
    else stack[base + 1] = RETURNED
  }

  /** Runs steps until a decision has more than one option, or the match is over. */
  private run(): void {
    const stack = this.state.stack
    const decision = this.decision
    for (let steps = 0; stack.length > 0; steps++) {
      if (steps > MOST_STEPS) throw new RunawayRule(this.whereAreWe())
      if ((steps & 4095) === 4095 && this.impatience !== undefined && this.impatience()) {
        throw new RunawayRule(this.whereAreWe())
      }
      const base = stack.length - FRAME
      const at = stack[base + 1]
      if (at === RETURNED) {
        shorten(stack, base)
        continue
      }
      const procedure = this.procedures[stack[base]]
      const step = procedure.steps[at]
      procedure.cursor.pointAt(stack, base)
      if (step.run !== undefined) {
        this.goTo(procedure, base, step, step.run(this, procedure.frame))
        continue
      }
      if (step.ask === undefined) continue
      decision.clear()
      const unasked = step.ask(this, procedure.frame, decision)
      if (unasked !== undefined) {
        this.goTo(procedure, base, step, unasked)
        continue
      }
      if (decision.count > 1 || (decision.count === 1 && decision.isConfirmed)) return
      if (decision.count === 0) throw new Error(`${this.whereAreWe()}: no option`)
      // The last pick of a row may be alone on its list only because the list goes forward: 1 says so.
      this.tell('only-option', decision.by, decision.continues ? 1 : 0)
      this.answer(decision.at(0))
    }
    decision.clear()
  }

  private fillDecision(): void {
    const stack = this.state.stack
    const base = stack.length - FRAME
    const procedure = this.procedures[stack[base]]
    const ask = procedure?.steps[stack[base + 1]]?.ask
    if (ask === undefined) throw new Error('the state does not wait for a decision')
    procedure.cursor.pointAt(stack, base)
    this.decision.clear()
    ask(this, procedure.frame, this.decision)
  }

  /** The running procedures and their steps, for messages. */
  whereAreWe(): string {
    const stack = this.state.stack
    const names: string[] = []
    for (let base = 0; base < stack.length; base += FRAME) {
      const procedure = this.procedures[stack[base]]
      names.push(`${procedure.name}.${procedure.stepNames[stack[base + 1]] ?? 'done'}`)
    }
    return names.slice(-12).join(' › ')
  }
}

function stepIndex(
  procedure: { name: string; stepNames: readonly string[] },
  name: string,
): number {
  const names = procedure.stepNames
  for (let i = 0; i < names.length; i++) if (names[i] === name) return i
  throw new Error(`${procedure.name} has no step ${name}`)
}
