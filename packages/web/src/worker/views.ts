/** What the page sees of a table: plain data, with sentences in the reader's language. */
import {
  type AnyGame,
  type Dealer,
  type Decision,
  decisionJson,
  dryRun,
  type EngineState,
  type Entry,
  type LanguageCode,
  optionTexts,
  standing,
  Umpire,
  WON,
} from '@muster/engine'
import { beginsRow, laterPicks, sealedOptions } from '@muster/table'
import type { DecisionView, MatchView, Preview, SeatPlan, SeatView } from '../host/protocol.ts'

const noDealer: Dealer = {
  deal: () => {
    throw new Error('a view deals nothing')
  },
  roll: () => {
    throw new Error('a view rolls nothing')
  },
}

/** What a table asks, as the rules fill it in; nothing when the match is over. */
export function askedAt(game: AnyGame, state: EngineState): Decision | undefined {
  if (state.stack.length === 0) return undefined
  const umpire = new Umpire(game, game.content, state, noDealer)
  umpire.resume(state)
  return umpire.decision
}

export function decisionView(
  game: AnyGame,
  state: EngineState,
  entry: number,
  language: LanguageCode,
): DecisionView | undefined {
  const asked = askedAt(game, state)
  if (asked === undefined) return undefined
  const { by, arbiter, weighty, prompt, rule, mute, options } = decisionJson(
    game,
    state,
    asked,
    entry,
  )
  const { a, b, c } = asked.about
  const sealed = sealedOptions(game, state)
  const row = beginsRow(game, state)
  const later = row ? laterPicks(game, state, language) : []
  return {
    entry,
    by,
    arbiter,
    weighty,
    prompt,
    about: { a, b, c },
    say: game.sayPrompt(state, asked, language),
    asked: game.sayAsked(state, asked, language),
    rule,
    ...(mute === undefined ? {} : { mute }),
    options: [
      ...options.map(({ text, at, alike }, i) => ({
        text,
        verb: asked.at(i).verb,
        say: game.sayOption(state, asked, i, language),
        at,
        alike,
        sealed: sealed[i].sealed,
      })),
      ...later.map((pick) => ({ ...pick, sealed: false })),
    ],
    row,
  }
}

export function seatViews(
  game: AnyGame,
  state: EngineState,
  plan: readonly SeatPlan[],
  language: LanguageCode,
): SeatView[] {
  return plan.map(({ name, bot }, seat) => {
    const role = game.seatName(state, seat, language)
    return {
      seat,
      name: name === '' ? role : name,
      role,
      ...(bot === undefined ? {} : { bot }),
    }
  })
}

/** The last entry that stands after which something was dealt. */
export function lastSeal(entries: readonly Entry[], after = entries.length - 1): number {
  const line = standing(entries, after)
  const sealed = line.filter((n) => {
    const entry = entries[n]
    return entry.kind === 'choice' && entry.dealt.length > 0
  })
  return sealed.at(-1) ?? 0
}

export function resultView(
  game: AnyGame,
  state: EngineState,
  language: LanguageCode,
): Pick<MatchView, 'result'> {
  if (state.stack.length > 0) return {}
  return { result: { won: state.result === WON, say: game.sayResult(state, language) } }
}

/** What an option would bring, up to the first chance; nothing if it is not on the list. */
export function previewOf(
  game: AnyGame,
  state: EngineState,
  text: string,
  language: LanguageCode,
): Preview | undefined {
  const asked = askedAt(game, state)
  if (asked === undefined) return undefined
  const index = optionTexts(game, state, asked).indexOf(text)
  if (index < 0) return undefined
  const { state: then, events, reveals, rolls } = dryRun(game, state, index)
  return {
    text,
    state: then,
    events,
    // What nobody waits for is not foretold either.
    say: game
      .sayEvents(then, events, language)
      .flatMap(({ text: said, weight }) => (weight > 0 ? [said] : [])),
    sealed: reveals || rolls,
  }
}
