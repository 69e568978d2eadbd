/** What each game deals on a day, and how it tells a daily without giving anything away. */
import type { Options, Telling } from '@muster/engine'

interface DailyGame {
  /** `draw`: a number below another, by the date alone. */
  optionsFor(weekday: number, draw: (below: number) => number): Options
  /** Seats; all are the player's. */
  readonly seats: number
  signsOf(events: readonly Telling[]): string
}

// Heroes of Tenefyr

/** From Sunday on: the week begins easily and ends hard. */
const TENEFYR_LEVELS = ['hard', 'easy', 'easy', 'normal', 'normal', 'normal', 'hard']
const BOSSES = ['dark-lord', 'spider-queen', 'chaos-dragon', 'stone-titan']
const PAIRS = [
  'barbarian+bard',
  'barbarian+cleric',
  'barbarian+thief',
  'bard+cleric',
  'bard+thief',
  'cleric+thief',
]

const CLEARED = '★'
const LEFT = '☆'
const ENDS: { readonly [event: string]: string } = { won: '♛', lost: '☠' }

/** A sign for each dungeon that was entered, and one for the Boss. */
function tenefyrSigns(events: readonly Telling[]): string {
  let signs = ''
  let isCleared = false
  for (const { name } of events) {
    if (name === 'entered') isCleared = false
    else if (name === 'cleared') isCleared = true
    else if (name === 'left') signs += isCleared ? CLEARED : LEFT
    else if (Object.hasOwn(ENDS, name)) signs += ENDS[name]
  }
  return signs
}

// Keep the Heroes Out!

const KEEP_LEVELS = ['challenging', 'family', 'family', 'family', 'steady', 'steady', 'challenging']
/** Those that were there when the daily began: a day keeps its deal. */
const SCENARIOS = [
  'witchs-cauldron',
  'rent-day',
  'battle-of-the-bands',
  'the-new-wing',
  'flooded-cellars',
  'the-toll-bridge',
  'night-school',
  'cold-feet',
  'jailbreak',
  'the-rival-guild',
  'black-market',
  'graveyard-shift',
  'twin-doors',
  'the-saboteurs',
  'open-house',
  'the-collector',
  'siege-engines',
  'the-curse-of-plenty',
  'last-orders',
  'keep-the-heroes-out',
]
const CLANS = [
  'red-dragon',
  'lizardfolk',
  'gnolls',
  'slimes',
  'skeletons',
  'ratfolk',
  'gremlins',
  'ghosts',
  'witches',
]

const LOOTED = '◇'
const HELD = '★'
/** K5.3: the one in the Vault is the end, and has its own sign. */
const LAST_TREASURE = 4

/** A sign for each treasure that was looted, for each wave that was held, and for the end. */
function keepSigns(events: readonly Telling[]): string {
  let signs = ''
  for (const { name, b } of events) {
    if (name === 'looted' && b < LAST_TREASURE) signs += LOOTED
    else if (name === 'wave' || name === 'won') signs += HELD
    if (Object.hasOwn(ENDS, name)) signs += ENDS[name]
  }
  return signs
}

// Heroes of Terrinoth

/** Those that were there when the daily began, by difficulty. */
const QUESTS = [
  ['goblin-problem', 'the-lost-caravan', 'the-barons-ledger'],
  ['the-breach', 'a-knife-in-the-dark'],
  ['crown-of-the-under-king', 'the-ninth-bell', 'the-long-night'],
]
/** From Sunday on. */
const DIFFICULTIES = [2, 0, 0, 0, 1, 1, 2]
/** By type: a party never has two of one. */
const HEROES = [
  ['kari', 'tamsin', 'orrin'],
  ['lissa', 'bram', 'runa'],
  ['mok', 'avric', 'ilse'],
  ['astarra', 'quill', 'dorn'],
]

const TYPE_PAIRS = [
  [0, 1],
  [0, 2],
  [0, 3],
  [1, 2],
  [1, 3],
  [2, 3],
]

function twoHeroes(draw: (below: number) => number): string[] {
  const [first, second] = TYPE_PAIRS[draw(TYPE_PAIRS.length)]
  const which = draw(HEROES[first].length * HEROES[second].length)
  const across = HEROES[second].length
  return [HEROES[first][Math.floor(which / across)], HEROES[second][which % across]]
}

const EXPLORED = '★'
const FELL = '◇'

/** A sign for each location that was explored, for each hero who fell, and for the end. */
function terrinothSigns(events: readonly Telling[]): string {
  let signs = ''
  for (const { name } of events) {
    if (name === 'explored') signs += EXPLORED
    else if (name === 'fell') signs += FELL
    else if (Object.hasOwn(ENDS, name)) signs += ENDS[name]
  }
  return signs
}

export const dailyGames: { readonly [game: string]: DailyGame } = {
  tenefyr: {
    optionsFor: (weekday, draw) => ({
      players: 1,
      profile: '2019',
      level: TENEFYR_LEVELS[weekday],
      boss: BOSSES[draw(BOSSES.length)],
      heroes: [PAIRS[draw(PAIRS.length)]],
    }),
    seats: 1,
    signsOf: tenefyrSigns,
  },
  keep: {
    optionsFor: (weekday, draw) => ({
      players: 1,
      scenario: SCENARIOS[draw(SCENARIOS.length)],
      level: KEEP_LEVELS[weekday],
      clans: [CLANS[draw(CLANS.length)]],
    }),
    seats: 1,
    signsOf: keepSigns,
  },
  terrinoth: {
    optionsFor: (weekday, draw) => {
      const quests = QUESTS[DIFFICULTIES[weekday]]
      const quest = quests[draw(quests.length)]
      return { players: 1, quest, grim: false, heroes: twoHeroes(draw) }
    },
    seats: 1,
    signsOf: terrinothSigns,
  },
}
