import { expect, it } from 'vitest'
import { LaidDealer } from '../dealers/laid.ts'
import type { Game } from '../game.ts'
import { guideAt, type Lesson, lessonOutcome } from '../lesson.ts'
import { newMatch } from '../match.ts'
import { eventText } from '../option-text.ts'
import { parsePosition } from '../position.ts'
import type { EngineState } from '../state.ts'

/** A choice, or a row of picks. */
export type LessonChoice = string | readonly string[]

/** Lessons played as a test says; and a test that what they lay is there. */
export function lessonsOf<S extends EngineState, C>(game: Game<S, C>, lessons: readonly Lesson[]) {
  it('lays only cards and dice that are there', () => {
    for (const { id, position, deal } of lessons) {
      const { state } = parsePosition(game, position)
      for (const [pile, kinds] of Object.entries(deal)) {
        if (pile.startsWith('die ')) {
          expect(state.rolls[Number(pile.slice('die '.length))], `${pile} of ${id}`).toBeDefined()
          continue
        }
        const { bagCards, bagOrigin } = state
        const bag = bagCards.findIndex((_, n) => game.pileName(bagOrigin[n * 2]) === pile)
        const there = bagCards[bag].map((card) => game.kindName(card))
        for (const kind of kinds) {
          expect(there, `${pile} of ${id}`).toContain(kind)
          there.splice(there.indexOf(kind), 1)
        }
      }
    }
  })

  function begin({ position, deal }: Lesson) {
    const { options, state } = parsePosition(game, position)
    return newMatch(game, options, new LaidDealer(game, state, deal), { start: position })
  }

  /** `guides`: which of them were said, by their place in the list; −1 for none. */
  function take(lesson: Lesson, ...choices: readonly LessonChoice[]) {
    const match = begin(lesson)
    const told: string[][] = []
    const guides: number[] = []
    for (const choice of choices) {
      const guide = guideAt(lesson, match.decision()?.prompt ?? '', told)
      guides.push(guide === undefined ? -1 : lesson.guides.indexOf(guide))
      match.choose(choice)
      told.push(match.events().map((event) => eventText(game, match.state, event)))
    }
    return { match, told, guides }
  }

  const outcome = (lesson: Lesson, ...choices: readonly LessonChoice[]) =>
    lessonOutcome(lesson, take(lesson, ...choices).told)

  return { begin, take, outcome }
}
