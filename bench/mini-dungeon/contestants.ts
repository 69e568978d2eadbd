/** Plays the mini-dungeon at random for a while and counts. */
import { GOING_ON, RandomDealer, RandomStream, Umpire, WON } from '@muster/engine'
import { playBare } from './bare.ts'
import type { CardData } from './content.ts'
import { miniContent, miniRulebook, newMiniState } from './muster.ts'

/** What was played; a decision counts when it has two options or more. */
export interface Tally {
  matches: number
  decisions: number
  wins: number
  seconds: number
}

/** Plays until `goesOn` says no, asked before each match. */
export type Contestant = (seed: number, goesOn: (matches: number) => boolean) => Tally

export const bare: Contestant = (seed, goesOn) => {
  const stream = new RandomStream(seed)
  const tally = { matches: 0, decisions: 0, wins: 0, seconds: 0 }
  const shuffle = (cards: CardData[]) => {
    for (let i = cards.length - 1; i > 0; i--) {
      const j = stream.below(i + 1)
      const card = cards[i]
      cards[i] = cards[j]
      cards[j] = card
    }
  }
  const choose = (_by: number, _prompt: string, options: readonly number[]) => {
    tally.decisions++
    return stream.below(options.length)
  }
  const started = performance.now()
  for (; goesOn(tally.matches); tally.matches++) if (playBare(shuffle, choose)) tally.wins++
  tally.seconds = (performance.now() - started) / 1000
  return tally
}

export const muster: Contestant = (seed, goesOn) => {
  const dealer = new RandomDealer(seed)
  const tally = { matches: 0, decisions: 0, wins: 0, seconds: 0 }
  const umpire = new Umpire(miniRulebook, miniContent, newMiniState(), dealer)
  const started = performance.now()
  for (; goesOn(tally.matches); tally.matches++) {
    umpire.state = newMiniState()
    umpire.begin()
    while (umpire.state.result === GOING_ON) {
      tally.decisions++
      umpire.choose(dealer.stream.below(umpire.decision.count))
    }
    if (umpire.state.result === WON) tally.wins++
  }
  tally.seconds = (performance.now() - started) / 1000
  return tally
}
