/** Questions that people need not be asked: one of the answers is never worse than the others. */
import {
  Chance,
  type Decision,
  FRAME,
  type ListId,
  type Option,
  stopping,
  Umpire,
  WON,
} from '@muster/engine'
import type { CardEffect } from './cards/effects.ts'
import { type Content, questOf, type U } from './content.ts'
import { onlooker } from './onlooker.ts'
import { rollSoFar } from './roll-so-far.ts'
import {
  BLANK,
  COUNTERATTACK,
  CRITICAL,
  copyState,
  EXPLORE,
  IN_ENEMIES,
  NONE,
  type TerrinothState,
} from './state.ts'
import { procedures } from './vocabulary.ts'
import { effectOf } from './words/effect.ts'
import { isSo } from './words/when.ts'

/** Gives the number of the option that is taken. */
export function unasked(
  content: Content,
  state: TerrinothState,
  decision: Decision,
): number | undefined {
  const u = onlooker(content, state)
  switch (decision.prompt) {
    case 'reroll':
      return isRerollIdle(u, decision) ? withVerb(decision, 'keep') : undefined
    case 'enemy':
      return isOrderIdle(content, state, decision) ? withVerb(decision, 'any') : undefined
    case 'may':
      return harmsOnly(u, innerOf(u, decision.about.b), actorOf(state)) ||
        isWonAfter(u, withVerb(decision, 'decline'))
        ? withVerb(decision, 'decline')
        : undefined
    case 'ability':
      return isWonAfter(u, withVerb(decision, 'pass')) ? withVerb(decision, 'pass') : undefined
    case 'who':
      return whoMay(u, decision)
    default:
      return undefined
  }
}

const optionsOf = (decision: Decision): Readonly<Option>[] =>
  Array.from({ length: decision.count }, (_, i) => decision.at(i))

function withVerb(decision: Decision, verb: string): number | undefined {
  const at = optionsOf(decision).findIndex((option) => option.verb === verb)
  return at < 0 ? undefined : at
}

// Rerolls

/**
 * As long as a critical will be rolled again, waiting is better: it keeps its success, and all the other dice can
 * still be rerolled after it. Of what has all that it needs no hero die need be rolled again.
 */
function isRerollIdle(u: U, decision: Decision): boolean {
  const { state } = u
  // Who has begun to reroll loses what is left of it.
  if (state.rerolls > 0) return false
  if (state.heroDice.includes(CRITICAL)) return true
  const { successes, needed, wounds } = rollSoFar(u)
  const isEnough = successes >= needed && wounds === 0 && state.slot !== EXPLORE
  return optionsOf(decision).every(
    ({ verb, a: face }) => verb === 'keep' || face === BLANK || (face < COUNTERATTACK && isEnough),
  )
}

// Effects that only hurt

/** What of an effect's words does heroes nothing but harm, whoever it is done for. */
const HARMFUL: readonly CardEffect['word'][] = ['spawn', 'wound', 'gain', 'lose-tokens']

const isHarm = (effect: CardEffect): boolean =>
  HARMFUL.includes(effect.word) && !(effect.word === 'gain' && effect.condition === 'focused')

/** Would the list bring this hero nothing good? */
function harmsOnly(u: U, list: ListId, hero: number): boolean {
  const { lists, nodes } = u.content.program
  return lists[list].every((index) => {
    const effect = effectOf(nodes[index].args)
    if (effect.word === 'may') return harmsOnly(u, nodes[index].lists[0], hero)
    if (effect.word === 'ready') return effect.who === 'you' && u.state.spent[hero] === 0
    if (effect.word !== 'enemy-die') return isHarm(effect)
    return nodes[index].lists.every((inner) => harmsOnly(u, inner, hero))
  })
}

const innerOf = (u: U, node: number): ListId => u.content.program.nodes[node].lists[0]

/** For whom the running effect is done: its second local. */
const actorOf = ({ stack }: TerrinothState): number => stack[stack.length - FRAME + 3]

/** Who may do something that is of use to one hero only, or to none: that one, or any. */
function whoMay(u: U, decision: Decision): number | undefined {
  const heroes = optionsOf(decision)
  if (isWonAfter(u, 0)) return 0
  const list = innerOf(u, decision.about.a)
  const { lists, nodes } = u.content.program
  const effects = lists[list]?.map((index) => effectOf(nodes[index].args).word) ?? []
  if (effects.join() !== 'may') return undefined
  const useful = heroes.flatMap(({ a: hero }, i) => (harmsOnly(u, list, hero) ? [] : [i]))
  return useful.length > 1 ? undefined : (useful[0] ?? 0)
}

// Played on copies

/** The table after a choice, at the next question, or where a card would be turned or a die rolled. */
function after(
  content: Content,
  state: TerrinothState,
  index: number,
): { readonly u: U; readonly stopped: boolean } {
  const copy = copyState(state)
  const u: U = new Umpire<TerrinothState, Content>({ procedures }, content, copy, stopping)
  u.resume(copy)
  try {
    u.choose(index)
  } catch (error) {
    if (!(error instanceof Chance)) throw error
    return { u, stopped: true }
  }
  return { u, stopped: false }
}

/** Noes that are said in a row at the most. */
const MOST_NOES = 4

/** Is the match won by this answer, and by nothing but noes after it? */
function isWonAfter(u: U, index: number | undefined): boolean {
  const { content, state } = u
  if (index === undefined || !isSo(u, questOf(u).victory.when, state.leader, NONE)) return false
  let at: number | undefined = index
  let now = state
  for (let noes = 0; noes < MOST_NOES && at !== undefined; noes++) {
    const next = after(content, now, at)
    if (next.stopped) return false
    if (next.u.isOver) return next.u.state.result === WON
    now = next.u.state
    at = withVerb(next.u.decision, 'decline') ?? withVerb(next.u.decision, 'pass')
  }
  return false
}

/** Orders of enemies that are tried at the most. */
const MOST_ORDERS = 60

/** Do all orders in which enemies may act come to the same table, with nobody asked and nothing turned? */
function isOrderIdle(content: Content, state: TerrinothState, decision: Decision): boolean {
  let end: string | undefined
  let tried = 0
  const isSame = (now: TerrinothState, options: readonly Readonly<Option>[]): boolean =>
    options.every(({ verb }, i) => {
      if (verb === 'any') return true
      if (++tried > MOST_ORDERS) return false
      const { u, stopped } = after(content, now, i)
      if (u.state.phase === IN_ENEMIES && !u.isOver) {
        const goesOn = !stopped && u.decision.prompt === 'enemy'
        return goesOn && isSame(u.state, optionsOf(u.decision))
      }
      const table = JSON.stringify(u.state)
      end ??= table
      return end === table
    })
  return isSame(state, optionsOf(decision))
}
