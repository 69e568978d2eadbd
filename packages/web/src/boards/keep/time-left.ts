/** How long a match may still take. */
import { GUILD, GUILD_DISCARD, type KeepState } from '@muster/keep/view'
import type { SeatView } from '../../host/protocol.ts'
import { minutesOf } from './minutes.ts'
import type { Table } from './table.ts'

/** The part of both waves that is still to come. */
function stillToCome({ piles, wave }: KeepState): number {
  const left = piles[GUILD].length
  const deck = Math.max(1, left + piles[GUILD_DISCARD].length)
  return (left + (wave === 1 ? deck : 0)) / (2 * deck)
}

export function minutesLeft(
  { view, state }: Table,
  seats: readonly Pick<SeatView, 'bot'>[],
): number {
  if (view.result !== 'going-on') return 0
  return minutesOf({
    players: view.players,
    level: view.level,
    seats: seats.length,
    bots: seats.filter(({ bot }) => bot !== undefined).length,
    left: stillToCome(state),
  })
}
