/** The numbers by which bots weigh a table, in tenths of an action. They were found by playing. */
export const weights = {
  /** What a lost treasure costs by its value; the fourth is the match. */
  price: [0, 7.9, 10.7, 19.4, 267],
  /** The share of it that heroes cost who wait for so many more. */
  short: [1, 0.25, 0.15, 0.037],
  /** The same where the last treasure lies. */
  last: [1, 0.13, 0.033, 0.012],
  /** A monster that is driven off. */
  guard: 1.4,
  /** By passages from the Vault: what each hero costs that is only there; and in the Cells. */
  near: [14.6, 14.5, 12.7, 8.3, 7.2, 11.3],
  inCells: 14.3,
  /** What a target is still worth to a monster, by steps. */
  fading: [1, 0.62, 0.36, 0.2, 0.079, 0.055],
  /** Having a monster where an Activate is good for something. */
  stands: 0.36,
  /** Buying Loot, by its worth; making a resource for it, and for a scenario's errand; the errand itself. */
  buy: 5.6,
  buyWorth: 0.5,
  make: 3.5,
  makeErrand: 4.6,
  errand: 8.4,
  /** The same where the match is lost without it. */
  goal: 14,
  /** How much of the match a treasure is worth when so many more may be lost. */
  spared: [1, 1, 0.15, 0.06],
  /** Bringing a resource to its shop, or next to it. */
  bring: 5,
  bringNear: 4.8,
  trap: 5.6,
  carriedTrap: 0.64,
  draw: 6.3,
  reinforce: 14.2,
  portal: 4,
  complete: 3.8,
  mend: 5.3,
  /** How much of the first monster of an Ambush or Summon, and each further one, is worth. */
  more: 0.49,
  /** A card played for nothing makes room for another. */
  spare: 1.2,
  /** A monster comes back where there is none left; a card that can do so is kept for it. */
  comeBack: 24.7,
  /** What must be gained to do a thing at all. */
  worthwhile: 0.31,
  /** Not to use a card that defends. */
  keepDefence: 6.7,
  saved: 4.6,
  /** The Cells: their three cards and the shorter wave, and how much of the risk counts. */
  cells: 22.6,
  cellsRisk: 0.86,
}
