/** What is said around the drawn board: buttons, the end, and the table in words. */
export interface AroundTexts {
  readonly buttons: {
    readonly endTurn: string
    readonly toCome: (cards: number) => string
    readonly endWithCells: string
    readonly endWithCellsDetail: string
    /** Asked before the turn ends with cards that could be played. */
    readonly stillPlayable: (cards: number) => string
    /** Asked before the Loot is renewed with cards that could be played. */
    readonly renewEnds: (cards: number) => string
    /** Asked before the open card is left with something still to do. */
    readonly leavesRest: (card: string) => string
    readonly renew: string
    readonly renewDetail: string
    readonly cells: string
    readonly mages: (mages: number, left: number) => string
    readonly allTo: (room: string) => string
  }
  readonly mute: (inRoom: string) => string
  readonly moment: {
    readonly looted: (inRoom: string) => string
    readonly value: (value: number) => string
    readonly wave: string
    readonly waveNote: (cards: number) => string
    readonly won: string
    readonly wonNote: string
    readonly lost: string
    readonly lostNote: string
    readonly lostByScenario: string
  }
  readonly end: {
    readonly treasureChart: string
    readonly treasures: string
    readonly treasureSay: (safe: number, of: number) => string
    readonly heroChart: string
    readonly heroes: string
    readonly awake: string
    readonly heroSay: (most: number, last: number) => string
    readonly guildChart: string
    readonly guildLeft: string
    readonly guildSay: (left: number, wave: number) => string
    readonly held: (treasures: number) => string
    readonly vaultLooted: (wave: number, left: number) => string
    readonly byScenario: string
    readonly looted: (treasures: number) => string
    readonly noneLooted: string
    readonly heroesGone: (heroes: number) => string
    readonly trapped: (heroes: number) => string
    readonly mostHits: (name: string, hits: number) => string
    readonly mostLoot: (name: string, cards: number) => string
  }
  readonly spoken: {
    readonly passages: (rooms: string) => string
    readonly noPassages: string
    readonly portalHere: (completed: boolean) => string
    readonly marks: (marks: number) => string
    readonly played: (cards: string) => string
    readonly chip: (text: string, used: boolean, can: boolean) => string
    readonly guildNow: (card: string) => string
    readonly supply: (things: string) => string
    readonly acts: (hero: string) => string
    readonly copies: (copies: number) => string
    readonly way: (rooms: string) => string
  }
  readonly headings: {
    readonly match: string
    readonly invasion: string
    readonly rooms: string
    readonly open: (card: string) => string
    readonly handOf: (name: string) => string
    readonly row: string
    readonly plans: string
    readonly players: string
  }
}
