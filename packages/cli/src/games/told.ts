/** A finished match told once more, as it stands at its end. */
import {
  type EngineState,
  type Game,
  type MatchRecord,
  playAgain,
  recordedDealers,
  standing,
  type Telling,
} from '@muster/engine'

/** Plays again what stands, without what was taken back; gives the table at the end. */
export function toldAgain<S extends EngineState, C>(
  game: Game<S, C>,
  record: MatchRecord,
  hear: (state: Readonly<S>, event: Telling) => void,
): S {
  const { entries } = record
  const told = [entries[0], ...standing(entries).map((n) => entries[n])]
  const match = playAgain(game, { ...record, entries: told }, recordedDealers(game), (played) => {
    for (const event of played.events()) hear(played.state, event)
  })
  return match.state
}
