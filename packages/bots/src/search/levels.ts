/** The search as players of a table: the same head, with more or less time to think. */
import type { Bot } from '../bot.ts'
import { Searcher } from './search.ts'

/** Tries for each choice. */
export const APPRENTICE = 30
export const ADEPT = 300
export const MASTER = 1000

/** A bot that tries so many times for each choice. */
function searching(name: string, iterations: number): Bot {
  return {
    name,
    choose: (game, asked, seed, shouldStop) =>
      new Searcher(game, asked.state).think(asked, seed, iterations, shouldStop).best,
    seated() {
      // A seat is taken for one match, and so for one game.
      // biome-ignore lint/suspicious/noExplicitAny: made for the game of the first question.
      let searcher: Searcher<any, any> | undefined
      return {
        name,
        choose(game, asked, seed, shouldStop) {
          searcher ??= new Searcher(game, asked.state)
          return searcher.think(asked, seed, iterations, shouldStop).best
        },
      }
    },
  }
}

/** By name. */
export const TRIES: { readonly [bot: string]: number } = {
  apprentice: APPRENTICE,
  adept: ADEPT,
  master: MASTER,
}

export const apprentice = searching('apprentice', APPRENTICE)
export const adept = searching('adept', ADEPT)
export const master = searching('master', MASTER)
