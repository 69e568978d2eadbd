/** What a reader asks of the library, as it stands in the address: a link shows the same to everyone. */

export interface Asked {
  /** As it was typed. */
  readonly text: string
  readonly kind: string
  readonly level: string
  readonly edition: string
  readonly chapter: string
  /** The hash of the pack whose cards are looked at; nothing for the house's. */
  readonly pack: string
  /** The match from which the library was opened: the way back. */
  readonly match: string
}

export const NOTHING_ASKED: Asked = {
  text: '',
  kind: '',
  level: '',
  edition: '',
  chapter: '',
  pack: '',
  match: '',
}

const KEYS: readonly (readonly [keyof Asked, string])[] = [
  ['text', 'q'],
  ['kind', 'kind'],
  ['level', 'level'],
  ['edition', 'edition'],
  ['chapter', 'chapter'],
  ['pack', 'pack'],
  ['match', 'match'],
]

export function askedIn(query: string): Asked {
  const given = new URLSearchParams(query)
  const asked = { ...NOTHING_ASKED }
  for (const [name, key] of KEYS) asked[name] = given.get(key) ?? ''
  return asked
}

export function queryOf(asked: Asked): string {
  const query = new URLSearchParams()
  for (const [name, key] of KEYS) {
    const value = asked[name].trim()
    if (value !== '') query.set(key, value)
  }
  return query.toString()
}

/** Nothing looked for, in the same cards and with the same way back. */
export const nothingIn = ({ pack, match }: Asked): Asked => ({ ...NOTHING_ASKED, pack, match })

/** What is looked for, without in which cards and where one came from. */
export const searchOf = (asked: Asked): string => queryOf({ ...asked, pack: '', match: '' })

export type ShelfName = 'cards' | 'rules'

/** A place in the library. */
export type Place =
  | { readonly shelf: ShelfName }
  | { readonly card: string }
  | { readonly rule: string }

function pathOf(place: Place): string {
  if ('card' in place) return `/card/${encodeURIComponent(place.card)}`
  if ('rule' in place) return `/rule/${encodeURIComponent(place.rule)}`
  return place.shelf === 'rules' ? '/rules' : ''
}

export function addressOf(game: string, place: Place, asked: Asked = NOTHING_ASKED): string {
  const query = queryOf(asked)
  return `/library/${game}${pathOf(place)}${query === '' ? '' : `?${query}`}`
}
