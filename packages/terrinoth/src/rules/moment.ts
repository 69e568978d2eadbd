/** A moment comes: what must happen at it, what may, and whether the quest is won by it (H12.3, H12.16, H13.3). */
import { type Card, shorten } from '@muster/engine'
import { MOMENTS } from '../cards/effects.ts'
import { kindOf, questOf, type U } from '../content.ts'
import {
  BY_ABILITY,
  BY_QUEST,
  engagedWith,
  isAlive,
  isFaceDown,
  itemsOf,
  LAIR,
  LOCATION,
  MOST_HEROES,
  NONE,
  SHADOWS,
  seatOf,
  type TerrinothState,
} from '../state.ts'
import {
  forgetOwner,
  isDue,
  isItemOf,
  markUsed,
  offerAbilities,
  spendItem,
  useAbility,
} from './abilities.ts'
import { isWonAt, win } from './ending.ts'
import { core, procedure } from './procedure.ts'

const THREAT = MOMENTS.indexOf('threat')
const ENEMY_DEFEATED = MOMENTS.indexOf('enemy-defeated')

/** Integers an entry of the agenda takes: cause, trigger, owner. */
const ENTRY = 3

function has(u: U, row: readonly number[], bit: number): boolean {
  for (let i = 0; i < row.length; i++) {
    if (!isFaceDown(u.state, row[i]) && (kindOf(u, row[i]).moments & bit) !== 0) return true
  }
  return false
}

/** Has anybody something to do at it? */
function isAwaited(u: U, moment: number): boolean {
  const { state, content } = u
  const bit = 1 << moment
  const quest = questOf(u)
  if ((quest.moments & bit) !== 0) return true
  if (quest.victory.at === moment && moment !== ENEMY_DEFEATED) return true
  for (const place of state.piles[LOCATION]) if ((kindOf(u, place).moments & bit) !== 0) return true
  for (let hero = 0; hero < MOST_HEROES; hero++) {
    if (!isAlive(state, hero)) continue
    if ((content.heroes[state.heroIs[hero]].moments & bit) !== 0) return true
    for (const item of state.piles[itemsOf(hero)]) {
      if ((kindOf(u, item).moments & bit) !== 0) return true
    }
    if (has(u, state.piles[engagedWith(hero)], bit)) return true
  }
  return has(u, state.piles[SHADOWS], bit) || has(u, state.piles[LAIR], bit)
}

/** `hero`: who is active at it. `card`: the enemy it is about, if there is one. */
export function atMoment(u: U, moment: number, hero: number, card: Card = NONE): void {
  if (!isAwaited(u, moment)) return
  u.call(momentComes, moment, isAlive(u.state, hero) ? hero : u.state.leader, card)
}

function gatherFrom(
  u: U,
  triggers: readonly number[],
  moment: number,
  owner: number,
  hero: number,
  cause: number,
  card: Card,
): void {
  for (let i = 0; i < triggers.length; i++) {
    const trigger = u.content.triggers[triggers[i]]
    if (trigger.optional) continue
    const about = card === NONE ? cause : card
    if (!isDue(u, trigger, moment, owner, hero, cause, about)) continue
    u.state.agenda.push(cause, triggers[i], owner)
  }
}

/** Puts all that must happen on the agenda: quest, location, enemies, heroes. */
function gather(u: U, moment: number, hero: number, card: Card): void {
  const { state, content } = u
  gatherFrom(u, questOf(u).triggers, moment, hero, hero, BY_QUEST, card)
  for (const place of state.piles[LOCATION]) {
    gatherFrom(u, kindOf(u, place).triggers, moment, hero, hero, place, card)
  }
  const row = (enemies: readonly number[]) => {
    for (const enemy of enemies) {
      if (isFaceDown(state, enemy)) continue
      gatherFrom(u, kindOf(u, enemy).triggers, moment, hero, hero, enemy, card)
    }
  }
  for (let n = 0; n < MOST_HEROES; n++) row(state.piles[engagedWith(n)])
  row(state.piles[SHADOWS])
  if (moment === THREAT) row(state.piles[LAIR])
  for (let step = 0; step < MOST_HEROES; step++) {
    const owner = (state.first + step) % MOST_HEROES
    if (!isAlive(state, owner)) continue
    const own = content.heroes[state.heroIs[owner]].triggers
    gatherFrom(u, own, moment, owner, hero, BY_ABILITY, card)
    for (const item of state.piles[itemsOf(owner)]) {
      gatherFrom(u, kindOf(u, item).triggers, moment, owner, hero, item, card)
    }
  }
}

