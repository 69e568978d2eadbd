/** What is known of the cards, and what the house pack promises, read from its data. */
import type { Title } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { readTenefyrPack } from '../pack.ts'
import { BOSSES, HEROES } from '../state.ts'
import { housePack } from './house-pack.ts'
import type { CardCondition, CardEffect, Count, EnemyRule, OwnCount } from './types.ts'

const { dungeonCards, skills, bosses, bossCards, rewards, tracks } = housePack
const LEVELS = [1, 2, 3, 4, 5]
const LANGUAGES = ['en', 'fr', 'pt'] as const

// Every word, count and condition: the compiler checks that these lists are whole.
const WORDS: Record<CardEffect['word'], true> = {
  may: true,
  pay: true,
  choose: true,
  'for-each': true,
  repeat: true,
  if: true,
  draw: true,
  'draw-up-to': true,
  'discard-top': true,
  'discard-hand': true,
  'gain-power': true,
  'enemy-power': true,
  'double-card': true,
  'double-total': true,
  reorder: true,
  look: true,
  bury: true,
  sift: true,
  search: true,
  take: true,
  remove: true,
  'remove-top': true,
  give: true,
  recover: true,
  'recover-all': true,
  'one-player': true,
  wander: true,
  'boss-token': true,
  'leave-game': true,
  blessing: true,
  'look-dungeon': true,
  upgrade: true,
}
const COUNTS: Record<Count | OwnCount, true> = {
  'basic-0-in-discards': true,
  'basic-in-discards': true,
  'loot-in-discards': true,
  'cards-below': true,
  'played-loot': true,
  'played-basic': true,
  'exhausted-players': true,
  'heroes-spent': true,
  'double-turns': true,
  track: true,
  'own-discard-basic-0': true,
  'own-played': true,
  'own-discards': true,
}
const CONDITIONS: Record<CardCondition['is'], true> = {
  'you-are': true,
  'boss-fight': true,
  'you-start': true,
  'last-card': true,
  'deck-empty': true,
  'level-at-least': true,
  'dungeon-level-at-most': true,
  'played-at-least': true,
}
type AlwaysRule = Extract<EnemyRule, { always: string }>
const ALWAYS: Record<AlwaysRule['always'], true> = {
  'hand-size': true,
  'basic-power': true,
  'loot-power': true,
  'enemy-power': true,
  'one-hand': true,
}

