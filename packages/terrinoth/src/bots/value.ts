/**
 * How good a position is for the players, 0 to 10,000: the chance to win, by the party's strength, the enemies in
 * play, how far the quest is, and its time. How much each counts was learned from many matches.
 */
import { bagOf, exponential, LOST, WON } from '@muster/engine'
import type { Content } from '../content.ts'
import {
  cardsOf,
  DIFFICULTIES,
  engagedWith,
  FOCUSED,
  healthLeft,
  IN_SHADOWS,
  isAlive,
  itemsOf,
  LOCATION,
  LOCATIONS,
  MOST_HEROES,
  SET_ASIDE,
  SHADOWS,
  type TerrinothState,
  whereIs,
} from '../state.ts'
import { bitsIn } from '../words/when.ts'
import { goalsOf, isCounted } from './goals.ts'
import { judgement } from './judgement.ts'

const BEST = 10_000
const SLOTS = 4
const ON_THE_WAY = 0.3

const row: number[] = []

export function value(content: Content, s: TerrinothState): number {
  if (s.result === WON) return BEST
  if (s.result === LOST) return 0
  const count = features(content, s, row)
  let sum = 0
  for (let i = 0; i < count; i++) sum += row[i] * judgement[i]
  return 1 + Math.floor((BEST - 2) / (1 + exponential(-sum)))
}

/** What a position is judged by, into `into`; gives how many. */
function features(content: Content, s: TerrinothState, into: number[]): number {
  into[0] = 1
  let n = ofParty(content, s, into, 1)
  n = ofEnemies(content, s, into, n)
  n = ofPlaces(content, s, into, n)
  return ofCounters(content, s, into, n)
}

/** Health, the weakest, the fallen, tokens, ready cards, upgrades, items, conditions: on the mean of the party. */
function ofParty(content: Content, s: TerrinothState, into: number[], from: number): number {
  let health = 0
  let weakest = 1
  let fallen = 0
  let tokens = 0
  let ready = 0
  let upgrades = 0
  let items = 0
  let bad = 0
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if (s.heroIs[hero] < 0) continue
    if (!isAlive(s, hero)) {
      fallen++
      continue
    }
    const share = healthLeft(s, hero) / s.health[hero]
    health += share
    if (share < weakest) weakest = share
    tokens += s.tokens[hero]
    ready += SLOTS - bitsIn(s.spent[hero])
    items += s.piles[itemsOf(hero)].length + ((s.conditions[hero] & FOCUSED) !== 0 ? 0.5 : 0)
    bad += bitsIn(s.conditions[hero] & ~FOCUSED)
    if (s.classIs[hero] >= 0) upgrades += upgradesOf(content, s, hero)
  }
  let n = from
  into[n++] = health / s.heroes
  into[n++] = weakest
  into[n++] = fallen / s.heroes
  into[n++] = tokens / s.heroes
  into[n++] = ready / s.heroes
  into[n++] = upgrades / s.heroes
  into[n++] = items / s.heroes
  into[n++] = bad / s.heroes
  return n
}

function upgradesOf({ kinds, kindOf }: Content, s: TerrinothState, hero: number): number {
  const cards = s.piles[cardsOf(hero)]
  let count = 0
  for (let i = 0; i < cards.length; i++) if (kinds[kindOf[cards[i]]].class >= 0) count++
  return count
}

/** Attack of those engaged, of those in the shadows, and the health that all have left. */
function ofEnemies(content: Content, s: TerrinothState, into: number[], from: number): number {
  const { kinds, kindOf } = content
  let engaged = 0
  let far = 0
  let health = 0
  for (let zone = 0; zone <= MOST_HEROES; zone++) {
    const enemies = s.piles[zone === MOST_HEROES ? SHADOWS : engagedWith(zone)]
    for (let i = 0; i < enemies.length; i++) {
      const place = enemies[i]
      // Of those face down, any that it may be.
      const card = place >= 0 ? place : s.bagCards[bagOf(place)][0]
      if (card < 0) continue
      const kind = kinds[kindOf[card]]
      if (zone === MOST_HEROES) far += kind.attack
      else engaged += kind.attack
      health += kind.health + kind.resilience - (place >= 0 ? s.hurt[place] : 0)
    }
  }
  let n = from
  into[n++] = engaged
  into[n++] = far
  into[n++] = health
  return n
}

/** Places to come, progress, the Nemesis, peril. */
function ofPlaces(content: Content, s: TerrinothState, into: number[], from: number): number {
  const { kinds, kindOf } = content
  const { nemesis, track } = content.quests[s.quest]
  const goals = goalsOf(content, s.quest)
  const here = s.piles[LOCATION]
  const left = s.piles[LOCATIONS].length
  const all = here.length > 0 ? kinds[kindOf[here[0]]].exploration : 1
  const explored = Math.min(1, s.progress / all)
  const isDown = s.piles[SET_ASIDE].includes(nemesis)
  const where = whereIs(s, nemesis)
  // Where the quest does not ask for the last place, places are only a way.
  const asked = goals.final || goals.explored ? 1 : ON_THE_WAY
  let n = from
  into[n++] = left * asked
  into[n++] = explored * asked
  into[n++] = left === 0 && goals.explored ? explored : 0
  into[n++] = left === 0 && goals.explored && explored === 1 ? 1 : 0
  into[n++] = goals.nemesis && !isDown ? s.hurt[nemesis] / kinds[kindOf[nemesis]].health : 0
  into[n++] = goals.nemesis && isDown ? 1 : 0
  into[n++] = where >= 0 && where <= IN_SHADOWS && goals.nemesis ? 1 : 0
  into[n++] = s.peril / (track.length - 1)
  return n
}

/** The nearer to where it is lost, the more each step counts. */
const risk = (share: number): number => (share + share * share) / 2

/** Counters towards victory and defeat; who is still engaged where nobody may be; how hard the quest is. */
function ofCounters(content: Content, s: TerrinothState, into: number[], from: number): number {
  const goals = goalsOf(content, s.quest)
  let good = 0
  let bad = 0
  for (let i = 0; i < goals.good.length; i++) {
    const share = s.counters[i] / Math.max(1, goals.edge[i])
    // A counter that is lost on when it runs out was full at the start.
    const full = content.pack.quests[s.quest].counters[i].start
    if (goals.good[i] > 0 && goals.edge[i] <= 1 && full > 1) bad += risk(1 - s.counters[i] / full)
    else if (goals.good[i] > 0) good += Math.min(1, share)
    else if (goals.good[i] < 0) bad += risk(share)
  }
  let engaged = 0
  if (goals.clear && isCounted(goals, s.counters)) {
    for (let hero = 0; hero < MOST_HEROES; hero++) engaged += s.piles[engagedWith(hero)].length
  }
  let n = from
  into[n++] = good
  into[n++] = bad
  into[n++] = engaged
  into[n++] = DIFFICULTIES.indexOf(content.pack.quests[s.quest].difficulty)
  return n
}
