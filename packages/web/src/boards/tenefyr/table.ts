/** The table of a match as this board reads it. */
import type { EngineState, LanguageCode } from '@muster/engine'
import {
  type Content,
  isTenefyrState,
  type Names,
  namesOf,
  type Reader,
  type TenefyrState,
  type TenefyrView,
  viewOf,
} from '@muster/tenefyr/view'

export interface Table {
  readonly content: Content
  readonly state: TenefyrState
  readonly view: TenefyrView
  readonly names: Names
  /** For whom cards are printed. */
  readonly reader: Reader
}

export function asTenefyr(state: EngineState): TenefyrState {
  if (!isTenefyrState(state)) throw new Error('the board of Tenefyr was given another game')
  return state
}

/** A state never changes, and many parts of the page ask about the same one. */
const tables = new WeakMap<EngineState, Table[]>()

export function tableOf(content: Content, given: EngineState, language: LanguageCode): Table {
  const known = tables.get(given) ?? []
  const found = known.find((one) => one.content === content && one.reader.language === language)
  if (found !== undefined) return found
  const state = asTenefyr(given)
  // The same in every language.
  const view = known.find((one) => one.content === content)?.view ?? viewOf(content, state)
  const table = {
    content,
    state,
    view,
    names: namesOf(content, state, language),
    reader: { players: view.players, profile: view.profile, language },
  }
  tables.set(given, [...known, table])
  return table
}
