import type { CardParts } from './card-parts.ts'
import type { Decision } from './decision.ts'
import type { Game, LanguageCode, OptionField } from './game.ts'
import type { Card, EngineState } from './state.ts'

/** The cards of a compiled pack: of each its kind, and which copy of it. */
export interface Kinds {
  readonly kinds: readonly { readonly name: string; readonly copies: number }[]
  readonly kindOf: readonly number[]
  readonly copyOf: readonly number[]
}

type OfContent<S extends EngineState, C, Part extends keyof Game<S, C>> = {
  readonly [Name in Part]: Game<S, C>[Name] extends (...args: infer Args) => infer Result
    ? (content: C, ...args: Args) => Result
    : never
}

/** What a game's rules are made of, whatever its pack holds. */
export type RulesParts<S extends EngineState, C> = Pick<
  Game<S, C>,
  | 'name'
  | 'procedures'
  | 'copy'
  | 'seats'
  | 'clock'
  | 'piles'
  | 'pileName'
  | 'verbs'
  | 'events'
  | 'foretell'
> &
  OfContent<S, C, 'readOptions' | 'newState' | 'thingName'> & {
    optionFields(content: C): readonly OptionField[]
  }

/** The rules, and all that is judged and said. */
export type GameParts<S extends EngineState, C> = RulesParts<S, C> &
  Pick<Game<S, C>, 'version' | 'policy'> &
  OfContent<
    S,
    C,
    | 'value'
    | 'sayAsked'
    | 'sayPrompt'
    | 'sayOption'
    | 'sayChosen'
    | 'sayEvents'
    | 'sayResult'
    | 'sayPiles'
    | 'seatName'
  > & {
    chance?(content: C, state: S): number
    picture?(content: C, ...args: Parameters<NonNullable<Game<S, C>['picture']>>): string
    unasked?(
      content: C,
      ...args: Parameters<NonNullable<Game<S, C>['unasked']>>
    ): number | undefined
    cardParts?(content: C): CardParts<S>
  }

/** A game with a pack: its parts, each given what the pack was compiled to. */
export function gameFrom<S extends EngineState, C extends Kinds>(
  parts: GameParts<S, C>,
  content: C,
  pack: Game<S, C>['pack'],
): Game<S, C> {
  const { kinds, kindOf, copyOf } = content
  const kindName = (card: Card): string => kinds[kindOf[card]].name
  const { chance, unasked, picture, cardParts, ...rest } = parts
  return {
    ...rest,
    ...(chance === undefined ? {} : { chance: (state: S) => chance(content, state) }),
    ...(unasked === undefined
      ? {}
      : { unasked: (state: S, decision: Decision) => unasked(content, state, decision) }),
    ...(picture === undefined
      ? {}
      : {
          picture: (state: S, language: LanguageCode) => picture(content, state, language),
        }),
    ...(cardParts === undefined ? {} : { cardParts: cardParts(content) }),
    pack,
    content,
    optionFields: parts.optionFields(content),
    readOptions: (options) => parts.readOptions(content, options),
    newState: (options) => parts.newState(content, options),
    cards: kindOf.length,
    kindName,
    cardName(card) {
      const { name, copies } = kinds[kindOf[card]]
      return copies === 1 ? name : `${name}.${copyOf[card]}`
    },
    thingName: (state, kind, n, exact) => parts.thingName(content, state, kind, n, exact),
    value: (state) => parts.value(content, state),
    sayAsked: (state, decision, language) => parts.sayAsked(content, state, decision, language),
    sayPrompt: (state, decision, language) => parts.sayPrompt(content, state, decision, language),
    sayOption: (state, decision, index, language) =>
      parts.sayOption(content, state, decision, index, language),
    sayChosen: (state, decision, index, language) =>
      parts.sayChosen(content, state, decision, index, language),
    sayEvents: (state, told, language) => parts.sayEvents(content, state, told, language),
    sayResult: (state, language) => parts.sayResult(content, state, language),
    sayPiles: (state, language) => parts.sayPiles(content, state, language),
    seatName: (state, seat, language) => parts.seatName(content, state, seat, language),
  }
}
