/** K4.5, K8.1: a hero in the Cells for three tactic cards. */
import { drawTactics } from './cards.ts'
import { sendToCells } from './cells.ts'
import { procedure } from './procedure.ts'
import { resolveAll } from './resolve.ts'

const CARDS = 3

export const gamble = procedure('gamble', [], {
  send(u) {
    u.state.cellsUsed = 1
    u.tell('cells', u.state.active)
    u.call(sendToCells)
    return 'draw'
  },
  draw(u) {
    drawTactics(u, u.state.active, CARDS)
    u.call(resolveAll)
    return 'done'
  },
})
