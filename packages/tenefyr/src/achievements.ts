/** The achievements of the sheet, T12, read from what happened and how it ended. */
import { type Progress, type Telling, WON } from '@muster/engine'
import { BASIC_0, BASIC_1, type Content, LOOT } from './content.ts'
import {
  BOSS_DECK,
  BOSSES,
  deckOf,
  discardOf,
  enemiesLeft,
  HEROES,
  handOf,
  isQuick,
  LEVELS,
  NOBODY,
  playedOf,
  type TenefyrState,
} from './state.ts'
import { contentsOf } from './words/deck-contents.ts'

const MANY_ZEROS = 12
/** Basic cards of a starting deck, or of one hero's half of it (T1.2 to T1.4). */
const BASICS = 12
const MANY_THEFTS = 8
const GREAT_POWER = 32

/** What a match has shown so far, kept from its events. */
export interface Deeds {
  clearedLevelOne: boolean
  enteredLevelFive: boolean
  thefts: number
  greatestPower: number
  bossCardInOneTurn: boolean
  goblinInLevelOne: boolean
  /** Cards played in the present turn. */
  playedThisTurn: number[]
  lastBossDeckEnemyByDeathstrike: boolean
  /** The Skill being resolved, and whether it has done anything. */
  theftAtWork: boolean
}

export function newDeeds(): Deeds {
  return {
    clearedLevelOne: false,
    enteredLevelFive: false,
    thefts: 0,
    greatestPower: 0,
    bossCardInOneTurn: false,
    goblinInLevelOne: false,
    playedThisTurn: [],
    lastBossDeckEnemyByDeathstrike: false,
    theftAtWork: false,
  }
}

const kindName = (content: Content, card: number): string =>
  content.kinds[content.kindOf[card]].name

/** Takes note of an event; `state` is the table it happened on. */
export function note(deeds: Deeds, content: Content, state: TenefyrState, event: Telling): void {
  switch (event.name) {
    case 'entered':
      if (state.dungeonLevel[event.a] === 5) deeds.enteredLevelFive = true
      break
    case 'cleared':
      if (event.b === 1) deeds.clearedLevelOne = true
      break
    case 'combined':
      // T12.24
      deeds.greatestPower = Math.max(deeds.greatestPower, event.a)
      break
    case 'turn':
      deeds.playedThisTurn = []
      break
    case 'played':
      deeds.playedThisTurn.push(event.b)
      deeds.theftAtWork =
        isThiefSkill(content, event.b) && state.heroSeat[HEROES.indexOf('thief')] === event.a
      break
    case 'removed':
    case 'took':
      // T12.27: its effect happened, whatever part of it could be done
      if (deeds.theftAtWork) {
        deeds.thefts++
        deeds.theftAtWork = false
      }
      break
    case 'resolved':
      deeds.theftAtWork = false
      break
    case 'defeated':
      noteDefeat(deeds, content, state, event)
      break
    case 'wandered':
      // T12.26: what moves off is not defeated, and may have been the last
      if (state.here === BOSS_DECK) deeds.lastBossDeckEnemyByDeathstrike = false
      break
  }
}

function noteDefeat(deeds: Deeds, content: Content, state: TenefyrState, event: Telling): void {
  const { a: enemy, c: dungeon, d: turns } = event
  if (dungeon === BOSS_DECK) {
    // T12.26: the last one noted is the last one defeated
    deeds.lastBossDeckEnemyByDeathstrike = deeds.playedThisTurn.some((card) =>
      isDeathstrike(content, card),
    )
    // T12.25
    if (content.kinds[content.kindOf[enemy]].type !== LOOT && turns === 1)
      deeds.bossCardInOneTurn = true
  }
  if (kindName(content, enemy) === 'lost-goblin' && state.dungeonLevel[dungeon] === 1) {
    deeds.goblinInLevelOne = true
  }
}

function isThiefSkill(content: Content, card: number): boolean {
  return content.kinds[content.kindOf[card]].skillOf === HEROES.indexOf('thief')
}

