// The mini-dungeon on boardgame.io, laid out anew whenever it is won or lost.
import { game, INVALID_MOVE, passTurn, setup } from '../../mini-dungeon/boardgameio.mjs'

/** @typedef {Parameters<typeof passTurn>[0]} Context */

/** The turn goes to whoever is asked when all is done. */
const LATER = { endTurn: () => undefined }

/**
 * @param {(context: Context, option: number) => unknown} move
 * @returns {(context: Context, option: number) => unknown}
 */
function endless(move) {
  return (context, option) => {
    const { G, random } = context
    if (move({ ...context, events: LATER }, option) === INVALID_MOVE) return INVALID_MOVE
    if (G.won !== null) Object.assign(G, setup({ random }))
    return passTurn(context)
  }
}

export const endlessGame = {
  ...game,
  moves: Object.fromEntries(
    Object.entries(game.moves).map(([name, move]) => [name, endless(move)]),
  ),
}
