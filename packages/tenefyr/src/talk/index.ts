/** The table speaks: prompts, options, events and the result, in three languages. */
import {
  type Asked,
  type Decision,
  GOING_ON,
  grammars,
  type LanguageCode,
  type LogSentence,
  type Seat,
  type Telling,
  WON,
} from '@muster/engine'
import type { Content } from '../content.ts'
import type { TenefyrState } from '../state.ts'
import { logOf } from './log.ts'
import { chosenOf, labelOf } from './options.ts'
import { askedOf, promptOf } from './prompts.ts'
import { boss, heroesOf, sceneOf, talks } from './scene.ts'

/** Who chooses, what, and the numbers that matter. */
export function sayPrompt(
  content: Content,
  state: TenefyrState,
  decision: Decision,
  language: LanguageCode,
): string {
  return promptOf(sceneOf(content, state, language), decision)
}

export function sayAsked(
  content: Content,
  state: TenefyrState,
  decision: Decision,
  language: LanguageCode,
): Asked {
  return askedOf(sceneOf(content, state, language), decision)
}

export function sayOption(
  content: Content,
  state: TenefyrState,
  decision: Decision,
  index: number,
  language: LanguageCode,
): string {
  return labelOf(sceneOf(content, state, language), decision, index)
}

/** Which option it was, for the log. */
export function sayChosen(
  content: Content,
  state: TenefyrState,
  decision: Decision,
  index: number,
  language: LanguageCode,
): string {
  return chosenOf(sceneOf(content, state, language), decision, index)
}

/** Log sentences; none for events that only achievements listen to. */
export function sayEvents(
  content: Content,
  state: TenefyrState,
  events: readonly Telling[],
  language: LanguageCode,
): LogSentence[] {
  return logOf(sceneOf(content, state, language), events)
}

export function sayResult(state: TenefyrState, language: LanguageCode): string {
  const talk = talks[language]
  if (state.result === GOING_ON) return talk.goingOn
  const told = boss(state, language)
  return grammars[language].finish(state.result === WON ? talk.won(told) : talk.lost(told))
}

/** The hero or heroes of a seat. */
export function seatName(state: TenefyrState, seat: Seat, language: LanguageCode): string {
  return heroesOf(state, seat)
    .map((hero) => talks[language].heroes[hero].text)
    .join(' & ')
}
