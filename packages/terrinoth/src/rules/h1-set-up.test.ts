import { describe, expect, it } from 'vitest'
import { at, spawnNemesis, stack } from '../cards/build.ts'
import { housePack } from '../cards/house-pack.ts'
import { cardsOf, LAIR } from '../state.ts'
import { drillHeroes } from '../testing/drill-pack.ts'
import { rulesGame } from '../testing/rules-game.ts'
import { drill, drillWith, table } from '../testing/table.ts'

const house = rulesGame(housePack)

describe('H1 Set-up', () => {
  it('H1.1 seats one to four players, with a hero each, or two for who plays alone', () => {
    for (const [players, heroes] of [
      [1, 2],
      [2, 2],
      [3, 3],
      [4, 4],
    ]) {
      const t = table({ players })
      expect(t.state.heroIs.filter((is) => is >= 0)).toHaveLength(heroes)
      expect(drill.seats(t.state)).toBe(players)
    }
    for (const players of [0, 5]) expect(() => drill.readOptions({ players })).toThrow('"players"')
    expect(() => drill.readOptions({ players: 1, heroes: ['sal'] })).toThrow('needs 2')
  })

  it('H1.2 has eight quests to choose from, first The Goblin Problem', () => {
    const quests = house.optionFields.find(({ name }) => name === 'quest')
    expect(quests?.values).toHaveLength(8)
    expect(quests?.fallback).toBe('goblin-problem')
    expect(table({ quest: 'heist' }).state.quest).toBe(1)
  })

  it('H1.6 puts the quest’s Nemesis in the lair, not in the deck', () => {
    const t = table()
    expect(t.pile('lair')).toEqual(['tyrant'])
    const { nemesis } = drill.content.quests[0]
    expect(t.state.bagCards.flat()).not.toContain(nemesis)
    // Another quest's Nemesis stays in the box.
    expect(t.pile('box')).toContain('usurper')
  })

  it('H1.7 starts peril on the start space', () => {
    const t = table()
    expect([t.state.peril, drill.content.quests[0].track[0]]).toEqual([0, 0])
    expect(t.events().filter((event) => event.startsWith('peril'))).toEqual([])
  })

  it('H1.8 does not limit wounds, successes and progress by their number', () => {
    const t = table({ players: 4 }).put({ engaged: {}, shadows: [], progress: 98 })
    t.put({ tokens: { sal: 5, wick: 5, hob: 5, mag: 5 } })
    t.toRoll('scout-explore')
      .dice({ hero: ['success', 'success'] })
      .choose('roll 2')
    expect(t.state.progress).toBe(102)
  })

  it('H1.9 gives each hero the four basic cards of the type, and no type twice', () => {
    const t = table()
    const cards = (hero: number) => t.state.piles[cardsOf(hero)].map((card) => drill.kindName(card))
    expect(cards(0)).toEqual(['scout-attack', 'scout-explore', 'scout-rest', 'scout-aid'])
    expect(cards(1)).toEqual(['warrior-attack', 'warrior-explore', 'warrior-rest', 'warrior-aid'])
    expect(() => house.readOptions({ heroes: ['kari', 'tamsin'] })).toThrow('taken twice')
    expect(() => house.readOptions({ heroes: ['kari', 'nobody'] })).toThrow('no hero')
  })

  it('H1.10 lets the leader begin; fewer than four heroes have the player count card', () => {
    const t = table()
    expect([t.leader(), t.by(), t.prompt()]).toEqual(['sal', 0, 'activate'])
    expect(t.state.health.slice(0, 2)).toEqual([10 + 10, 12 + 10])
    expect(table({ players: 3 }).state.health.slice(0, 3)).toEqual([10 + 4, 12 + 4, 11 + 4])
    expect(table({ players: 4 }).state.health).toEqual([10, 12, 11, 9])
  })

  it('H1.11 reveals the first location: engaged enemies from the leader clockwise, then the shadows', () => {
    const t = table({ script: { 'enemies/1': ['runt', 'brute'] } })
    expect(t.eventsOf('arrived', 'spawned')).toEqual([
      'arrived road 3',
      'spawned runt sal 0',
      'spawned brute wick 0',
      'spawned hidden-1 shadows 1',
      'spawned hidden-1 shadows 1',
    ])
    expect(t.shadows()).toEqual(['?', '?'])
    // Three engaged and two heroes: round again.
    const cave = drillWith({ quest: { locations: [stack('cave')] } })
    const three = table({ game: cave, script: { 'enemies/1': ['runt', 'brute', 'runt'] } })
    expect([three.hero('sal').engaged, three.hero('wick').engaged]).toEqual([
      ['runt.1', 'runt.2'],
      ['brute.1'],
    ])
  })

  it('H1.13 uses quest-specific cards only where a quest names them', () => {
    const plain = table().pile('box')
    expect([plain.includes('vault'), plain.includes('letter')]).toEqual([true, true])
    const heist = table({ quest: 'heist' })
    const box = heist.pile('box')
    expect([box.includes('vault'), box.includes('letter')]).toEqual([false, false])
    expect(heist.state.bagCards.flat().map((card) => drill.kindName(card))).toContain('letter')
  })

  it('H1.13 does a quest’s special set-up before the normal one', () => {
    const game = drillWith({ quest: { triggers: [at('set-up', {}, spawnNemesis('shadows'))] } })
    table({ game }).expectEvents('nemesis tyrant shadows', 'arrived road 3', 'spawned brute sal 0')
  })

  it('H1.14 leaves what nobody uses in the box, and turns up who is engaged', () => {
    const t = table()
    const box = t.pile('box')
    for (const name of [
      'ogre',
      'rats-master',
      'moor',
      'healer-attack',
      'thief-rest',
      'knight-aid',
    ]) {
      expect(box, name).toContain(name)
    }
    expect([t.enemy('brute.1').faceDown, t.enemy('brute.2').faceDown]).toEqual([false, false])
  })

  it('H1.15 lets all heroes differ in type; alone one has two with cards and turns of their own', () => {
    const types = (players: number) =>
      table({ players }).state.heroIs.flatMap((is) => (is < 0 ? [] : drillHeroes[is].type))
    expect(types(4)).toEqual(['scout', 'warrior', 'healer', 'mage'])
    const t = table({ players: 1 }).put({ engaged: {} })
    expect(t.options()).toContain('activate scout-rest')
    t.toRoll('scout-rest').choose('roll 0')
    expect([t.by(), t.options()[0], t.leader()]).toEqual([0, 'activate warrior-attack', 'sal'])
  })

  it('H1.16 lays the Nemesis face up in the lair, so that it threatens from round one', () => {
    const t = table().put({ engaged: { sal: ['runt.1'] } })
    expect(t.state.masked[t.state.piles[LAIR][0]]).toBe(0)
    t.toRoll('scout-rest')
      .dice({ hero: ['defense'], enemy: ['threat'] })
      .choose('roll 0')
    t.expectEvents('threat sal 1', 'threat-of tyrant', 'wounded sal 1 1 tyrant')
  })
})
