import { LOST, newMatch, parseMatch, printMatch, RandomDealer, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { housePack } from '../cards/house-pack.ts'
import { terrinoth } from '../game.ts'
import { journeyOf, nextOf, optionsFor } from '../journey.ts'
import { cardsOf, itemsOf, type TerrinothState } from '../state.ts'
import { Table } from '../testing/table.ts'

const journey = journeyOf(housePack)
const roads = journey.chapters('en')
const party = { players: 2, grim: false, heroes: ['kari', 'lissa'] }
const questsOf = (road: string) =>
  roads.find(({ key }) => key === road)?.scenarios.map(({ key }) => key) ?? []

const boonGiving = (gives: string): { readonly name: string; readonly quest: string } => {
  const boon = housePack.boons.find((one) => one.gives === gives)
  if (boon === undefined) throw new Error(`no boon gives ${gives}`)
  return boon
}

/** The quest after the one that gave it. */
function questAfter(quest: string): string {
  const road = roads.find(({ scenarios }) => scenarios.some(({ key }) => key === quest))
  const keys = road?.scenarios.map(({ key }) => key) ?? []
  return keys[keys.indexOf(quest) + 1]
}

/** The table of the next quest with a boon, and without. */
function withBoon(gives: string) {
  const { name, quest } = boonGiving(gives)
  const begun = (boons: readonly string[]) =>
    new Table(terrinoth, optionsFor(questAfter(quest), party, boons), {})
  return { boon: begun([name]), plain: begun([]) }
}

const over = (change: Partial<TerrinothState>): TerrinothState => ({
  ...terrinoth.newState(terrinoth.readOptions(optionsFor('goblin-problem', party, []))),
  ...change,
})

describe('H15 A run of quests', () => {
  it('H15.1 goes through the quests of a road, with the same heroes', () => {
    expect(questsOf('goblins')[0]).toBe('goblin-problem')
    const all = roads.flatMap(({ scenarios }) => scenarios.map(({ key }) => key))
    expect(all).toHaveLength(housePack.quests.length)
    for (const quest of all) {
      const { heroes, journey: isRun } = terrinoth.readOptions(optionsFor(quest, party, []))
      expect([heroes, isRun], quest).toEqual([party.heroes, true])
    }
    // An ordinary match does not name it.
    expect(terrinoth.readOptions({})).not.toHaveProperty('journey')
  })

  it('H15.2 says what each boon gives, in each language', () => {
    for (const language of ['en', 'fr', 'pt'] as const) {
      for (const { name, story, scenarios } of journey.chapters(language)) {
        for (const text of [name, story]) expect(text).not.toBe('')
        for (const { rewards, story: told } of scenarios) {
          for (const text of [told.before, told.won, told.lost]) expect(text).not.toBe('')
          for (const { say } of rewards) expect(say.match(/\.(?: |$)/g)?.length).toBeGreaterThan(1)
        }
      }
    }
  })

  it('H15.2 offers two boons for each quest of a road but the last', () => {
    for (const { key, scenarios } of roads) {
      const offered = scenarios.map(({ rewards }) => rewards.length)
      expect(offered, key).toEqual(scenarios.map((_, n) => (n === scenarios.length - 1 ? 0 : 2)))
    }
  })

  it('H15.2 takes one along from each quest before, and from no other', () => {
    const [first, second] = questsOf('goblins')
    const [one, other] = housePack.boons.filter(({ quest }) => quest === first)
    const boons = (quest: string, ...names: readonly string[]) =>
      terrinoth.readOptions(optionsFor(quest, party, names)).boons
    expect(boons(second, one.name)).toEqual([one.name])
    expect(() => boons(second, one.name, other.name)).toThrow('Only one boon')
    expect(() => boons(first, one.name)).toThrow('boons')
    expect(() => terrinoth.readOptions({ quest: second, boons: [one.name] })).toThrow('journey')
  })

  it('H15.2 gives what a boon says for the whole quest', () => {
    const health = withBoon('health')
    expect(health.boon.state.health[0]).toBeGreaterThan(health.plain.state.health[0])
    const tokens = withBoon('tokens')
    expect(tokens.boon.state.tokens[1]).toBeGreaterThan(tokens.plain.state.tokens[1])
    const focused = withBoon('focused')
    expect(focused.boon.hero('kari').conditions).toEqual(['focused'])
    const item = withBoon('item')
    expect([item.boon.hero('kari').items.length, item.boon.hero('lissa').items]).toEqual([1, []])
    expect(item.plain.state.piles[itemsOf(0)]).toEqual([])
  })

  it('H15.2 upgrades each hero before the first round', () => {
    const { boon, plain } = withBoon('upgrade')
    expect([plain.prompt(), plain.state.round]).toEqual(['activate', 1])
    expect([boon.prompt(), boon.by(), boon.state.round]).toEqual(['upgrade', 0, 0])
    boon.choose(boon.options()[0])
    expect([boon.prompt(), boon.by()]).toEqual(['upgrade', 1])
    boon.choose(boon.options()[0])
    expect([boon.prompt(), boon.state.round]).toEqual(['activate', 1])
    const names = boon.state.piles[cardsOf(0)].map((card) => terrinoth.kindName(card))
    expect(names).not.toContain('precise-strike')
  })

  it('H15.3 lets a lost quest be played again', () => {
    const quests = questsOf('goblins').map((key) => ({ key, name: key }))
    const won: string[] = []
    const next = () => nextOf(quests, ({ key }) => won.includes(key))?.key
    const lost = journey.resultOf(over({ result: LOST }))
    expect([lost.won, lost.stars, next()]).toEqual([false, 0, quests[0].key])
    won.push(quests[0].key)
    expect(next()).toBe(quests[1].key)
    won.push(...quests.map(({ key }) => key))
    expect(next()).toBeUndefined()
  })

  it('H15.4 brings back who fell, without upgrades, items or tokens', () => {
    const next = new Table(terrinoth, optionsFor(questsOf('goblins')[1], party, []), {})
    for (const hero of ['kari', 'lissa']) {
      expect(next.hero(hero)).toMatchObject({ wounds: 0, tokens: 0, items: [], fallen: false })
    }
    expect(next.state.classIs.slice(0, 2)).toEqual([-1, -1])
    const { basics } = terrinoth.content
    expect(basics).toContainEqual(next.state.piles[cardsOf(0)])
  })

  it('H15.5 gives a star for winning, one if no hero fell, one if peril is not at its end', () => {
    const last = terrinoth.content.quests[0].track.length - 1
    const stars = (change: Partial<TerrinothState>) =>
      journey.resultOf(over({ result: WON, ...change })).stars
    expect(stars({})).toBe(3)
    expect(stars({ fallen: [0, 1, 0, 0] })).toBe(2)
    expect(stars({ peril: last })).toBe(2)
    expect(stars({ peril: last - 1 })).toBe(3)
    expect(stars({ fallen: [1, 0, 0, 0], peril: last })).toBe(1)
    expect(journey.resultOf(over({ result: LOST })).stars).toBe(0)
  })
})

it('H15.1 keeps a match of a run as text like any other', () => {
  const { name, quest } = boonGiving('tokens')
  const options = optionsFor(questAfter(quest), party, [name])
  const match = newMatch(terrinoth, options, new RandomDealer(3))
  match.choose(match.texts()[0])
  expect(parseMatch(printMatch(match.record)).options).toEqual(match.options)
})
