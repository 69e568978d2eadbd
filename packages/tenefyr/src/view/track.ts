/** The Boss track: where the token stands, and what a step of it would mean. */
import type { Content } from '../content.ts'
import { isQuick, type TenefyrState } from '../state.ts'

export interface Gift {
  readonly level: number
  readonly cards: number
}

export interface Space {
  readonly number: number
  /** Spaces before the start are never stood on. */
  readonly kind: 'before' | 'start' | 'plain' | 'skull'
  /** Quick mode: what the party is given when the token comes here (T10.3). */
  readonly gifts: readonly Gift[]
}

/** What becomes of the token. */
export interface Step {
  readonly by: number
  readonly at: number
  /** The Boss attacks at the next choice of a dungeon (T8.1). */
  readonly bossAttacks: boolean
  readonly gifts: readonly Gift[]
}

export interface TrackView {
  readonly at: number
  readonly start: number
  readonly skull: number
  readonly spaces: readonly Space[]
  /** T7.1: after leaving, or clearing a dungeon; after being thrown out. */
  readonly steps: readonly [left: Step, thrownOut: Step]
}

function giftsOn(content: Content, state: TenefyrState, space: number): readonly Gift[] {
  return isQuick(state) && space > 0 ? (content.pack.tracks.quick[space - 1] ?? []) : []
}

function kindOfSpace({ trackStart, skull }: TenefyrState, space: number): Space['kind'] {
  if (space === skull) return 'skull'
  if (space === trackStart) return 'start'
  return space < trackStart ? 'before' : 'plain'
}

function step(content: Content, state: TenefyrState, by: number): Step {
  const at = Math.min(state.track + by, state.skull)
  const gifts: Gift[] = []
  for (let space = state.track + 1; space <= at; space++) {
    gifts.push(...giftsOn(content, state, space))
  }
  return { by, at, bossAttacks: at === state.skull, gifts }
}

export function trackView(content: Content, state: TenefyrState): TrackView {
  const spaces: Space[] = []
  for (let number = 0; number <= state.skull; number++) {
    const gifts = giftsOn(content, state, number)
    spaces.push({ number, kind: kindOfSpace(state, number), gifts })
  }
  return {
    at: state.track,
    start: state.trackStart,
    skull: state.skull,
    spaces,
    steps: [step(content, state, 1), step(content, state, 2)],
  }
}
