import type { LanguageCode, Telling } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { keepWith } from '../game.ts'
import { CLASSES, monsterAt, ROOMS, type Room } from '../state.ts'
import { examplePack } from '../testing/example-map.ts'
import { table } from '../testing/table.ts'

const game = keepWith(examplePack)
const { content } = game
const { state } = table({ game, clans: ['ratfolk', 'red-dragon', 'slimes'] })

const event = (name: string, a = 0, b = 0, c = 0, d = 0): Telling => ({ name, a, b, c, d })
const log = (events: readonly Telling[], language: LanguageCode = 'en'): string[] =>
  game.sayEvents(state, events, language).map(({ text }) => text)
const at = (room: Room): number => ROOMS.indexOf(room)
const [warrior, rogue, mage, archer] = CLASSES.map((_, n) => n)
const card = (name: string): number =>
  content.kindOf.findIndex((kind) => content.kinds[kind].name === name)
const rat = (room: Room): number => monsterAt(0, at(room), 0)

describe('a charge', () => {
  const steps = (...classes: number[]) =>
    classes.map((one, n) => event('step', one, at('library'), n, 8))
  const charge = event('charged', at('library'), at('forge'), 2)

  it('names who charges, and whom they inspire', () => {
    const chain = [...steps(mage), charge, event('woke', rogue, at('forge'), 7, 0)]
    expect(log(chain)).toEqual([
      'A Mage charges from the Library to the Forge and inspires a Rogue.',
    ])
    expect(log(chain, 'fr')).toEqual([
      'Un Mage charge de la Bibliothèque à la Forge et galvanise une Voleuse.',
    ])
    expect(log(chain, 'pt')).toEqual([
      'Um Mago avança da Biblioteca para a Forja e inspira uma Ladina.',
    ])
  })

  it('counts heroes alike', () => {
    const woken = [0, 1].map((n) => event('woke', archer, at('forge'), n + 18, 0))
    expect(log([...steps(warrior, warrior, mage), charge, ...woken])).toEqual([
      'Two Warriors and a Mage charge from the Library to the Forge and inspire two Archers.',
    ])
  })

  it('is told apart from those who wake elsewhere or otherwise', () => {
    const healed = event('woke', rogue, at('forge'), 7, 1)
    expect(log([...steps(mage), charge, healed])).toHaveLength(2)
    expect(log([...steps(mage), charge, event('woke', rogue, at('study'), 7, 0)])[1]).toBe(
      'A Rogue in the Study is inspired.',
    )
  })
})

describe('a blow', () => {
  it('is told with what it did', () => {
    const slime = monsterAt(2, at('forge'), 0)
    expect(log([event('attacks', rogue, slime, 6), event('wounded', slime, 1)])).toEqual([
      'The Rogue attacks the Slime in the Forge: 1 of 2 left.',
    ])
    expect(
      log([event('attacks', rogue, rat('vault'), 6), event('monster-gone', rat('vault'))], 'fr'),
    ).toEqual(['La Voleuse attaque l’Homme-rat dans la Chambre forte\u00a0: retour au repaire.'])
    expect(
      log([event('attacks', rogue, slime, 6), event('defended', 2, card('absorb'), 0)]),
    ).toEqual(['The Rogue attacks the Slime in the Forge.', 'The Slimes defend with Absorb.'])
  })

  it('drives a hero off, or wounds it', () => {
    const hit = event('hit', 0, rogue, at('forge'), 6)
    expect(log([hit, event('hero-gone', rogue, at('forge'), 6)])).toEqual([
      'The Ratfolk drive off the Rogue in the Forge.',
    ])
    expect(log([hit])).toEqual(['The Ratfolk wound the Rogue in the Forge.'])
    expect(log([hit, event('hero-gone', rogue, at('forge'), 7)])).toHaveLength(2)
  })

  it('of a trap says whether the hero is gone', () => {
    const trap = event('trapped', mage, at('sewers'), 12)
    expect(log([trap, event('hero-gone', mage, at('sewers'), 12)], 'pt')).toEqual([
      'O Mago cai numa armadilha nos Esgotos e some.',
    ])
    expect(log([trap, trap, event('hero-gone', mage, at('sewers'), 12)])).toHaveLength(1)
  })
})

