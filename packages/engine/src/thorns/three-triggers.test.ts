/** Thorn 6: three triggers at one moment, in the order that the active player says (Tenefyr T11.6). */
import { describe, expect, it } from 'vitest'
import {
  compileEffects,
  coreVocabulary,
  type Effect,
  type EngineState,
  type ListId,
  momentProcedure,
  newEngineState,
  newProgram,
  numbered,
  type Program,
  proceduresFor,
  ScriptedDealer,
  stateHash,
  Umpire,
  WON,
} from '../index.ts'

const IN_PLAY = 0
const OUT = 1
const ACTIVE = 2
const START_OF_COMBAT = 7

interface Table extends EngineState {
  power: number
}
interface Content {
  readonly program: Program<U>
  /** What each card does at the start of the combat. */
  readonly effects: ListId[]
}
type U = Umpire<Table, Content>
interface Amount extends Effect {
  readonly n: number
}

const core = coreVocabulary<Table, Content>({
  rules: { may: 'T4.14', pay: 'T4.14', choose: 'T11.4' },
  holds: (u, condition) => u.state.power >= Number(condition.n),
  mayDecline: () => false,
  next: () => -1,
})

const words = [
  ...core.words,
  {
    name: 'power',
    can: () => true,
    run(u: U, node: { args: Amount }, _seat: number, card: number) {
      u.state.power += node.args.n
      u.tell('power', card, u.state.power)
    },
  },
  {
    name: 'put-out',
    can: () => true,
    run(u: U, node: { args: Amount }, _seat: number, card: number) {
      const { piles } = u.state
      u.tell('put-out', card, node.args.n)
      piles[OUT].push(...piles[IN_PLAY].splice(piles[IN_PLAY].indexOf(node.args.n), 1))
    },
  },
  {
    name: 'bring-in',
    can: () => true,
    run(u: U, node: { args: Amount }, _seat: number, card: number) {
      u.tell('bring-in', card, node.args.n)
      u.state.piles[IN_PLAY].push(node.args.n)
    },
  },
]

const moment = momentProcedure<Table, Content>({
  rule: 'T11.6',
  orderedBy: () => ACTIVE,
  matters: () => true,
  gather(u, _moment, add) {
    for (const card of u.state.piles[IN_PLAY]) add(card, u.content.effects[card], ACTIVE)
  },
  perform(u, list, seat, card) {
    // A card that has left play by now does nothing any more.
    if (u.state.piles[IN_PLAY].includes(card)) core.perform(u, list, seat, card)
  },
})

const match = proceduresFor<U>()('match', [], {
  combat(u) {
    u.call(moment, START_OF_COMBAT)
    return 'end'
  },
  end: (u) => u.end(WON),
})

const procedures = numbered([match, moment, ...core.procedures])
const dealer = new ScriptedDealer({ pileName: String, kindName: String })

function begin(...cards: Effect[][]): { u: U; told: string[] } {
  const program = newProgram<U>(words)
  const content = { program, effects: cards.map((effects) => compileEffects(program, effects)) }
  const state: Table = { ...newEngineState(2, 0), power: 0 }
  state.piles[IN_PLAY] = [0, 1, 2]
  const u: U = new Umpire({ procedures }, content, state, dealer)
  const told: string[] = []
  u.events = (event, a, b) => {
    if (event !== 'only-option') told.push(`${event} ${a} ${b}`)
  }
  u.begin()
  return { u, told }
}

function offered(u: U): number[] {
  const cards: number[] = []
  for (let i = 0; i < u.decision.count; i++) cards.push(u.decision.at(i).a)
  return cards
}

function first(u: U, card: number): void {
  u.choose(offered(u).indexOf(card))
}

const add = (n: number): Effect => ({ word: 'power', n })
// biome-ignore lint/suspicious/noThenProperty: a pack's word for it; nobody awaits an effect.
const ifStrong: Effect = { word: 'if', condition: { is: 'power', n: 2 }, then: [add(10)] }

describe('three triggers at one moment', () => {
  it('are ordered by whom the game says, and each is done once', () => {
    const { u, told } = begin([add(1)], [add(20)], [add(300)])
    expect([u.decision.by, u.decision.prompt, u.decision.rule]).toEqual([ACTIVE, 'order', 'T11.6'])
    expect(u.decision.about.a).toBe(START_OF_COMBAT)
    expect(offered(u)).toEqual([0, 1, 2])
    first(u, 1)
    expect(offered(u)).toEqual([0, 2])
    first(u, 2)
    // The last one is done unasked.
    expect(told).toEqual(['power 1 20', 'power 2 320', 'power 0 321'])
    expect([u.isOver, u.state.agenda]).toEqual([true, []])
  })

  it('read their conditions when their turn comes', () => {
    const strongLast = begin([ifStrong], [add(1)], [add(1)])
    first(strongLast.u, 1)
    first(strongLast.u, 2)
    expect(strongLast.told).toEqual(['power 1 1', 'power 2 2', 'power 0 12'])
    const strongFirst = begin([ifStrong], [add(1)], [add(1)])
    first(strongFirst.u, 0)
    first(strongFirst.u, 1)
    expect(strongFirst.told).toEqual(['power 1 1', 'power 2 2'])
  })

  it('are skipped when they no longer apply', () => {
    const { u, told } = begin([{ word: 'put-out', n: 1 }], [add(5)], [add(1)])
    first(u, 0)
    first(u, 2)
    expect(told).toEqual(['put-out 0 1', 'power 2 1'])
    expect(u.state.power).toBe(1)
  })

  it('are gathered once: a card that comes into play meanwhile waits for the next time', () => {
    const { u, told } = begin([{ word: 'bring-in', n: 3 }], [add(1)], [add(1)], [add(100)])
    first(u, 0)
    expect(offered(u)).toEqual([1, 2])
    first(u, 1)
    expect(told).toEqual(['bring-in 0 3', 'power 1 1', 'power 2 2'])
  })

  it('may each ask in turn, and be saved in between', () => {
    const may: Effect = { word: 'may', do: [add(7)] }
    const { u: here } = begin([may], [add(1)], [may])
    first(here, 2)
    expect([here.decision.prompt, here.decision.about.a]).toEqual(['may', 2])
    const saved: Table = JSON.parse(JSON.stringify(here.state))
    const there: U = new Umpire({ procedures }, here.content, saved, dealer)
    there.resume(saved)
    for (const u of [here, there]) {
      u.choose(0)
      expect(offered(u)).toEqual([0, 1])
      first(u, 1)
      u.choose(1)
    }
    expect(here.state.power).toBe(8)
    expect(stateHash(there.state)).toBe(stateHash(here.state))
  })
})
