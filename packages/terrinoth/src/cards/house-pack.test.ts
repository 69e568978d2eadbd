import { type Language, languages } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { CLASSES, DIFFICULTIES, HERO_TYPES } from '../state.ts'
import { housePack } from './house-pack.ts'
import type { EnemyCard } from './types.ts'

const { boons, cards, exploration, heroes, locations, nemeses, quests, sets } = housePack

const count = <T>(list: readonly T[], fits: (one: T) => boolean): number => list.filter(fits).length
const copiesOf = (set: string): number =>
  exploration.filter((card) => card.set === set).reduce((sum, { copies }) => sum + copies, 0)

describe('the house pack', () => {
  it('has three heroes a type, of health 9 to 14', () => {
    for (const type of HERO_TYPES) expect(count(heroes, (hero) => hero.type === type)).toBe(3)
    const health = heroes.map((hero) => hero.health)
    expect([Math.min(...health), Math.max(...health)]).toEqual([9, 14])
  })

  it('has 16 basic cards and eight classes of four', () => {
    expect(count(cards, ({ of }) => of === 'basic')).toBe(16)
    for (const one of CLASSES) expect(count(cards, ({ of }) => of === one)).toBe(4)
  })

  it('lets the basic attack of every type reach the shadows', () => {
    const attacks = cards.filter(({ of, action }) => of === 'basic' && action === 'attack')
    for (const { ranged, above } of attacks) {
      expect(ranged === true || above.some(({ word }) => word === 'engage')).toBe(true)
    }
  })

  it('has 19 sets and eight Nemeses', () => {
    expect(DIFFICULTIES.map((one) => count(sets, (set) => set.difficulty === one))).toEqual([
      7, 6, 6,
    ])
    expect(nemeses).toHaveLength(8)
    const names = nemeses.map(({ name }) => name)
    expect(new Set(quests.map(({ nemesis }) => nemesis))).toEqual(new Set(names))
  })

  it('has 26 locations, twelve cards of the Base and five of every other set', () => {
    expect(locations).toHaveLength(26)
    expect(copiesOf('base')).toBe(12)
    for (const set of ['wild', 'village', 'dungeon', 'city', 'crypt', 'road']) {
      expect([set, copiesOf(set)]).toEqual([set, 5])
    }
  })

  it('has three Trivial, two Challenging and three Formidable quests, each of its own shape', () => {
    expect(DIFFICULTIES.map((one) => count(quests, (quest) => quest.difficulty === one))).toEqual([
      3, 2, 3,
    ])
    expect(new Set(quests.map(({ shape }) => shape)).size).toBe(8)
  })

  it('upgrades with the first two perils of every quest', () => {
    for (const { name, perils } of quests) {
      const upgrades = perils.map((peril) => peril.do.some(({ word }) => word === 'upgrade'))
      expect([name, ...upgrades]).toEqual([name, true, true, false])
    }
  })

  it('draws at random in some quests, and has cards of some quests alone', () => {
    const drawn = quests.filter((quest) =>
      [...quest.enemies, ...quest.locations].some(({ random }) => random !== undefined),
    )
    expect(drawn.length).toBeGreaterThan(2)
    const owned = [...locations, ...exploration].flatMap(({ quest }) => quest ?? [])
    expect(new Set(owned)).toEqual(
      new Set(['the-lost-caravan', 'the-barons-ledger', 'the-long-night']),
    )
  })

  it('gives two boons after each quest that another follows on its road', () => {
    const roads = new Set(quests.map(({ road }) => road))
    for (const road of roads) {
      const row = quests.filter((quest) => quest.road === road)
      row.forEach((quest, n) => {
        const given = count(boons, (boon) => boon.quest === quest.name)
        expect([quest.name, given]).toEqual([quest.name, n === row.length - 1 ? 0 : 2])
      })
    }
  })
})

/** All texts of a language, wherever they stand. */
function textsOf(language: Language, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => textsOf(language, one))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key !== language) return textsOf(language, inner)
    if (typeof inner === 'string') return [inner]
    return typeof inner === 'object' && inner !== null && 'text' in inner
      ? [String(inner.text)]
      : []
  })
}

