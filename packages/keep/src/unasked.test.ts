import { describe, expect, it } from 'vitest'
import { keepWith } from './game.ts'
import { examplePack } from './testing/example-map.ts'
import { type Laid, table } from './testing/table.ts'

const game = keepWith(examplePack)

/** Which hero is resolved without asking; nothing, where people are asked. */
function taken(laid: Laid, card: string): string | undefined {
  const t = table({ game, clans: ['ratfolk'] }).put({ monsters: {}, tokens: {}, ...laid })
  t.invade(card)
  expect(t.prompt()).toBe('next-hero')
  const index = game.unasked?.(t.state, t.umpire.decision)
  return index === undefined ? undefined : t.options()[index]
}

const AT_CEMETERY = { 'ratfolk/cemetery': 1 }

describe('who acts next', () => {
  it('is not asked of those who can only wait, whenever they act', () => {
    const laid = { monsters: AT_CEMETERY, heroes: ['warrior/study', 'warrior/cemetery'] }
    expect(taken(laid, 'rogue-eye')).toBe('resolve rogue/study')
  })

  it('is asked where they are enough for a treasure, or may become so', () => {
    const enough = ['warrior/study', 'mage/study', 'warrior/cemetery']
    expect(taken({ monsters: AT_CEMETERY, heroes: enough }, 'rogue-eye')).toBeUndefined()
    // From the Cemetery they charge to the Beast Trainer.
    const behind = { heroes: ['rogue/beast-trainer active', 'warrior/cemetery active'] }
    expect(taken({ ...behind, treasure: { cemetery: 0 } }, 'mage-jewel')).not.toBe(
      'resolve rogue/beast-trainer',
    )
  })

  it('is asked where an arrow may fly', () => {
    const laid = { monsters: { 'ratfolk/library': 1, ...AT_CEMETERY }, heroes: [] }
    expect(taken(laid, 'archer-eye')).not.toBe('resolve archer/study')
  })
})
