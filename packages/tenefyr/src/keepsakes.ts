/** What a match leaves behind: its story, achievements and stamps. Loaded when a match is over, or the wall is looked at. */
import { type EngineState, type LanguageCode, MusterError, type Telling } from '@muster/engine'
import { ACHIEVEMENTS, asides, titles } from './achievement-titles.ts'
import { earned, newDeeds, note, type Progress, progressOf } from './achievements.ts'
import { contentOf } from './content-of.ts'
import { rulesText } from './rules-text.ts'
import { nextStamp, setUpFor, stampsOf, wallOf } from './stamps.ts'
import type { Moment } from './story/chronicle.ts'
import { type Story, storyOf } from './story/tell.ts'
import { isTenefyrState } from './view/view.ts'

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
    ): Story => storyOf(content, ofTenefyr(moments), names, language),
    earned(given: readonly AnyMoment[], year: number): Earned {
      const moments = ofTenefyr(given)
      const state = moments.at(-1)?.state
      if (state === undefined) return { stamps: [], achievements: [], progress: [] }
      const deeds = newDeeds()
      for (const moment of moments) {
        for (const event of moment.events) note(deeds, content, moment.state, event)
      }
      return {
        stamps: stampsOf(state),
        achievements: earned(deeds, content, state, year),
        progress: progressOf(deeds, content, state),
      }
    },
    achievements,
    wall: wallOf,
    setUpFor,
    next: nextStamp,
  }
}

function ofTenefyr(moments: readonly AnyMoment[]): Moment[] {
  return moments.map(({ entry, events, state }) => {
    if (!isTenefyrState(state)) throw new MusterError('position', 'this is no table of Tenefyr')
    return { entry, events, state }
  })
}

/** All there are to earn, with one for each of these years. */
function achievements(language: LanguageCode, years: readonly number[]): Achievement[] {
  const words = titles[language]
  const fixed = ACHIEVEMENTS.map((key) => ({ key, title: words[key], say: asks(key, language) }))
  const yearly = years.map((year) => ({
    key: `T12.12 ${year}`,
    title: words.year(String(year)),
    say: words.yearAsks(String(year)),
  }))
  return [...fixed, ...yearly]
}

/** The first sentence of its rule, with an aside where it would mislead; what comes after explains. */
function asks(number: string, language: LanguageCode): string {
  const text = rulesText.find((rule) => rule.number === number)?.text[language] ?? ''
  return text.replace(/\.( .*)?$/, `${asides[language][number] ?? ''}.`)
}
