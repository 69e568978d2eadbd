/** What a match leaves behind: its story, achievements and stamps. Loaded when a match is over, or the wall is looked at. */
import {
  type EngineState,
  grammars,
  type LanguageCode,
  MusterError,
  type Options,
  type Telling,
} from '@muster/engine'
import { titles } from './achievement-titles.ts'
import { ACHIEVEMENTS, earned, newDeeds, note, type Progress, progressOf } from './achievements.ts'
import { contentOf } from './content-of.ts'
import { nextStamp, setUpFor, stampsOf, wallOf } from './stamps.ts'
import { isKeepState } from './state.ts'
import type { Moment } from './story/chronicle.ts'
import { type Story, storyOf } from './story/tell.ts'

/** An entry as a host knows it. */
interface AnyMoment {
  readonly entry: number
  readonly events: readonly Telling[]
  readonly state: EngineState
}

export interface Achievement {
  readonly key: string
  readonly title: string
  readonly say: string
}

export interface Earned {
  readonly stamps: readonly string[]
  readonly achievements: readonly string[]
  readonly progress: readonly Progress[]
}

/** `pack`: the cards that the match was played with. */
export function keepsakesOf(pack: unknown) {
  const content = contentOf(pack)
  return {
    story: (
      moments: readonly AnyMoment[],
      names: readonly string[],
      language: LanguageCode,
    ): Story => storyOf(content, ofKeep(moments), names, language),
    earned(given: readonly AnyMoment[]): Earned {
      const moments = ofKeep(given)
      const state = moments.at(-1)?.state
      if (state === undefined) return { stamps: [], achievements: [], progress: [] }
      const deeds = newDeeds()
      for (const moment of moments) {
        for (const event of moment.events) note(deeds, content, moment.state, event)
      }
      return {
        stamps: stampsOf(content, state),
        achievements: earned(deeds, content, state),
        progress: progressOf(deeds),
      }
    },
    achievements,
    wall: (language: LanguageCode) => wallOf(content, language),
    setUpFor: (cell: string, clan: string | undefined, options: Options) =>
      setUpFor(content, cell, clan, options),
    next: (has: readonly string[], options: Options) => nextStamp(content, has, options),
  }
}

function ofKeep(moments: readonly AnyMoment[]): Moment[] {
  return moments.map(({ entry, events, state }) => {
    if (!isKeepState(state)) {
      throw new MusterError('position', 'this is no table of Keep the Heroes Out!')
    }
    return { entry, events, state }
  })
}

/** All there are to earn. */
function achievements(language: LanguageCode): Achievement[] {
  const { finish } = grammars[language]
  return ACHIEVEMENTS.map((key) => {
    const { title, say } = titles[language][key]
    return { key, title: finish(title), say: finish(say) }
  })
}
