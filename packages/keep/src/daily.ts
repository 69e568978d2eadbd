/** The daily of Keep the Heroes Out!. */
import { type DailyGame, endSign, type Telling } from '@muster/engine'

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
    signs += endSign(name)
  }
  return signs
}

export const daily: DailyGame = {
  optionsFor: (weekday, draw) => ({
    players: 1,
    scenario: SCENARIOS[draw(SCENARIOS.length)],
    level: KEEP_LEVELS[weekday],
    clans: [CLANS[draw(CLANS.length)]],
  }),
  seats: 1,
  signsOf: keepSigns,
}
