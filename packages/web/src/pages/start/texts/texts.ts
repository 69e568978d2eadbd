import type { Brought } from '../../../host/protocol.ts'
import type { InEveryLanguage } from '../../../texts/texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

interface FileCame extends Readonly<Brought['also']> {
  readonly matches: number
}

export interface StartTexts {
  readonly lead: string
  readonly goOn: string
  readonly openIt: string
  /** Over its matches that are over, or cannot go on. */
  readonly past: string
  /** What a button does, and to which match. */
  readonly about: (what: string, match: string) => string
  readonly save: string
  readonly drop: string
  readonly dropped: string
  readonly undo: string
  readonly frozen: (why: string) => string
  readonly justNow: string
  readonly showAll: (n: number) => string
  readonly nothingKept: string
  readonly notListed: string
  readonly games: string
  readonly minutes: (least: number, most: number) => string
  readonly playersFrom: (least: number, most: number) => string
  readonly playNow: string
  readonly nowIs: (match: string) => string
  readonly setUp: string
  /** The ways to a game's lessons, to its deal of the day, to its chapters, to its cards and rules. */
  readonly learn: string
  readonly daily: string
  readonly puzzles: string
  readonly chronicle: string
  readonly library: string
  readonly stamps: string
  readonly openFile: string
  readonly dropFile: string
  /** What of a file is new here, and how many of its matches were here before. */
  readonly fileBrought: (came: FileCame, known: number) => string
  readonly saveAll: string
  readonly savedAll: (file: string) => string
  readonly packs: string
  readonly fileRefused: (file: string, why: string) => string
  readonly fileTooBig: (file: string) => string
  readonly notStarted: (why: string) => string
  readonly notSaved: (why: string) => string
  readonly credits: string
  readonly unofficial: string
  readonly icons: string
  readonly fonts: string
  readonly licence: string
}

export const startTexts: InEveryLanguage<StartTexts> = { en, fr, pt }
