/** The rulebook's worked examples, step by step, on its map: KX.3 and KX.4. */
import { describe, expect, it } from 'vitest'
import { examplePack } from '../testing/example-map.ts'
import { rulesGame } from '../testing/rules-game.ts'
import { table } from '../testing/table.ts'

const game = rulesGame(examplePack)

describe('KX.3 Invasion on Hardcore, second wave', () => {
  it('KX.3 resolves three cards as the rulebook tells it', () => {
    // Cards that defend are dealt first and put away: nobody is asked to defend.
    const t = table({
      game,
      clans: ['ratfolk', 'red-dragon'],
      level: 'hardcore',
      script: { 'deck/2': ['back-to-the-roost'] },
    }).put({
      monsters: { 'ratfolk/apothecary': 2, 'red-dragon/forge': 1 },
      heroes: ['archer/study', 'archer/study'],
      tokens: { 'workshop/trap': 2, 'beast-trainer/trap': 1, 'cemetery/bone': 2 },
      treasure: { cemetery: 'heal-1', study: 'prisoner-3' },
      hands: { 1: [], 2: [] },
      wave: 2,
    })
    t.invade('rogue-swords', 'warrior-eye', 'archer-jewel', 'mage-hats')
    // First card: the Rogue in the Forge wounds the dragon; the one in the Workshop takes one trap away and
    // dies to the other. Neither can get in the way of the other, so nobody is asked.
    t.expectEvents(
      'guild rogue-swords',
      'hero-in rogue workshop 6',
      'hero-in rogue forge 7',
      'destroyed trap workshop rogue',
      'trapped rogue workshop 6',
      'hero-gone rogue workshop 6',
      'attacks rogue red-dragon/forge 7',
      'wounded red-dragon/forge 1',
    )
    // Second card: Warriors in the Cemetery and in the Study.
    t.expectEvents('guild warrior-eye', 'hero-in warrior cemetery 0', 'hero-in warrior study 1')
    expect(t.options()).toEqual(['resolve warrior/cemetery', 'resolve warrior/study'])
    t.choose('resolve warrior/cemetery')
    t.expectEvents(
      'destroyed bone cemetery warrior',
      'destroyed bone cemetery warrior',
      'exhausted warrior cemetery 0',
      'looted cemetery 1 heal-1',
      'woke warrior cemetery 0 1',
    )
    // The healed Warrior need not act at once (K6.15).
    expect(t.options()).toEqual(['resolve warrior/cemetery', 'resolve warrior/study'])
    t.choose('resolve warrior/study')
    t.expectEvents(
      'woke archer study 18 0',
      'woke archer study 19 0',
      'exhausted warrior study 1',
      'looted study 3 prisoner-3',
      'guild archer-jewel',
      'hero-in archer cells 20',
      // The one monster next to the Cells is in the Apothecary.
      'shot cells ratfolk/apothecary',
      'monster-gone ratfolk/apothecary',
      'exhausted archer cells 20',
      // The healed Warrior is the last one: on to the Beast Trainer, where the trap is before anything else.
      'charged cemetery beast-trainer 1',
      'trapped warrior beast-trainer 0',
      'hero-gone warrior beast-trainer 0',
    )
    expect(t.times('destroyed')).toBe(0)
    // Third card.
    t.expectEvents('guild mage-hats', 'hero-in mage library 12', 'hero-in mage apothecary 13')
    expect(t.options()).toEqual(['resolve mage/library', 'resolve mage/apothecary'])
    t.choose('resolve mage/library')
    t.expectEvents(
      'charged library forge 1',
      'woke rogue forge 7 0',
      'attacks mage red-dragon/forge/1 12',
      'attacks rogue red-dragon/forge/2 7',
      'wounded red-dragon/forge/2 3',
      'attacks mage ratfolk/apothecary 13',
      'monster-gone ratfolk/apothecary',
    )
    expect(t.monsters()).toEqual({ 'red-dragon/forge/3': 1 })
    expect(t.prompt()).toBe('turn')
  })
})

describe('KX.4 Rogue at the Beast Trainer', () => {
  it('KX.4 removes the trap and waits; later a Mage inspires her and both loot', () => {
    const t = table({ game, clans: ['ratfolk'], script: { 'deck/1': ['huddle'] } }).put({
      monsters: { 'ratfolk/sewers': 2 },
      heroes: [],
      tokens: { 'beast-trainer/trap': 1 },
      treasure: { 'beast-trainer': 'spill-2' },
      hands: { 1: [] },
    })
    t.invade('rogue-bones')
    t.expectEvents('destroyed trap beast-trainer rogue', 'waits rogue beast-trainer 7')
    expect(t.times('trapped')).toBe(0)
    expect(t.heroes()).toContain('rogue/beast-trainer')
    t.invade('mage-bones')
    t.choose('resolve mage/beast-trainer')
    t.expectEvents(
      'woke rogue beast-trainer 7 0',
      'exhausted rogue beast-trainer 7',
      'exhausted mage beast-trainer 13',
      'looted beast-trainer 2 spill-2',
    )
  })
})