/** Every object somewhere inside a value, itself included. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  if (typeof value !== 'object' || value === null) return []
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)]
}

const valuesOf = (value: unknown, key: string) =>
  new Set(objectsIn(value).flatMap((found) => (key in found ? [found[key]] : [])))
const says = (value: unknown, word: object) =>
  objectsIn(value).some((found) => Object.entries(word).every(([key, is]) => found[key] === is))

const cardsOf = (level: number) => dungeonCards.filter((card) => card.level === level)
const copies = (cards: typeof dungeonCards) => cards.reduce((sum, card) => sum + card.copies, 0)
const share = (some: typeof dungeonCards, all: typeof dungeonCards) => copies(some) / copies(all)
const named = (name: string) => {
  const card = dungeonCards.find((one) => one.name === name)
  if (card === undefined) throw new Error(`no ${name}`)
  return card
}
const heroesNamed = (card: (typeof dungeonCards)[number]) =>
  HEROES.filter(
    (hero) =>
      says(card.loot.play, { hero }) || says(card.loot.play, { word: 'for-each', who: hero }),
  )
const startRules = (card: { readonly rules: readonly EnemyRule[] }) =>
  card.rules.filter((rule) => 'when' in rule && rule.when === 'start')

describe('the house pack', () => {
  it('is a pack, and plain data', () => {
    expect(readTenefyrPack(housePack).pack).toEqual(housePack)
    expect(JSON.parse(JSON.stringify(housePack))).toStrictEqual(housePack)
  })

  it('uses every word, count, condition and lasting rule', () => {
    const words = valuesOf(housePack, 'word')
    expect(Object.keys(WORDS).filter((word) => !words.has(word))).toEqual([])
    const counts = valuesOf(housePack, 'per')
    expect(Object.keys(COUNTS).filter((count) => !counts.has(count))).toEqual([])
    const conditions = valuesOf(housePack, 'is')
    expect(Object.keys(CONDITIONS).filter((condition) => !conditions.has(condition))).toEqual([])
    const always = valuesOf([dungeonCards, bossCards], 'always')
    expect(Object.keys(ALWAYS).filter((rule) => !always.has(rule))).toEqual([])
  })

  it('pays only with what can be a price (T11.3)', () => {
    const prices = ['discard-top', 'discard-hand', 'remove', 'remove-top', 'leave-game']
    for (const { price } of objectsIn(housePack).filter(({ word }) => word === 'pay')) {
      for (const { word, upTo } of objectsIn(price)) {
        expect(prices).toContain(word)
        expect(upTo).toBeUndefined()
      }
    }
  })

  it('has no effect without anything in it', () => {
    for (const effect of objectsIn(housePack).filter((found) => 'word' in found)) {
      for (const list of Object.values(effect))
        if (Array.isArray(list)) expect(list).not.toEqual([])
    }
  })

  it('keeps words to the places that they are for', () => {
    const played = [dungeonCards.map((card) => card.loot), skills]
    const fought = [...dungeonCards, ...bossCards].map((card) => card.rules)
    for (const word of ['blessing', 'look-dungeon', 'upgrade']) {
      expect(says([played, fought], { word })).toBe(false)
    }
    for (const word of ['wander', 'leave-game']) expect(says(rewards, { word })).toBe(false)
    expect(says([played, bossCards], { word: 'wander' })).toBe(false)
  })
})

describe('names', () => {
  const entries = [
    ...dungeonCards,
    ...dungeonCards.map((card) => card.loot),
    ...skills,
    ...bosses,
    ...bossCards,
    ...rewards,
  ]

  it('are unique slugs', () => {
    const names = entries.map((entry) => entry.name)
    expect(new Set(names).size).toBe(names.length)
    for (const name of names) expect(name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it.each(LANGUAGES)('have a title in %s that no other card has', (language) => {
    const texts = entries.map((entry: { readonly title: Title }) => entry.title[language].text)
    expect(texts.filter((text, i) => text.trim() === '' || texts.indexOf(text) !== i)).toEqual([])
  })

  it('have the typography of each language', () => {
    for (const { en, fr, pt } of entries.map((entry) => entry.title)) {
      for (const { text } of [en, fr, pt]) expect(text).not.toMatch(/'|^\s|\s$/)
    }
    for (const flavour of entries.flatMap((entry) => ('flavour' in entry ? [entry.flavour] : []))) {
      for (const language of LANGUAGES) expect(flavour?.[language]).not.toMatch(/'/)
      expect(flavour?.fr).not.toMatch(/ [?!:;]/)
    }
  })

  it('come with a line of flavour on most cards', () => {
    expect(
      share(
        dungeonCards.filter((card) => card.flavour !== undefined),
        dungeonCards,
      ),
    ).toBeGreaterThan(0.6)
  })
})

describe('Dungeon cards', () => {
  it.each(LEVELS)('of level %i are 14, of 8 to 12 kinds', (level) => {
    expect(copies(cardsOf(level))).toBe(14)
    expect(cardsOf(level).length).toBeGreaterThanOrEqual(8)
    expect(cardsOf(level).length).toBeLessThanOrEqual(12)
  })

  it('have powers that grow with the players', () => {
    for (const { power } of [...dungeonCards, ...bossCards]) {
      expect(power[0]).toBeGreaterThan(0)
      expect(power[1]).toBeGreaterThanOrEqual(power[0])
      expect(power[2]).toBeGreaterThan(power[1])
    }
  })

  it.each(LEVELS)('of level %i have rules and effects on about two thirds', (level) => {
    const cards = cardsOf(level)
    for (const some of [
      cards.filter((card) => card.rules.length > 0),
      cards.filter((card) => card.loot.play.length > 0),
    ]) {
      expect(share(some, cards)).toBeGreaterThanOrEqual(0.5)
      expect(share(some, cards)).toBeLessThanOrEqual(0.8)
    }
  })

  it('have many of their rules at the start of the combat', () => {
    const withRule = dungeonCards.filter((card) => card.rules.length > 0)
    const atStart = withRule.filter((card) => startRules(card).length > 0)
    expect(share(atStart, withRule)).toBeGreaterThan(0.35)
  })

  it('name a hero on at least ten loots, and each hero on some', () => {
    expect(
      dungeonCards.filter((card) => heroesNamed(card).length > 0).length,
    ).toBeGreaterThanOrEqual(10)
    for (const hero of HEROES) {
      const cards = dungeonCards.filter((card) => heroesNamed(card).includes(hero))
      expect(cards.length).toBeGreaterThanOrEqual(2)
    }
  })

  it.each(LEVELS)('of level %i are ten or more with any two heroes absent (T1.12)', (level) => {
    for (const one of HEROES) {
      for (const other of HEROES) {
        const kept = cardsOf(level).filter(
          (card) => !heroesNamed(card).some((hero) => hero === one || hero === other),
        )
        expect(copies(kept)).toBeGreaterThanOrEqual(10)
      }
    }
  })

  it('let every wanderer be fought: it has a choice or a condition', () => {
    const wanderers = dungeonCards.filter((card) => says(card.rules, { word: 'wander' }))
    expect(wanderers.map((card) => card.name)).toContain('lost-goblin')
    expect(wanderers.length).toBeLessThanOrEqual(3)
    for (const { rules } of wanderers) {
      for (const rule of rules) {
        if ('do' in rule) expect(rule.do.some((effect) => effect.word === 'wander')).toBe(false)
      }
    }
  })
})

describe('facts', () => {
  it('Kobold, Orc, Bandit, Lost Goblin and Deathstrike', () => {
    const kobold = named('kobold')
    expect(kobold).toMatchObject({ level: 1, from: 'rulebook', title: { en: { text: 'Kobold' } } })
    expect(kobold.power[1]).toBe(3)
    expect(kobold.copies).toBeGreaterThanOrEqual(2)

    const orc = named('orc')
    expect(orc).toMatchObject({
      level: 1,
      from: 'rulebook',
      title: { en: { text: 'Orc' }, fr: { text: 'Orc' } },
      loot: { power: 1, title: { en: { text: 'Quick Strike' }, fr: { text: 'Quick Strike' } } },
    })
    expect(orc.power[1]).toBe(5)
    expect(orc.rules).not.toEqual([])
    expect(orc.loot.play).not.toEqual([])

    expect(named('bandit')).toMatchObject({ level: 1, from: 'rulebook' })
    const goblin = named('lost-goblin')
    expect(goblin).toMatchObject({ from: 'rulebook', title: { en: { text: 'Lost Goblin' } } })
    // T12.20: in a level 1 dungeon it must have wandered there.
    expect(goblin.level).not.toBe(1)
    expect(dungeonCards.filter((card) => card.loot.title.en.text === 'Deathstrike').length).toBe(1)
  })

  it('the effects that the rulebooks use as examples', () => {
    const loots = dungeonCards.map((card) => card.loot.play)
    expect(says(dungeonCards, { always: 'enemy-power', by: -1, per: 'basic-0-in-discards' })).toBe(
      true,
    )
    expect(says(dungeonCards, { always: 'basic-power', by: -1 })).toBe(true)
    expect(says(loots, { word: 'double-card' })).toBe(true)
    expect(says(loots, { word: 'reorder' })).toBe(true)
    expect(loots).toContainEqual([
      {
        word: 'pay',
        price: [{ word: 'discard-top', cards: 2 }],
        to: [{ word: 'double-total', whose: 'edition' }],
      },
    ])
  })

  it('the Skills: one a hero, the Barbarian’s and the Thief’s', () => {
    expect(skills.map((skill) => skill.hero).sort((a, b) => (a < b ? -1 : 1))).toEqual([...HEROES])
    const of = (hero: string) => skills.find((skill) => skill.hero === hero)
    expect(of('barbarian')).toMatchObject({
      from: 'public',
      play: [{ word: 'draw-up-to', cards: 3 }],
    })
    expect(says(of('thief')?.play, { word: 'take' })).toBe(true)
    expect(says(of('thief')?.play, { word: 'leave-game' })).toBe(false)
  })

  it('four Bosses of four stages', () => {
    expect(bosses.map((boss) => boss.name)).toEqual([...BOSSES])
    for (const { name } of bosses) {
      const stages = bossCards.filter((card) => card.boss === name).map((card) => card.stage)
      expect(stages).toEqual([1, 2, 3, 4])
    }
  })

  it.each(LEVELS)('four Rewards of level %i, of both kinds, one for 2019 only', (level) => {
    const ofLevel = rewards.filter((reward) => reward.level === level)
    expect(ofLevel.length).toBe(4)
    expect(new Set(ofLevel.map((reward) => reward.kind)).size).toBe(2)
    const only2019 = ofLevel.filter((reward) => reward.edition !== undefined)
    expect(only2019.map((reward) => reward.edition)).toEqual(['2019'])
    for (const { kind, options } of ofLevel) {
      expect(options.length).toBeGreaterThanOrEqual(2)
      expect(options.length).toBeLessThanOrEqual(3)
      expect(options.every((option) => (option.who === 'you') === (kind === 'each'))).toBe(true)
    }
  })

  it('some Rewards with a passing advantage, and the one that is known (TX.3)', () => {
    expect(rewards.some((reward) => says(reward, { word: 'blessing' }))).toBe(true)
    const known = rewards.filter((reward) => reward.from === 'rulebook')
    expect(known).toMatchObject([
      {
        level: 1,
        kind: 'each',
        options: [
          { who: 'you', do: [{ word: 'remove', cards: 2, from: 'deck' }] },
          { who: 'you', do: [{ word: 'give', cards: 1, from: 'deck' }] },
        ],
      },
    ])
    expect(known[0].edition).toBeUndefined()
  })

  it('the tracks', () => {
    const { spaces, easy, normal, hard } = tracks.normal
    expect([spaces - easy, spaces - normal, spaces - hard]).toEqual([14, 12, 10])
    expect(tracks.quick.length).toBeGreaterThanOrEqual(6)
    expect(tracks.quick.length).toBeLessThanOrEqual(8)
    expect(tracks.quick.every((gifts) => gifts.length > 0)).toBe(true)
    expect(tracks.quick).toContainEqual([{ level: 1, cards: 3 }])
  })
})
