/** Which bots people are offered, by name: a page that only names them need not load how they think. */

/** The weakest first. */
export const OFFERED: readonly string[] = ['apprentice', 'adept', 'master']

/** Who sits where nobody chose: at a free seat, and for who is away. */
export const USUAL = 'adept'
