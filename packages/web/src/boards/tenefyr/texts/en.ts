import { capital } from '@muster/engine'
import type { BoardTexts, Odds } from './words.ts'

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`)
const times = (n: number) => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`)

const chance = ({ percent, more, about }: Odds, roughly = '≈ ') => {
  if (more && percent === 0) return 'if effects help'
  return `${more && percent < 100 ? 'at least ' : about ? roughly : ''}${percent}%`
}
const cases = (odds: Odds) =>
  odds.more && odds.percent === 0 ? chance(odds) : `in ${chance(odds, 'about ')}`
const isHopeless = ({ percent, more }: Odds) => percent === 0 && !more

const counts: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'basic-0-in-discards': ['Basic 0 in discards', 'Basic 0 in discards'],
  'basic-in-discards': ['Basic card in discards', 'Basic cards in discards'],
  'loot-in-discards': ['loot card in discards', 'loot cards in discards'],
  'played-loot': ['loot card played', 'loot cards played'],
  'played-basic': ['Basic card played', 'Basic cards played'],
  'cards-below': ['card below', 'cards below'],
  'exhausted-players': ['player without a deck', 'players without a deck'],
  'heroes-spent': ['deck below three cards', 'decks below three cards'],
  'double-turns': ['player with two turns', 'players with two turns'],
  track: ['space of the Boss', 'spaces of the Boss'],
}

