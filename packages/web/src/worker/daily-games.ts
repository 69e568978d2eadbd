/** What each game deals on a day, and how it tells a daily without giving anything away. */
import type { Options, Telling } from '@muster/engine'

interface DailyGame {
  /** `draw`: a number below another, by the date alone. */
  optionsFor(weekday: number, draw: (below: number) => number): Options
  /** Seats; all are the player's. */
  readonly seats: number
  signsOf(events: readonly Telling[]): string
}

/** From Sunday on: the week begins easily and ends hard. */
const LEVELS = ['hard', 'easy', 'easy', 'normal', 'normal', 'normal', 'hard']
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

export const dailyGames: { readonly [game: string]: DailyGame } = {
  tenefyr: {
    optionsFor: (weekday, draw) => ({
      players: 1,
      profile: '2019',
      level: LEVELS[weekday],
      boss: BOSSES[draw(BOSSES.length)],
      heroes: [PAIRS[draw(PAIRS.length)]],
    }),
    seats: 1,
    signsOf: tenefyrSigns,
  },
}