function isDeathstrike(content: Content, card: number): boolean {
  const kind = content.kinds[content.kindOf[card]]
  return content.pack.dungeonCards.some(
    (c) => c.name === kind.name && c.loot.name === 'deathstrike',
  )
}

/** The achievements earned once a match has ended, by rule number; the year is the host's to say. */
export function earned(
  deeds: Deeds,
  content: Content,
  state: TenefyrState,
  year: number,
): string[] {
  const list: string[] = []
  const add = (rule: string, holds: boolean): void => {
    if (holds) list.push(rule)
  }
  const won = state.result === WON
  const full = won && !isQuick(state)
  LEVELS.forEach((_, level) => {
    add(`T12.${1 + level}`, full && state.level === level)
  })
  HEROES.forEach((_, hero) => {
    add(`T12.${4 + hero}`, won && state.heroSeat[hero] === NOBODY)
  })
  BOSSES.forEach((_, boss) => {
    add(`T12.${8 + boss}`, full && state.boss === boss)
  })
  add(`T12.12 ${year}`, won)
  add('T12.14', won && everyDungeonIsEmpty(state))
  add('T12.15', won && !deeds.clearedLevelOne)
  add('T12.16', won && !deeds.enteredLevelFive)
  add('T12.17', won && deeds.lastBossDeckEnemyByDeathstrike)
  // T12.28
  add(
    'T12.18',
    seats(state).some((seat) => basics(content, state, seat, BASIC_0, BASIC_1) === 0),
  )
  add(
    'T12.19',
    seats(state).some((seat) => basics(content, state, seat, BASIC_0) >= MANY_ZEROS),
  )
  add('T12.20', deeds.goblinInLevelOne)
  add('T12.21', deeds.thefts >= MANY_THEFTS)
  add('T12.22', deeds.bossCardInOneTurn)
  add('T12.23', deeds.greatestPower >= GREAT_POWER)
  return list
}

/** How far a match came towards achievements that count something. */
export function progressOf(deeds: Deeds, content: Content, state: TenefyrState): Progress[] {
  const used = dungeonsUsed(state)
  const empty = used.filter((dungeon) => enemiesLeft(state, dungeon) === 0)
  const plain = seats(state).map((seat) => basics(content, state, seat, BASIC_0, BASIC_1))
  const zeros = seats(state).map((seat) => basics(content, state, seat, BASIC_0))
  return [
    { rule: 'T12.14', have: empty.length, need: used.length },
    { rule: 'T12.18', have: Math.max(0, BASICS - Math.min(...plain)), need: BASICS },
    { rule: 'T12.19', have: Math.max(...zeros), need: MANY_ZEROS },
    { rule: 'T12.21', have: deeds.thefts, need: MANY_THEFTS },
    { rule: 'T12.23', have: deeds.greatestPower, need: GREAT_POWER },
  ]
}

function dungeonsUsed(state: TenefyrState): number[] {
  const used: number[] = []
  for (let dungeon = 0; dungeon < BOSS_DECK; dungeon++)
    if (state.dungeonLevel[dungeon] > 0) used.push(dungeon)
  return used
}

const seats = (state: TenefyrState): number[] => Array.from({ length: state.players }, (_, i) => i)

function everyDungeonIsEmpty(state: TenefyrState): boolean {
  for (let dungeon = 0; dungeon < BOSS_DECK; dungeon++)
    if (enemiesLeft(state, dungeon) > 0) return false
  return true
}

/** How many cards of these types a player has anywhere. */
function basics(content: Content, state: TenefyrState, seat: number, ...types: number[]): number {
  let found = 0
  for (const pile of [deckOf(seat), handOf(seat), playedOf(seat), discardOf(seat)]) {
    for (const card of contentsOf(state, pile)) {
      if (types.includes(content.typeOf[content.kindOf[card]])) found++
    }
  }
  return found
}
