/** What a match tells of the balance of its game. A line of the record is one, so it is plain JSON. */

/** Of a kind of card: 1 if it took part; how often it could be chosen; how often it was; how often by chance, in thousandths. */
export type CardFacts = readonly [present: number, offers: number, picks: number, byChance: number]

/** By what the card was there as, then by the name of its kind. */
export type CardsSeen = { readonly [as: string]: { readonly [kind: string]: CardFacts } }

export interface MatchFacts {
  /** Of the planned match. */
  readonly key: string
  readonly won: boolean
  readonly decisions: number
  /** The game's value at the beginning of each stretch, 0 to 10,000. */
  readonly outlook: readonly number[]
  /** Names of who and what took part, by group (`boss`, `hero` …). */
  readonly tookPart: { readonly [group: string]: readonly string[] }
  readonly cards: CardsSeen
}

const isObject = (value: unknown): value is { readonly [field: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isRowOf = (value: unknown, type: 'number' | 'string'): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === type)

/** Whether what was read is a match: files and databases may hold anything. */
export function isMatchFacts(value: unknown): value is MatchFacts {
  if (!isObject(value)) return false
  const { key, won, decisions, outlook, tookPart, cards } = value
  return (
    typeof key === 'string' &&
    typeof won === 'boolean' &&
    typeof decisions === 'number' &&
    isRowOf(outlook, 'number') &&
    isObject(tookPart) &&
    Object.values(tookPart).every((names) => isRowOf(names, 'string')) &&
    isObject(cards) &&
    Object.values(cards).every(areCards)
  )
}

const areCards = (value: unknown): boolean =>
  isObject(value) &&
  Object.values(value).every(
    (row) => isRowOf(row, 'number') && Array.isArray(row) && row.length === 4,
  )
