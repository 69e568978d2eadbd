import { describe, expect, it } from 'vitest'
import { GUILD_HERO } from './content.ts'
import { dangerOf, dangers } from './crowds.ts'
import { deedOf, guildToCome, pathFrom } from './forecast.ts'
import { keep, keepWith } from './game.ts'
import {
  CLASSES,
  copyState,
  type HeroClass,
  type KeepState,
  ROOMS,
  type Room,
  SYMBOLS,
} from './state.ts'
import { examplePack } from './testing/example-map.ts'
import { sampledMatch, samples } from './testing/sampled-match.ts'
import { type Laid, table } from './testing/table.ts'
import { whatIf } from './what-if.ts'

const game = keepWith(examplePack)
const { content } = game
const at = (room: Room): number => ROOMS.indexOf(room)

const laid = (parts: Laid): KeepState =>
  table({ game, clans: ['ratfolk', 'red-dragon'] }).put({
    monsters: {},
    heroes: [],
    tokens: {},
    ...parts,
  }).state

const danger = (room: Room, parts: Laid) => dangerOf(content, laid(parts), at(room))
const came = (hero: HeroClass, symbol: (typeof SYMBOLS)[number], parts: Laid) =>
  whatIf(content, laid(parts), CLASSES.indexOf(hero), SYMBOLS.indexOf(symbol))

describe('danger', () => {
  it('counts who would be awake with the next card, against the value', () => {
    expect(danger('study', {})).toMatchObject({ awake: 1, value: 3, falls: false })
    const two = ['rogue/study', 'archer/study']
    expect(danger('study', { heroes: two })).toMatchObject({ awake: 3, falls: true })
    expect(danger('library', {})).toBeUndefined()
  })

  it('is none behind a guard, and less behind traps', () => {
    const two = ['rogue/study', 'archer/study']
    const guarded = danger('study', { heroes: two, monsters: { 'ratfolk/study': 1 } })
    expect(guarded).toMatchObject({ awake: 3, falls: false, guarded: true })
    // K6.5: a Rogue still comes through one trap, nobody through two.
    expect(danger('cemetery', { tokens: { 'cemetery/trap': 1 } })?.awake).toBe(1)
    expect(danger('cemetery', { tokens: { 'cemetery/trap': 2 } })?.awake).toBe(0)
  })

  it('reckons with those who would be inspired on the way', () => {
    // Workshop and Forge have no treasure: whoever comes there runs on to the Vault.
    const heroes = ['rogue/workshop', 'archer/workshop', 'mage/vault']
    expect(danger('vault', { heroes })).toMatchObject({ awake: 5, value: 4, falls: true })
    const held = { heroes, monsters: { 'ratfolk/workshop': 1 } }
    expect(danger('vault', held)?.awake).toBe(2)
    const trapped = { heroes, tokens: { 'vault/trap': 1 } }
    expect(danger('vault', trapped)?.awake).toBe(4)
  })

  it('counts both heroes of a card, and those who come from afar', () => {
    const guild = ['rogue-swords']
    const both = danger('vault', { guild, wave: 2 })
    const afar = danger('vault', { guild, wave: 2, heroes: ['mage/forge', 'archer/workshop'] })
    expect([both?.awake, afar?.awake]).toEqual([2, 4])
    // K6.3: no token is left, so those of the class wake instead.
    const rogues = Array.from({ length: 6 }, () => 'rogue/vault')
    expect(danger('vault', { guild, wave: 2, heroes: rogues })?.awake).toBe(6)
  })

  it('counts nobody twice where ways part and meet again', () => {
    // From the Forge both the Sewers and the Workshop are nearer to the Vault.
    const { state: empty } = table({ game: keep, clans: ['ratfolk'] }).put({
      monsters: {},
      heroes: [],
      tokens: {},
      treasure: { sewers: 0, workshop: 0, forge: 0, apothecary: 0, library: 0, cells: 0 },
    })
    const vault = (state: KeepState) => dangerOf(keep.content, state, at('vault'))?.awake
    expect(vault(empty)).toBe(2)
    // One who comes from there wakes the sleepers of one way, not of both.
    const { state: sleepers } = table({ game: keep, clans: ['ratfolk'] }).put({
      monsters: {},
      tokens: {},
      heroes: ['archer/forge active', 'rogue/sewers', 'mage/workshop'],
      treasure: { sewers: 0, workshop: 0, forge: 0, apothecary: 0, library: 0, cells: 0 },
    })
    expect(vault(sleepers)).toBe(2)
  })

  it('reckons with all cards of an invasion', () => {
    const two = ['rogue-jewel', 'mage-jewel', 'archer-jewel']
    expect(danger('vault', { guild: two })?.awake).toBe(1)
    expect(danger('vault', { guild: two, wave: 2 })?.awake).toBe(2)
  })

  it('warns where the guards can be beaten', () => {
    const heroes = ['rogue/vault', 'rogue/vault', 'mage/vault']
    const behind = (wounds: number) =>
      danger('vault', {
        heroes,
        guild: ['rogue-jewel'],
        monsters: { [`red-dragon/vault/${wounds}`]: 1 },
      })
    expect(behind(2)).toMatchObject({ awake: 4, falls: false, guarded: true, beaten: true })
    expect(behind(0)).toMatchObject({ awake: 4, falls: false, guarded: true, beaten: false })
  })

  it('adds up those who are on their way in an invasion', () => {
    const heroes = ['mage/workshop active', 'archer/forge active', 'rogue/vault']
    expect(danger('vault', { heroes })).toMatchObject({ awake: 3, falls: false })
  })

  it('knows what the Guild can still send', () => {
    const heroes = ['rogue/study', 'archer/study']
    const guild = ['rogue-jewel', 'mage-hats']
    expect(danger('study', { heroes, guild, wave: 2 })?.awake).toBe(0)
    expect(danger('study', { heroes, guild: ['mage-eye'], wave: 2 })?.awake).toBe(3)
    // K4.9: only a Mage walks out of the Cells.
    const jailed = ['rogue/cells']
    expect(danger('cells', { heroes: jailed, guild: ['rogue-special'], wave: 2 })?.awake).toBe(0)
    expect(danger('cells', { heroes: jailed, guild: ['mage-special'], wave: 2 })?.awake).toBe(2)
  })

  it('is there for each treasure of whole matches', () => {
    sampledMatch(4, samples[8], {
      decision({ state }) {
        dangers(keep.content, state).forEach((found, room) => {
          expect(found !== undefined).toBe(state.value[room] > 0)
          if (found !== undefined) expect(found.awake).toBeLessThanOrEqual(24)
        })
      },
    })
  })

  it('foretells every treasure that falls before a guard does', () => {
    let fallen = 0
    sampledMatch(7, samples[8], {
      decision({ state, decision }) {
        if (decision.prompt !== 'turn') return
        const found = dangers(keep.content, state)
        for (const card of guildToCome(keep.content, state)) {
          const { type, of, at: symbol } = keep.content.kinds[keep.content.kindOf[card]]
          if (type !== GUILD_HERO) continue
          const { events } = whatIf(keep.content, state, of, symbol)
          const first = events.find(({ name }) => name === 'looted' || name === 'monster-gone')
          if (first?.name !== 'looted') continue
          fallen++
          expect(found[first.a]).toMatchObject({ falls: true })
        }
      },
    })
    expect(fallen).toBeGreaterThan(0)
  })
})

