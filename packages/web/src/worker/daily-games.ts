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
}
