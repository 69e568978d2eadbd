/** What cards can say: of whom, of which enemies, under what condition, when and for how long. */
import type { Effect } from '@muster/engine'
import type { Action, ConditionName } from '../state.ts'

export const TRAITS = [
  'goblin',
  'human',
  'creature',
  'undead',
  'giant',
  'soldier',
  'cultist',
  'demon',
  'construct',
] as const

export type Trait = (typeof TRAITS)[number]

export type Rank = 'minion' | 'master' | 'nemesis'

export type Who =
  | 'you'
  /** The hero aided. */
  | 'target'
  | 'leader'
  /** All living, from the leader clockwise. */
  | 'each'
  /** All living but you. */
  | 'others'
  /** You choose a living hero. */
  | 'any'
  /** You choose another living hero. */
  | 'another'
  /** The party leader chooses a living hero. */
  | 'led'
  /** Of those tied the leader (Grim: H6.15). */
  | 'least-health'
  | 'most-enemies'
  | 'most-tokens'

/** Enemies in play that fit all that is said; never one in the lair. */
export interface Foe {
  /** With you, with another hero, with any hero, …; in play, if nothing is said; reach: not with you. */
  readonly in?: 'mine' | 'others' | 'engaged' | 'shadows' | 'play' | 'reach' | undefined
  readonly rank?: Rank | 'not-nemesis' | undefined
  readonly trait?: Trait | undefined
  readonly is?: 'ready' | 'exhausted' | 'wounded' | 'face-up' | 'face-down' | undefined
  /** The enemy whose card it is; a target of the running action. */
  readonly which?: 'this' | 'target' | undefined
}

/** `slain`: enemies the running action has defeated. */
export type Count = { readonly of: 'foes'; readonly foe: Foe } | { readonly of: 'slain' }

export type When =
  /** This enemy. */
  | { readonly is: 'engaged-with-you' | 'in-shadows' }
  /** The active location is; it is the last. */
  | { readonly is: 'explored' | 'final' }
  /** All your other cards are exhausted. */
  | { readonly is: 'others-spent' }
  /** You have at least. */
  | {
      readonly is: 'has'
      readonly what: ConditionName | 'tokens' | 'wounds' | 'items' | 'enemies' | 'spent'
      readonly than: number
    }
  | { readonly is: 'foes'; readonly foe: Foe; readonly than: number }
  | { readonly is: 'no-foes'; readonly foe: Foe }
  | {
      readonly is: 'counter-at-least' | 'counter-below'
      readonly counter: number
      readonly than: number
    }
  | { readonly is: 'nemesis'; readonly where: 'lair' | 'play' | 'defeated' }
  /** At least; party: heroes at set-up. */
  | { readonly is: 'peril' | 'party' | 'living'; readonly than: number }
  | { readonly is: 'living-below'; readonly than: number }
  /** The enemy of the moment `enemy-defeated`. */
  | {
      readonly is: 'defeated'
      readonly foe: { readonly rank?: Rank | undefined; readonly trait?: Trait | undefined }
    }
  | { readonly is: 'all'; readonly of: readonly When[] }
  | { readonly is: 'not'; readonly of: readonly [When] }

/** What happens: the words of this game. */
export type Happening =
  /** Price if who is you and more health than that is left. */
  | { readonly word: 'wound'; readonly who: Who; readonly wounds: number }
  | { readonly word: 'recover'; readonly who: Who; readonly wounds: number }
  | { readonly word: 'claim'; readonly who: Who; readonly tokens: number }
  /** Price if who is you. */
  | { readonly word: 'lose-tokens'; readonly who: Who; readonly tokens: number }
  | { readonly word: 'gain'; readonly who: Who; readonly condition: ConditionName }
  /** Any: Poisoned and Weakened, unasked. */
  | { readonly word: 'cure'; readonly who: Who; readonly condition: ConditionName | 'any' }
  | {
      readonly word: 'ready'
      readonly who: Who
      readonly cards: number | 'all'
      readonly may?: true | undefined
    }
  /** Price if who is you. */
  | {
      readonly word: 'exhaust'
      readonly who: Who
      readonly cards: number
      readonly may?: true | undefined
    }
  | { readonly word: 'upgrade'; readonly who: Who }
  /** Price if who is you; the owner chooses. */
  | { readonly word: 'discard-item'; readonly who: Who }
  // Enemies.
  | {
      readonly word: 'hurt'
      readonly foe: Foe
      readonly wounds: number
      readonly each?: true | undefined
      readonly may?: true | undefined
    }
  | {
      readonly word: 'mend'
      readonly foe: Foe
      readonly wounds: number
      readonly each?: true | undefined
    }
  | {
      readonly word: 'tire'
      readonly foe: Foe
      readonly each?: true | undefined
      readonly may?: true | undefined
    }
  /** Readied. */
  | { readonly word: 'rouse'; readonly foe: Foe; readonly each?: true | undefined }
  /** You become engaged with it, H10.3. */
  | { readonly word: 'engage'; readonly foe: Foe; readonly may?: true | undefined }
  /** To the shadows, face up. */
  | {
      readonly word: 'drive'
      readonly foe: Foe
      readonly each?: true | undefined
      readonly may?: true | undefined
    }
  | { readonly word: 'turn-up'; readonly foe: Foe; readonly each?: true | undefined }
  /** At all face-down ones, H2.10. */
  | { readonly word: 'look' }
  /** Each: `enemies` a hero. */
  | {
      readonly word: 'spawn'
      readonly enemies: number
      readonly where: 'you' | 'each' | 'shadows' | 'hidden'
      readonly from?: 'discard' | undefined
      readonly trait?: Trait | undefined
    }
  | { readonly word: 'spawn-nemesis'; readonly where: 'shadows' | 'leader' | 'you' }
  /** Back to the lair, wounds kept. */
  | { readonly word: 'nemesis-home' }
  // An enemy's own.
  | { readonly word: 'advance' }
  | { readonly word: 'inflict' }
  | { readonly word: 'retreat' }
  /** This enemy becomes engaged with them. */
  | { readonly word: 'join'; readonly who: Who }
  // Place and quest.
  /** Below 0: a price where it can be paid in full. */
  | { readonly word: 'progress'; readonly by: number }
  /** Resolve one; the other on top or bottom. */
  | { readonly word: 'draw'; readonly who: Who; readonly cards: 1 | 2 }
  | { readonly word: 'peril'; readonly by: number }
  /** You roll one. */
  | {
      readonly word: 'enemy-die'
      readonly counterattack: readonly Effect[]
      readonly threat: readonly Effect[]
      readonly blank: readonly Effect[]
    }
  /** Never below 0. */
  | {
      readonly word: 'count'
      readonly counter: number
      readonly by: number
      readonly per?: Count | undefined
    }
  /** Counted once, at its start (H7.4). */
  | { readonly word: 'for-every'; readonly what: Count; readonly do: readonly Effect[] }
  /** That hero is "you" inside; of several by choice one. */
  | { readonly word: 'as'; readonly who: Who; readonly do: readonly Effect[] }

