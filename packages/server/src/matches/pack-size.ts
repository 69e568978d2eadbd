/** Cards of somebody's own are looked at before a game makes anything of them: a few letters could ask for a billion. */
import { MusterError } from '@muster/engine'

/** As many as the engine can tell apart. */
const MOST_CARDS = 4_096
const LARGEST_NUMBER = 1_000
const DEEPEST = 64

/** Throws a MusterError (code `pack`) where they are more, larger or deeper than any game has use for. */
export function checkSize(pack: unknown): void {
  let cards = 0
  const look = (value: unknown, name: string, depth: number): void => {
    if (typeof value === 'number') {
      if (Math.abs(value) > LARGEST_NUMBER) throw tooMuch(`${name}: ${value} is too large`)
      if (name === 'copies') cards += value
    } else if (typeof value === 'object' && value !== null) {
      if (depth > DEEPEST) throw tooMuch(`${name}: this is nested too deeply`)
      for (const [key, one] of Object.entries(value)) look(one, key, depth + 1)
    }
  }
  look(pack, 'pack', 0)
  if (cards > MOST_CARDS) throw tooMuch(`a pack has at most ${MOST_CARDS} cards`)
}

const tooMuch = (sentence: string): MusterError => new MusterError('pack', sentence)
