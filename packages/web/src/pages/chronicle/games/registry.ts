/** One line for each game with a chronicle. */
import { keepParty } from './keep.ts'
import type { PartyForm } from './party-form.ts'
import { terrinothParty } from './terrinoth.ts'

const forms: { readonly [game: string]: PartyForm } = {
  keep: keepParty,
  terrinoth: terrinothParty,
}

/** Of a game that has none the page says so itself. */
export const partyFormOf = (game: string): PartyForm => forms[game] ?? keepParty
