import { dryRun } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { keepWith } from './game.ts'
import { ROOMS } from './state.ts'
import { examplePack } from './testing/example-map.ts'
import { type Laid, table } from './testing/table.ts'

const game = keepWith(examplePack)

/** What a choice in mid-invasion is said to bring. */
function preview(laid: Laid, card: string, choice: string) {
  const t = table({ game, clans: ['ratfolk'] }).put({ monsters: {}, tokens: {}, ...laid })
  t.invade(card)
  const { state, events, reveals } = dryRun(game, t.state, t.options().indexOf(choice))
  return { state, reveals, say: game.sayEvents(state, events, 'en').map(({ text }) => text) }
}

describe('a treasure that nobody has turned', () => {
  it('is said to be looted before it is, and the match to be lost with the great one', () => {
    const heroes = ['rogue/vault', 'rogue/vault', 'rogue/vault']
    const { say, reveals } = preview({ heroes }, 'rogue-swords', 'resolve rogue/workshop')
    expect(reveals).toBe(true)
    expect(say.slice(-2)).toEqual([
      'Four Rogues loot the treasure of 4 in the Vault: Defeat.',
      'The great treasure is looted: the monsters lose.',
    ])
  })

  it('says nothing of what it does', () => {
    const { say, state } = preview(
      { heroes: [], treasure: { cemetery: 1, study: 1 } },
      'rogue-eye',
      'resolve rogue/cemetery',
    )
    expect(say.at(-1)).toBe('A Rogue loots the treasure of 1 in the Cemetery.')
    expect(state.value[ROOMS.indexOf('cemetery')]).toBe(0)
  })
})