/** The engine's words as the cards of this game use them. */
type Frame =
  | { readonly word: 'may'; readonly do: readonly Effect[] }
  | { readonly word: 'pay'; readonly price: readonly Effect[]; readonly to: readonly Effect[] }
  | { readonly word: 'choose'; readonly from: readonly (readonly Effect[])[] }
  | { readonly word: 'for-each'; readonly who: 'each' | 'others'; readonly do: readonly Effect[] }
  | { readonly word: 'repeat'; readonly times: number; readonly do: readonly Effect[] }
  | {
      readonly word: 'if'
      readonly condition: When
      readonly then: readonly Effect[]
      readonly else?: readonly Effect[] | undefined
    }

/** All that a card can do. */
export type CardEffect = Happening | Frame

export const MOMENTS = [
  'set-up',
  'round-start',
  'before-action',
  'after-action',
  'after-activation',
  'ally-recovered',
  'threat',
  'enemy-phase',
  'enemy-defeated',
  'hero-fell',
  'peril-phase',
  'travel-start',
  'arrived',
  'travel-end',
  'round-end',
  'explored',
] as const

export type Moment = (typeof MOMENTS)[number]

export interface Trigger {
  readonly at: Moment
  readonly may?: true | undefined
  /** Of heroes and items: the owner's own activation (usual), any hero's, or another's. */
  readonly of?: 'own' | 'any' | 'another' | undefined
  readonly action?: Action | undefined
  readonly when?: When | undefined
  readonly limit?: 'round' | undefined
  /** Paid when it is used (H12.2). An item is discarded besides. */
  readonly price?: readonly Effect[] | undefined
  readonly do: readonly Effect[]
}

export type Lasting =
  /** Hero dice of actions. */
  | {
      readonly always: 'dice'
      readonly by: number
      readonly action?: Action | undefined
      readonly when?: When | undefined
    }
  | {
      readonly always: 'successes'
      readonly by: number
      readonly action?: Action | undefined
      readonly when?: When | undefined
    }
  | {
      readonly always: 'defense'
      readonly by: number
      readonly action?: Action | undefined
      readonly when?: When | undefined
    }
  /** Resilience counts that much less against this hero. */
  | { readonly always: 'pierce'; readonly by: number; readonly when?: When | undefined }
  | {
      readonly always: 'reroll'
      readonly dice: number
      readonly of: 'hero' | 'enemy' | 'any'
      readonly action?: Action | undefined
      readonly limit?: 'round' | undefined
    }
  /** Of this enemy; of a location or quest: of all (of the trait). */
  | {
      readonly always: 'attack'
      readonly by: number
      readonly trait?: Trait | undefined
      readonly when?: When | undefined
    }
  | {
      readonly always: 'resilience'
      readonly by: number
      readonly trait?: Trait | undefined
      readonly when?: When | undefined
    }
  /** Cannot be a target or be hurt. */
  | {
      readonly always: 'untouchable'
      readonly foe?: 'this' | 'nemesis' | 'face-down' | undefined
      readonly when?: When | undefined
    }
  /** Defeated, it goes to the lair without wounds (H14.3 is set aside by the quest). */
  | { readonly always: 'nemesis-returns' }
