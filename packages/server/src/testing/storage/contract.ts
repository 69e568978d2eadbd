/** What every storage does, whatever it is made of. */
import { accountsContract } from './accounts.ts'
import { copiesContract } from './copies.ts'
import { houseContract } from './house.ts'
import { killedContract } from './killed.ts'
import { logContract } from './log.ts'
import { matchesContract } from './matches.ts'
import { racesContract } from './races.ts'
import type { Place } from './setting.ts'

export function storageContract(place: Place): void {
  accountsContract(place)
  matchesContract(place)
  logContract(place)
  racesContract(place)
  houseContract(place)
  copiesContract(place)
  killedContract(place)
}
