/**
 * Thorn 2: a prisoner that frees a Mage inside a looting (Keep K4.6, K7.3). Heroes that wait to be resolved
 * are no list in a frame: they are those on the table that are active, and the invasion asks for the next.
 */
import { describe, expect, it } from 'vitest'
import {
  type EngineState,
  FRAME,
  newEngineState,
  numbered,
  proceduresFor,
  ScriptedDealer,
  Umpire,
  WON,
} from '../index.ts'

const GUILD = 0
const CLASSES = ['Warrior', 'Rogue', 'Mage', 'Archer']
const MAGE = 2
const CARDS_A_CLASS = 3

const STUDY = 0
const CELLS = 1
const VAULT = 2

const EXHAUSTED = 0
const ACTIVE = 1

interface Table extends EngineState {
  heroClass: number[]
  heroRoom: number[]
  heroIs: number[]
  /** For each room, how many Prisoner treasures of value 1 lie there. */
  treasures: number[]
}
type U = Umpire<Table, undefined>

const classOf = (card: number) => Math.floor(card / CARDS_A_CLASS)

function place(state: Table, kind: number, room: number, is: number): void {
  state.heroClass.push(kind)
  state.heroRoom.push(room)
  state.heroIs.push(is)
}

const procedure = proceduresFor<U>()

const match = procedure('match', [], {
  start(u) {
    u.shuffle(GUILD)
    u.call(invasion, 2)
    return 'end'
  },
  end: (u) => u.end(WON),
})

const invasion = procedure('invasion', ['cards'], {
  card(u, f) {
    if (f.cards === 0) return 'done'
    f.cards--
    const kind = classOf(u.draw(GUILD))
    u.tell('guild-card', kind)
    place(u.state, kind, STUDY, ACTIVE)
    return 'next'
  },
  next: {
    ask(u, f, d) {
      d.askParty(0, false, 'next-hero', 'K6.14', f.cards)
      u.state.heroIs.forEach((is, hero) => {
        if (is === ACTIVE) d.option('resolve', hero)
      })
      return d.count === 0 ? 'card' : undefined
    },
    answer(u, _f, choice) {
      u.tell('resolve', choice.a)
      u.call(resolve, choice.a)
      return 'next'
    },
  },
})

const resolve = procedure('resolve', ['hero'], {
  loot(u, f) {
    const room = u.state.heroRoom[f.hero]
    if (u.state.treasures[room] === 0) return 'wait'
    u.state.heroIs[f.hero] = EXHAUSTED
    u.call(looting, f.hero, room)
    return 'looted'
  },
  looted(u, f) {
    u.tell('looted', f.hero)
    return 'done'
  },
  wait(u, f) {
    if (u.state.heroRoom[f.hero] === CELLS) u.state.heroRoom[f.hero] = VAULT
    u.state.heroIs[f.hero] = EXHAUSTED
    return 'done'
  },
})

const looting = procedure('looting', ['hero', 'room'], {
  turn(u, f) {
    u.state.treasures[f.room]--
    u.call(prisoner)
    return 'done'
  },
})

const prisoner = procedure('prisoner', [], {
  draw(u) {
    const kind = classOf(u.draw(GUILD))
    u.tell('prisoner', kind)
    place(u.state, kind, CELLS, EXHAUSTED)
    return kind === MAGE ? 'free' : 'done'
  },
  free(u) {
    u.state.heroRoom.forEach((room, hero) => {
      if (room === CELLS) u.state.heroIs[hero] = ACTIVE
    })
    return 'done'
  },
})

const procedures = numbered([match, invasion, resolve, looting, prisoner])
const dealer = (guild: string[]) =>
  new ScriptedDealer(
    { pileName: () => 'guild', kindName: (card) => CLASSES[classOf(card)] },
    { guild },
  )

/** A Rogue (hero 0) and an Archer (hero 1) sit in the Cells; the Study holds a Prisoner. */
function begin(guild: string[], treasuresInCells = 0): { u: U; told: string[] } {
  const state: Table = {
    ...newEngineState(1, 0),
    heroClass: [],
    heroRoom: [],
    heroIs: [],
    treasures: [1, treasuresInCells, 0],
  }
  for (let card = 0; card < CLASSES.length * CARDS_A_CLASS; card++) state.piles[GUILD].push(card)
  place(state, 1, CELLS, EXHAUSTED)
  place(state, 3, CELLS, EXHAUSTED)
  const u: U = new Umpire({ procedures }, undefined, state, dealer(guild))
  const told: string[] = []
  u.events = (event, a) => {
    if (event !== 'only-option') told.push(`${event} ${a}`)
  }
  u.begin()
  return { u, told }
}

function offered(u: U): number[] {
  const heroes: number[] = []
  for (let i = 0; i < u.decision.count; i++) heroes.push(u.decision.at(i).a)
  return heroes
}

describe('a prisoner that frees a Mage inside a looting', () => {
  it('lets the freed join the heroes to be resolved', () => {
    const { u, told } = begin(['Warrior', 'Mage'])
    // The Warrior (hero 2) looted; the Mage (hero 3) came to the Cells and opened them.
    expect(told).toEqual(['guild-card 0', 'resolve 2', 'prisoner 2', 'looted 2'])
    expect(offered(u)).toEqual([0, 1, 3])
    expect(u.state.stack.length).toBe(2 * FRAME)
  })

  it('goes on with the outer loop when all are exhausted again', () => {
    const { u, told } = begin(['Warrior', 'Mage', 'Rogue'])
    u.choose(1)
    expect(offered(u)).toEqual([0, 3])
    expect(told).not.toContain('guild-card 1')
    u.choose(1)
    // The last of them is resolved unasked, and only then the second Guild card is drawn.
    expect(told.slice(4)).toEqual([
      'resolve 1',
      'resolve 3',
      'resolve 0',
      'guild-card 1',
      'resolve 4',
    ])
    expect(u.state.result).toBe(WON)
    // Three cards are out: the prisoner's draw shortens the wave (K8.5).
    expect(u.state.piles[GUILD].length).toBe(CLASSES.length * CARDS_A_CLASS - 3)
  })

  it('holds when a freed hero loots a second Prisoner, and the stack does not grow', () => {
    const { u, told } = begin(['Warrior', 'Mage', 'Mage'], 1)
    u.choose(0)
    expect(told.slice(4)).toEqual(['resolve 0', 'prisoner 2', 'looted 0'])
    // Also the looter sits in the Cells, so the second Mage frees it as well.
    expect(offered(u)).toEqual([0, 1, 3, 4])
    expect(u.state.stack.length).toBe(2 * FRAME)
  })

  it('is exhausted quietly when it is no Mage', () => {
    const { u, told } = begin(['Warrior', 'Archer', 'Rogue'])
    expect(told).toEqual([
      'guild-card 0',
      'resolve 2',
      'prisoner 3',
      'looted 2',
      'guild-card 1',
      'resolve 4',
    ])
    expect(u.isOver).toBe(true)
  })
})
