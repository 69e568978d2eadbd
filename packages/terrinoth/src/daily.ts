/** The daily of Heroes of Terrinoth. */
import { type DailyGame, endSign, type Telling } from '@muster/engine'

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
    else signs += endSign(name)
  }
  return signs
}

export const daily: DailyGame = {
  optionsFor: (weekday, draw) => {
    const quests = QUESTS[DIFFICULTIES[weekday]]
    const quest = quests[draw(quests.length)]
    return { players: 1, quest, grim: false, heroes: twoHeroes(draw) }
  },
  seats: 1,
  signsOf: terrinothSigns,
}
