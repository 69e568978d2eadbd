/** Plays what a quest says from its data: the table is laid so that its conditions hold, and its moment is brought about. */
import type { Foe, Trigger, When } from '../cards/effects.ts'
import type { Quest } from '../cards/types.ts'
import { brought, carriedOut, expectAtLeast, type Facts, house } from './as-printed.ts'
import {
  atTheLast,
  beforeTheLast,
  endRound,
  exploredAt,
  lastRest,
  nemesisNamed,
  withoutNemesis,
} from './house-table.ts'
import { type Laid, type Table, table } from './table.ts'

/** More than any location needs. */
const EXPLORED = 20
const PLAIN = 'stone-bridge'
const QUIET: Laid = { engaged: {}, shadows: [], exploration: ['tonic', 'snare'] }

/** What must lie on the table for a condition, and what of the quest. */
interface Wanted {
  laid: Laid
  isFinal: boolean
  isNemesisDown: boolean
  heroes: number
}

/** Enemies of a trait that stay in the shadows when they act. */
const LURKING: { readonly [trait: string]: readonly string[] } = {
  cultist: ['cultist.1', 'cultist.2', 'cultist-master'],
}
const ANYBODY = ['goblin-archer.1', 'goblin-archer.2', 'goblin-archer-master', 'sorcerer.1']

const lurkers = ({ trait }: Foe, many: number): readonly string[] =>
  (trait === undefined ? ANYBODY : LURKING[trait]).slice(0, many)

/** Lays the table for a condition. */
export function wantedFor(when: When | undefined, quest: Quest): Wanted {
  const wanted: Wanted = { laid: {}, isFinal: false, isNemesisDown: false, heroes: 2 }
  if (when !== undefined) add(when, quest, wanted)
  return wanted
}

function add(when: When, quest: Quest, wanted: Wanted): void {
  const { laid } = wanted
  switch (when.is) {
    case 'all':
      for (const one of when.of) add(one, quest, wanted)
      return
    case 'counter-at-least':
    case 'counter-below': {
      const counters = laid.counters ?? halfway(quest)
      const value = when.is === 'counter-below' ? when.than - 1 : when.than
      wanted.laid = { ...laid, counters: counters.map((n, i) => (i === when.counter ? value : n)) }
      return
    }
    case 'foes':
      wanted.laid = { ...laid, shadows: lurkers(when.foe, when.than) }
      return
    case 'explored':
      wanted.laid = { ...laid, progress: EXPLORED }
      return
    case 'peril':
      wanted.laid = { ...laid, peril: when.than }
      return
    case 'final':
      wanted.isFinal = true
      return
    case 'party':
      // Of three, the leader would choose who goes again.
      wanted.heroes = when.than === 3 ? 4 : when.than
      return
    case 'nemesis':
      wanted.isNemesisDown = when.where === 'defeated'
      return
    case 'no-foes':
    case 'living':
    case 'defeated':
      return
    default:
      throw new Error(`${when.is} is not laid yet`)
  }
}

const halfway = ({ counters }: Quest): number[] =>
  counters.map(({ start, of = 2 * start }) => Math.floor(of / 2))

const PARTY = ['bram', 'kari', 'mok', 'dorn']

/** At the last roll of a round in which the condition will hold. */
function laidRound(quest: Quest, { isFinal, isNemesisDown, heroes }: Wanted, location: string) {
  const t = lastRest({ quest: quest.name, heroes: PARTY.slice(0, heroes), location })
  if (isFinal) atTheLast(t)
  return isNemesisDown ? withoutNemesis(t, quest.nemesis) : t
}

interface Played {
  readonly t: Table
  readonly told: readonly string[]
}

/** Ends a round for which a condition was laid, up to the next one. */
export function roundWith(quest: Quest, when: When | undefined, more: Laid = {}): Played {
  const wanted = wantedFor(when, quest)
  const alone = quest.locations.length === 1
  const t = laidRound(quest, wanted, alone ? quest.locations[0].named[0] : PLAIN)
  // What is explored is left, unless there is nowhere to go.
  endRound(t, { ...QUIET, counters: halfway(quest), ...wanted.laid, ...more })
  const told = [...t.events()]
  while (!t.isOver && t.prompt() !== 'activate') {
    if (t.options().includes('stay')) t.choose('stay')
    else t.choose(t.options()[0])
    told.push(...t.events())
  }
  return { t, told }
}

/** The first activation, with what a condition wants. */
function begun(quest: Quest, when: When | undefined, more: Laid): Table {
  const { laid } = wantedFor(when, quest)
  const t = table({ game: house, quest: quest.name, heroes: PARTY.slice(0, 2) })
  while (t.prompt() !== 'activate') t.choose(t.options()[0])
  return t.put({ ...QUIET, location: PLAIN, ...laid, ...more })
}

const CARDS = { attack: 'slash', explore: 'march', rest: 'second-wind', aid: 'guard' } as const

/** Bram does an action; what is offered after it by the quest is used. */
function acted(quest: Quest, { action = 'rest', when }: Trigger): Played {
  const counters = quest.counters.map(({ start, of }) => Math.max(start, (of ?? 2) - 2))
  const t = begun(quest, when, { tokens: { bram: 5 }, progress: 3, counters })
  t.toRoll(CARDS[action])
    .dice({ hero: ['defense', 'defense'] })
    .choose('roll 0')
  const told = [...t.events()]
  const use = t.options().find((option) => option.startsWith('use '))
  if (use !== undefined) told.push(...t.choose(use).events())
  return { t, told: [...told, ...carriedOut(t, 'activate')] }
}

