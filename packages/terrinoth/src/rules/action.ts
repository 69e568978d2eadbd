/** An action (H4): aim, stake tokens, roll, successes, enemy dice, casualties. */
import type { Decision } from '@muster/engine'
import { MOMENTS } from '../cards/effects.ts'
import { ALL_TARGETS, kindOf, type U } from '../content.ts'
import { diceOf, isUntouchable, successesOf } from '../lasting.ts'
import {
  AID,
  ATTACK,
  BOTH,
  BY_RULE,
  BY_TOKEN,
  EXPLORE,
  engagedWith,
  isAlive,
  MOST_HEROES,
  MOST_STAKED,
  NOBODY,
  NONE,
  REST,
  SHADOWS,
  SUCCESS,
  seatOf,
} from '../state.ts'
import { offerAbilities, useAbility } from './abilities.ts'
import { casualties } from './casualties.ts'
import { counterattack } from './counterattack.ts'
import { rolling } from './dice.ts'
import { divide } from './divide.ts'
import { likenessOf } from './enemies.ts'
import { claim, cure, recover } from './heroes.ts'
import { addProgress } from './location.ts'
import { atMoment } from './moment.ts'
import { procedure } from './procedure.ts'
import { clearAction } from './turn.ts'

const BEFORE_ACTION = MOMENTS.indexOf('before-action')
const AFTER_ACTION = MOMENTS.indexOf('after-action')
const POISON = 0

/** Enemies that the attack may reach (H4.7, H4.9), and are no target yet. */
function targetsOf(u: U, hero: number, isRanged: boolean, into: number[]): number {
  const s = u.state
  let count = 0
  const addFrom = (row: readonly number[]) => {
    for (let i = 0; i < row.length; i++) {
      if (!s.targets.includes(row[i]) && !isUntouchable(u, row[i])) into[count++] = row[i]
    }
  }
  if (!isRanged) addFrom(s.piles[engagedWith(hero)])
  else {
    for (let other = 0; other < MOST_HEROES; other++) addFrom(s.piles[engagedWith(other)])
    addFrom(s.piles[SHADOWS])
  }
  return count
}

const reached: number[] = []

/** Offers what the action may be aimed at. */
function offerAims(u: U, d: Decision, hero: number, card: number): void {
  const s = u.state
  const { action, ranged } = kindOf(u, card)
  if (action === ATTACK) {
    const count = targetsOf(u, hero, ranged, reached)
    for (let i = 0; i < count; i++) d.alike('target', likenessOf(u, reached[i]), reached[i])
  } else if (action === AID) {
    for (let other = 0; other < MOST_HEROES; other++) {
      if (other !== hero && isAlive(s, other)) d.option('aid', other)
    }
  }
}

const AIM_RULES: readonly string[] = ['H4.7', '', '', 'H4.12']
const RANGED_RULE = 'H4.9'

export const action = procedure('action', ['hero', 'card', 'slot'], {
  start(u, f) {
    clearAction(u.state)
    u.state.slot = f.slot
    return kindOf(u, f.card).targets === ALL_TARGETS ? 'all' : 'aim'
  },
  all(u, f) {
    const s = u.state
    const count = targetsOf(u, f.hero, kindOf(u, f.card).ranged, reached)
    s.targets = reached.slice(0, count)
    for (const target of s.targets) u.tell('aimed', f.hero, target)
    return 'stake'
  },
  aim: {
    ask(u, f, d) {
      const s = u.state
      const { targets, ranged } = kindOf(u, f.card)
      const left = targets - s.targets.length
      if (left === 0 || s.aided !== NOBODY) return 'stake'
      const rule = ranged ? RANGED_RULE : AIM_RULES[f.slot]
      d.ask(seatOf(s, f.hero), 'aim', rule, f.card, left)
      offerAims(u, d, f.hero, f.card)
      if (d.count === 0) return 'stake'
      d.continues = s.targets.length > 0
      if (d.continues) d.option('enough')
      else offerAbilities(u, d, BEFORE_ACTION, f.hero, f.hero, s.usedNow)
      return undefined
    },
    answer(u, f, choice) {
      const s = u.state
      switch (choice.verb) {
        case 'enough':
          return 'stake'
        case 'use':
          s.usedNow |= useAbility(u, f.hero, choice.a, choice.b)
          return 'aim'
        case 'aid':
          s.aided = choice.a
          u.tell('aids', f.hero, choice.a)
          return 'stake'
        default:
          s.targets.push(choice.a)
          u.tell('aimed', f.hero, choice.a)
          return 'aim'
      }
    },
  },
  stake: {
    ask(u, f, d) {
      const s = u.state
      const target = s.targets.length > 0 ? s.targets[0] : NONE
      d.ask(seatOf(s, f.hero), 'roll', 'H4.1', f.card, target, diceOf(u, f.hero, f.card))
      d.confirm()
      const most = Math.min(MOST_STAKED, s.tokens[f.hero])
      for (let tokens = 0; tokens <= most; tokens++) d.option('roll', tokens)
      // Who has aimed already may still use them: then it is aimed anew.
      offerAbilities(u, d, BEFORE_ACTION, f.hero, f.hero, s.usedNow)
      return undefined
    },
    answer(u, f, choice) {
      const s = u.state
      if (choice.verb === 'use') {
        s.usedNow |= useAbility(u, f.hero, choice.a, choice.b)
        return 'stillThere'
      }
      s.acting = 1
      s.tokens[f.hero] -= choice.a
      s.added = choice.a
      if (choice.a > 0) u.tell('staked', f.hero, choice.a)
      u.call(rolling, f.hero, f.card, choice.a)
      return 'tally'
    },
  },
  /** What was used may have opened or closed something to aim at. */
  stillThere(u, f) {
    u.state.targets = []
    return kindOf(u, f.card).targets === ALL_TARGETS ? 'all' : 'aim'
  },
  /** Step 2 (H4.2): what the dice show, tokens, and what cards add. */
  tally(u, f) {
    const s = u.state
    let rolled = s.criticals
    for (const face of s.heroDice) if (face === SUCCESS || face === BOTH) rolled++
    if (s.added > 0) u.tell('added', f.hero, s.added, BY_TOKEN)
    s.added += successesOf(u, f.hero, (by, cause) => u.tell('added', f.hero, by, cause))
    s.total = Math.max(0, rolled + s.added)
    u.tell('successes', f.hero, s.total, rolled, s.added)
    switch (f.slot) {
      case ATTACK:
        if (s.targets.length > 0) u.call(divide, f.hero)
        break
      case EXPLORE:
        addProgress(u, s.total, f.card)
        break
      case REST:
        recover(u, f.hero, s.total, f.card)
        break
      default:
        if (s.aided !== NOBODY) claim(u, s.aided, s.total, f.card)
    }
    return 'enemyDice'
  },
  enemyDice(u, f) {
    u.call(counterattack, f.hero)
    return 'cleanUp'
  },
  /** Step 4 (H4.6): only now does anybody fall. */
  cleanUp(u) {
    u.state.acting = 2
    u.call(casualties)
    return 'after'
  },
  after(u, f) {
    u.state.acting = 0
    if (f.slot === REST) cure(u, f.hero, POISON, BY_RULE)
    atMoment(u, AFTER_ACTION, f.hero)
    return 'done'
  },
})
