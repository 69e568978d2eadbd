/** The choices of a match, each with the table before it. */
import {
  CardIndex,
  type Chooser,
  type EngineState,
  type Entry,
  findOption,
  type Game,
  RecordedDealer,
  standing,
  Umpire,
} from '@muster/engine'

/** One choice: a row of picks is several. */
export interface Position<S> {
  readonly entry: number
  /** Which pick of its entry. */
  readonly pick: number
  readonly by: Chooser
  /** The table before it. */
  readonly state: S
  /** What was chosen, by its place on the list, and how many there were to choose from. */
  readonly chosen: number
  readonly options: number
}

/** All choices that stand and had an alternative, oldest first. `stateAfter`: the table after an entry, as a match or a table knows it. */
export function positionsOf<S extends EngineState, C>(
  game: Game<S, C>,
  entries: readonly Entry[],
  stateAfter: (entry: number) => Readonly<S>,
): Position<S>[] {
  const { procedures, content } = game
  const dealer = new RecordedDealer(new CardIndex(game))
  const umpire = new Umpire<S, C>({ procedures }, content, game.copy(stateAfter(0)), dealer)
  return standing(entries).flatMap((n) => {
    const entry = entries[n]
    if (entry.kind !== 'choice') return []
    const { by, texts, dealt } = entry
    dealer.follow(dealt)
    umpire.resume(game.copy(stateAfter(n - 1)))
    const picks = texts.map((text, pick) => {
      const chosen = findOption(game, umpire, text)
      const options = umpire.decision.count
      const state = game.copy(umpire.state)
      umpire.choose(chosen)
      return { entry: n, pick, by, state, chosen, options }
    })
    return picks.filter(({ options }) => options > 1)
  })
}
