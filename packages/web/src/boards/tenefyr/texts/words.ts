export type CardDeed = 'play' | 'discard' | 'remove' | 'recover' | 'take' | 'trade' | 'give'

/** How likely the enemy falls. */
export interface Odds {
  readonly percent: number
  /** Effects may bring more than was counted; with 0 percent nobody knows how much. */
  readonly more: boolean
  /** A little more or less. */
  readonly about: boolean
  /** 2: alone, the second turn is counted too. */
  readonly turns: number
}

/** All that this board says itself; cards, prompts and the log speak for themselves. */
export interface BoardTexts {
  readonly buttons: {
    readonly keep: (reached: number, needed: number) => string
    readonly enough: string
    readonly enoughInOrder: string
    /** With cards of the hand given up for power. */
    readonly enoughPaid: (ordered: boolean) => string
    readonly shortPaid: (short: string) => string
    /** With nothing to come that could help. */
    readonly loses: (by: number) => string
    /** Without draws and choices. */
    readonly shortSoFar: (by: number) => string
    readonly newHand: (odds: Odds) => string
    readonly newHandDetail: (needed: number, left: number, turns: number) => string
    /** With the cards that the hand draws, or with the second turn. */
    readonly shortThen: (by: number, odds: Odds) => string
    readonly goOn: string
    readonly next: (enemy: string) => string
    readonly leave: string
    readonly tokenTo: (at: number, skull: number) => string
    readonly fightBoss: string
    readonly fightBossEarly: (at: number, skull: number, theBoss: string) => string
    /** `ordered`: not as the hand lies; `best`: no order brings more. */
    readonly playAll: (ordered: boolean, best: boolean) => string
    readonly card: (title: string, power: number) => string
    /** What is done with a card: on the button that does it. */
    readonly deeds: Readonly<Record<CardDeed, (title: string) => string>>
    /** Of a dungeon: what its enemy does, and what there is to win. */
    readonly wins: (rule: string, loot: string, reward: string) => string
    readonly pile: (deck: number, discard: number) => string
  }
  readonly board: {
    readonly track: string
    readonly trackAt: (at: number, skull: number) => string
    readonly ifLeft: string
    readonly ifThrownOut: string
    readonly bossAttacks: string
    readonly below: (cards: number) => string
    /** Where none of them is fought. */
    readonly left: (cards: number) => string
    readonly level: (level: number) => string
    readonly gift: (cards: number, level: number) => string
    readonly giftsAre: (gifts: string) => string
    readonly cleared: string
    readonly faceDown: string
    readonly loot: string
  }
  readonly combat: {
    readonly inHand: (power: string) => string
    readonly of: (power: number, needed: number) => string
    readonly meter: (party: number, hand: number, needed: number) => string
    readonly newHand: (needed: number, odds: Odds) => string
    readonly wins: string
    readonly winsInOrder: string
    readonly winsPaid: (ordered: boolean) => string
    readonly missing: (power: number) => string
    readonly missingSoFar: (power: number) => string
    /** With the cards that the hand draws, or with the second turn. */
    readonly thenNext: (odds: Odds) => string
    readonly exhausted: string
    readonly turn: string
    readonly soloTurn: (turn: number) => string
    readonly starting: string
    readonly bonus: (power: string) => string
    readonly underneath: string
    readonly hiddenBelow: (cards: number) => string
    readonly parts: Readonly<Record<'printed' | 'effects' | 'blessings', string>>
    readonly per: (count: number, what: string) => string
    readonly yourHand: (name: string) => string
  }
  readonly goOn: {
    readonly mayBe: (range: string) => string
    readonly hidden: (cards: number) => string
    readonly left: (cards: number, known: number) => string
    readonly range: (least: number, most: number) => string
    readonly leaveNow: string
    readonly thrownOut: string
    readonly ifCleared: string
    readonly ifClearedGet: (reward: string) => string
    readonly clearedAll: string
    readonly bossFalls: (theBoss: string) => string
    readonly decksFull: string
    readonly lastOne: string
  }
  readonly pick: {
    readonly deckOf: (name: string) => string
    readonly discardOf: (name: string) => string
    readonly offer: string
    readonly gift: string
    readonly toWhom: string
    readonly less: (title: string) => string
    readonly more: (title: string) => string
  }
  readonly moment: {
    readonly cleared: (dungeon: string) => string
    readonly thrownOut: string
    /** A card of the last fight, and how many are left of it. */
    readonly falls: (enemy: string) => string
    readonly toGo: (cards: number) => string
    /** The last fight begins, and why. */
    readonly lastFight: string
    readonly skullReached: string
    readonly noDungeonLeft: string
    readonly soonerThanDue: string
  }
  readonly end: {
    readonly won: string
    readonly lost: string
    readonly trackChart: string
    readonly trackSay: (at: number, skull: number) => string
    readonly powerChart: string
    readonly powerSay: (name: string, power: string) => string
    readonly beatenChart: string
    readonly beatenSay: (name: string, enemies: number) => string
    readonly bossToken: string
    readonly clearedDungeons: (dungeons: number) => string
    readonly neverCleared: string
    readonly thrownOut: (times: number) => string
    readonly bossBeaten: (cards: number) => string
    readonly bossLeft: (cards: number) => string
    readonly early: (at: number, skull: number) => string
    readonly skullReached: string
    readonly mostEnemies: (name: string, enemies: number) => string
  }
  readonly spoken: {
    readonly power: (power: number) => string
    readonly noRule: string
    readonly cleared: (dungeon: string) => string
    readonly dungeonHidden: (dungeon: string, cards: number) => string
    readonly held: (title: string, power: number) => string
    readonly seat: (name: string, role: string) => string
    readonly lane: (total: number, deck: number, discard: number) => string
    readonly rest: (deck: number, discard: number) => string
    readonly played: (cards: string) => string
    readonly deck: (name: string, cards: number) => string
    readonly discard: (name: string, cards: number) => string
    readonly nextHidden: (left: string, chances: string) => string
    readonly nextKnown: (enemy: string, left: string) => string
    readonly knownBelow: (enemies: string) => string
    readonly chance: (enemy: string, percent: number) => string
    readonly door: (at: number, skull: number) => string
    readonly trackNow: (at: number, skull: number) => string
    readonly trackSteps: (left: number, thrownOut: number) => string
    readonly fights: (enemy: string, power: number, place: string) => string
    readonly has: (party: number, needed: number) => string
    readonly withHand: (reached: number, needed: number, more: boolean) => string
    readonly thenNext: (odds: Odds) => string
    readonly newHand: (needed: number, odds: Odds, deck: number) => string
    readonly loot: (title: string, power: number) => string
    readonly boss: (boss: string, cards: number) => string
    readonly copy: (times: number) => string
    readonly enemyHalf: (level: number, powers: string) => string
    readonly lootHalf: (title: string, power: number) => string
    readonly from: Readonly<Record<'rulebook' | 'public' | 'house', string>>
  }
  readonly headings: {
    readonly track: string
    readonly combat: string
    readonly dungeons: string
    readonly players: string
    readonly handOf: (name: string) => string
    readonly offer: string
    readonly reward: string
    readonly reserve: (level: number) => string
    readonly bossDeck: string
    readonly gone: string
  }
  readonly piles: {
    readonly deck: (cards: number) => string
    readonly discard: (cards: number) => string
    readonly onTop: string
    readonly noOrder: string
    readonly empty: string
    readonly anywhere: (inDungeons: number, inReserve: number) => string
    readonly hiddenOnly: (cards: number) => string
    readonly reserve: (cards: number) => string
    readonly seen: string
    readonly chanceNext: string
    readonly percent: (percent: number) => string
  }
}