export const en: BoardTexts = {
  buttons: {
    keep: (reached, needed) => `Keep: ${reached} of ${needed}`,
    enough: 'that is enough',
    enoughInOrder: 'enough in the right order',
    enoughPaid: (ordered) => (ordered ? 'enough in order, if you pay' : 'enough if you pay'),
    shortPaid: (short) => `${short}, if you pay`,
    loses: (by) => `${by} short: combat lost`,
    shortSoFar: (by) => `${by} short so far`,
    newHand: (odds) =>
      `New hand: ${odds.more && odds.percent === 0 ? 'effects decide' : chance(odds)}`,
    newHandDetail: (needed, left, turns) =>
      turns === 2 ? `for ${needed}, in two turns` : `for ${needed}, ${left} left`,
    shortThen: (by, odds) => {
      if (isHopeless(odds)) return odds.turns === 2 ? `${by} short, even in turn 2` : `${by} short`
      return `${odds.turns === 2 ? 'in turn 2' : 'by drawing'}: ${chance(odds)}`
    },
    goOn: 'Go on',
    next: (enemy) => `next: ${enemy}`,
    leave: 'Leave',
    tokenTo: (at, skull) => `Boss to ${at} of ${skull}`,
    fightBoss: 'Fight the Boss',
    fightBossEarly: (at, skull, theBoss) =>
      `The token is only at ${at} of ${skull}, and this is the last fight. Face ${theBoss} now?`,
    playAll: (ordered, best) =>
      `Play all, ${ordered ? (best ? 'in the best order' : 'in a good order') : 'as shown'}`,
    card: (title, power) => `${title} (${power})`,
    deeds: {
      play: (title) => `Play ${title}`,
      discard: (title) => `Discard ${title}`,
      remove: (title) => `Remove ${title}`,
      recover: (title) => `Take back ${title}`,
      take: (title) => `Take ${title}`,
      trade: (title) => `Exchange ${title}`,
      give: (title) => `Give ${title}`,
    },
    wins: (rule, loot, reward) =>
      [rule || 'No rule.', loot && `Loot: ${loot}.`, reward && `Reward: ${reward}.`]
        .filter((part) => part !== '')
        .join(' '),
    pile: (deck, discard) => `deck ${deck}, discard ${discard}`,
  },
  board: {
    track: 'Boss track',
    trackAt: (at, skull) => `${at} of ${skull}`,
    ifLeft: 'if you leave',
    ifThrownOut: 'if thrown out',
    bossAttacks: 'the Boss attacks',
    below: (n) => `${n} below`,
    left: (n) => `${n} left`,
    level: (level) => `Level ${level}`,
    gift: (n, level) => `${n} × level ${level}`,
    giftsAre: (gifts) => `Gifts: ${gifts}`,
    cleared: 'cleared',
    faceDown: 'face down',
    loot: 'Loot',
  },
  combat: {
    inHand: (power) => `${power} in hand`,
    of: (power, needed) => `${power} of ${needed}`,
    meter: (party, hand, needed) =>
      hand === 0
        ? `${party} of ${needed}`
        : `${party} + ${hand} in hand = ${party + hand} of ${needed}`,
    newHand: (needed, odds) =>
      `new hands${odds.turns === 2 ? ' in both turns' : ''} reach ${needed} ${cases(odds)}`,
    wins: 'Enough',
    winsInOrder: 'Enough in the right order',
    winsPaid: (ordered) => (ordered ? 'Enough in order, if you pay' : 'Enough if you pay'),
    missing: (power) => `${power} missing`,
    missingSoFar: (power) => `${power} missing so far`,
    thenNext: (odds) => {
      const how = odds.turns === 2 ? 'in turn 2' : 'by drawing'
      return isHopeless(odds) ? `not enough ${how} either` : `enough ${how} ${cases(odds)}`
    },
    exhausted: 'exhausted',
    turn: 'turn',
    soloTurn: (turn) => `Turn ${turn}`,
    starting: 'starting player',
    bonus: (power) => `${power} by effects`,
    underneath: 'Below',
    hiddenBelow: (n) => `${n} hidden`,
    parts: { printed: 'printed', effects: 'by effects', blessings: 'by blessings' },
    per: (n, what) => `${n} ${counts[what]?.[n === 1 ? 0 : 1] ?? ''}`,
    yourHand: (name) => `Hand: ${name}`,
  },
  goOn: {
    mayBe: (range) => `It may be: ${range}`,
    hidden: (n) => (n === 1 ? 'one hidden' : `${n} hidden`),
    left: (n, known) => `${n} left, ${known} known`,
    range: (least, most) => (least === most ? `power ${least}` : `power ${least} to ${most}`),
    leaveNow: 'Leave now',
    thrownOut: 'If thrown out',
    ifCleared: 'For clearing it',
    ifClearedGet: (reward) => `For clearing it: ${reward}`,
    clearedAll: 'The dungeon is cleared',
    bossFalls: (theBoss) => `${capital(theBoss)} falls!`,
    decksFull: 'All cards go back to the decks',
    lastOne: 'the last card here',
  },
  pick: {
    deckOf: (name) => `Deck: ${name}`,
    discardOf: (name) => `Discard pile: ${name}`,
    offer: 'Turned up',
    gift: 'Gifts for the party',
    toWhom: 'For whom?',
    less: (title) => `One less: ${title}`,
    more: (title) => `One more: ${title}`,
  },
  moment: {
    cleared: (dungeon) => `${dungeon}: cleared!`,
    thrownOut: 'Thrown out',
    falls: (enemy) => `${enemy} falls`,
    toGo: (n) => (n === 1 ? 'one card to go' : `${n} cards to go`),
    lastFight: 'The last fight begins',
    skullReached: 'the Boss token is on the skull',
    noDungeonLeft: 'no dungeon is left',
    soonerThanDue: 'the party will wait no longer',
  },
  end: {
    won: 'Victory',
    lost: 'Defeat',
    trackChart: 'The Boss draws near',
    trackSay: (at, skull) => `The Boss token ended at ${at} of ${skull}.`,
    powerChart: 'Power of the decks',
    powerSay: (name, power) => `${name}: ${power} in the end.`,
    beatenChart: 'Enemies beaten',
    beatenSay: (name, n) => `${name} beat ${n === 1 ? 'one enemy' : `${n} enemies`}.`,
    bossToken: 'Boss token',
    clearedDungeons: (n) =>
      n === 1
        ? 'One dungeon was cleared, for one reward.'
        : `${n} dungeons were cleared, each for a reward.`,
    neverCleared: 'No dungeon was cleared, so there was no reward.',
    thrownOut: (n) =>
      `The party was thrown out ${times(n)}: that brought the Boss ${n * 2} spaces nearer.`,
    bossBeaten: (n) => `All ${n} cards of the last fight fell.`,
    bossLeft: (n) =>
      n === 1 ? 'One card of the last fight was left.' : `${n} cards of the last fight were left.`,
    early: (at, skull) => `The party went to the last fight early, at ${at} of ${skull}.`,
    skullReached: 'The token had reached the skull: the Boss attacked.',
    mostEnemies: (name, n) => `${name} beat the most enemies: ${n}.`,
  },
  spoken: {
    power: (power) => `power ${power}`,
    noRule: 'no rule',
    cleared: (dungeon) => `${dungeon}: cleared`,
    dungeonHidden: (dungeon, n) => `${dungeon}: face down, ${cards(n)}`,
    held: (title, power) => `${title}, ${power}`,
    seat: (name, role) => (name === role ? name : `${name}, ${role}`),
    lane: (total, deck, discard) => `total ${total}, deck ${deck}, discard ${discard}`,
    rest: (deck, discard) => `deck ${deck}, discard ${discard}`,
    played: (list) => `played: ${list}`,
    deck: (name, n) => `Deck of ${name}: ${cards(n)}`,
    discard: (name, n) => `Discard pile of ${name}: ${cards(n)}`,
    nextHidden: (left, chances) => `Go on: next card hidden, ${left}. It may be ${chances}`,
    nextKnown: (enemy, left) => `Go on: ${enemy} is next, ${left}`,
    knownBelow: (enemies) => `Known below: ${enemies}`,
    chance: (enemy, percent) => `${enemy} in ${percent}%`,
    door: (at, skull) => `Leave: Boss at ${at} of ${skull}`,
    trackNow: (at, skull) => `The Boss token is at ${at} of ${skull}.`,
    trackSteps: (left, out) => `After leaving: ${left}. After being thrown out: ${out}.`,
    fights: (enemy, power, place) => `${place}: ${enemy}, power ${power}.`,
    has: (party, needed) => `The party has ${party} of ${needed}.`,
    withHand: (reached, needed, more) =>
      `With this hand: ${reached} of ${needed}${more && reached < needed ? ' so far' : ''}.`,
    thenNext: (odds) => {
      const how = odds.turns === 2 ? 'in turn 2' : 'by drawing'
      return isHopeless(odds)
        ? `It is not enough ${how} either.`
        : `It is enough ${how} ${cases(odds)}.`
    },
    newHand: (needed, odds, deck) =>
      `New hands${odds.turns === 2 ? ' in both turns' : ''} reach ${needed} ${cases(odds)}, ${cards(deck)} left.`,
    loot: (title, power) => `Loot: ${title}, ${power}.`,
    boss: (boss, n) => `${boss}: ${cards(n)}`,
    copy: (n) => (n === 1 ? 'One copy.' : `${n} copies.`),
    enemyHalf: (level, powers) =>
      `Enemy of level ${level}, power ${powers} for two, three, four players.`,
    lootHalf: (title, power) => `Loot: ${title}, power ${power}.`,
    from: { rulebook: 'From the rulebook.', public: 'From public pages.', house: 'House card.' },
  },
  headings: {
    track: 'Boss track',
    combat: 'Combat',
    dungeons: 'Dungeons',
    players: 'Players',
    handOf: (name) => `Hand of ${name}`,
    offer: 'Turned up',
    reward: 'Reward',
    reserve: (level) => `Level ${level}`,
    bossDeck: 'Boss deck',
    gone: 'Removed for good',
  },
  piles: {
    deck: (n) => `Deck, ${cards(n)}`,
    discard: (n) => `Discard pile, ${cards(n)}`,
    onTop: 'on top, in this order',
    noOrder: 'in no known order',
    empty: 'empty',
    anywhere: (inDungeons, inReserve) =>
      `${inDungeons} hidden in dungeons, ${inReserve} in the Reserve: any of these`,
    hiddenOnly: (n) => `${n} hidden: any of these`,
    reserve: (n) => `In the Reserve for certain: ${n}`,
    seen: 'Face down, but seen',
    chanceNext: 'Chance to be the next one hidden',
    percent: (percent) => `${percent}%`,
  },
}
