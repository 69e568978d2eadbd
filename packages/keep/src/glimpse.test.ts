import { expect, it } from 'vitest'
import { glimpseOf } from './glimpse.ts'
import { ROOMS } from './state.ts'
import { table } from './testing/table.ts'

it('shows rooms, treasures, monsters and heroes, the wave and whose turn it is', () => {
  const t = table({ clans: ['ratfolk', 'red-dragon'] }).put({
    monsters: { 'ratfolk/vault': 3 },
    heroes: ['rogue/vault', 'mage/vault', 'archer/forge'],
  })
  const glimpse = glimpseOf(t.state)
  expect(glimpse).toMatchObject({ version: 1, wave: 1, guild: 27, active: 1 })
  expect(glimpse?.rooms).toHaveLength(t.state.cell.filter((cell) => cell >= 0).length)
  const [vault] = glimpse?.rooms ?? []
  expect(vault).toEqual([t.state.cell[ROOMS.indexOf('vault')], 0, 4, 3, 2])
})

it('is nothing for a table of another game', () => {
  expect(glimpseOf({ track: 3 })).toBeUndefined()
})
