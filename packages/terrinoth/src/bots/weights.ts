/** The numbers by which bots weigh a table, in wounds. They were found by playing. */
export const weights = {
  /** What a wound costs a hero who is whole, and how much more one who is near the end. */
  wound: 0.42,
  nearEnd: 0.2,
  token: 0.7,
  ready: 0.42,
  upgrade: 3,
  item: 0.84,
  poisoned: 0.7,
  weakened: 0.84,
  focused: 1.26,
  progress: 0.88,
  /** The same where it is the last place. */
  lastProgress: 2.2,
  /** Progress beyond what is asked for. */
  spareProgress: 0.17,
  draw: 1.24,
  peril: 1.34,
  spawned: 1.12,
  nemesisComes: 2,
  counter: 3.7,
  /** An enemy by its attack, by what else it does each round, and as such. */
  attack: 1.32,
  deeds: 1.12,
  foe: 1,
  nemesis: 20.16,
  /** Where the last thing to do is to get away from all of them. */
  clear: 4,
  /** How much of an enemy's worth its fall is, the rest being its wounds. */
  fall: 0.07,
  /** An enemy somewhere else counts less than one's own. */
  elsewhere: 1.07,
  /** A counterattack's wound, and another enemy that comes along. */
  blow: 3.36,
  drawn: 0.12,
  threat: 0.56,
  /** Rest: each card readied, and if all others are spent. */
  readied: 0.39,
  lastCard: 0.6,
  /** What a token must add to a roll's worth. */
  stake: 0.55,
  tire: 0.4,
  /** Travel: how much health of the party is enough, and spaces to an upgrade that are worth waiting for. */
  fit: 0.38,
  wait: 1.4,
}
