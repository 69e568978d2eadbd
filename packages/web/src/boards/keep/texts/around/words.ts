/** What is said around the drawn board: buttons, and the table in words. */
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
    /** A room that was tapped, to be chosen by this button. */
    readonly here: (room: string) => string
    /** The answer to `leavesRest`. */
    readonly leaveRest: string
    readonly allTo: (room: string) => string
  }
  /** A card that would do nothing now. */
  readonly idle: {
    /** Asked before it is played. */
    readonly ask: (card: string, why: string) => string
    /** The answer to it. */
    readonly anyway: string
    readonly note: (why: string) => string
    readonly why: Readonly<Record<'monster' | 'hero' | 'lair' | 'defend' | 'other', string>>
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
