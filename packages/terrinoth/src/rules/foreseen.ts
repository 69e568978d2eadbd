/**
 * "What would it do?": an enemy acts as if a hero had activated it. It runs on a copy of the table as its only
 * procedure; its question is never shown, it only says where it begins.
 */
import { seatOf } from '../state.ts'
import { enemyActs } from './enemy-acts.ts'
import { procedure } from './procedure.ts'

export const foreseenActs = procedure('foreseen', ['enemy', 'hero'], {
  go: {
    ask(u, f, d) {
      d.ask(seatOf(u.state, f.hero), 'foreseen', 'H6.4')
      d.option('act', f.enemy)
      d.confirm()
      return undefined
    },
    answer(u, f) {
      u.call(enemyActs, f.enemy, f.hero)
      return 'done'
    },
  },
})
