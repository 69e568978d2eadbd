/** One enemy is activated by a hero: its effect bar from left to right (H6.4). */
import { kindOf } from '../content.ts'
import { whereIs } from '../state.ts'
import { isInPlay, tire, turnUp } from './enemies.ts'
import { core, procedure } from './procedure.ts'

export const enemyActs = procedure('enemyActs', ['enemy', 'hero', 'at'], {
  // H6.3
  up(u, f) {
    f.enemy = turnUp(u, f.enemy)
    u.tell('acts', f.enemy, f.hero, whereIs(u.state, f.enemy))
    return 'keyword'
  },
  /** Conditions are looked at when the keyword's turn comes (H6.11); what needs a fallen hero does nothing (H6.12). */
  keyword(u, f) {
    const { bar, barNames } = kindOf(u, f.enemy)
    if (!isInPlay(u.state, f.enemy)) return 'done'
    if (f.at === bar.length) return 'tire'
    const at = f.at++
    const isIdle = !core.can(u, bar[at], f.hero, f.enemy)
    u.tell(isIdle ? 'keyword-idle' : 'keyword', f.enemy, barNames[at])
    if (!isIdle) core.perform(u, bar[at], f.hero, f.enemy)
    return 'keyword'
  },
  tire(u, f) {
    tire(u, f.enemy, true)
    return 'done'
  },
})
