/** Rooms, counted things and turned tiles, as a sentence needs them. */
import { type LanguageGrammar, type Noun, type Spoken, spoken } from '@muster/engine'

/** A room: where something is, comes from or goes to. */
export interface Place extends Spoken {
  readonly from: string
}

/** Things that are counted: "two bones", and whether their verb is a plural. */
export interface Counted {
  readonly text: string
  readonly many: boolean
}

/** `at`: in English one is at the Builder, not in it. */
export function placed(grammar: LanguageGrammar, noun: Noun, at: boolean): Place {
  const room = spoken(grammar, [noun])
  if (grammar.language === 'en') {
    return { ...room, in: at ? `at ${room.the}` : room.in, from: `from ${room.the}` }
  }
  if (grammar.language === 'pt') return { ...room, to: `para ${room.the}`, from: room.of }
  return { ...room, from: room.of }
}

export function countedThings(grammar: LanguageGrammar, n: number, noun: Noun): Counted {
  return { text: grammar.counted(undefined, n, noun), many: n > 1 }
}

/** How far a tile is turned. */
export const angle = (quarters: number): string => (quarters === 0 ? '' : ` (${quarters * 90}°)`)
