/** Chances and means that bots look up again and again. */
import { atLeast, rollOdds } from '../chances.ts'

const MOST_DICE = 7
const MOST_NEEDED = 16
const MOST_ATTACK = 5
const MOST_ENEMIES = 3

const rowOf = <T>(length: number, each: (n: number) => T): T[] => {
  const row: T[] = []
  for (let n = 0; n <= length; n++) row.push(each(n))
  return row
}

const plain = (dice: number) => rollOdds({ dice, added: 0, attacks: [], defense: 0 }, MOST_NEEDED)

/** By dice and successes: chance of so many or more. */
const reachTable: readonly (readonly number[])[] = rowOf(MOST_DICE, (dice) => {
  const odds = plain(dice)
  return rowOf(MOST_NEEDED, (needed) => atLeast(odds, needed))
})

const upTo = (n: number, most: number): number => (n < 0 ? 0 : n > most ? most : n)

export function reaches(dice: number, needed: number): number {
  if (needed <= 0) return 1
  return needed > MOST_NEEDED ? 0 : reachTable[upTo(dice, MOST_DICE)][needed]
}

/** Mean of what successes bring beyond `before`, and not above `most`. */
export function meanBetween(dice: number, added: number, before: number, most: number): number {
  let mean = 0
  for (let n = 1; n <= most; n++) {
    const chance = reaches(dice, before + n - added)
    if (chance < 0.001) break
    mean += chance
  }
  return mean
}

/** By attack, number of ready enemies, dice: mean wounds of the blow. */
const blowTable: readonly (readonly (readonly number[])[])[] = rowOf(MOST_ATTACK, (attack) =>
  rowOf(MOST_ENEMIES, (enemies) =>
    rowOf(MOST_DICE, (dice) => {
      const attacks = rowOf(enemies, () => attack).slice(1)
      return rollOdds({ dice, added: 0, attacks, defense: 0 }, 0).wounds
    }),
  ),
)

/** Attacks of all ready enemies together, how many they are. A sure defense is like a die and a half. */
export function meanBlow(attacks: number, enemies: number, dice: number, defense: number): number {
  if (enemies === 0) return 0
  const count = upTo(enemies, MOST_ENEMIES)
  const mean = attacks / enemies
  const low = upTo(Math.floor(mean), MOST_ATTACK)
  const high = upTo(low + 1, MOST_ATTACK)
  const share = mean - Math.floor(mean)
  const rolled = upTo(dice + Math.round(defense * 1.5), MOST_DICE)
  return blowTable[low][count][rolled] * (1 - share) + blowTable[high][count][rolled] * share
}
