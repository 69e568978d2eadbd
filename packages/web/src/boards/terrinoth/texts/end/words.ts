/** What is said of a match that is over. */
export interface EndTexts {
  readonly healthChart: string
  /** `heroes`: “Kari 3, Lissa 7”. */
  readonly healthSay: (heroes: string) => string
  readonly enemyChart: string
  readonly inPlay: string
  readonly felled: string
  readonly enemySay: (most: number, felled: number) => string
  readonly roadChart: string
  readonly peril: string
  readonly progress: string
  readonly roadSay: (peril: number, of: number, explored: number) => string
  readonly won: (round: number) => string
  readonly allFell: (round: number) => string
  readonly byQuest: (round: number) => string
  readonly explored: (locations: number) => string
  readonly noneExplored: string
  readonly defeated: (enemies: number) => string
  readonly fell: (hero: string, round: number) => string
  readonly nobodyFell: string
  readonly perils: (times: number) => string
  readonly nemesisLeft: (nemesis: string, health: number) => string
  readonly nemesisHidden: (nemesis: string) => string
}