describe('what a hero does next', () => {
  const deed = (hero: string, parts: Laid = {}) => {
    const state = laid({ ...parts, heroes: [hero, ...(parts.heroes ?? [])] })
    return deedOf(
      content,
      state,
      state.heroIs.findIndex((is) => is > 0),
    )
  }

  it('is to attack, loot, wait or charge', () => {
    expect(deed('mage/study active', { monsters: { 'ratfolk/study': 2 } })).toEqual({
      does: 'attacks',
      guards: 2,
    })
    expect(deed('mage/cemetery active')).toEqual({ does: 'loots', value: 1, awake: 1 })
    expect(deed('mage/study active')).toEqual({ does: 'waits', value: 3, awake: 1 })
    expect(deed('mage/forge active')).toEqual({ does: 'charges', to: 1 << at('workshop') })
  })

  it('may end before: in a trap, or in the Cells', () => {
    const trap = { tokens: { 'library/trap': 1 } }
    expect(deed('mage/library fresh', trap).does).toBe('dies')
    expect(deed('rogue/library fresh', trap).does).toBe('charges')
    expect(deed('mage/library active', trap).does).toBe('charges')
    expect(deed('archer/cells fresh').does).toBe('stays')
    expect(deed('mage/cells fresh').does).toBe('loots')
  })

  it('has a path as far as it is free', () => {
    const path = (parts: Laid) => pathFrom(content, laid(parts), at('library')).map((r) => ROOMS[r])
    expect(path({})).toEqual(['forge', 'workshop', 'vault'])
    expect(path({ monsters: { 'ratfolk/forge': 1 } })).toEqual(['forge'])
  })
})

describe('what if a card came now', () => {
  it('plays the whole chain, on a copy', () => {
    const parts: Laid = { heroes: ['rogue/forge'], monsters: { 'red-dragon/workshop': 1 } }
    const before = laid(parts)
    const copy = copyState(before)
    const { events, state, hidden, lost } = whatIf(content, before, 2, SYMBOLS.indexOf('hats'))
    expect(before).toEqual(copy)
    expect({ hidden, lost }).toEqual({ hidden: false, lost: false })
    const told = game.sayEvents(state, events, 'en').map(({ text }) => text)
    expect(told).toContain('A Mage charges from the Library to the Forge and inspires a Rogue.')
    expect(state.heroIs.every((is) => is === 0)).toBe(true)
  })

  it('goes on after a treasure that nobody has turned: what it does is hidden, that it is gone is not', () => {
    const found = came('rogue', 'eye', { treasure: { cemetery: 1, study: 1 } })
    expect(found.hidden).toBe(false)
    const looted = found.events.filter(({ name }) => name === 'looted')
    expect(looted.map(({ a }) => a).sort((a, b) => a - b)).toEqual([at('cemetery'), at('study')])
    expect([found.state.value[at('cemetery')], found.state.value[at('study')]]).toEqual([0, 0])
    expect(found.state.heroIs.every((is) => is === 0)).toBe(true)
  })

  it('sees the end coming', () => {
    const heroes = ['rogue/vault', 'rogue/vault', 'mage/vault']
    expect(came('archer', 'jewel', { heroes, treasure: { vault: 'defeat-4' } }).lost).toBe(true)
    const unseen = came('archer', 'jewel', { heroes, treasure: { vault: 4 } })
    expect({ lost: unseen.lost, hidden: unseen.hidden }).toEqual({ lost: true, hidden: false })
    const monsters = { 'red-dragon/vault': 1 }
    expect(came('archer', 'jewel', { heroes, monsters }).lost).toBe(false)
  })

  it('passes every defence, and always comes to an end', () => {
    sampledMatch(5, samples[10], {
      decision(u) {
        if (u.decision.prompt !== 'turn') return
        for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
          const { events } = whatIf(keep.content, u.state, symbol % 4, symbol)
          expect(events.every(({ name }) => name !== 'defended')).toBe(true)
        }
      },
    })
  })
})
