import type { Dealer } from '../dealer.ts'
import { MusterError } from '../errors.ts'
import { placeName } from '../option-text.ts'
import { placeOf } from '../places.ts'
import type { Card, EngineState } from '../state.ts'

interface CardNames {
  readonly cards: number
  cardName(card: Card): string
}

/** Card numbers by the names that notation uses. */
export class CardIndex {
  private readonly numbers: { [name: string]: Card } = {}

  constructor(game: CardNames) {
    for (let card = 0; card < game.cards; card++) this.numbers[game.cardName(card)] = card
  }

  card(name: string): Card | undefined {
    return Object.hasOwn(this.numbers, name) ? this.numbers[name] : undefined
  }

  /** A known card by its name, or a place of a bag: `?2/5`. */
  place(name: string): number | undefined {
    const place = /^\?(\d{1,5})\/(\d{1,3})$/.exec(name)
    return place === null ? this.card(name) : placeOf(Number(place[1]), Number(place[2]))
  }
}

/** What was dealt, in a word: a card, a place of another bag, or a die's face. */
export function dealtWord(
  game: CardNames,
  kind: 'card' | 'die',
  bagOrStream: number,
  value: number,
): string {
  return kind === 'die' ? `die${bagOrStream}=${value}` : placeName(game, value)
}

/** Deals what a log says was dealt. */
export class RecordedDealer implements Dealer {
  private readonly index: CardIndex
  private words: readonly string[] = []
  private at = 0

  constructor(index: CardIndex) {
    this.index = index
  }

  /** Goes on with what was dealt after another entry. */
  follow(words: readonly string[]): void {
    this.words = words
    this.at = 0
  }

  deal(state: EngineState, bag: number): number {
    const word = this.next('a card')
    const member = this.index.place(word)
    if (member === undefined)
      throw new MusterError('replay', `the log deals ${word}, which is no card`)
    const found = state.bagCards[bag].indexOf(member)
    if (found < 0) throw new MusterError('replay', `the log deals ${word}, which cannot lie there`)
    return found
  }

  roll(_state: EngineState, stream: number, sides: number): number {
    const word = this.next('a die')
    const die = /^die(\d+)=(\d+)$/.exec(word)
    if (die === null || Number(die[1]) !== stream || Number(die[2]) >= sides) {
      throw new MusterError('replay', `the log deals ${word} where die ${stream} is rolled`)
    }
    return Number(die[2])
  }

  private next(wanted: string): string {
    if (this.at === this.words.length) {
      throw new MusterError('replay', `the log deals nothing more where ${wanted} is dealt`)
    }
    return this.words[this.at++]
  }
}
