/** Achievements of our own, read from what happened and how it ended. */
import { type Progress, type Telling, WON } from '@muster/engine'
import { type Content, NEMESIS } from './content.ts'
import {
  CRITICAL,
  DIFFICULTIES,
  livingHeroes,
  MOST_HEROES,
  MOST_TOKENS,
  REST,
  type TerrinothState,
} from './state.ts'

export const ACHIEVEMENTS = [
  'terrinoth/all-four',
  'terrinoth/last-one-standing',
  'terrinoth/five-tokens',
  'terrinoth/three-criticals',
  'terrinoth/one-blow',
  'terrinoth/quietly',
  'terrinoth/no-rest',
  'terrinoth/learned-all',
  'terrinoth/three-at-once',
  'terrinoth/let-her-sleep',
  'terrinoth/grim-and-formidable',
  'terrinoth/at-the-brink',
] as const
export type AchievementKey = (typeof ACHIEVEMENTS)[number]

const MANY_CRITICALS = 3
const MANY_AT_ONCE = 3
/** Four cards of each of two heroes. */
const ALL_CARDS = 8
const FORMIDABLE = DIFFICULTIES.indexOf('formidable')

/** What a match has shown so far, kept from its events. */
export interface Deeds {
  fell: number
  mostTokens: number
  /** Criticals in a row of each die of the throw, and the most of any. */
  criticals: number[]
  mostCriticals: number
  /** A formidable enemy that one roll would fell: it counts once it falls. */
  deadly: number[]
  oneBlow: boolean
  /** A threat was rolled this round. */
  threatened: boolean
  quietly: boolean
  rests: number
  upgrades: number
  /** Enemies that fell in the running activation, and the most in one. */
  slain: number
  mostSlain: number
  nemesisHurt: boolean
}

export function newDeeds(): Deeds {
  return {
    fell: 0,
    mostTokens: 0,
    criticals: [],
    mostCriticals: 0,
    deadly: [],
    oneBlow: false,
    threatened: false,
    quietly: false,
    rests: 0,
    upgrades: 0,
    slain: 0,
    mostSlain: 0,
    nemesisHurt: false,
  }
}

/** Takes note of an event; `state` is the table after the entry it belongs to. */
export function note(deeds: Deeds, content: Content, state: TerrinothState, event: Telling): void {
  const { name, a, b, c } = event
  switch (name) {
    case 'round':
      deeds.threatened = false
      break
    case 'threat':
      deeds.threatened = true
      break
    case 'activates':
    case 'phase':
      deeds.slain = 0
      break
    case 'chose':
      if (content.kinds[content.kindOf[b]].action === REST) deeds.rests++
      break
    case 'fell':
      deeds.fell++
      break
    case 'claimed':
      deeds.mostTokens = Math.max(deeds.mostTokens, c)
      break
    case 'upgraded':
      deeds.upgrades++
      break
    case 'roll':
      deeds.criticals = []
      break
    case 'hero-die':
      noteDie(deeds, b, c)
      break
    default:
      noteEnemy(deeds, content, state, name, a, event)
  }
}

function noteDie(deeds: Deeds, face: number, die: number): void {
  deeds.criticals[die] = face === CRITICAL ? (deeds.criticals[die] ?? 0) + 1 : 0
  deeds.mostCriticals = Math.max(deeds.mostCriticals, deeds.criticals[die])
}

function noteEnemy(
  deeds: Deeds,
  { kinds, kindOf }: Content,
  state: TerrinothState,
  name: string,
  enemy: number,
  { b, d }: Telling,
): void {
  if (enemy < 0 || (name !== 'dealt' && name !== 'hurt' && name !== 'defeated')) return
  const { rank, difficulty, health } = kinds[kindOf[enemy]]
  const wounds = name === 'dealt' ? d : name === 'hurt' ? b : 0
  if (rank === NEMESIS && wounds > 0) deeds.nemesisHurt = true
  if (name === 'dealt' && difficulty === FORMIDABLE && d >= health) deeds.deadly.push(enemy)
  if (name !== 'defeated') return
  if (deeds.deadly.includes(enemy)) deeds.oneBlow = true
  if (rank === NEMESIS && !deeds.threatened) deeds.quietly = true
  if (state.round === 0) return
  deeds.slain++
  deeds.mostSlain = Math.max(deeds.mostSlain, deeds.slain)
}

/** The achievements earned once a match has ended. */
export function earned(deeds: Deeds, content: Content, state: TerrinothState): AchievementKey[] {
  const won = state.result === WON
  const quest = content.pack.quests[state.quest]
  const formidable = quest.difficulty === 'formidable'
  const holds: { readonly [A in AchievementKey]: boolean } = {
    'terrinoth/all-four': won && state.heroes === MOST_HEROES && deeds.fell === 0,
    'terrinoth/last-one-standing': won && livingHeroes(state) === 1,
    'terrinoth/five-tokens': deeds.mostTokens >= MOST_TOKENS,
    'terrinoth/three-criticals': deeds.mostCriticals >= MANY_CRITICALS,
    'terrinoth/one-blow': deeds.oneBlow,
    'terrinoth/quietly': deeds.quietly,
    'terrinoth/no-rest': won && deeds.rests === 0,
    'terrinoth/learned-all': state.players === 1 && deeds.upgrades >= ALL_CARDS,
    'terrinoth/three-at-once': deeds.mostSlain >= MANY_AT_ONCE,
    'terrinoth/let-her-sleep': won && quest.nemesis === 'broodmother' && !deeds.nemesisHurt,
    'terrinoth/grim-and-formidable': won && state.grim === 1 && formidable,
    'terrinoth/at-the-brink': won && state.peril === quest.track.length - 1,
  }
  return ACHIEVEMENTS.filter((key) => holds[key])
}

/** How far a match came towards achievements that count something. */
export function progressOf(deeds: Deeds): Progress[] {
  return [
    { rule: 'terrinoth/five-tokens', have: deeds.mostTokens, need: MOST_TOKENS },
    { rule: 'terrinoth/three-criticals', have: deeds.mostCriticals, need: MANY_CRITICALS },
    { rule: 'terrinoth/three-at-once', have: deeds.mostSlain, need: MANY_AT_ONCE },
  ]
}
