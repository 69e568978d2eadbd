/** The table of a match as this board reads it. */
import { bagOf, type EngineState, type LanguageCode } from '@muster/engine'
import {
  type Content,
  type EnemyView,
  isTerrinothState,
  type Names,
  namesOf,
  type TerrinothState,
  type TerrinothView,
  viewOf,
} from '@muster/terrinoth/view'

/** Alike enemies in the shadows, drawn as one. */
export interface Stack {
  readonly enemy: EnemyView
  readonly codes: readonly number[]
}

export interface Table {
  readonly content: Content
  readonly state: TerrinothState
  readonly view: TerrinothView
  readonly stacks: readonly Stack[]
  readonly names: Names
  readonly language: LanguageCode
}

export function asTerrinoth(state: EngineState): TerrinothState {
  if (!isTerrinothState(state)) throw new Error('the board of Terrinoth was given another game')
  return state
}

/** A state never changes, and many parts of the page ask about the same one. */
const tables = new WeakMap<EngineState, Table[]>()
const allNames = new WeakMap<Content, Map<LanguageCode, Names>>()

export function tableOf(content: Content, given: EngineState, language: LanguageCode): Table {
  const known = tables.get(given) ?? []
  const found = known.find((one) => one.content === content && one.language === language)
  if (found !== undefined) return found
  const state = asTerrinoth(given)
  const view = asBefore(content, viewOf(content, state, language), language)
  const names = namesIn(content, language)
  const table = { content, state, view, stacks: stacksOf(view.shadows), names, language }
  tables.set(given, [...known, table])
  return table
}

/** For who asks only what lies where, in whatever language it was read last. */
export const anyTableOf = (content: Content, given: EngineState): Table =>
  tables.get(given)?.find((one) => one.content === content) ?? tableOf(content, given, 'en')

function namesIn(content: Content, language: LanguageCode): Names {
  const known = allNames.get(content) ?? new Map<LanguageCode, Names>()
  allNames.set(content, known)
  const names = known.get(language) ?? namesOf(content, language)
  known.set(language, names)
  return names
}

/** By the cards: the last view in each language. */
const lastViews = new WeakMap<Content, Map<LanguageCode, TerrinothView>>()

/** A part that has not changed is the same object as before: whoever draws it is not drawn anew. */
function asBefore(content: Content, view: TerrinothView, language: LanguageCode): TerrinothView {
  const known = lastViews.get(content) ?? new Map<LanguageCode, TerrinothView>()
  lastViews.set(content, known)
  const last = known.get(language)
  const kept: TerrinothView = {
    ...view,
    peril: sameOr(last?.peril, view.peril),
    location: sameOr(last?.location, view.location),
    nemesis: sameOr(last?.nemesis, view.nemesis),
    counters: sameOr(last?.counters, view.counters),
    shadows: sameOr(last?.shadows, view.shadows),
    heroes: view.heroes.map((hero, n) => sameOr(last?.heroes[n], hero)),
  }
  known.set(language, kept)
  return kept
}

const sameOr = <T>(last: T | undefined, part: T): T =>
  last !== undefined && JSON.stringify(last) === JSON.stringify(part) ? last : part

function stacksOf(shadows: readonly EnemyView[]): Stack[] {
  const stacks: { enemy: EnemyView; codes: number[] }[] = []
  for (const enemy of shadows) {
    const same = stacks.find((stack) => areAlike(stack.enemy, enemy))
    if (same === undefined) stacks.push({ enemy, codes: [enemy.code] })
    else same.codes.push(enemy.code)
  }
  return stacks
}

/** Nothing tells them apart: of those that nobody has seen, that they came from one shuffle. */
export function areAlike(one: EnemyView, other: EnemyView): boolean {
  if (one.code < 0 || other.code < 0) {
    return one.code < 0 && other.code < 0 && bagOf(one.code) === bagOf(other.code)
  }
  return (
    one.name === other.name &&
    one.left === other.left &&
    one.ready === other.ready &&
    one.faceDown === other.faceDown
  )
}