describe('the texts of the house pack', () => {
  it.each(languages)('have typographic signs (%s)', (language) => {
    const texts = textsOf(language, housePack)
    expect(texts.length).toBeGreaterThan(300)
    expect(texts.filter((text) => /['"]| {2}|^ | $|\.\.\./.test(text))).toEqual([])
  })

  it('have no-break spaces in French where they belong', () => {
    const wrong = textsOf('fr', housePack).filter((text) =>
      /[^\u202f][;!?]|[^\u00a0]:|« | »/.test(text),
    )
    expect(wrong).toEqual([])
  })

  it('have curved quotes in English and Portuguese, in pairs', () => {
    const count = (text: string, sign: string): number => text.split(sign).length - 1
    for (const language of ['en', 'pt'] as const) {
      for (const text of textsOf(language, housePack)) {
        expect([text, count(text, '“')]).toEqual([text, count(text, '”')])
      }
    }
  })
})

/** What the rulebook shows is never changed for balance: it stands here a second time. */
const numbers = ({ attack, resilience, health, bar }: EnemyCard) =>
  `${attack} ${resilience} ${health} ${bar.join(' ')}`

const named = <T extends { readonly name: string }>(list: readonly T[], name: string): T => {
  const one = list.find((candidate) => candidate.name === name)
  if (one === undefined) throw new Error(`no ${name}`)
  return one
}

describe('what the rulebook shows', () => {
  it('are these enemies, and no others', () => {
    const known = sets.flatMap(({ name, minion, master }) => [
      ...(minion.from === 'rulebook' ? [`${name} ${numbers(minion)}`] : []),
      ...(master.from === 'rulebook' ? [`${name}-master ${numbers(master)}`] : []),
    ])
    expect(known).toEqual([
      'rat-swarm 1 0 3 swarm',
      'bandit 1 0 2 advance backstab inflict',
      'cave-spider 1 0 1 poison advance inflict',
      'cave-spider-master 1 0 2 poison advance inflict',
      'zombie 1 1 1 grab advance inflict',
      'sorcerer 1 1 3 lightning retreat inflict',
    ])
    expect(nemeses.filter(({ from }) => from === 'rulebook').map(numbers)).toEqual([
      '2 2 10 advance inflict retreat',
    ])
  })

  it('are these keywords', () => {
    const does = (set: string) => named(sets, set).keywords[0].do
    const engaged = { is: 'engaged-with-you' }
    const only = (condition: object, ...so: readonly object[]) => [
      Object.fromEntries([
        ['word', 'if'],
        ['condition', condition],
        ['then', so],
      ]),
    ]
    expect(does('rat-swarm')).toEqual([{ word: 'join', who: 'most-enemies' }])
    expect(does('bandit')).toEqual(
      only(
        { is: 'all', of: [engaged, { is: 'has', what: 'enemies', than: 2 }] },
        { word: 'wound', who: 'you', wounds: 1 },
      ),
    )
    expect(does('cave-spider')).toEqual(
      only(engaged, { word: 'gain', who: 'you', condition: 'poisoned' }),
    )
    expect(does('zombie')).toEqual(only(engaged, { word: 'exhaust', who: 'you', cards: 1 }))
    expect(does('sorcerer')).toEqual(
      only({ is: 'in-shadows' }, { word: 'wound', who: 'each', wounds: 1 }),
    )
  })

  it('are Splig’s resilience and threat', () => {
    const { always, threat } = named(nemeses, 'splig')
    expect(always).toEqual([{ always: 'resilience', by: -1, when: { is: 'explored' } }])
    expect(threat).toEqual([
      {
        word: 'choose',
        from: [[{ word: 'lose-tokens', who: 'you', tokens: 1 }], [{ word: 'progress', by: -1 }]],
      },
    ])
  })

  it('are these locations', () => {
    const known = locations.filter(({ from }) => from === 'rulebook')
    expect(
      known.map(({ name, kind, engaged, shadows, exploration: value }) =>
        [name, kind, engaged, shadows, value].join(' '),
      ),
    ).toEqual([
      'roadside-inn quarter 1 3 6',
      'dark-forest wilderness 3 1 7',
      'brigand-camp wilderness 1 3 8',
    ])
    expect(known.map(({ triggers }) => triggers.map(({ at }) => at))).toEqual([
      ['travel-end'],
      ['travel-end'],
      ['travel-start'],
    ])
  })

  it('are these activation cards', () => {
    const known = cards.filter(({ from }) => from === 'rulebook')
    expect(known.map(({ name, action, dice }) => `${name} ${action} ${dice}`)).toEqual([
      'precise-strike attack 2',
      'blaze-a-trail explore 2',
      'caution rest 1',
      'draw-attention aid 2',
      'fan-of-knives attack 3',
    ])
    expect(named(cards, 'fan-of-knives')).toMatchObject({ of: 'thief', targets: 2, below: [] })
    expect(named(cards, 'caution').below.map(({ word }) => word)).toEqual(['if', 'ready'])
    expect(named(heroes, 'kari')).toMatchObject({ health: 11, from: 'rulebook' })
  })

  it('is The Goblin Problem', () => {
    const quest = named(quests, 'goblin-problem')
    expect(quest.enemies.map(({ named: names }) => names)).toEqual([
      ['goblin-archer', 'goblin-witcher', 'rat-swarm'],
      ['bandit', 'cave-spider', 'ogre'],
    ])
    expect(quest.locations.map(({ named: names }) => names)).toEqual([
      ['roadside-inn'],
      ['dark-forest'],
      ['brigand-camp'],
    ])
    expect(quest.exploration).toEqual([['base', 'wild', 'village']])
    expect(quest.perils.map((peril) => peril.do.map(({ word }) => word))).toEqual([
      ['for-every', 'upgrade'],
      ['spawn', 'upgrade'],
      ['spawn', 'spawn-nemesis'],
    ])
    expect(quest.victory).toMatchObject({
      at: 'round-end',
      when: {
        is: 'all',
        of: [{ is: 'final' }, { is: 'explored' }, { is: 'nemesis', where: 'defeated' }],
      },
    })
    expect(quest.defeat).toEqual([])
  })
})
