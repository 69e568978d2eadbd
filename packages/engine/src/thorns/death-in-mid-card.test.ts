/** Thorn 5: a hero who dies in mid-card (Terrinoth H3.7, H9.3): the rest of the card is not done. */
import { describe, expect, it } from 'vitest'
import {
  compileEffects,
  coreVocabulary,
  type Effect,
  type EngineState,
  type ListId,
  LOST,
  momentProcedure,
  newEngineState,
  newProgram,
  numbered,
  type Program,
  proceduresFor,
  ScriptedDealer,
  Umpire,
  WON,
} from '../index.ts'

const HEROES = 2
const BEFORE_ACTION = 1

interface Table extends EngineState {
  health: number[]
  /** The hero who activates. */
  active: number
  progress: number
  /** Dice taken in hand for the action; they must be back when it ends, however it ends. */
  diceOut: number
}
interface Content {
  readonly program: Program<U>
  /** What a hero's card does. */
  card: ListId
  /** What the enemies do before an action, each card in play one list. */
  readonly before: ListId[]
}
type U = Umpire<Table, Content>
interface Amount extends Effect {
  readonly n: number
}

const procedure = proceduresFor<U>()

const core = coreVocabulary<Table, Content>({
  rules: { may: 'H12.4', pay: 'H12.2', choose: 'H12.1' },
  holds: () => true,
  mayDecline: () => false,
  next: (u, _scope, seat) => u.state.health.findIndex((h, hero) => hero > seat && h > 0),
})

const words = [
  ...core.words,
  {
    name: 'wound',
    can: () => true,
    run(u: U, node: { args: Amount }, seat: number) {
      suffer(u, seat, node.args.n)
    },
  },
  {
    name: 'explore',
    can: () => true,
    run(u: U, node: { args: Amount }) {
      u.state.progress += node.args.n
      u.tell('progress', u.state.progress)
    },
  },
  {
    name: 'action',
    lists: (args: { do: readonly Effect[] }) => [args.do],
    can: () => true,
    run(u: U, node: { lists: readonly ListId[] }, seat: number) {
      u.call(action, node.lists[0], seat)
    },
  },
]

function suffer(u: U, seat: number, wounds: number): void {
  const { health } = u.state
  health[seat] -= wounds
  u.tell('wounds', seat, wounds)
  if (health[seat] > 0) return
  u.tell('falls', seat)
  if (health.every((left) => left <= 0)) u.end(LOST)
  else if (seat === u.state.active) u.leave(activation, 'fallen')
}

const before = momentProcedure<Table, Content>({
  rule: 'H12.3',
  orderedBy: () => 0,
  matters: () => true,
  gather(u, _moment, add) {
    u.content.before.forEach((list, enemy) => {
      add(enemy, list, u.state.active)
    })
  },
  perform: core.perform,
})

const action = procedure(
  'action',
  ['list', 'seat'],
  {
    start(u) {
      u.state.diceOut = 3
      u.call(before, BEFORE_ACTION)
      return 'effects'
    },
    effects(u, f) {
      core.perform(u, f.list, f.seat, 0)
      return 'end'
    },
    end(u) {
      u.state.diceOut = 0
      return 'done'
    },
  },
  (u, f) => {
    u.tell('action-broken-off', f.seat)
    u.state.diceOut = 0
  },
)

const activation = procedure(
  'activation',
  ['seat'],
  {
    card(u, f) {
      if (u.state.health[f.seat] <= 0) return 'done'
      u.state.active = f.seat
      core.perform(u, u.content.card, f.seat, 0)
      return 'end'
    },
    end(u, f) {
      u.tell('activated', f.seat)
      return 'done'
    },
    fallen(u, f) {
      u.tell('carried-off', f.seat)
      return 'done'
    },
  },
  (u, f) => {
    u.tell('activation-broken-off', f.seat)
  },
)

