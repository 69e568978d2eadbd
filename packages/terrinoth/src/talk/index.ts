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
import type { TerrinothState } from '../state.ts'
import { logOf } from './log.ts'
import { chosenOf, labelOf } from './options.ts'
import { pileLines } from './piles.ts'
import { askedOf, promptOf } from './prompts.ts'
import { heroesOfSeat, heroSaid, sceneOf, talks } from './scene.ts'

export function sayAsked(
  content: Content,
  state: TerrinothState,
  decision: Decision,
  language: LanguageCode,
): Asked {
  return askedOf(sceneOf(content, state, language), decision)
}

/** Who chooses, what, and the numbers that matter. */
export function sayPrompt(
  content: Content,
  state: TerrinothState,
  decision: Decision,
  language: LanguageCode,
): string {
  return promptOf(sceneOf(content, state, language), decision)
}

export function sayOption(
  content: Content,
  state: TerrinothState,
  decision: Decision,
  index: number,
  language: LanguageCode,
): string {
  return labelOf(sceneOf(content, state, language), decision, index)
}

/** Which option it was, for the log. */
export function sayChosen(
  content: Content,
  state: TerrinothState,
  decision: Decision,
  index: number,
  language: LanguageCode,
): string {
  return chosenOf(sceneOf(content, state, language), decision, index)
}

/** Log sentences; none for events that only the board listens to. */
export function sayEvents(
  content: Content,
  state: TerrinothState,
  events: readonly Telling[],
  language: LanguageCode,
): LogSentence[] {
  return logOf(sceneOf(content, state, language), events)
}

/** The end as the quest tells it, after what it means. */
export function sayResult(content: Content, state: TerrinothState, language: LanguageCode): string {
  const talk = talks[language]
  if (state.result === GOING_ON) return talk.goingOn
  const { story } = content.pack.quests[state.quest]
  const won = state.result === WON
  const end = won ? `${talk.won} ${story.won[language]}` : `${talk.lost} ${story.lost[language]}`
  return grammars[language].finish(end)
}

export function sayPiles(
  content: Content,
  state: TerrinothState,
  language: LanguageCode,
): string[] {
  return pileLines(sceneOf(content, state, language))
}

/** The hero of a seat; who plays alone is both, and so a sentence about the seat is about several. */
export function seatName(
  content: Content,
  state: TerrinothState,
  seat: Seat,
  language: LanguageCode,
): string {
  const scene = sceneOf(content, state, language)
  return heroesOfSeat(state, seat)
    .map((hero) => heroSaid(scene, hero).the)
    .join(' & ')
}
