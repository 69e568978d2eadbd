/** What is said around the drawn board: the table in words. */
export interface AroundTexts {
  readonly spoken: {
    readonly round: (round: number, phase: string) => string
    readonly items: (items: string) => string
    readonly bar: (keywords: string) => string
    readonly rolled: (dice: string) => string
    readonly decks: (enemies: number, exploration: number, locations: number) => string
  }
  readonly headings: {
    readonly match: string
    readonly roll: string
    readonly decks: string
  }
}
