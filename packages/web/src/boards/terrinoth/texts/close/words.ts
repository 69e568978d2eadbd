/** What is said of a card from up close, and of the piles: not needed for the first choice. */
export interface CloseTexts {
  readonly kind: Readonly<
    Record<'location' | 'item' | 'event' | 'hero' | 'quest' | 'peril', string>
  > & {
    readonly activation: (type: string, of: string, action: string) => string
    readonly enemy: (rank: 'minion' | 'master' | 'nemesis', difficulty: string) => string
  }
  readonly places: Readonly<Record<'quarter' | 'wilderness' | 'dungeon', string>>
  readonly spawns: (engaged: number, shadows: number) => string
  readonly mayBe: string
  readonly bar: string
  readonly perils: string
  readonly ability: string
  readonly items: string
  readonly piles: {
    readonly enemies: (cards: number) => string
    readonly exploration: (cards: number) => string
    readonly locations: (cards: number) => string
    readonly discard: (cards: number) => string
    readonly onTop: string
    readonly noOrder: string
    readonly atBottom: string
    readonly empty: string
  }
}
