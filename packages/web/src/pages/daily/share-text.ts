/** A result in words to send: how it went, and nothing of what was met. */
interface Shared {
  readonly game: string
  readonly daily: string
  readonly signs: string
  readonly outcome: string
  readonly place: string
}

export const shareText = ({ game, daily, signs, outcome, place }: Shared): string =>
  [`Muster · ${game}`, daily, signs, outcome, place].join('\n')

/** Where the daily is found, seen from any page of these. */
export const placeOfDaily = (address: string): string => `${address.split('#')[0]}#/daily`
