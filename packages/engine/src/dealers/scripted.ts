import type { Dealer } from '../dealer.ts'
import type { EngineState, PileId } from '../state.ts'

/** What a scripted dealer needs to know of a game to follow a script in words. */
export interface Names {
  pileName(pile: PileId): string
  kindName(card: number): string
}

/** For each pile the kinds to be turned from its shuffles, in order; for `die` and the stream's number the faces. */
export type Script = { [pile: string]: readonly (string | number)[] }

/** Deals what a test wrote down, pile by pile; where the script is silent, the first card of the bag. */
export class ScriptedDealer implements Dealer {
  private readonly names: Names
  private readonly script: { [pile: string]: (string | number)[] } = {}

  constructor(names: Names, script: Script = {}) {
    this.names = names
    this.expect(script)
  }

  /** Adds to the script. */
  expect(script: Script): void {
    for (const [pile, kinds] of Object.entries(script)) {
      this.script[pile] = [...(this.script[pile] ?? []), ...kinds]
    }
  }

  deal(state: EngineState, bag: number): number {
    const pile = this.names.pileName(state.bagOrigin[bag * 2])
    const kind = this.script[pile]?.shift()
    if (kind === undefined) return 0
    const index = state.bagCards[bag].findIndex((member) => this.holds(state, member, kind))
    if (index < 0) throw new Error(`the script wants ${kind} from ${pile}, which has none left`)
    if (state.bagCards[bag][index] < 0) this.script[pile].unshift(kind)
    return index
  }

  roll(_state: EngineState, stream: number, sides: number): number {
    const face = this.script[`die ${stream}`]?.shift() ?? 0
    if (typeof face !== 'number' || face >= sides) throw new Error(`the script rolls ${face}`)
    return face
  }

  private holds(state: EngineState, member: number, kind: string | number): boolean {
    if (member >= 0) return this.names.kindName(member) === kind
    return state.bagCards[(-1 - member) >> 8].some((inner) => this.holds(state, inner, kind))
  }
}
