/** The daily of Heroes of Tenefyr. */
import { type DailyGame, endSign, type Telling } from '@muster/engine'

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

/** A sign for each dungeon that was entered, and one for the Boss. */
function tenefyrSigns(events: readonly Telling[]): string {
  let signs = ''
  let isCleared = false
  for (const { name } of events) {
    if (name === 'entered') isCleared = false
    else if (name === 'cleared') isCleared = true
    else if (name === 'left') signs += isCleared ? CLEARED : LEFT
    else signs += endSign(name)
  }
  return signs
}

export const daily: DailyGame = {
  optionsFor: (weekday, draw) => ({
    players: 1,
    profile: '2019',
    level: TENEFYR_LEVELS[weekday],
    boss: BOSSES[draw(BOSSES.length)],
    heroes: [PAIRS[draw(PAIRS.length)]],
  }),
  seats: 1,
  signsOf: tenefyrSigns,
}
