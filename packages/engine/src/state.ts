/** The n-th physical card of a pack. A place that holds an unknown card is a negative number: see `places.ts`. */
export type Card = number
/** A seat at the table, from 0. */
export type Seat = number
/** A row of places, by its index in `state.piles`. */
export type PileId = number

/**
 * What the engine keeps of a match. Games add their own keys: numbers, rows of integers, rows of rows.
 * It is JSON at every moment, and holds nothing that the table does not know.
 */
export interface EngineState {
  /** The call stack: frames of `FRAME` integers each (procedure, step, locals). */
  stack: number[]
  /** Lists that running frames work through; a frame remembers where its own part begins. */
  agenda: number[]
  /** Rows of places, bottom first: the top of a pile is its last place. */
  piles: number[][]
  /** For each bag its cards, sorted. A bag without cards is free to be used again. */
  bagCards: number[][]
  /** For each bag the numbers of the places that still point at it, sorted. */
  bagPlaces: number[][]
  /** For each bag two numbers: the pile it was shuffled for, and that pile's shuffle count. */
  bagOrigin: number[]
  /** How often each pile has been shuffled. */
  shuffles: number[]
  /** How often each stream of dice has been rolled. */
  rolls: number[]
  /** GOING_ON, WON or LOST. */
  result: number
}

export const GOING_ON = 0
export const WON = 1
export const LOST = 2

export function newEngineState(piles: number, diceStreams: number): EngineState {
  return {
    stack: [],
    agenda: [],
    piles: rows(piles),
    bagCards: [],
    bagPlaces: [],
    bagOrigin: [],
    shuffles: zeros(piles),
    rolls: zeros(diceStreams),
    result: GOING_ON,
  }
}

export function zeros(length: number): number[] {
  const row: number[] = []
  for (let i = 0; i < length; i++) row.push(0)
  return row
}

function rows(length: number): number[][] {
  const result: number[][] = []
  for (let i = 0; i < length; i++) result.push([])
  return result
}

/** Drops what a row has beyond a length. (Popping is far quicker than setting the length of an array.) */
export function shorten(row: number[], length: number): void {
  while (row.length > length) row.pop()
}

/** Takes one out of a row and closes the gap. */
export function removeAt(row: number[], index: number): void {
  const last = row.length - 1
  for (let i = index; i < last; i++) row[i] = row[i + 1]
  row.pop()
}

/** Takes a value out of a row, if it is there, and closes the gap. */
export function remove(row: number[], value: number): void {
  for (let i = 0; i < row.length; i++) {
    if (row[i] === value) {
      removeAt(row, i)
      return
    }
  }
}

export function copyRows(from: number[][]): number[][] {
  const to = from.slice()
  for (let i = 0; i < to.length; i++) to[i] = to[i].length === 0 ? [] : to[i].slice()
  return to
}
