/** Every tactic and Loot card of the house pack, played as printed: each side, each action, each Defend. */
import { describe, it } from 'vitest'
import type { Clan } from '../state.ts'
import { playDefence, playSide, playsOnTurn } from '../testing/as-printed.ts'
import { housePack } from './house-pack.ts'
import type { Sides } from './types.ts'

/** Loot is played by the Slimes: many, and with wounds. */
const LOOTERS: Clan = 'slimes'

const cards: { readonly clan: Clan; readonly name: string; readonly play: Sides }[] = [
  ...housePack.clans.flatMap(({ name: clan, cards }) => cards.map((card) => ({ clan, ...card }))),
  ...housePack.loot.map((card) => ({ clan: LOOTERS, ...card })),
]

describe.each(cards)('$name', ({ clan, name, play }) => {
  play.forEach((side, n) => {
    const which = play.length === 1 ? 'its actions' : ['its left side', 'its right side'][n]
    if (playsOnTurn(side)) it(`${name}: ${which}`, () => playSide(clan, name, play, n))
    else it(`${name}: its Defend`, () => playDefence(clan, name, play))
  })
})
