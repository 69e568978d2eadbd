/** What is said when a match is over. */
export interface EndTexts {
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
