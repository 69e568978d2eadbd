import { ROOMS } from '@muster/keep/view'
import type { Table } from '../table.ts'

/** Rooms where the scenario always has something to be done. */
export function errandsOf({ content, state }: Table): readonly number[] {
  return content.pack.scenarios[state.scenario].errands.flatMap(({ where }) => {
    if (where.in !== 'room') return []
    const room = ROOMS.indexOf(where.room)
    return state.cell[room] >= 0 ? [room] : []
  })
}
