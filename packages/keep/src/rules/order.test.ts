/** Where nobody is asked which hero comes first, it must not matter. */
import { numbered, RandomDealer, RandomStream, stateHash, Umpire } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import type { Content, U } from '../content.ts'
import {
  ACTIVE,
  ARRIVED,
  copyState,
  EXHAUSTED,
  FRESH,
  HEROES,
  isInDungeon,
  type KeepState,
  monsterAt,
  NOWHERE,
  ROOMS,
  TOKENS,
  TRAP,
} from '../state.ts'
import { drill, drillWith, table } from '../testing/table.ts'
import { addMonster } from './monsters.ts'
import { orderMatters } from './order.ts'
import { procedure } from './procedure.ts'
import { resolve, resolveAll } from './resolve.ts'

/** Resolves one hero first, then all the others, and stops. */
const thisFirst = procedure('this-first', ['hero'], {
  go: {
    ask(u, _f, d) {
      d.askParty(u.state.active, false, 'next-hero', 'K6.14')
      d.option('go-on')
      return undefined
    },
    answer(u, f) {
      u.call(resolve, f.hero)
      return 'others'
    },
  },
  others(u) {
    u.call(resolveAll)
    return 'stop'
  },
  stop: {
    ask(u, _f, d) {
      d.askParty(u.state.active, false, 'stop', 'K6.14')
      d.option('go-on')
      d.option('finish')
      return undefined
    },
    answer: () => 'done',
  },
})
const procedures = numbered([...drill.procedures, thisFirst])

/** The table after a hero went first; nobody defends, and of what is asked the first is taken. */
function afterFirst(content: Content, before: KeepState, hero: number): string {
  const s = copyState(before)
  s.stack = [thisFirst.index, 0, hero, 0, 0, 0, 0, 0]
  const u: U = new Umpire({ procedures }, content, s, new RandomDealer(1))
  u.resume(s)
  while (u.decision.prompt !== 'stop') {
    const isDefence = u.decision.prompt === 'defend'
    u.choose(isDefence ? u.decision.count - 1 : 0)
  }
  s.stack = []
  return stateHash(s)
}

/** Any table in mid-invasion: monsters, traps and heroes of all states strewn about. */
function strewn(blank: KeepState, random: RandomStream): KeepState {
  const s = copyState(blank)
  const rooms = ROOMS.map((_, room) => room).filter((room) => isInDungeon(s, room))
  const few = rooms.filter(() => random.below(3) === 0)
  const anyRoom = () => (few.length === 0 ? rooms[0] : few[random.below(few.length)])
  for (let n = random.below(8); n > 0; n--) {
    const seat = random.below(s.players)
    if (s.lair[seat] === 0) continue
    addMonster(s, monsterAt(seat, anyRoom(), 0))
    s.lair[seat]--
  }
  for (let n = random.below(3); n > 0; n--) {
    s.tokens[anyRoom() * TOKENS.length + TRAP]++
    s.supply[TRAP]--
  }
  for (let n = 2 + random.below(5); n > 0; n--) {
    const hero = random.below(HEROES)
    s.heroRoom[hero] = anyRoom()
    s.heroIs[hero] = [EXHAUSTED, EXHAUSTED, ACTIVE, ARRIVED, FRESH, FRESH][random.below(6)]
  }
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroIs[hero] < ARRIVED) continue
    for (let other = 0; other < HEROES; other++) {
      const isThere = other !== hero && s.heroRoom[other] === s.heroRoom[hero]
      if (isThere && s.heroIs[other] < ARRIVED) s.heroInspires[hero] |= 1 << other
    }
  }
  return s
}

/** For messages: who is where. */
const describeHeroes = (s: KeepState): string =>
  s.heroIs
    .flatMap((is, hero) =>
      s.heroRoom[hero] === NOWHERE
        ? []
        : [`hero ${hero} in ${ROOMS[s.heroRoom[hero]]} is ${is}, inspires ${s.heroInspires[hero]}`],
    )
    .concat(
      ROOMS.map(
        (name, room) =>
          `${name}: ${s.guards[room]} guards, ${s.tokens[room * 5 + TRAP]} traps, ${s.value[room]}`,
      ),
    )
    .join('\n')

const awaiting = (s: KeepState) =>
  s.heroIs.flatMap((is, hero) => (s.heroRoom[hero] !== NOWHERE && is !== EXHAUSTED ? [hero] : []))

function property(game: typeof drill, scenario: string, seed: number) {
  const t = table({ game, scenario, clans: ['ratfolk', 'slimes'] })
  t.put({ monsters: {}, heroes: [], tokens: {} })
  const random = new RandomStream(seed)
  let settled = 0
  let open = 0
  for (let n = 0; n < 4000; n++) {
    const s = strewn(t.state, random)
    const heroes = awaiting(s)
    if (heroes.length < 2) continue
    if (orderMatters(game.content, s)) {
      open++
      continue
    }
    settled++
    const [first, ...others] = heroes.map((hero) => afterFirst(game.content, s, hero))
    for (const other of others) expect(other, describeHeroes(s)).toBe(first)
  }
  return { settled, open }
}

describe('K6.14 the order of heroes', () => {
  it('K6.14 is not asked only where every first hero leads to the same table', () => {
    const { settled, open } = property(drill, 'example', 1)
    expect(settled).toBeGreaterThan(150)
    expect(open).toBeGreaterThan(settled)
  })

  it('K6.14 nor with a Laboratory, in a corridor, or heroes that can take more', () => {
    expect(property(drill, 'laboratory', 2).settled).toBeGreaterThan(150)
    expect(property(drill, 'corridor', 3).settled).toBeGreaterThan(150)
    const hardy = drillWith({
      always: [
        { always: 'hero-vitality', hero: 'rogue', is: 2 },
        { always: 'hero-damage', hero: 'warrior', is: 2 },
        { always: 'trap-damage', is: 2 },
      ],
    })
    expect(property(hardy, 'example', 4).settled).toBeGreaterThan(100)
  })

  it('K6.14 is asked wherever the scenario counts heroes that are gone', () => {
    const moments = [{ at: 'hero-gone', do: [{ word: 'count', counter: 0, by: 1 }] }] as const
    const t = table({ game: drillWith({ moments }) }).put({
      monsters: { 'ratfolk/vault': 3 },
      heroes: ['rogue/vault active', 'mage/vault active'],
    })
    expect(orderMatters(drill.content, t.state)).toBe(false)
    expect(orderMatters(drillWith({ moments }).content, t.state)).toBe(true)
  })
})
