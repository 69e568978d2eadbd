/** What holds on every table at every decision: nothing is lost, doubled or out of step. */
import { FRAME } from '@muster/engine'
import { kindOf, questOf, type U } from '../content.ts'
import { isInPlay } from '../rules/enemies.ts'
import {
  ACTIONS,
  cardsOf,
  DRAWN,
  engagedWith,
  healthLeft,
  IN_LAIR,
  IN_SHADOWS,
  isAlive,
  itemsOf,
  LAIR,
  LOCATION,
  MOST_ENGAGED,
  MOST_HEROES,
  MOST_TOKENS,
  NOBODY,
  NONE,
  SHADOWS,
  type TerrinothState,
  whereIs,
} from '../state.ts'
import { procedures } from '../vocabulary.ts'

type Complain = (problem: string) => void

/** What is wrong with the table at a decision; nothing if all is well. */
export function problems(u: U): string[] {
  const found: string[] = []
  const complain = (problem: string) => found.push(problem)
  enemiesProblem(u, complain)
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if (u.state.heroIs[hero] === NOBODY) emptySeatProblem(u.state, hero, complain)
    else {
      if (isAlive(u.state, hero)) livingProblem(u.state, hero, complain)
      else fallenProblem(u.state, hero, complain)
      cardsProblem(u, hero, complain)
    }
  }
  questProblem(u, complain)
  actionProblem(u, complain)
  return found
}

function enemiesProblem(u: U, complain: Complain): void {
  const { state: s, content } = u
  for (let enemy = 0; enemy < content.enemies; enemy++) {
    const where = whereIs(s, enemy)
    const name = kindOf(u, enemy).name
    const isOut = where === NONE || where === IN_LAIR
    if (isOut && (s.tired[enemy] !== 0 || s.masked[enemy] !== 0))
      complain(`${name}: out, but tired`)
    if (where === NONE && s.hurt[enemy] !== 0) complain(`${name}: out, but hurt`)
    if (s.masked[enemy] === 1 && where !== IN_SHADOWS)
      complain(`${name}: face down, not in shadows`)
    const falls = !isOut && s.hurt[enemy] >= kindOf(u, enemy).health
    if (falls && s.acting === 0 && !isRunning(s, 'casualties')) complain(`${name} should be gone`)
  }
  for (const enemy of s.piles[LAIR]) if (enemy < 0) complain('nobody knows who is in the lair')
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    const row = s.piles[engagedWith(hero)]
    if (row.length > MOST_ENGAGED) complain(`${row.length} enemies engaged with hero ${hero}`)
    if (row.some((enemy) => enemy < 0)) complain(`a face-down enemy engaged with hero ${hero}`)
  }
}

function emptySeatProblem(s: TerrinothState, hero: number, complain: Complain): void {
  const things = [cardsOf(hero), itemsOf(hero), engagedWith(hero)]
  if (things.some((pile) => s.piles[pile].length > 0)) complain(`nobody is hero ${hero}`)
}

function livingProblem(s: TerrinothState, hero: number, complain: Complain): void {
  const falls = healthLeft(s, hero) <= 0 && s.acting === 0 && !isRunning(s, 'casualties')
  if (falls) complain(`hero ${hero} should have fallen`)
  if (s.wounds[hero] < 0) complain(`hero ${hero}: fewer than no wounds`)
  if (s.tokens[hero] < 0 || s.tokens[hero] > MOST_TOKENS) {
    complain(`hero ${hero} has ${s.tokens[hero]} tokens`)
  }
}

function fallenProblem(s: TerrinothState, hero: number, complain: Complain): void {
  const rows = [s.wounds, s.tokens, s.conditions]
  if (rows.some((row) => row[hero] !== 0)) complain(`hero ${hero} fell and has something left`)
  if ([itemsOf(hero), engagedWith(hero)].some((pile) => s.piles[pile].length > 0)) {
    complain(`hero ${hero} fell and has cards left`)
  }
  if (s.leader === hero) complain(`hero ${hero} fell and leads`)
}

function cardsProblem(u: U, hero: number, complain: Complain): void {
  const s = u.state
  const row = s.piles[cardsOf(hero)]
  if (row.length !== ACTIONS.length) complain(`hero ${hero} has ${row.length} activation cards`)
  row.forEach((card, slot) => {
    const { action, class: heroClass } = kindOf(u, card)
    if (action !== slot) complain(`hero ${hero}: card ${slot} is of action ${action}`)
    if (heroClass !== NONE && heroClass !== s.classIs[hero]) complain(`hero ${hero}: two classes`)
  })
}

function questProblem(u: U, complain: Complain): void {
  const { peril, progress, counters, piles } = u.state
  if (peril < 0 || peril >= questOf(u).track.length) complain(`peril ${peril}`)
  if (progress < 0) complain(`progress ${progress}`)
  if (counters.some((counter) => counter < 0)) complain(`counters ${counters}`)
  // H8.2: on the way the leader's token is passed.
  const places = u.decision.prompt === 'lead' ? 0 : 1
  if (piles[LOCATION].length !== places) complain(`${piles[LOCATION].length} active locations`)
  const isDrawing = isRunning(u.state, 'explore')
  if (piles[DRAWN].length > 0 && !isDrawing) complain('a drawn card was forgotten')
}

/** What is kept only while an action runs. */
function actionProblem(u: U, complain: Complain): void {
  const { state: s, decision } = u
  if (s.acting !== 0 && !isRunning(s, 'action')) complain('an action is left over')
  if (!isRunning(s, 'sequence') && s.targets.some((target) => !isInPlay(s, target))) {
    complain('a target is not in play')
  }
  for (const place of s.piles[SHADOWS]) {
    if (place < 0 && s.targets.filter((target) => target === place).length > 1) {
      complain('a target twice')
    }
  }
  if (decision.prompt !== 'activate') return
  const rows = [s.targets, s.heroDice, s.enemyDice, s.countered, s.agenda]
  const numbers = [s.criticals, s.added, s.total, s.left, s.blow, s.slain, s.rerolls, s.usedNow]
  const none = [s.slot, s.aided, s.rerollBy]
  if (rows.some((row) => row.length > 0)) complain('a row of the last action is left over')
  if (numbers.some((n) => n !== 0)) complain('a number of the last action is left over')
  if (none.some((n) => n !== NONE)) complain('a name of the last action is left over')
}

function isRunning({ stack }: TerrinothState, name: string): boolean {
  for (let base = 0; base < stack.length; base += FRAME) {
    if (procedures[stack[base]].name === name) return true
  }
  return false
}
