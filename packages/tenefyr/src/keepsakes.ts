/** What a match leaves behind: its story, achievements and stamps. Loaded when a match is over, or the wall is looked at. */
import { type Achievement, keepsakesFrom, type LanguageCode } from '@muster/engine'
import { ACHIEVEMENTS, asides, titles } from './achievement-titles.ts'
import { earned, newDeeds, note, progressOf } from './achievements.ts'
import type { Content } from './content.ts'
import { contentOf } from './content-of.ts'
import { rulesText } from './rules-text.ts'
import { nextStamp, setUpFor, stampsOf, wallOf } from './stamps.ts'
import type { TenefyrState } from './state.ts'
import { storyOf } from './story/tell.ts'
import { isTenefyrState } from './view/view.ts'

const parts = {
  title: 'Tenefyr',
  isState: isTenefyrState,
  storyOf,
  newDeeds,
  note,
  earned,
  progressOf,
  stampsOf: (_content: Content, state: TenefyrState) => stampsOf(state),
}

/** `pack`: the cards that the match was played with. */
export function keepsakesOf(pack: unknown) {
  return {
    ...keepsakesFrom(parts, contentOf(pack)),
    achievements,
    wall: wallOf,
    setUpFor,
    next: nextStamp,
  }
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
