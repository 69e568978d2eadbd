/**
 * A row of picks without order: "discard two cards", "remove up to three". It goes forward in the order of
 * the kinds only, so that a set is offered once, and offers only what can be completed.
 */
import type { Decision, Option } from './decision.ts'
import { type Procedure, proceduresFor } from './procedure.ts'
import type { Card, EngineState, Seat } from './state.ts'
import type { Umpire } from './umpire.ts'

/** What is picked from, and what becomes of a picked card. */
export interface Picker<U> {
  readonly prompt: string
  readonly verb: string
  readonly rule: string
  /** The cards to pick from, as they are now. */
  candidates(umpire: U, seat: Seat, about: number): readonly Card[]
  /** What makes cards alike, and the order in which the row goes: the kind. */
  kind(umpire: U, card: Card): number
  take(umpire: U, seat: Seat, card: Card, about: number): void
}

export interface Picks<U> {
  readonly procedure: Procedure<U>
  /** Has a seat pick exactly `count` cards, or all there are. */
  exactly(umpire: U, picker: number, seat: Seat, count: number, about?: number): void
  upTo(umpire: U, picker: number, seat: Seat, count: number, about?: number): void
}

export function picksFor<S extends EngineState, C>(
  pickers: readonly Picker<Umpire<S, C>>[],
): Picks<Umpire<S, C>> {
  type U = Umpire<S, C>
  const procedure = proceduresFor<U>()(
    'pick',
    ['picker', 'seat', 'about', 'left', 'optional', 'last'],
    {
      ask: {
        ask(u, f, d: Decision) {
          const picker = pickers[f.picker]
          const cards = inOrder(u, picker, picker.candidates(u, f.seat, f.about))
          if (f.left === 0 || cards.length === 0) return 'done'
          d.ask(f.seat, picker.prompt, picker.rule, f.left, f.optional, f.about)
          d.continues = f.last > 0
          let first = 0
          for (let i = 0; i < cards.length; i++) {
            const kind = picker.kind(u, cards[i])
            if (kind !== picker.kind(u, cards[first])) first = i
            if (kind < f.last - 1) continue
            if (f.optional === 0 && cards.length - first < f.left) continue
            d.alike(picker.verb, kind, cards[i])
          }
          if (d.count === 0) return 'done'
          if (f.optional === 1) d.option('enough')
          return undefined
        },
        answer(u, f, choice: Option) {
          if (choice.verb === 'enough') return 'done'
          const picker = pickers[f.picker]
          f.last = picker.kind(u, choice.a) + 1
          f.left--
          picker.take(u, f.seat, choice.a, f.about)
          return 'ask'
        },
      },
    },
  )
  return {
    procedure,
    exactly(u, picker, seat, count, about = 0) {
      const most = pickers[picker].candidates(u, seat, about).length
      u.call(procedure, picker, seat, about, count < most ? count : most, 0, 0)
    },
    upTo(u, picker, seat, count, about = 0) {
      u.call(procedure, picker, seat, about, count, 1, 0)
    },
  }
}

function inOrder<U>(umpire: U, picker: Picker<U>, candidates: readonly Card[]): Card[] {
  return [...candidates].sort((a, b) => picker.kind(umpire, a) - picker.kind(umpire, b) || a - b)
}
