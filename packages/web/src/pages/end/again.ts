/** The next match, from the one that is over. */
import type { Options } from '@muster/engine'
import type { MatchView, NewMatch } from '../../host/protocol.ts'

/** What of a match the next one takes over. */
export interface Over extends Pick<MatchView, 'game' | 'options' | 'seats' | 'seed' | 'pack'> {
  readonly table: { readonly settings: { readonly allRoutine: boolean; readonly hints: boolean } }
}

/** The same people and bots in the same seats. */
export function again(view: Over, options: Options = view.options): NewMatch {
  return {
    game: view.game,
    options,
    // A seat that goes by its heroes has no name of its own: it is called anew in the reader's language.
    seats: view.seats.map(({ name, role, bot }) => ({
      name: name === role ? '' : name,
      ...(bot === undefined ? {} : { bot }),
    })),
    routine: view.table.settings.allRoutine,
    ...(view.table.settings.hints ? {} : { noHints: true }),
    pack: view.pack,
  }
}

/** The same cards in the same order; the deal must be open. */
export function sameDeal(view: Over): NewMatch | undefined {
  return view.seed === undefined ? undefined : { ...again(view), seed: view.seed }
}
