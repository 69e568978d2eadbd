/** The log: events in runs, each run a sentence. */
import type { LogSentence, Telling } from '@muster/engine'
import { NEMESIS } from '../content.ts'
import {
  BY_BLOW,
  BY_COUNTERATTACK,
  BY_FOURTH,
  BY_RULE,
  IN_ENEMIES,
  LOCATION,
  NONE,
} from '../state.ts'
import { bareTitle, isTold, sentenceOf, storyOf, type Told } from './events.ts'
import type { Scene } from './scene.ts'
import { ruleOf, WEIGHTS } from './tellings.ts'

interface Sentence {
  name: Told
  run: [Telling, ...Telling[]]
  /** There was only one option, so nobody was asked. */
  readonly unasked: boolean
}

/** The remark that there was no choice belongs to what a player would have liked to choose. */
const CHOSEN: readonly string[] = ['chose', 'upgraded']
/** Parts of a throw, until its successes are counted. */
const THROWN: readonly string[] = [
  'staked',
  'hero-die',
  'enemy-die',
  'rerolled',
  'added',
  'successes',
]
/** What belongs to an enemy's activation. */
const ENEMY_DEEDS: readonly string[] = [
  ...['engaged', 'no-room', 'wounded', 'retreated', 'condition', 'exhausted', 'lost-tokens'],
  ...['healed', 'turned-up', 'progress', 'counter'],
]
/** Told only with others. */
const PARTS: readonly string[] = ['enemy-tired']

export function logOf(scene: Scene, events: readonly Telling[]): LogSentence[] {
  const { grammar, talk } = scene
  let before = ''
  return sentencesOf(placed(scene, events)).flatMap(({ name, run, unasked }) => {
    const title = bareTitle(scene, name, run)
    if (title !== undefined) {
      before = title + grammar.colon
      return []
    }
    const inHand = isInHand(name, run)
    if (inHand && run[0].name !== 'staked') return []
    const rule = ruleOf(run[0])
    const remark = unasked ? ` (${talk.onlyChoice})` : ''
    const said = before + sentenceOf(scene, inHand ? 'staked' : name, run)
    before = ''
    const text = said.replace(/[.!]$/, (end) => remark + end)
    const ruled = rule === undefined ? {} : { rule }
    const story = storyOf(scene, name, run)
    const told = { text: grammar.finish(text), ...ruled, weight: weightOf(scene, name, run) }
    return story === '' ? [told] : [told, { text: grammar.finish(story), ...ruled, weight: STORY }]
  })
}

/** The dice are still in the hand: it is only looked at what a choice would do. */
const isInHand = (name: Told, run: readonly Telling[]): boolean =>
  name === 'roll' &&
  run.some((event) => event.name === 'roll' && event.b + event.c > 0) &&
  run.every((event) => !event.name.endsWith('-die'))

/** What changes nothing: words of the story, the sum of a roll whose dice were told before it. */
const STORY = 0
const BARE_SUM = 0
/** Nothing came of it: an enemy that does nothing, a counterattack that hurts nobody. */
const IDLE = 2
/** An enemy that hurts or hinders somebody, and progress that is lost: nobody chose it, so it is told first. */
const HARM = 6
const SETBACK = 5
const QUIET: readonly string[] = ['acts', 'enemy-tired']
const HARMS: readonly string[] = ['wounded', 'condition', 'exhausted', 'lost-tokens']

/** A Nemesis that falls weighs more than others, and so does a heavy blow. */
function weightOf({ content }: Scene, name: Told, run: readonly Telling[]): number {
  const [first] = run
  if (name === 'successes' && first.name === name) return BARE_SUM
  if (name === 'progress' && first.a < 0) return SETBACK
  if (name === 'acts' && run.some((event) => HARMS.includes(event.name))) {
    // Of several enemies, who hurts most is told first.
    const wounds = run.reduce((sum, event) => sum + (event.name === 'wounded' ? event.b : 0), 0)
    return HARM + Math.min(9, wounds) / 10
  }
  if (name === 'acts' && run.every((event) => QUIET.includes(event.name))) return IDLE
  if (name === 'blow' && run.every((event) => event.name !== 'blow' || event.d === 0)) return IDLE
  const weights = run.map((event) => (isTold(event.name) ? WEIGHTS[event.name] : 0))
  const fallen = run.filter((event) => event.name === 'defeated')
  const nemesis = fallen.some(({ a }) => content.kinds[content.kindOf[a]].rank === NEMESIS)
  const heavy = run.some((event) => event.name === 'blow' && event.d >= 2)
  const most =
    name === 'acts' || name === 'blow' ? WEIGHTS[name] : Math.max(WEIGHTS[name], ...weights)
  return Math.max(most, nemesis ? 8 : 0, heavy ? 5 : 0)
}

/** Progress with the location that it is of: by the end of a stretch the party may have travelled on. */
function placed({ state }: Scene, events: readonly Telling[]): Telling[] {
  let here = state.piles[LOCATION][0] ?? NONE
  return [...events]
    .reverse()
    .map((event) => {
      if (event.name === 'travels') here = event.a
      return event.name === 'progress' ? { ...event, d: here } : event
    })
    .reverse()
}

