/** Tables of Heroes of Terrinoth as a test lays them. */
import { RandomDealer, Umpire } from '@muster/engine'
import { type TerrinothState, terrinoth } from '@muster/terrinoth'
import { type Table, tableOf } from '../boards/terrinoth/table.ts'

/** The first question of a match of Kari and Lissa, with this changed on the table. */
export function lay(change?: (state: TerrinothState) => void): Table {
  const options = terrinoth.readOptions({ players: 2, heroes: ['kari', 'lissa'] })
  const state = terrinoth.newState(options)
  const umpire = new Umpire(terrinoth, terrinoth.content, state, new RandomDealer(1))
  umpire.begin()
  const laid = terrinoth.copy(umpire.state)
  change?.(laid)
  return tableOf(terrinoth.content, laid, 'en')
}
