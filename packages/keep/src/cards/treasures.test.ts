/** What each treasure does when it is looted, at the value it has. */
import { describe, expect, it } from 'vitest'
import { houseGame } from '../testing/as-printed.ts'
import { type Table, table } from '../testing/table.ts'
import { housePack } from './house-pack.ts'
import type { TreasureEffect } from './types.ts'

/** A Rogue comes to the Cemetery, where enough others lie; her twin in the Study finds two Slimes. */
function looted(treasure: string, value: number): Table {
  const t = table({ game: houseGame, clans: ['witches', 'slimes'] })
  t.put({
    monsters: { 'slimes/study': 2 },
    heroes: Array.from({ length: value - 1 }, () => 'warrior/cemetery'),
    tokens: { 'cemetery/bone': 1 },
    treasure: { cemetery: treasure },
    hands: { 1: ['axe', 'axe', 'spider', 'spider', 'howl'], 2: ['haste', 'foresight'] },
    guild: ['rogue-eye', 'warrior-hats', 'mage-hats'],
  })
  t.choose('end-turn')
  while (t.times('looted') === 0) {
    t.choose(t.options().find((option) => option === 'resolve rogue/cemetery') ?? t.options()[0])
  }
  return t
}

/** After the loot: what a player would see of each effect. */
const SEEN: Readonly<Record<Exclude<TreasureEffect, 'defeat'>, (t: Table) => void>> = {
  spill(t) {
    expect(t.tokens()).toEqual({})
  },
  curse(t) {
    const hands = () => [t.pile('hand/1').length, t.pile('hand/2').length]
    const before = hands()
    expect(t.prompt()).toBe('curse')
    t.choose('discard axe', 'discard haste')
    expect(hands()).toEqual(before.map((cards) => cards - 1))
  },
  heal(t) {
    expect(t.heroes().filter((hero) => hero === 'rogue/cemetery active')).toHaveLength(1)
  },
  prisoner(t) {
    expect(t.heroes()).toContain('warrior/cells')
  },
}

describe.each(housePack.treasures)('$name', ({ name, value, effect }) => {
  if (effect === 'defeat') {
    it(`${name}: everybody loses`, () => {
      const t = table({ game: houseGame, clans: ['slimes'] })
      t.put({
        monsters: {},
        heroes: Array.from({ length: value - 1 }, () => 'mage/vault'),
        guild: ['rogue-jewel', 'mage-hats'],
      })
      t.choose('end-turn')
      t.expectEvents(`looted vault ${value} ${name}`, 'lost 0')
      expect(t.isOver).toBe(true)
    })
    return
  }
  it(`${name}: ${effect}`, () => {
    const t = looted(name, value)
    t.expectEvents(`looted cemetery ${value} ${name}`)
    expect(t.pile('box')).toContain(name)
    SEEN[effect](t)
  })
})