function sentencesOf(events: readonly Telling[]): Sentence[] {
  const told: Sentence[] = []
  let onlyOption = false
  for (const event of events) {
    const { name } = event
    const unasked = onlyOption && CHOSEN.includes(name)
    onlyOption = name === 'only-option' || (onlyOption && name === 'exhausted')
    if (isQuiet(event) || absorbed(told, event)) continue
    // Threats of several sources, where the first one's effect came between.
    const as = name === 'threat-of' ? 'threat' : name
    if (isTold(as) && !PARTS.includes(as)) told.push({ name: as, run: [event], unasked })
  }
  return told
}

/** A card that is exhausted because it was chosen goes without saying, and so do phases that begin with more. */
const isQuiet = ({ name, a, c }: Telling): boolean =>
  (name === 'exhausted' && c === BY_RULE) || (name === 'phase' && a !== IN_ENEMIES)

/** Does a sentence tell of a blow to this enemy? */
const struck = ({ name, run }: Sentence, enemy: number): boolean =>
  (name === 'dealt' || name === 'hurt') &&
  run.some((part) => part.name === name && part.a === enemy)

/** Does it go on with a sentence that was begun? */
function absorbed(told: Sentence[], event: Telling): boolean {
  const { name, a } = event
  if (name === 'defeated') {
    const blow = told.filter((one) => struck(one, a)).at(-1)
    blow?.run.push(event)
    if (blow !== undefined) return true
  }
  if (name === 'blow') {
    const at = told.map((one) => one.name).lastIndexOf('counterattack')
    if (at >= 0) {
      const [counter] = told.splice(at, 1)
      told.push({ ...counter, name, run: [...counter.run, event] })
      return true
    }
  }
  const last = told.at(-1)
  if (last === undefined) return false
  if (
    last.name === 'turned-up' &&
    name === 'acts' &&
    last.run.length === 1 &&
    last.run[0].a === a
  ) {
    last.name = 'acts'
    last.run = [event, ...last.run]
    return true
  }
  // What a quest's rule does is told by what it did.
  if (last.name === 'quest' && (name === 'counter' || name === 'nemesis')) {
    last.name = name
    last.run = [event]
    return true
  }
  if (last.name === 'spawned' && name === 'no-room' && last.run.at(-1)?.a === a) {
    last.run.pop()
    if (last.run.length === 0) told.pop()
    return false
  }
  return goesOn(last, event)
}

function goesOn(last: Sentence, event: Telling): boolean {
  const { name } = event
  const [first] = last.run
  const known = JOINS[last.name]
  if (known?.(first, event, last.run) !== true) return false
  if (last.name === 'staked' && name === 'roll') last.name = 'roll'
  if (last.name === 'hero-die' && name === 'successes') last.name = 'successes'
  if (last.name === 'added' && name === 'successes') last.name = 'successes'
  if (last.name === 'used' && name === 'item-used') last.name = 'item-used'
  last.run.push(event)
  return true
}

type Joins = (first: Telling, event: Telling, run: readonly Telling[]) => boolean

const alike: Joins = (first, event) => event.name === first.name
const sameHero: Joins = (first, event) => event.name === first.name && event.a === first.a
/** The same for several heroes. */
const others: Joins = (first, event, run) =>
  event.name === first.name &&
  event.b === first.b &&
  event.d === first.d &&
  run.every(({ a }) => a !== event.a)
const sameCause: Joins = (first, event) => sameHero(first, event, []) && event.c === first.c
const isCounted = (run: readonly Telling[]): boolean => run.some(({ name }) => name === 'successes')
const thrown: Joins = (first, event, run) =>
  event.a === first.a && THROWN.includes(event.name) && !isCounted(run)

/** Which events go on with the sentence of a first one. */
const JOINS: { readonly [E in Told]?: Joins } = {
  lot: alike,
  exhausted: sameCause,
  readied: sameCause,
  aimed: sameHero,
  staked: (first, event) => event.name === 'roll' && event.a === first.a,
  roll: thrown,
  'hero-die': thrown,
  added: (first, event, run) =>
    event.a === first.a &&
    (event.name === 'added' || event.name === 'successes') &&
    !isCounted(run),
  // What a share does to its target is told again as its wounds.
  dealt: (_first, event, run) =>
    event.name === 'dealt' ||
    (event.name === 'hurt' && run.some(({ name, a }) => name === 'dealt' && a === event.a)),
  counterattack: alike,
  wounded: others,
  recovered: others,
  claimed: others,
  blow: (_first, event) =>
    event.name === 'wounded' && (event.d === BY_BLOW || event.d === BY_COUNTERATTACK),
  threat: (_first, event) => event.name === 'threat-of',
  defeated: alike,
  condition: (first, event) =>
    event.name === first.name && event.b === first.b && event.c === first.c,
  'condition-gone': (first, event) => event.name === first.name && event.b === first.b,
  progress: (_first, event) => event.name === 'explored',
  acts: (_first, event, run) =>
    (ENEMY_DEEDS.includes(event.name) && (event.name !== 'turned-up' || event.a === run[0].a)) ||
    (event.name === 'enemy-tired' && run.every(({ name }) => name !== 'enemy-tired')),
  spawned: (first, event, run) =>
    event.name === 'engaged'
      ? run.some(({ a }) => a === event.a)
      : event.name === 'spawned' && event.c === first.c,
  'no-room': (first, event) =>
    (event.name === 'wounded' && event.d === BY_FOURTH && event.a === first.b) ||
    (event.name === 'retreated' && event.a === first.a),
  retreated: alike,
  'turned-up': alike,
  looked: alike,
  'enemy-discarded': alike,
  drew: sameHero,
  used: (first, event) => event.name === 'item-used' && event.a === first.a,
}
