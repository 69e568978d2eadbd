/** Where nobody is asked which enemy comes first, it must not matter. */
import { FRAME, numbered, RandomDealer, RandomStream, stateHash, Umpire } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { housePack } from '../cards/house-pack.ts'
import { NEMESIS, type U } from '../content.ts'
import { copyState, engagedWith, IN_ENEMIES, type TerrinothState, whereIs } from '../state.ts'
import { rulesGame } from '../testing/rules-game.ts'
import { lastRoll, table } from '../testing/table.ts'
import { enemyActs } from './enemy-acts.ts'
import { enemyOrderMatters, readyFor } from './enemy-order.ts'
import { enemyPhase } from './enemy-phase.ts'
import { procedure } from './procedure.ts'

const house = rulesGame(housePack)
const HEROES = ['kari', 'lissa', 'mok']

const thisFirst = procedure('this-first', ['enemy', 'hero'], {
  go: {
    ask(_u, _f, d) {
      d.ask(0, 'go', 'H6.1')
      d.option('any')
      return undefined
    },
    answer(u, f) {
      u.call(enemyActs, f.enemy, f.hero)
      return 'done'
    },
  },
})
const thenStop = procedure('then-stop', [], {
  stop: {
    ask(_u, _f, d) {
      d.ask(0, 'stop', 'H6.1')
      d.option('any')
      d.option('pass')
      return undefined
    },
    answer: () => 'done',
  },
})
const procedures = numbered([...house.procedures, thisFirst, thenStop])

const frame = (index: number, step: number, ...locals: number[]): number[] =>
  [index, step, ...locals, 0, 0, 0, 0, 0, 0].slice(0, FRAME)

/** The table after the enemy phase in which one enemy went first; of what is asked the first is taken. */
function afterFirst(before: TerrinothState, enemy: number, hero: number): string {
  const s = copyState(before)
  s.stack = [
    ...frame(thenStop.index, 0),
    ...frame(enemyPhase.index, enemyPhase.stepNames.indexOf('passOn'), hero),
    ...frame(thisFirst.index, 0, enemy, hero),
  ]
  const u: U = new Umpire({ procedures }, house.content, s, new RandomDealer(1))
  u.resume(s)
  while (u.decision.prompt !== 'stop' && !u.isOver) u.choose(0)
  s.stack = []
  return stateHash(s)
}

/** All enemies but the Nemeses of other quests. */
const mayCome = Array.from({ length: house.content.enemies }, (_, card) => card).filter((card) => {
  const { rank, name } = house.content.kinds[house.content.kindOf[card]]
  return rank !== NEMESIS || name === 'splig'
})

/** Any table as an enemy phase finds it. */
function strewn(random: RandomStream): TerrinothState {
  const t = table({ game: house, quest: 'goblin-problem', heroes: HEROES })
  const names = mayCome.map((card) => house.cardName(card))
  const any = (most: number) =>
    Array.from({ length: random.below(most + 1) }, () => {
      const name = names.splice(random.below(names.length), 1)[0]
      return random.below(4) === 0 ? `${name} exhausted` : name
    })
  const wounds = Object.fromEntries(HEROES.map((name) => [name, random.below(13)]))
  const engaged = Object.fromEntries(HEROES.map((name) => [name, any(3)]))
  const hidden = Array.from({ length: Math.max(0, random.below(4) - 1) }, () => '?')
  t.put({ engaged, shadows: [...hidden, ...any(2)], wounds, progress: random.below(8) })
  t.state.activating = 0
  t.state.phase = IN_ENEMIES
  return t.state
}

const nameAll = (s: TerrinothState): string =>
  mayCome
    .filter((card) => whereIs(s, card) >= 0)
    .map((card) => `${house.cardName(card)} at ${whereIs(s, card)}, tired ${s.tired[card]}`)
    .join('\n')

describe('H6.1 the order of enemies', () => {
  it('H6.1 is not asked only where every first enemy leads to the same table', () => {
    const random = new RandomStream(3)
    let settled = 0
    let open = 0
    for (let n = 0; n < 600; n++) {
      const s = strewn(random)
      const u: U = new Umpire({ procedures }, house.content, s, new RandomDealer(1))
      const hero = random.below(HEROES.length)
      const found: number[] = []
      const count = readyFor(s, hero, found)
      const ready = found.slice(0, count)
      // Two of a kind change places at the most.
      const kinds = ready.map((card) => house.content.kindOf[card])
      if (kinds.every((kind) => kind === kinds[0])) continue
      if (!s.piles[engagedWith(hero)].includes(ready[0])) continue
      if (enemyOrderMatters(u, hero)) {
        open++
        continue
      }
      settled++
      const [first, ...others] = ready.map((one) => afterFirst(s, one, hero))
      for (const other of others) expect(other, nameAll(s)).toBe(first)
    }
    expect(settled).toBeGreaterThan(20)
    expect(open).toBeGreaterThan(settled)
  })

  it('H6.1 is not asked of those that do the same', () => {
    const t = lastRoll().toEnemies({ engaged: { sal: ['runt.1', 'runt.2', 'brute.1'] } })
    t.expectEvents('acts runt sal sal', 'enemies-ready')
  })

  it('H6.1 is asked if the hero may fall on the way', () => {
    const t = lastRoll({ heroes: ['sal', 'wick'] })
    t.toEnemies({ engaged: { sal: ['runt.1', 'brute.1'] }, wounds: { sal: 17 } })
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['enemy', 'H6.1', 0])
    expect(t.options()).toEqual(['act runt', 'act brute', 'any'])
  })

  it('H6.1 is asked out of the shadows, since it decides whom each of them hits', () => {
    const t = lastRoll().toEnemies({ shadows: ['runt.1', 'brute.1'] })
    expect(t.options()).toEqual(['act runt', 'act brute', 'any'])
  })
})
