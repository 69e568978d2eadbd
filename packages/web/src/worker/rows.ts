/** Rows: of picks that are marked, and of options that one button plays one after the other. */
import {
  type AnyGame,
  type DryRun,
  dryRun,
  type EngineState,
  type LanguageCode,
  MusterError,
  optionTexts,
  type Telling,
} from '@muster/engine'
import { markRow } from '@muster/table'
import type { Preview, RowView } from '../host/protocol.ts'
import type { PageTable } from './open-table.ts'
import { askedAt } from './views.ts'

/** What becomes of marks. */
export function rowView(game: AnyGame, state: EngineState, marks: readonly string[]): RowView {
  const { allowed, addable, post } = markRow(game, state, marks)
  if (!allowed) throw new MusterError('choice', 'no row of picks has all of these')
  return {
    marks,
    more: addable,
    ordered: isOrder(game, state),
    ...(post === undefined ? {} : { post }),
  }
}

const verbOf = (text: string): string => text.split(' ')[0]

/** A set goes forward in its list; where an earlier pick can still follow a later one, their order counts. */
function isOrder(game: AnyGame, state: EngineState): boolean {
  const asked = askedAt(game, state)
  const texts = asked === undefined ? [] : optionTexts(game, state, asked)
  for (let i = texts.length - 1; i > 0; i--) {
    const { goesOn, automatic, following } = dryRun(game, state, i)
    if (!goesOn && automatic.length === 0) continue
    // Where the row has ended another may follow, of the next seat and with the same cards: it is none of this one.
    const next = goesOn ? following?.options.map(({ text }) => text) : undefined
    const after = [...automatic, ...(next ?? [])]
    const earlier = texts.slice(0, i).filter((text) => verbOf(text) === verbOf(texts[i]))
    return earlier.some((text) => after.includes(text))
  }
  return false
}

/**
 * What playing options one after the other would bring: up to a chance, one not offered, or another question; those
 * of a path go on whatever is asked.
 */
export function previewAll(
  game: AnyGame,
  state: EngineState,
  texts: readonly string[],
  language: LanguageCode,
  path = false,
): Preview {
  const first = askedAt(game, state)
  const [prompt, by] = [first?.prompt, first?.by]
  const events: Telling[] = []
  let at: EngineState = state
  let sealed = false
  for (const text of texts) {
    const asked = sealed ? undefined : askedAt(game, at)
    if (asked === undefined || asked.by !== by || (asked.prompt !== prompt && !path)) break
    const index = optionTexts(game, at, asked).indexOf(text)
    if (index < 0) break
    const run: DryRun<EngineState> = dryRun(game, at, index)
    events.push(...run.events)
    at = run.state
    sealed = run.reveals || run.rolls
  }
  const say = game.sayEvents(at, events, language).map(({ text }) => text)
  return { text: texts.join('\n'), state: at, events, say, sealed }
}

/** Plays options one after the other, until one is not offered or another question comes; of a path whatever comes. */
export function playRow(
  table: PageTable,
  person: string,
  entry: number,
  texts: readonly string[],
  path = false,
): void {
  const first = table.decision
  let opened = entry
  for (const [i, text] of texts.entries()) {
    try {
      table.act(person, { kind: 'choose', entry: opened, texts: [text] })
    } catch (error) {
      // What was played before stands; who then tries this one sees why it fails.
      if (i > 0 && error instanceof MusterError) return
      throw error
    }
    const { decision } = table
    const isAlike = decision?.by === first?.by && (path || decision?.prompt === first?.prompt)
    const isOffered = decision?.options.some((option) => option.text === texts[i + 1])
    if (decision === undefined || decision.entry === opened || !isAlike || !isOffered) return
    opened = decision.entry
  }
}