function travelled(quest: Quest, { when }: Trigger): Played {
  const isLast = JSON.stringify(when ?? {}).includes('"final"')
  const t = lastRest({ quest: quest.name })
  if (isLast) beforeTheLast(t)
  endRound(t, { ...QUIET, progress: EXPLORED, counters: halfway(quest) })
  const told = carriedOut(t, 'activate')
  return { t, told }
}

function explored(quest: Quest, { when }: Trigger): Played {
  const t = begun(quest, when, { progress: exploredAt(PLAIN) - 1 }).toRoll('march')
  t.dice({ hero: ['defense', 'defense'] }).choose('roll 0')
  return { t, told: carriedOut(t, 'activate') }
}

function threatened(quest: Quest, { when }: Trigger): Played {
  const t = begun(quest, when, { engaged: { bram: ['rat-swarm.1'] } }).toRoll('second-wind')
  t.dice({ hero: ['success', 'success'], enemy: ['threat'] }).choose('roll 0')
  return { t, told: carriedOut(t, 'activate') }
}

/** A small master or an Undead with one health left falls. */
function felled(quest: Quest, { when }: Trigger): Played {
  const isMaster = when?.is === 'defeated' && when.foe.rank === 'master'
  const victim = isMaster ? 'cave-spider-master -1' : 'zombie.1'
  const t = begun(quest, undefined, { engaged: { bram: [victim] } })
  t.choose('activate slash').dice({ hero: ['success', 'success'], enemy: ['blank'] })
  t.choose('roll 0')
  return { t, told: carriedOut(t, 'activate') }
}

/** Does it count enemies? */
const isPer = ({ do: effects }: Trigger): boolean => effects.some((effect) => 'per' in effect)

/** Brings the moment of a trigger about; gives all that happened. */
export function provoked(quest: Quest, trigger: Trigger): Played {
  switch (trigger.at) {
    case 'set-up': {
      const t = table({ game: house, quest: quest.name, heroes: PARTY.slice(0, 2) })
      return { t, told: t.events() }
    }
    case 'before-action':
    case 'after-action':
    case 'after-activation':
      return acted(quest, trigger)
    case 'arrived':
      return travelled(quest, trigger)
    case 'explored':
      return explored(quest, trigger)
    case 'threat':
      return threatened(quest, trigger)
    case 'enemy-defeated':
      return felled(quest, trigger)
    default:
      return roundWith(quest, trigger.when, {
        // Somebody is at their heels, so that nobody slips out and wins.
        engaged: { bram: ['rat-swarm.1 exhausted'] },
        ...(isPer(trigger) ? { shadows: ANYBODY.slice(0, 1) } : {}),
      })
  }
}

/** What a quest does at least: what hangs on more conditions is left out. */
const sure = (effects: readonly { readonly word: string }[]) =>
  effects.filter(({ word }) => word !== 'if' && word !== 'for-every')

export function expectTrigger(quest: Quest, trigger: Trigger): void {
  const { told } = provoked(quest, trigger)
  expectAtLeast(told, brought(sure([...(trigger.price ?? []), ...trigger.do]), TWO))
}

const TWO: Facts = { heroes: 2, foes: () => 1, holds: () => true }

const FOUR: Facts = { ...TWO, heroes: 4 }

/** Ends a round whose peril phase comes to a colour, and looks at what it did. */
export function expectPeril(quest: Quest, n: number): void {
  const told = afterPeril(quest, n, 2)
  expectAtLeast(told, { 'peril-effect': 1, ...brought(sure(quest.perils[n].do), TWO) })
}

/** The same with four heroes, and what only larger parties suffer. */
export function expectPerilOfFour(quest: Quest, n: number): void {
  const told = afterPeril(quest, n, 4)
  expectAtLeast(told, { 'peril-effect': 1, ...brought(quest.perils[n].do, FOUR) })
}

function afterPeril(quest: Quest, n: number, heroes: number): readonly string[] {
  const t = lastRest({ quest: quest.name, heroes: PARTY.slice(0, heroes), location: PLAIN })
  const peril = quest.track.indexOf(n === 0 ? 1 : n === 1 ? 2 : 3) - 1
  const counters = halfway(quest)
  endRound(t, { ...QUIET, peril, counters, discard: ['goblin-archer.1', 'goblin-witcher.1'] })
  return carriedOut(t, 'activate', 'travel')
}

/** The Nemesis with Bram has one health left; he strikes. */
export function nemesisStruck(quest: Quest): Played {
  const { name, health } = nemesisNamed(quest.nemesis)
  const counters = quest.counters.map(({ name: one, start }) => (one === 'wards' ? 0 : start))
  const t = begun(quest, undefined, { engaged: { bram: [`${name} -${health - 1}`] }, counters })
  t.choose('activate slash').dice({
    hero: ['success', 'critical', 'success', 'success'],
    enemy: ['blank'],
  })
  t.choose('roll 0')
  return { t, told: carriedOut(t, 'activate') }
}
