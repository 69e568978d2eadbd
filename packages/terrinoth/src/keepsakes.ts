/** What a match leaves behind: its story, achievements and stamps. Loaded when a match is over, or the wall is looked at. */
import {
  type Achievement,
  grammars,
  keepsakesFrom,
  type LanguageCode,
  type Options,
} from '@muster/engine'
import { titles } from './achievement-titles.ts'
import { ACHIEVEMENTS, earned, newDeeds, note, progressOf } from './achievements.ts'
import { contentOf } from './content-of.ts'
import { nextStamp, setUpFor, stampsOf, wallOf } from './stamps.ts'
import { isTerrinothState } from './state.ts'
import { storyOf } from './story/tell.ts'

export { earned, newDeeds, note } from './achievements.ts'

const parts = {
  title: 'Heroes of Terrinoth',
  isState: isTerrinothState,
  storyOf,
  newDeeds,
  note,
  earned,
  progressOf,
  stampsOf,
}

/** `pack`: the cards that the match was played with. */
export function keepsakesOf(pack: unknown) {
  const content = contentOf(pack)
  return {
    ...keepsakesFrom(parts, content),
    achievements,
    wall: (language: LanguageCode) => wallOf(content, language),
    setUpFor: (cell: string, hero: string | undefined, options: Options) =>
      setUpFor(content, cell, hero, options),
    next: (has: readonly string[], options: Options) => nextStamp(content, has, options),
  }
}

/** All there are to earn. */
function achievements(language: LanguageCode): Achievement[] {
  const { finish } = grammars[language]
  return ACHIEVEMENTS.map((key) => {
    const { title, say } = titles[language][key]
    return { key, title: finish(title), say: finish(say) }
  })
}
