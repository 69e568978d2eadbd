/** What every house scenario has besides its own, so that a level is about as hard for one as for four. */
import type { Scenario } from '../types.ts'
import {
  at,
  eachDiscards,
  exceptOn,
  fewerPlayers,
  inRoom,
  inWave,
  lay,
  moreGuildCards,
  onLevel,
  orMorePlayers,
  when,
} from './build.ts'

const inVault = [lay('trap', inRoom('vault'), 2)]

/** Few monsters leave the Vault open before the clans have spread. On Challenging two clans can do without. */
const traps = [
  at('set-up', when(exceptOn('challenging'), [when(fewerPlayers(3), inVault)])),
  at('set-up', when(onLevel('challenging'), [when(fewerPlayers(2), inVault)])),
  // A single clan cannot be in two places.
  at('set-up', when(fewerPlayers(2), [lay('trap', inRoom('vault'))])),
]

/** The second wave of the hardest level finds the Vault with one way in less. */
const lastDoor = at('wave-2', when(onLevel('hardcore'), inVault))

/** Costs a party the more cards the more play. */
const surprise = at('wave-2', when(onLevel('challenging'), [eachDiscards(1)]))

/** An invasion of a scenario card alone would be a rest; only a single clan needs it. */
const noRest = [
  when(onLevel('family'), [when(orMorePlayers(2), [moreGuildCards(1)])]),
  when(onLevel('family'), [when(orMorePlayers(3), [when(inWave(1), [moreGuildCards(1)])])]),
]

export function evened(scenario: Scenario): Scenario {
  return {
    ...scenario,
    moments: [...scenario.moments, ...traps, lastDoor, surprise],
    cards: scenario.cards.map((card) => ({ ...card, do: [...card.do, ...noRest] })),
  }
}
