/** The table of a match as this board reads it. */
import type { EngineState, LanguageCode } from '@muster/engine'
import {
  type Content,
  isKeepState,
  type KeepState,
  type KeepView,
  type Names,
  namesOf,
  viewOf,
} from '@muster/keep/view'

export interface Table {
  readonly content: Content
  readonly state: KeepState
  readonly view: KeepView
  readonly names: Names
  readonly language: LanguageCode
}

export function asKeep(state: EngineState): KeepState {
  if (!isKeepState(state)) throw new Error('the board of the keep was given another game')
  return state
}

/** A state never changes, and many parts of the page ask about the same one. */
const tables = new WeakMap<EngineState, Table[]>()

export function tableOf(content: Content, given: EngineState, language: LanguageCode): Table {
  const known = tables.get(given) ?? []
  const found = known.find((one) => one.content === content && one.language === language)
  if (found !== undefined) return found
  const state = asKeep(given)
  // The same in every language.
  const view = known.find((one) => one.content === content)?.view ?? viewOf(content, state)
  const table = { content, state, view, names: namesOf(content, state, language), language }
  tables.set(given, [...known, table])
  return table
}
