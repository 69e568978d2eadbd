/** How far a search sees: decisions from the root to where the game values the table. */

/** Where the chance that is told is read: beyond it the quick policy of the tries has lost too much on its own. */
export const NEAR = 20
const FURTHEST = 60
/** One decision further for so many tries. */
const TRIES = 25

/**
 * The further, the truer, and the more chance lies between a choice and what it is worth: few tries far ahead say
 * little, and many close by say the same mistake more exactly. So a search with more tries looks further.
 */
export const sightOf = (iterations: number): number =>
  Math.min(FURTHEST, NEAR + Math.floor(iterations / TRIES))
