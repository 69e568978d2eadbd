// Bare loop and engine play the same game: dealt the same cards and given the same choices, they come to the
// same decisions. The deal is a rank for each card, pile and shuffle, so it does not matter when a card is turned.
import { type Dealer, type EngineState, Umpire, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { playBare } from './mini-dungeon/bare.ts'
import { CARDS, type CardData } from './mini-dungeon/content.ts'
import { bare, muster } from './mini-dungeon/contestants.ts'
import { miniContent, miniRulebook, newMiniState } from './mini-dungeon/muster.ts'

function mix(...numbers: number[]): number {
  let h = 0x811c9dc5
  for (const n of numbers) {
    h = Math.imul(h ^ n, 0x01000193)
    h = Math.imul(h ^ (h >>> 15), 0x85ebca6b)
    h ^= h >>> 13
  }
  return h >>> 0
}

/** What was asked, and how it ended. */
type Course = string[]

function choice(seed: number, decision: number, count: number): number {
  return mix(seed, decision, 77) % count
}

function bareCourse(seed: number): Course {
  const course: Course = []
  const shuffles: number[] = []
  const shuffle = (cards: CardData[], pile: number) => {
    shuffles[pile] = (shuffles[pile] ?? 0) + 1
    const rank = (card: CardData) => mix(seed, pile, shuffles[pile], CARDS.indexOf(card))
    cards.sort((a, b) => rank(a) - rank(b))
  }
  const won = playBare(shuffle, (by, prompt, options) => {
    const names = prompt === 'go-on' || prompt === 'hand' ? '' : options.join()
    course.push(`${by} ${prompt} ${names}`)
    return choice(seed, course.length, options.length)
  })
  course.push(won ? 'won' : 'lost')
  return course
}

class RankedDealer implements Dealer {
  private readonly seed: number

  constructor(seed: number) {
    this.seed = seed
  }

  deal(state: EngineState, bag: number, position: number): number {
    const [pile, count] = [state.bagOrigin[bag * 2], state.bagOrigin[bag * 2 + 1]]
    const cards = state.bagCards[bag]
    const ranked = [...cards].sort(
      (a, b) => mix(this.seed, pile, count, a) - mix(this.seed, pile, count, b),
    )
    return cards.indexOf(ranked[position])
  }

  roll(): number {
    return 0
  }
}

function musterCourse(seed: number): Course {
  const course: Course = []
  const umpire = new Umpire(miniRulebook, miniContent, newMiniState(), new RankedDealer(seed))
  for (umpire.begin(); !umpire.isOver; ) {
    const { by, prompt, count } = umpire.decision
    const options: number[] = []
    for (let i = 0; i < count; i++) {
      const { verb, a } = umpire.decision.at(i)
      if (verb === 'play') options.push(CARDS[a].kind)
      if (verb === 'enter') options.push(a)
    }
    course.push(`${by} ${prompt} ${options.join()}`)
    umpire.choose(choice(seed, course.length, count))
  }
  course.push(umpire.state.result === WON ? 'won' : 'lost')
  return course
}

describe('the mini-dungeon', () => {
  it('is the same game with and without the engine', () => {
    const ends = { won: 0, lost: 0 }
    for (let seed = 1; seed <= 300; seed++) {
      const course = bareCourse(seed)
      expect(musterCourse(seed)).toEqual(course)
      ends[course[course.length - 1] === 'won' ? 'won' : 'lost']++
    }
    expect(ends.won).toBeGreaterThan(20)
    expect(ends.lost).toBeGreaterThan(20)
  })

  it('is as long and as hard with random players of either', () => {
    const matches = 4000
    const [a, b] = [bare, muster].map((play) => play(5, (played) => played < matches))
    expect(Math.abs(a.decisions / b.decisions - 1)).toBeLessThan(0.01)
    expect(Math.abs(a.wins - b.wins) / matches).toBeLessThan(0.035)
  })
})
