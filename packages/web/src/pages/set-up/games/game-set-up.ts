/** What the pages around a match say about a game. Its rules stay in the worker. */
import type { OptionField, Options } from '@muster/engine'
import type { ComponentType } from 'react'
import type { NewMatch, SeatPlan } from '../../../host/protocol.ts'
import type { InEveryLanguage } from '../../../texts/texts.ts'

export type OptionValue = OptionField['values'][number]

export interface FieldTexts {
  readonly label: string
  readonly values: { readonly [value: string]: string }
  readonly hint?: string
  /** Said of one value, while it is chosen. */
  readonly hints?: { readonly [value: string]: string }
  /** Of many values: they stand in a list, in these groups. */
  readonly groups?: readonly { readonly label: string; readonly values: readonly string[] }[]
}

export interface CardTexts {
  readonly title: string
  /** One sentence that makes one want to play. */
  readonly sentence: string
  /** What "Play now" begins. */
  readonly first: string
}

export interface GameTexts extends CardTexts {
  readonly fields: { readonly [field: string]: FieldTexts }
  /** Why a value is not offered, by the name of the limit. */
  readonly limits: { readonly [limit: string]: string }
}

/** A value that does not go with what else is chosen. */
export interface Limit {
  /** The text that says why; none where nobody would wonder. */
  readonly name?: string
  readonly field: string
  excludes(value: OptionValue, options: Options): boolean
}

export interface RolesProps {
  readonly options: Options
  readonly seat: number
  onChange(options: Options): void
}

/** As much as the start page says of a game: who first comes loads no more. */
export interface GameOnCard {
  readonly game: string
  readonly texts: InEveryLanguage<CardTexts>
  /** The fewest and the most players. */
  readonly players: readonly [number, number]
  /** The shortest and the longest ordinary match, in minutes. */
  readonly minutes: readonly [number, number]
  /** The recommended first match. */
  readonly first: NewMatch
  /** It has a chronicle: chapters to play through. */
  readonly chronicle?: true
}

export interface GameSetUp extends GameOnCard {
  readonly texts: InEveryLanguage<GameTexts>
  /** Fields that stand open; the others are folded under "more". */
  readonly open: readonly string[]
  readonly limits: readonly Limit[]
  /** A field that does not matter with these options is not shown and not sent. */
  isMoot(field: string, options: Options): boolean
  seats(options: Options): number
  minutesOf(options: Options, seats: readonly SeatPlan[]): number
  /** The same, one step harder, if there is such a step. */
  harder(options: Options): Options | undefined
  /** The option that says who plays what, besides the fields. */
  readonly roles: string
  /** Fills in or mends the options no field asks for (heroes) when others change. */
  settleRoles(options: Options): Options
  /** Who plays what at a seat. */
  readonly Roles: ComponentType<RolesProps>
  /** What a seat without a name of its own is called. */
  roleOf(options: Options, seat: number, texts: GameTexts): string
  /** The values that tell this match from another, in a few words each. */
  line(options: Options, texts: GameTexts): readonly string[]
}