const match = procedure('match', ['seat'], {
  next(u, f) {
    if (f.seat === HEROES) return u.end(WON)
    u.call(activation, f.seat++)
    return 'next'
  },
})

const procedures = numbered([match, activation, action, before, ...core.procedures])

function begin(card: Effect[], enemies: Effect[][], health: number[]): { u: U; told: string[] } {
  const program = newProgram<U>(words)
  const content: Content = {
    program,
    card: compileEffects(program, card),
    before: enemies.map((list) => compileEffects(program, list)),
  }
  const state: Table = { ...newEngineState(0, 0), health, active: 0, progress: 0, diceOut: 0 }
  const dealer = new ScriptedDealer({ pileName: String, kindName: String })
  const u: U = new Umpire({ procedures }, content, state, dealer)
  const told: string[] = []
  u.events = (event, a) => {
    if (event !== 'only-option') told.push(`${event} ${a}`)
  }
  u.begin()
  return { u, told }
}

const explore = { word: 'explore', n: 1 }
const wound = { word: 'wound', n: 1 }

describe('a hero who dies in mid-card', () => {
  it('does not do the rest of the card, and the next hero activates', () => {
    const twice = { word: 'repeat', times: 2, do: [explore, wound] }
    const { u, told } = begin([explore, twice, explore], [], [2, 9])
    expect(told.slice(0, 7)).toEqual([
      'progress 1',
      'progress 2',
      'wounds 0',
      'progress 3',
      'wounds 0',
      'falls 0',
      'carried-off 0',
    ])
    expect(told.at(-1)).toBe('activated 1')
    // Three of the first hero's four, then all four of the second's.
    expect(u.state.progress).toBe(3 + 4)
  })

  it('leaves through the closing steps, and the moment’s part of the agenda is dropped', () => {
    const card = [{ word: 'action', do: [explore] }, explore]
    const { u, told } = begin(card, [[explore], [wound], [explore]], [1, 9])
    expect(u.decision.prompt).toBe('order')
    expect(u.state.agenda.length).toBe(9)
    expect(u.state.diceOut).toBe(3)
    // The second enemy first: the hero falls with two triggers still on the agenda.
    u.choose(1)
    expect(told).toEqual(['wounds 0', 'falls 0', 'action-broken-off 0', 'carried-off 0'])
    // The next hero is before an action of its own, with an agenda of its own.
    expect(u.decision.prompt).toBe('order')
    expect(u.state.agenda.length).toBe(9)
    expect(u.state.progress).toBe(0)
    u.choose(0)
    u.choose(0)
    expect(u.state.agenda).toEqual([])
    expect(u.state.diceOut).toBe(0)
    expect(u.state.progress).toBe(4)
    expect(u.state.result).toBe(WON)
  })

  it('drops the agenda also where nobody asks for it afterwards', () => {
    const { u } = begin([{ word: 'action', do: [] }], [[wound], [explore], [explore]], [1, 1])
    u.choose(0)
    expect(u.state.agenda.length).toBe(9)
    u.choose(0)
    expect([u.state.agenda, u.state.stack, u.state.result]).toEqual([[], [], LOST])
  })

  it('breaks off only its own activation', () => {
    const card = [{ word: 'for-each', who: 'heroes', do: [wound] }, explore]
    const { u, told } = begin(card, [], [5, 1])
    expect(told).toEqual(['wounds 0', 'wounds 1', 'falls 1', 'progress 1', 'activated 0'])
    expect(u.state.result).toBe(WON)
  })

  it('ends the match at once when it was the last one', () => {
    const { u, told } = begin([explore, wound, explore], [], [1, 1])
    expect(told).toEqual([
      'progress 1',
      'wounds 0',
      'falls 0',
      'carried-off 0',
      'progress 2',
      'wounds 1',
      'falls 1',
    ])
    expect(u.isOver).toBe(true)
    expect(u.state.result).toBe(LOST)
  })
})
