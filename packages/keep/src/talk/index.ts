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
import type { KeepState } from '../state.ts'
import { logOf } from './log.ts'
import { chosenOf, labelOf } from './options.ts'
import { pileLines } from './piles.ts'
import { askedOf, promptOf } from './prompts.ts'
import { clanNoun, sceneOf, talks } from './scene.ts'

export function sayAsked(
  content: Content,
  state: KeepState,
  decision: Decision,
  language: LanguageCode,
): Asked {
  return askedOf(sceneOf(content, state, language), decision)
}

/** Who chooses, what, and the numbers that matter. */
export function sayPrompt(
  content: Content,
  state: KeepState,
  decision: Decision,
  language: LanguageCode,
): string {
  return promptOf(sceneOf(content, state, language), decision)
}

export function sayOption(
  content: Content,
  state: KeepState,
  decision: Decision,
  index: number,
  language: LanguageCode,
): string {
  return labelOf(sceneOf(content, state, language), decision, index)
}

/** Which option it was, for the log. */
export function sayChosen(
  content: Content,
  state: KeepState,
  decision: Decision,
  index: number,
  language: LanguageCode,
): string {
  return chosenOf(sceneOf(content, state, language), decision, index)
}

/** Log sentences; none for events that only the board listens to. */
export function sayEvents(
  content: Content,
  state: KeepState,
  events: readonly Telling[],
  language: LanguageCode,
): LogSentence[] {
  return logOf(sceneOf(content, state, language), events)
}

/** The end as the scenario tells it, after what it means. */
export function sayResult(content: Content, state: KeepState, language: LanguageCode): string {
  const talk = talks[language]
  if (state.result === GOING_ON) return talk.goingOn
  const { story } = content.pack.scenarios[state.scenario]
  const won = state.result === WON
  const end = won ? `${talk.won} ${story.won[language]}` : `${talk.lost} ${story.lost[language]}`
  return grammars[language].finish(end)
}

export function sayPiles(content: Content, state: KeepState, language: LanguageCode): string[] {
  return pileLines(sceneOf(content, state, language))
}

/** The clan of a seat. */
export function seatName(
  content: Content,
  state: KeepState,
  seat: Seat,
  language: LanguageCode,
): string {
  return clanNoun(sceneOf(content, state, language), state.clan[seat]).text
}
