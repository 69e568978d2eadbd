/** Every activation card, every enemy of a set and every exploration card is played as it is printed. */
import { describe, expect, it } from 'vitest'
import {
  brought,
  carriedOut,
  counted,
  expectBar,
  expectCounts,
  type Facts,
  house,
  letAct,
  playCard,
} from '../testing/as-printed.ts'
import { type Table, table } from '../testing/table.ts'
import type { Trait, When } from './effects.ts'
import { housePack } from './house-pack.ts'
import type { EnemyCard, EnemySet, ExplorationCard } from './types.ts'

describe('activation cards', () => {
  it.each(housePack.cards.map((card) => [card.name, card] as const))(
    '%s: is played from top to bottom',
    (_, card) => playCard(card),
  )
})

/** What holds of the enemy on its bar; Bram has a Creature with him. */
const holdsFor =
  (traits: readonly Trait[]) =>
  (when: When, isEngaged: boolean): boolean => {
    switch (when.is) {
      case 'engaged-with-you':
        return isEngaged
      case 'in-shadows':
        return !isEngaged
      case 'has':
        return isEngaged
      case 'foes':
        return isEngaged && traits.includes('creature')
      case 'all':
        return when.of.every((one) => holdsFor(traits)(one, isEngaged))
      default:
        throw new Error(`${when.is} stands on no bar`)
    }
  }

const mends = ({ keywords }: EnemySet): boolean =>
  keywords.some((keyword) => keyword.do.some(({ word }) => word === 'mend'))

const enemies = housePack.sets.flatMap((set): [string, EnemySet, EnemyCard][] => [
  [`${set.name}.1`, set, set.minion],
  [`${set.name}-master`, set, set.master],
])

describe('enemies', () => {
  it.each(enemies)('%s: does its bar, engaged and from the shadows', (name, set, card) => {
    for (const from of ['engaged', 'shadows'] as const) {
      const acted = letAct(name, from, mends(set) ? 1 : 0)
      expectBar(name, card, set.keywords, acted, holdsFor(set.traits))
    }
  })

  const biting = enemies.filter(([, , { counter }]) => counter !== undefined)
  it.each(biting)('%s: does more when it counterattacks', (name, _, { counter = [] }) => {
    const t = houseTable('bram').put({ engaged: { bram: [name] }, tokens: { bram: 2 } })
    t.choose('activate second-wind').dice({ hero: ['success'], enemy: ['counterattack'] })
    t.choose('roll 0')
    const told = carriedOut(t, 'activate')
    expectCounts(told, brought(counter, ONE))
  })

  it('wraith-master: wounds the active hero on a threat', () => {
    const t = houseTable('bram').put({ engaged: { bram: ['wraith-master'] } })
    t.choose('activate second-wind').dice({ hero: ['success'], enemy: ['threat'] })
    t.choose('roll 0').expectEvents('threat-of wraith-master', 'wounded bram 1 1 wraith-master')
  })
})

const ONE: Facts = { heroes: 2, foes: () => 2, holds: () => true }

/** Nobody is in play; Kari comes second. */
const houseTable = (hero: string): Table =>
  table({ game: house, heroes: [hero, 'kari'] }).put({ engaged: {}, shadows: [] })

/** A table where all that is found can be done: enemies of every kind, wounds, tokens, conditions, spent cards. */
function foundTable(): Table {
  return houseTable('dorn').put({
    engaged: { dorn: ['golem.1'], kari: ['troll-master'] },
    shadows: ['bone-knight.1', 'golem.2', '?', '?'],
    wounds: { dorn: 6, kari: 6 },
    tokens: { dorn: 2, kari: 2 },
    conditions: { dorn: ['poisoned'], kari: ['poisoned'] },
    spent: { dorn: ['bolt', 'meditation'], kari: ['caution'] },
    progress: 3,
    peril: 2,
    deck: ['ogre.1', 'ogre.2', 'bandit.1', 'bandit.2'],
  })
}

const FOUND: Facts = {
  heroes: 2,
  foes: ({ in: place, is }) => (is === 'face-down' ? 2 : place === 'mine' ? 1 : 4),
  holds: () => true,
}

const ofQuest = (card: ExplorationCard): boolean => card.quest !== undefined
const events = housePack.exploration.filter((card) => !card.item && !ofQuest(card))
const items = housePack.exploration.filter(({ item }) => item)
const DICED = ['cold-hand']

describe('events', () => {
  const plain = events.filter(({ name }) => !DICED.includes(name))
  it.each(plain.map((card) => [card.name, card] as const))('%s: happens when drawn', (_, card) => {
    const t = foundTable().put({ exploration: [card.name, 'tonic', 'snare'] })
    t.choose('activate seek')
    while (t.prompt() !== 'resolve') {
      if (t.prompt() === 'roll') t.dice({ hero: ['defense', 'defense'], enemy: ['blank'] })
      t.choose(t.options().find((option) => option.startsWith('roll')) ?? t.options()[0])
    }
    t.choose(`resolve ${card.name}`)
    const told = carriedOut(t, 'activate')
    expect(told).toContain(`event dorn ${card.name}`)
    // The other card that was drawn goes back.
    const counts = brought(card.do, FOUND)
    expectCounts(told, { ...counts, 'put-back': (counts['put-back'] ?? 0) + 1 })
    const pile = card.once === true ? 'box' : 'exploration-discard'
    expect(t.pile(pile)).toContain(card.name)
  })
})

describe('items', () => {
  const used = items.filter(({ triggers }) => triggers.length > 0)
  it.each(used.map((card) => [card.name, card] as const))('%s: is used up', (name, card) => {
    const [trigger] = card.triggers
    const t = foundTable().put({ items: { dorn: [name] }, exploration: ['berries', 'tracks'] })
    const action = { attack: 'bolt', explore: 'seek', rest: 'meditation', aid: 'gift' }
    t.put({
      spent: { dorn: trigger.action === 'attack' ? ['seek', 'meditation'] : ['bolt', 'gift'] },
    })
    t.choose(`activate ${action[trigger.action ?? 'explore']}`)
    const wanted = `use ${name}`
    const told: string[] = []
    while (!t.options().includes(wanted)) {
      const [first] = t.options()
      if (t.prompt() === 'roll') t.dice({ hero: ['defense', 'defense'], enemy: ['blank'] })
      t.choose(t.prompt() === 'roll' ? 'roll 0' : first)
      if (t.prompt() === 'activate') throw new Error(`${name} was not offered`)
    }
    t.choose(wanted)
    told.push(...carriedOut(t, 'roll', 'aim', 'activate', 'weakened'))
    expect(counted(told, `item-used dorn ${name}`)).toBe(1)
    expectCounts(told, brought(trigger.do, FOUND))
    expect(t.hero('dorn').items).toEqual([])
  })
})
