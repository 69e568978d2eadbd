/** The words of tactic cards, K3. */
import type { AnyWord, Card, Word } from '@muster/engine'
import type { Action } from '../cards/types.ts'
import { kindOf, SHOWN, type U } from '../content.ts'
import { canDraw, deckReady, drawTactics } from '../rules/cards.ts'
import { ANYWHERE, deckOf, discardOf, handOf } from '../state.ts'
import { activate, activateProcedures } from './activate.ts'
import { attackProcedures, attackWords } from './attack.ts'
import { comboProcedures, comboWords } from './combo.ts'
import { move, moveProcedures } from './move.ts'
import { placeProcedures, placeWords } from './place.ts'
import { summonProcedures, summonWords } from './summon.ts'
import { swarm, swarmProcedures } from './swarm.ts'

type Draw = Extract<Action, { readonly word: 'draw' }>
type Reinforce = Extract<Action, { readonly word: 'reinforce' }>

const draw: Word<U, Draw> = {
  name: 'draw',
  can: (u, _node, seat) => canDraw(u.state, seat),
  run(u, node, seat) {
    drawTactics(u, seat, node.args.cards)
    u.state.here = ANYWHERE
  },
}

/** K3.12 */
const LOOKED_AT = 3

const reinforce: Word<U, Reinforce> = {
  name: 'reinforce',
  can: (u, _node, seat) => canDraw(u.state, seat),
  run(u, node, seat) {
    const wanted = 1 << SHOWN.indexOf(node.args.shows)
    // K3.25: what is looked at lies in no pile while a shuffle may come.
    const looked: Card[] = []
    while (looked.length < LOOKED_AT && deckReady(u, seat)) {
      const card = u.draw(deckOf(seat))
      u.tell('looked', seat, card)
      looked.push(card)
    }
    for (const card of looked) {
      const fits = (kindOf(u, card).shows & wanted) !== 0
      u.state.piles[fits ? handOf(seat) : discardOf(seat)].push(card)
      u.tell(fits ? 'drew' : 'discarded', seat, card)
    }
    u.state.here = ANYWHERE
  },
}

/** K3.10: a reaction; nobody plays it by itself. */
const defend: Word<U, unknown> = { name: 'defend', can: () => false, run: () => undefined }

export const actionWords: readonly AnyWord<U>[] = [
  draw,
  activate,
  move,
  ...attackWords,
  ...placeWords,
  defend,
  ...summonWords,
  reinforce,
  swarm,
  ...comboWords,
]

export const actionProcedures = [
  ...moveProcedures,
  ...attackProcedures,
  ...placeProcedures,
  ...summonProcedures,
  ...swarmProcedures,
  ...comboProcedures,
  ...activateProcedures,
]
