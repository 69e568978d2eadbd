/** The deals of a table that is its own host. */
import { commitmentOf, type MatchRecord, type OpenedDeal, openDeal, sealDeal } from '@muster/engine'

const SEED_BYTES = 16
const NAME_BYTES = 6

/** Random bytes from the cryptographic source, as hex digits. */
export type Secret = (bytes: number) => string

export const secret: Secret = (bytes) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/** The name under which a match is kept. */
export const newName = (random: Secret): string => random(NAME_BYTES)

/**
 * A deal with its seed. Host and seats are one device here, so nonces could guard nobody: name and nonces
 * follow from the seed, and the seed alone deals another match alike.
 */
export function newDeal(random: Secret, seats: number, given?: string): OpenedDeal {
  const seed = given ?? random(SEED_BYTES)
  return openDeal(sealDeal(seed, nameOf(seed), noncesOf(seats)), seed)
}

/** The seed by which another match is dealt alike, once it is known: a deal made elsewhere needs more than that. */
export function codeOf({ deal, continued }: MatchRecord): string | undefined {
  if (deal.kind !== 'opened' || continued !== undefined) return undefined
  const { seed, match, nonces } = deal
  const isOurs = match === nameOf(seed) && nonces.join(' ') === noncesOf(nonces.length).join(' ')
  return isOurs ? seed : undefined
}

const nameOf = (seed: string): string => `deal-${commitmentOf(seed).slice(0, NAME_BYTES * 2)}`

const noncesOf = (seats: number): string[] =>
  Array.from({ length: seats }, (_, seat) => `seat-${seat + 1}`)
