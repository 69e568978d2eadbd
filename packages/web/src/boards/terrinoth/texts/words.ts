/** Everything this board says in words, by key. */

export interface BoardTexts {
  readonly strip: {
    readonly title: string
    readonly round: (round: number) => string
    /** Heroes, enemies, peril, travel. */
    readonly phases: readonly string[]
    readonly peril: string
    readonly next: (peril: string, rises: number) => string
    readonly progress: (at: number, of: number) => string
    readonly explored: string
    readonly final: string
    readonly toCome: (locations: number) => string
    readonly noPlace: string
    readonly inLair: string
    readonly inPlay: string
    readonly defeated: string
    readonly counter: (name: string, at: number, of: number | undefined) => string
    readonly goal: string
    readonly danger: string
  }
  readonly shadows: {
    readonly title: string
    readonly nobody: string
  }
  readonly hero: {
    readonly title: string
    readonly leader: string
    readonly acts: string
    readonly fallen: string
    readonly free: string
    readonly health: (left: number, of: number) => string
    readonly tokens: (tokens: number) => string
    readonly enemies: (enemies: number) => string
    readonly readyCards: (cards: number) => string
    readonly items: string
    readonly elsewhere: (hero: string) => string
    readonly spoken: (name: string, type: string, left: number, of: number) => string
  }
  readonly enemy: {
    readonly exhausted: string
    readonly ready: string
    readonly hidden: string
    readonly faceDown: string
    readonly untouchable: string
    readonly target: string
    readonly acts: string
    readonly engagedWith: (hero: string) => string
    readonly inShadows: string
    readonly facts: (attack: number, resilience: number, left: number, health: number) => string
    readonly several: (name: string, count: number) => string
  }
  readonly card: {
    readonly spent: string
    readonly ready: string
    readonly dice: (dice: number) => string
    readonly ranged: string
    /** In signs: ready all. */
    readonly all: string
    readonly from: Readonly<Record<'rulebook' | 'public' | 'house', string>>
    readonly replaces: (card: string) => string
  }
  readonly offer: { readonly title: string; readonly item: string; readonly event: string }
  readonly tray: {
    readonly title: string
    readonly of: (hero: string, card: string) => string
    readonly again: string
    readonly hero: (face: string) => string
    readonly enemy: (face: string) => string
  }
  readonly story: { readonly close: string }
  readonly spoken: {
    readonly space: (space: number, of: number) => string
    readonly peril: (title: string) => string
    readonly token: string
    readonly nemesis: (name: string) => string
  }
  /** The goal is reached if it holds until then; “then” as the quest has it. */
  readonly hold: Readonly<Record<'round-end' | 'enemy-phase', string>>
}