describe('a looting', () => {
  it('is one sentence with those who did it', () => {
    const tired = [warrior, archer, archer].map((one, n) => event('exhausted', one, at('study'), n))
    const loot = event('looted', at('study'), 3, card('prisoner-3'))
    expect(log([...tired, loot])).toEqual([
      'A Warrior and two Archers loot the treasure of 3 in the Study: Prisoner.',
    ])
    expect(log([loot], 'fr')).toEqual([
      'Les héros pillent le trésor de 3 dans le Cabinet d’étude\u00a0: Prisonnier.',
    ])
    expect(log([event('exhausted', rogue, at('cells'), 6)])).toEqual([
      'A Rogue stays in the Cells, exhausted.',
    ])
  })
})

describe('monsters', () => {
  it('that go the same way go together, with what they carry', () => {
    const move = event('moved', rat('vault'), at('sewers'))
    const frog = event('carried', 2, at('vault'), at('sewers'))
    expect(log([move, move, frog])).toEqual([
      'Two Ratfolk go from the Vault to the Sewers with a frog.',
    ])
    expect(log([move, event('moved', rat('vault'), at('workshop'))])).toHaveLength(2)
    expect(log([frog], 'fr')).toEqual(['La grenouille passe de la Chambre forte aux Égouts.'])
  })

  it('alone of their clan are called by it', () => {
    const dragon = event('summoned', monsterAt(1, at('vault'), 0))
    expect(log([dragon], 'en')).toEqual(['The Red Dragon appears in the Vault.'])
    expect(log([event('summoned', rat('vault')), event('summoned', rat('vault'))])).toEqual([
      'Two Ratfolk appear in the Vault.',
    ])
  })
})

describe('cards', () => {
  it('of a player are listed, alike ones with their number', () => {
    const drawn = ['scurry', 'huddle', 'scurry'].map((name) => event('drew', 0, card(name)))
    expect(log(drawn)).toEqual(['The Ratfolk draw Scurry ×2 and Huddle.'])
    expect(log([...drawn, event('drew', 1, card('wingbeat'))])).toHaveLength(2)
  })

  it('of a scenario are told once, with what they do', () => {
    const bell = card('bell')
    expect(log([event('guild', bell), event('scenario', bell)])).toHaveLength(1)
    // K4.5: one that comes up for the Cells does nothing.
    expect(log([event('guild', bell)])).toEqual(['Guild card: Bell.'])
  })

  it('that left no choice say so', () => {
    const forced = [event('only-option', 0), event('discarded', 0, card('scurry'))]
    expect(log(forced)).toEqual(['The Ratfolk discard Scurry (only choice).'])
    expect(
      log([event('only-option', 0), event('moved', rat('vault'), at('sewers'))])[0],
    ).not.toMatch(/choice/)
  })
})

describe('every sentence', () => {
  const told = (events: readonly Telling[]) => game.sayEvents(state, events, 'en')

  it('names the rule that brought it about', () => {
    const rules = (...events: Telling[]) => told(events).map(({ rule }) => rule)
    expect(rules(event('woke', rogue, 0, 6, 0), event('woke', rogue, 0, 7, 2))).toEqual([
      'K6.7',
      'K4.6',
    ])
    expect(rules(event('destroyed', 0, 0, -1), event('destroyed', 0, 0, warrior))).toEqual([
      'K7.1',
      'K6.5',
    ])
    const sent = [event('cells', 0), event('guild', card('rogue-hats'))]
    expect(rules(...sent, event('hero-in', rogue, at('cells'), 6)).at(-1)).toBe('K4.9')
    expect(rules(event('hero-in', rogue, at('forge'), 6))).toEqual(['K6.1'])
  })

  it('weighs what it tells, and the worst in it', () => {
    const weights = (...events: Telling[]) => told(events).map(({ weight }) => weight)
    const hit = event('hit', 0, rogue, at('forge'), 6)
    expect(weights(hit)[0]).toBeLessThan(weights(hit, event('hero-gone', rogue, at('forge'), 6))[0])
    // What happens to one's own monsters and treasure is more than who comes.
    const slime = monsterAt(2, at('forge'), 0)
    const [comes] = weights(event('hero-in', archer, at('vault'), 18))
    const [hurts] = weights(event('shot', at('vault'), slime), event('wounded', slime, 1))
    const [falls] = weights(event('attacks', rogue, slime, 6), event('monster-gone', slime))
    const [loot] = weights(event('looted', at('study'), 3, card('prisoner-3')))
    expect([comes < hurts, hurts < falls, falls <= loot]).toEqual([true, true, true])
    // After a long stretch one wants to know first which Guild cards came.
    expect(weights(event('guild', card('rogue-hats')))[0]).toBeGreaterThan(falls)
    expect(weights(event('won'))).toEqual([9])
    expect(weights(event('shuffled', 0))).toEqual([0])
  })
})
