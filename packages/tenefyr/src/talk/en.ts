import { capital, does, type Spoken, signed } from '@muster/engine'
import type { DungeonFacts, HandFacts, Held, OddsFacts, Talk } from './talk.ts'

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`)
const picked = (n: number, optional: boolean): string =>
  n === 1 && !optional ? 'a card' : `${optional ? 'up to ' : ''}${cards(n)}`
/** The card that asks. */
const of = (by: string): string => (by === '' ? '' : ` (${by})`)
/** A row of picks goes forward only. */
const name = ({ title, power, alike = '' }: Held): string => `${title} (${power})${alike}`
const whole = (card: Held): string =>
  card.text === '' ? name(card) : `${name(card)}: ${card.text}`
const hidden = (n: number): string => (n === 0 ? 'the last one' : `${n} more below`)

const briefly = ({ label, enemy, below }: DungeonFacts): string =>
  `${label}: ${enemy === undefined ? 'face down' : `${enemy.title} ${enemy.power}`}, ${hidden(below)}`

function dungeon(facts: DungeonFacts): string {
  const { enemy, loot, reward } = facts
  const wins = [
    loot === undefined ? 'no loot' : `loot ${name(loot)}`,
    reward === '' ? 'no reward' : `reward ${reward}`,
  ]
  const rule = enemy === undefined || enemy.rule === '' ? 'No effect.' : enemy.rule
  return `${briefly(facts)}, ${wins.join(', ')}. ${rule}`
}

/** "Orc, level 1 (left)". */
const entered = ({ label, enemy }: DungeonFacts): string =>
  enemy === undefined ? label : `${enemy.title}, ${label.replace('Level', 'level')}`

const act =
  (one: string, many = one.replace(/s$/, '')) =>
  (who: Spoken, title: string): string =>
    `${who.The} ${does(who, one, many)} ${title}.`

const changes = {
  'basic-power': 'power for Basic cards',
  'loot-power': 'power for loot cards',
  'enemy-power': 'power for every enemy',
}

function changed(what: keyof typeof changes | 'hand-size', by: number): string {
  if (what !== 'hand-size') return `${signed(by)} ${changes[what]}`
  return `${signed(by)} ${by === 1 || by === -1 ? 'card' : 'cards'} in each hand`
}

/** Below 0 with a minus, not a hyphen. */
const minus = (n: number): string => String(n).replace('-', '−')

const none: Readonly<Record<string, string>> = { discard: 'Discard none', remove: 'Remove none' }

const chance = ({ percent, more, about }: OddsFacts): string => {
  if (more && percent === 0) return 'if effects help'
  return `in ${more && percent < 100 ? 'at least ' : about ? 'about ' : ''}${percent}%`
}

const then = ({ kept }: HandFacts): string => {
  if (kept === undefined) return ''
  const how = kept.turns === 2 ? 'in turn 2' : 'by drawing'
  if (kept.percent === 0 && !kept.more) return `, not enough ${how} either`
  return `, enough ${how} ${chance(kept)}`
}

export const en: Talk = {
  heroes: {
    barbarian: { text: 'Barbarian' },
    bard: { text: 'Bard' },
    cleric: { text: 'Cleric' },
    thief: { text: 'Thief' },
  },
  bosses: {
    'dark-lord': { text: 'Dark Lord' },
    'spider-queen': { text: 'Spider Queen' },
    'chaos-dragon': { text: 'Chaos Dragon' },
    'stone-titan': { text: 'Stone Titan' },
  },
  profiles: { 2018: '2018 rules', french: 'French rules', 2019: '2019 rules' },
  modes: { normal: 'full game', quick: 'Quick game' },
  levels: { easy: 'Easy', normal: 'Normal', hard: 'Hard' },
  basics: ['Basic 0', 'Basic 1'],
  party: { text: 'party' },
  dungeon: (level, side) => ({
    label: side === 'only' ? `Level ${level}` : `Level ${level} (${side})`,
    noun: {
      text: side === 'only' ? `level ${level} dungeon` : `level ${level} dungeon (${side})`,
    },
  }),
  newDungeon: (number, level) => ({
    label: `New dungeon ${number} (level ${level})`,
    noun: { text: `new dungeon ${number} (level ${level})` },
  }),
  bossDeck: { label: 'Boss deck', noun: { text: 'Boss deck' } },
  lastDungeon: { label: 'Level 5 (last fight)', noun: { text: 'level 5 dungeon' } },
  together: (arbiter) => `The party (${arbiter.the} ${does(arbiter, 'has', 'have')} the last word)`,

  prompts: {
    'where-to': ({ at, skull }) => `which dungeon? The Boss token is at ${at} of ${skull}.`,
    'keep-hand': ({ hand, party, needed, neededKept, enemy, reached, more, paid }) =>
      `keep this hand of power ${minus(hand)}${paid ? ' (if you pay)' : ''}? The party has ${party} of ${needed} against ${enemy.the}, ${reached}${neededKept === needed ? '' : ` of ${neededKept}`} with this hand${more && reached < neededKept ? ' so far' : ''}.`,
    'play-card': (left, party, needed) =>
      `play a card, ${left} in hand.${needed === undefined ? '' : ` The party has ${party} of ${needed}.`}`,
    'go-on': (below, decks, { at, skull }) =>
      `go on or leave? Enemies left: ${below}. Cards in the decks: ${decks}. The Boss token is at ${at} of ${skull}.`,
    reward: (title) => `choose a reward (${title}).`,
    'reward-together': (title) => `choose one reward together (${title}).`,
    'reward-to': (title, effect) => `which player (${title})? ${capital(effect)}.`,
    may: (title) => `use this effect (${title})?`,
    pay: (title) => `pay for this effect (${title})?`,
    choose: (title) => `choose an effect (${title}).`,
    'one-player': (title, effect) => `which player (${title})? ${capital(effect)}.`,
    order: (atStart) => `what comes first at the ${atStart ? 'start' : 'end'} of the combat?`,
    'draw-how-many': (most, by) => `how many extra cards${of(by)}? Up to ${most}.`,
    'discard-cards': (left, optional, by) =>
      `choose ${picked(left, optional)} to discard from the hand${of(by)}.`,
    'remove-cards': (left, optional, by) =>
      `choose ${picked(left, optional)} to remove to the Reserve${of(by)}.`,
    'recover-cards': (left, optional, by, where = '') =>
      `choose ${picked(left, optional)} to take back from the discard pile${where}${of(by)}.`,
    'sift-cards': (_left, _optional, by) =>
      `which of these cards to discard${of(by)}? The others stay on top of the deck.`,
    'take-card': (left, optional, by) => `choose ${picked(left, optional)} to take${of(by)}.`,
    'search-deck': (by) => `choose a card from the deck${of(by)}.`,
    'give-card': (left, by) =>
      `choose a card to give${left > 1 ? `, ${left} in all` : ''}${of(by)}.`,
    'give-to': (title) => `who gets ${title}?`,
    'double-card': (title) => `which card to double (${title})?`,
    'double-order': (title, change) => `double ${title} first, or ${change} first?`,
    'double-total': (title) => `whose total to double (${title})?`,
    reorder: (at, of) => `which enemy comes next, number ${at} of ${of}?`,
    bury: (enemy) => `leave ${enemy.the} there, or put ${does(enemy, 'it', 'them')} at the bottom?`,
    wander: (enemy) => `where ${does(enemy, 'does', 'do')} ${enemy.the} wander off to?`,
    'look-dungeon': () => 'which dungeon to look into?',
    gift: (card, alone) => `${alone ? 'take this gift' : 'who gets this gift'}? ${whole(card)}`,
    'upgrade-card': (by) => `which loot card to trade for one of the next level${of(by)}?`,
  },

  labels: {
    enter: dungeon,
    'fight-boss': (enemy) => `Fight the Boss now: ${enemy}`,
    keep: (hand) => {
      const { reached, neededKept, more, ordered, paid } = hand
      return `Keep: ${reached} of ${neededKept}${ordered ? ' in the right order' : ''}${paid ? ' if you pay' : ''}${more && reached < neededKept ? ' so far' : ''}${then(hand)}`
    },
    'new-hand': ({ needed, deck, ...odds }) =>
      `New hand: reaches ${needed} ${odds.turns === 2 ? 'in two turns ' : ''}${chance(odds)}, ${cards(deck)} left`,
    play: whole,
    'go-on': (next) => (next === '' ? 'Go on: the next enemy is hidden' : `Go on: ${next} is next`),
    leave: ({ at, skull }) => `Leave: the Boss token goes to ${at} of ${skull}`,
    reward: (effect) => effect,
    to: ({ who, total, deck, discard }) =>
      `${who.The} (${total === undefined ? '' : `total ${total}, `}deck ${deck}, discard ${discard})`,
    do: (effect) => effect,
    decline: () => 'No',
    pay: (effect) => effect,
    choose: (effect) => effect,
    first: (effect) => effect,
    draw: (n) => (n === 0 ? 'Draw none' : `Draw ${n}`),
    discard: (card) => `Discard ${name(card)}`,
    remove: (card) => `Remove ${name(card)}`,
    recover: (card) => `Take back ${name(card)}`,
    take: (card) => `Take ${whole(card)}`,
    trade: (card) => `Trade ${name(card)}`,
    give: (card) => `Give ${name(card)}`,
    double: (title, now) => `Double ${title} (now ${now})`,
    'double-first': (result) => `Double first: ${result}`,
    'change-first': (change, result) => `${change} first: ${result}`,
    'double-total': (who, now) => `${who.The}: ${now} becomes ${now * 2}`,
    next: (enemy) => enemy,
    'leave-there': (enemy) => `Leave ${enemy.the} there`,
    bury: (enemy) => `Put ${enemy.the} at the bottom`,
    'move-to': briefly,
    'make-dungeon': () => 'A new dungeon',
    'look-into': briefly,
    'hand-to': (who) => `To ${who.the}`,
    refuse: () => 'Nobody: back to the Reserve',
    enough: (verb) => none[verb] ?? 'Enough',
  },

  chosen: {
    enter: entered,
    'fight-boss': 'Fight the Boss now',
    keep: 'Keep the hand',
    'new-hand': 'A new hand',
    'go-on': 'Go on',
    leave: 'Leave',
    'hand-to': (title, who) => `${title} ${who.to}`,
    refuse: (title) => `${title} to nobody`,
  },

  sentences: {
    drew: act('draws'),
    discarded: act('discards'),
    'threw-away': (who, cards) =>
      `${who.The} ${does(who, 'throws', 'throw')} the hand away${cards === '' ? '' : `: ${cards}`}.`,
    played: act('plays'),
    turn: (who) => `${who.The} ${does(who, 'is', 'are')} up.`,
    exhausted: (who) => `${who.The} ${does(who, 'has', 'have')} no cards left: no hand this turn.`,
    fights: (enemy, power) => `The party fights ${enemy.the}: power ${power}.`,
    checked: (party, enemy) =>
      party >= enemy
        ? `The party reaches ${party} of ${enemy}: enough!`
        : `The party reaches ${party} of ${enemy}: not enough.`,
    defeated: (enemy, who) => `${who.The} ${does(who, 'defeats', 'defeat')} ${enemy.the}.`,
    looted: (who, title) => `${who.The} ${does(who, 'takes', 'take')} the loot: ${title}.`,
    'lost-combat': (enemy) =>
      `${enemy.The} ${does(enemy, 'stands', 'stand')}: the party loses the combat.`,
    token: (who) => `The starting player token goes to ${who.the}.`,
    entered: (place) => `The party enters ${place.the}.`,
    flipped: (enemy, place) => `${enemy.The} ${does(enemy, 'appears', 'appear')} ${place.in}.`,
    cleared: (place) => `The party clears ${place.the}!`,
    left: (place, thrownOut) =>
      thrownOut ? `The party is thrown out ${place.of}.` : `The party leaves ${place.the}.`,
    'boss-moved': ({ at, skull }) =>
      at === skull
        ? `The Boss token reaches the skull, ${at} of ${skull}.`
        : `The Boss token goes to ${at} of ${skull}.`,
    shuffled: (who, decks) =>
      `${who.The} ${does(who, 'shuffles', 'shuffle')} ${decks > 1 ? 'their decks' : 'the deck'}.`,
    reward: (title) => `Reward: ${title}.`,
    'chose-reward': (who, effect) => `${who.The} ${does(who, 'chooses', 'choose')} “${effect}”.`,
    removed: (who, title) =>
      `${who.The} ${does(who, 'removes', 'remove')} ${title} to the Reserve.`,
    recovered: (who, title) => `${who.The} ${does(who, 'takes', 'take')} back ${title}.`,
    looked: (who, title) => `${who.The} ${does(who, 'looks', 'look')} at ${title}.`,
    'looked-below': (title) => `Under the enemy: ${title}.`,
    'looked-into': (title, place) => `Hidden ${place.in}: ${title}.`,
    found: act('finds'),
    gave: (who, title, to) => `${who.The} ${does(who, 'gives', 'give')} ${title} ${to.to}.`,
    'gained-power': (who, power) =>
      power < 0
        ? `${who.The} ${does(who, 'loses', 'lose')} ${-power} power.`
        : `${who.The} ${does(who, 'gains', 'gain')} ${power === 0 ? 'no' : power} power.`,
    'enemy-changed': (by, now) =>
      by < 0
        ? `The enemy loses ${-by} power: ${now} now.`
        : `The enemy gains ${by} power: ${now} now.`,
    doubled: (who, title, now) =>
      `${who.The} ${does(who, 'doubles', 'double')} ${title}: ${now} now.`,
    'doubled-total': (who, now) => `${who.The}’s total doubles: ${now} now.`,
    buried: (enemy) => `${enemy.The} ${does(enemy, 'goes', 'go')} to the bottom of the dungeon.`,
    wandered: (enemy, to) => `${enemy.The} ${does(enemy, 'wanders', 'wander')} off ${to.to}.`,
    took: (who, title) => `${who.The} ${does(who, 'takes', 'take')} ${title} from the Reserve.`,
    'turned-up': (title) => `From the Reserve: ${title}.`,
    refused: (title) => `The party refuses ${title}.`,
    'left-game': (cards, many) => `${cards} ${many ? 'leave' : 'leaves'} the game.`,
    blessed: (what, by, nextCombat, begun) =>
      `${nextCombat ? (begun === true ? 'In this combat' : 'In the next combat') : 'Until the party next leaves a dungeon'}: ${changed(what, by)}.`,
    'boss-attacks': (boss) =>
      boss === undefined
        ? 'The last fight begins: the level 5 dungeon.'
        : `${boss.The} ${does(boss, 'attacks', 'attack')}: the last fight begins.`,
    lost: (boss) =>
      boss === undefined
        ? 'The last fight is lost, and the match with it.'
        : `${boss.The} ${does(boss, 'wins', 'win')}: the party loses the match.`,
    won: (boss) =>
      boss === undefined
        ? 'The last enemy falls: the party wins the match!'
        : `${boss.The} ${does(boss, 'falls', 'fall')}: the party wins the match!`,
  },

  oneOf: (n) => `, one of ${n}`,
  secondTurn: 'Second turn.',
  atLevel: (level) => `level ${level}`,
  enemiesAppear: (enemies) => `Enemies appear: ${enemies}.`,
  everyoneShuffles: 'Everyone shuffles.',
  onlyChoice: 'only choice',
  alone: 'Alone, you are that other player.',
  ontoDeck: ' for the top of the deck',
  changed,

  captions: {
    bossTrack: 'Boss track',
    dungeons: 'Dungeons',
    level: (level) => `Level ${level}`,
    newDungeons: 'New dungeons',
    cleared: 'cleared',
    hidden: 'face down',
    below: (n) => `${n} below`,
    reserve: 'Reserve',
    gifts: 'Gifts',
    offer: 'On offer',
    party: 'Party',
    players: 'Players',
    total: 'total',
    hand: 'hand',
    played: 'played',
    deck: 'deck',
    discard: 'discard',
    solo: (turn) => `turn ${turn} of 2`,
    legend:
      '● face up  ○ hidden  ◐ seen  ◆ loot  ❖ reward  ⚑ cleared  ★ starting player  ▶ whose turn',
  },
  piles: {
    discard: (who, n) => `${who}, discard pile (${n})`,
    deck: (who, n) => `${who}, deck (${n})`,
    empty: 'empty',
    onTop: (list, many) => `on top ${list}${many ? ' (in this order)' : ''}`,
    below: (list) => `below ${list}`,
    noOrder: '(in no known order)',
    hidden: (level, inDungeons, inReserve) =>
      inReserve === 0
        ? `${level}, hidden in dungeons (${inDungeons})`
        : `${level}, hidden in dungeons (${inDungeons}) or in the Reserve (${inReserve})`,
    reserve: (level, n) => `${level}, in the Reserve (${n})`,
    seen: (place) => `${place}, face down but seen`,
    gone: 'Removed, never to come back',
    bossCards: (deck, n) => `${deck}, hidden (${n})`,
  },
  won: (boss) => `Victory! The party beats ${boss.the}.`,
  lost: (boss) => `Defeat. ${boss.The} ${does(boss, 'wins', 'win')}.`,
  goingOn: 'The match goes on.',
}
