/**
 * Moments: what several cards do at one time ("at the start of the combat"). They are gathered once, put in
 * order by whom the game says where it matters, and each is done once, if it still can be.
 */
import type { Decision, Option } from './decision.ts'
import type { ListId } from './effects.ts'
import { type Procedure, proceduresFor } from './procedure.ts'
import { type Card, type EngineState, type Seat, shorten } from './state.ts'
import type { Umpire } from './umpire.ts'

const TRIGGER = 3

export interface MomentGrammar<U> {
  /** Names every card that has something to do, by `add`. */
  gather(umpire: U, moment: number, add: (card: Card, list: ListId, seat: Seat) => void): void
  /** Who puts them in order, and the rule that says so. */
  orderedBy(umpire: U, moment: number): Seat
  readonly rule: string
  /** Could the order make a difference? Asked only when there are two or more. */
  matters(umpire: U, moment: number): boolean
  perform(umpire: U, list: ListId, seat: Seat, card: Card): void
}

/** The procedure of a moment; its first local is the number by which the game knows the moment. */
export function momentProcedure<S extends EngineState, C>(
  grammar: MomentGrammar<Umpire<S, C>>,
): Procedure<Umpire<S, C>> {
  function perform(u: Umpire<S, C>, at: number): void {
    const [card, list, seat] = u.state.agenda.splice(at, TRIGGER)
    grammar.perform(u, list, seat, card)
  }
  return proceduresFor<Umpire<S, C>>()(
    'moment',
    ['moment', 'from'],
    {
      gather(u, f) {
        const agenda = u.state.agenda
        f.from = agenda.length
        grammar.gather(u, f.moment, (card, list, seat) => agenda.push(card, list, seat))
        return 'next'
      },
      next: {
        ask(u, f, d: Decision) {
          const agenda = u.state.agenda
          const left = (agenda.length - f.from) / TRIGGER
          if (left === 0) return 'done'
          if (left === 1 || !grammar.matters(u, f.moment)) return 'first'
          d.ask(grammar.orderedBy(u, f.moment), 'order', grammar.rule, f.moment)
          for (let i = 0; i < left; i++) d.option('first', agenda[f.from + i * TRIGGER], i + 1)
          return undefined
        },
        answer(u, f, choice: Option) {
          perform(u, f.from + (choice.b - 1) * TRIGGER)
          return 'next'
        },
      },
      first(u, f) {
        perform(u, f.from)
        return 'next'
      },
    },
    (u, f) => {
      shorten(u.state.agenda, f.from)
    },
  )
}
