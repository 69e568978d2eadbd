/** The numbers by which bots weigh a table, in tenths of an action. They were found by playing. */
export const weights = {
  /** What a lost treasure costs by its value; the fourth is the match. */
  price: [0, 13.9, 7.4, 28.9, 345],
  /** The share of it that heroes cost who wait for so many more. */
  short: [1, 0.27, 0.17, 0.099],
  /** The same where the last treasure lies. */
  last: [1, 0.12, 0.024, 0.0085],
  /** A monster that is driven off. */
  guard: 0.88,
  /** By passages from the Vault: what each hero costs that is only there; and in the Cells. */
  near: [31.6, 18.2, 9.8, 8.5, 6.7, 14.8],
  inCells: 19.9,
  /** By passages from the Vault: what a trap and what a guard there will be good for. */
  trapAt: [3.2, 5, 0.66, 0.62, 0.45, 0.47],
  guardAt: [0.43, 1.1, 0.27, 0.14, 0.24, 0.2],
  /** What a target is still worth to a monster, by steps. */
  fading: [0.99, 0.77, 0.27, 0.16, 0.058, 0.044],
  /** Having a monster where an Activate is good for something. */
  stands: 0.24,
  /** Buying Loot, by its worth; making a resource for it, and for a scenario's errand; the errand itself. */
  buy: 6.9,
  buyWorth: 0.53,
  make: 2.2,
  makeErrand: 3.4,
  errand: 13.5,
  /** The same where the match is lost without it. */
  goal: 14.1,
  /** How much of the match a treasure is worth when so many more may be lost. */
  spared: [1, 0.7, 0.19, 0.062],
  /** A resource by its steps to its shop. */
  bring: [7.2, 4.5, 1.3, 0],
  trap: 7.1,
  carriedTrap: 0.76,
  draw: 3.4,
  reinforce: 10.2,
  portal: 2.1,
  complete: 2.7,
  mend: 3.4,
  /** How much of the first monster of an Ambush or Summon, and each further one, is worth. */
  more: 0.6,
  /** A card played for nothing makes room for another. */
  spare: 0.8,
  /** A monster comes back where there is none left; a card that can do so is kept for it. */
  comeBack: 16.3,
  /** What must be gained to do a thing at all. */
  worthwhile: 0.17,
  /** Not to use a card that defends. */
  keepDefence: 6.3,
  saved: 7.5,
  /** The Cells: their three cards and the shorter wave, and how much of the risk counts. */
  cells: 35.5,
  cellsRisk: 1.1,
}
