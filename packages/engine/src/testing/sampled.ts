import { RandomStream } from '../dealers/random.ts'
import type { Game, Options, Telling } from '../game.ts'
import type { EngineState } from '../state.ts'
import type { MomentOf } from '../story.ts'
import type { EventSink, Umpire } from '../umpire.ts'
import { umpireFor } from './walk.ts'

/** What a test looks at while a match is played. */
export interface Seen<U> {
  readonly decision: (umpire: U) => void
  readonly event?: (umpire: U) => EventSink
}

/** Matches that see much of a game, of at most so many choices: mostly sensible ones, now and then any. */
export function sampler<S extends EngineState, C>(game: Game<S, C>, longest: number) {
  function sampledMatch(seed: number, options: Options, see: Seen<Umpire<S, C>>): Umpire<S, C> {
    const umpire = umpireFor(game, game.newState(game.readOptions(options)), seed)
    const stream = new RandomStream(seed)
    const below = (n: number): number => stream.below(n)
    if (see.event !== undefined) umpire.events = see.event(umpire)
    umpire.begin()
    for (let choices = 0; choices < longest && !umpire.isOver; choices++) {
      see.decision(umpire)
      umpire.choose(below(4) === 0 ? below(umpire.decision.count) : game.policy(umpire, below))
    }
    return umpire
  }

  /** A match as a story sees it: entry by entry, each with the table after it. */
  function sampledMoments(seed: number, options: Options): MomentOf<S>[] {
    const { moments, note, look } = momentsOf(game)
    const umpire = sampledMatch(seed, options, {
      decision: ({ state }) => look(state),
      event: () => note,
    })
    look(umpire.state)
    return moments
  }

  return { sampledMatch, sampledMoments }
}

/** Watches a scripted table; each look closes an entry. */
export function watchMoments<S extends EngineState, C>(
  game: Game<S, C>,
  { umpire }: { readonly umpire: Umpire<S, C> },
): { readonly moments: MomentOf<S>[]; look(): void } {
  const { moments, note, look } = momentsOf(game)
  const told = umpire.events
  umpire.events = (name, a, b, c, d) => {
    told?.(name, a, b, c, d)
    note(name, a, b, c, d)
  }
  return { moments, look: () => look(umpire.state) }
}

function momentsOf<S extends EngineState, C>(game: Game<S, C>) {
  const moments: MomentOf<S>[] = []
  let events: Telling[] = []
  return {
    moments,
    note(name: string, a: number, b: number, c: number, d: number): void {
      events.push({ name, a, b, c, d })
    },
    look(state: S): void {
      moments.push({ entry: moments.length, events, state: game.copy(state) })
      events = []
    },
  }
}