/** What the effects of an entry are done with: its own card, or the enemy that the moment is about. */
const aboutOf = (cause: number, card: Card): number => (card === NONE ? cause : card)

/** Drops what would change nothing. Says whether two that are left are different. */
function sift(u: U, from: number, card: Card): boolean {
  const { agenda } = u.state
  const { triggers } = u.content
  let to = from
  let differ = false
  for (let at = from; at < agenda.length; at += ENTRY) {
    const list = triggers[agenda[at + 1]].do
    if (!core.can(u, list, agenda[at + 2], aboutOf(agenda[at], card))) continue
    for (let i = 0; i < ENTRY; i++) agenda[to + i] = agenda[at + i]
    const isSame = list === triggers[agenda[from + 1]].do && agenda[to + 2] === agenda[from + 2]
    if (!isSame) differ = true
    to += ENTRY
  }
  shorten(agenda, to)
  return differ
}

/** Takes an entry of the agenda and does it. */
function doEntry(u: U, at: number, moment: number, card: Card): void {
  const { state, content } = u
  const { agenda } = state
  const cause = agenda[at]
  const trigger = agenda[at + 1]
  const owner = agenda[at + 2]
  for (let i = at; i + ENTRY < agenda.length; i++) agenda[i] = agenda[i + ENTRY]
  shorten(agenda, agenda.length - ENTRY)
  markUsed(state, content.triggers[trigger], owner)
  if (moment === THREAT) u.tell('threat-of', cause)
  else if (cause === BY_ABILITY || isItemOf(state, owner, cause)) u.tell('used', owner, trigger)
  else u.tell('quest', trigger)
  if (isItemOf(state, owner, cause)) spendItem(u, owner, cause)
  core.perform(u, content.triggers[trigger].do, owner, aboutOf(cause, card))
}

/** Owners come from the leader clockwise: `owner` counts steps. */
const ownerOf = (s: TerrinothState, step: number): number => (s.first + step) % MOST_HEROES

export const momentComes = procedure(
  'moment',
  ['moment', 'hero', 'card', 'from', 'owner', 'used'],
  {
    gather(u, f) {
      f.from = u.state.agenda.length
      gather(u, f.moment, f.hero, f.card)
      return 'sift'
    },
    sift(u, f) {
      const differ = sift(u, f.from, f.card)
      if (u.state.agenda.length === f.from) return 'offer'
      return differ ? 'order' : 'next'
    },
    order: {
      ask(u, f, d) {
        const { agenda } = u.state
        d.ask(seatOf(u.state, f.hero), 'order', 'H12.3', f.moment)
        for (let at = f.from; at < agenda.length; at += ENTRY) {
          const trigger = agenda[at + 1]
          d.alike('first', trigger, agenda[at], (at - f.from) / ENTRY + 1, trigger)
        }
        return undefined
      },
      answer(u, f, choice) {
        doEntry(u, f.from + (choice.b - 1) * ENTRY, f.moment, f.card)
        return 'sift'
      },
    },
    next(u, f) {
      doEntry(u, f.from, f.moment, f.card)
      return 'sift'
    },
    offer: {
      ask(u, f, d) {
        const s = u.state
        if (f.owner >= MOST_HEROES) return 'verdict'
        const owner = ownerOf(s, f.owner)
        if (!isAlive(s, owner)) return 'nextOwner'
        d.ask(seatOf(s, owner), 'ability', 'H12.16', owner)
        const names = offerAbilities(u, d, f.moment, owner, f.hero, f.used, f.card)
        if (names === '') return 'nextOwner'
        d.option('pass')
        d.mutable(`ability${names}`, 'round', 'pass')
        return undefined
      },
      answer(u, f, choice) {
        if (choice.verb === 'pass') return 'nextOwner'
        f.used |= useAbility(u, ownerOf(u.state, f.owner), choice.a, choice.b)
        return 'offer'
      },
    },
    nextOwner(_u, f) {
      f.owner++
      f.used = forgetOwner(f.used)
      return 'offer'
    },
    verdict(u, f) {
      // Won by a defeat: only after all who fell with it (`casualties`).
      return f.moment !== ENEMY_DEFEATED && isWonAt(u, f.moment) ? win(u) : 'done'
    },
  },
  (u, f) => shorten(u.state.agenda, f.from),
)
