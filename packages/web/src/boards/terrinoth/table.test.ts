/** What has not changed on the table is the same object: its part of the board is not drawn anew. */
import { terrinoth } from '@muster/terrinoth'
import { expect, it } from 'vitest'
import { lay } from '../../testing/terrinoth-table.ts'
import { asTerrinoth, tableOf } from './table.ts'

const [KARI, LISSA] = [0, 1]

it('a wound of one hero leaves the other column, the strip and the shadows as they are', () => {
  const before = lay()
  const hurt = terrinoth.copy(before.state)
  hurt.wounds[LISSA] = 3
  const after = tableOf(terrinoth.content, hurt, 'en')
  expect(after.view.heroes[LISSA].left).toBe(before.view.heroes[LISSA].left - 3)
  expect(after.view.heroes[LISSA]).not.toBe(before.view.heroes[LISSA])
  expect(after.view.heroes[KARI]).toBe(before.view.heroes[KARI])
  expect(after.view.peril).toBe(before.view.peril)
  expect(after.view.location).toBe(before.view.location)
  expect(after.view.shadows).toBe(before.view.shadows)
})

it('a table is read once, and only of this game', () => {
  const table = lay()
  expect(tableOf(terrinoth.content, table.state, 'en')).toBe(table)
  const french = tableOf(terrinoth.content, table.state, 'fr')
  expect(french.names.quest(french.view.quest)).not.toBe(table.names.quest(table.view.quest))
  const { stack, agenda, piles, bagCards, bagPlaces, bagOrigin } = table.state
  const { shuffles, rolls, result } = table.state
  const other = { stack, agenda, piles, bagCards, bagPlaces, bagOrigin, shuffles, rolls, result }
  expect(() => asTerrinoth(other)).toThrow('another game')
})
