/** What people say to each other: numbered apart from the entries, and no part of the match. */
import type { LanguageCode, Thing } from '@muster/engine'
import type { PersonId } from './company.ts'
import { type Phrase, phraseText } from './phrases.ts'

interface Said {
  /** Its number, from 0. */
  readonly n: number
  readonly person: PersonId
  /** The last entry of the match when it was said. */
  readonly at: number
}

export type ChatLine =
  | (Said & { readonly text: string; readonly phrase?: undefined })
  | (Said & { readonly phrase: Phrase; readonly text?: undefined })

/** A finger on a thing; shown and not kept. */
export interface Pointing {
  readonly person: PersonId
  readonly thing: Thing
}

/** A line as its reader sees it. */
export function chatText(line: ChatLine, language: LanguageCode): string {
  return line.phrase === undefined ? line.text : phraseText(line.phrase, language)
}
