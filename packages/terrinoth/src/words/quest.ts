/** The words of places and quests: progress, peril, counters, and what is done for every one of something. */
import type { AnyWord, Card, EffectNode } from '@muster/engine'
import type { Happening } from '../cards/effects.ts'
import type { U } from '../content.ts'
import { checkDefeat } from '../rules/ending.ts'
import { addProgress } from '../rules/location.ts'
import { rise, setBack } from '../rules/peril.ts'
import { core, procedure } from '../rules/procedure.ts'
import { heroWord } from './choosing.ts'
import { countOf } from './count.ts'

/** The arguments of a word. */
type Args<Name extends Happening['word']> = Extract<Happening, { readonly word: Name }>

const progress: AnyWord<U> = {
  name: 'progress',
  can: ({ state }, { args }: EffectNode<Args<'progress'>>) => args.by > 0 || state.progress > 0,
  payable: ({ state }, { args }: EffectNode<Args<'progress'>>) =>
    args.by < 0 && state.progress >= -args.by,
  run: (u, { args }: EffectNode<Args<'progress'>>, _actor, card) => addProgress(u, args.by, card),
}

const peril: AnyWord<U> = {
  name: 'peril',
  can: ({ state }, { args }: EffectNode<Args<'peril'>>) => args.by > 0 || state.peril > 0,
  run(u, { args }: EffectNode<Args<'peril'>>) {
    if (args.by > 0) u.call(rise, args.by)
    else setBack(u, -args.by)
  },
}

/** Where a counter goes: never below 0, nor beyond what it is of. */
function countedTo(u: U, args: Args<'count'>, actor: number, card: Card): number {
  const { counters, quest } = u.state
  const times = args.per === undefined ? 1 : countOf(u, args.per, actor, card)
  const to = Math.max(0, counters[args.counter] + args.by * times)
  const most = u.content.pack.quests[quest].counters[args.counter].of
  return most === undefined ? to : Math.min(most, to)
}

const count: AnyWord<U> = {
  name: 'count',
  can: (u, { args }: EffectNode<Args<'count'>>, actor, card) =>
    countedTo(u, args, actor, card) !== u.state.counters[args.counter],
  run(u, { args }: EffectNode<Args<'count'>>, actor, card) {
    const { counters } = u.state
    const now = countedTo(u, args, actor, card)
    const by = now - counters[args.counter]
    if (by === 0) return
    counters[args.counter] = now
    u.tell('counter', args.counter, by, now)
    checkDefeat(u)
  },
}

/** H7.4: as many as there are at its start. */
const forEvery = procedure('for-every', ['node', 'actor', 'card', 'left'], {
  next(u, f) {
    if (f.left === 0) return 'done'
    f.left--
    core.perform(u, u.content.program.nodes[f.node].lists[0], f.actor, f.card)
    return 'next'
  },
})

const every: AnyWord<U> = {
  name: 'for-every',
  lists: (args: Args<'for-every'>) => [args.do],
  can: (u, node: EffectNode<Args<'for-every'>>, actor, card) =>
    countOf(u, node.args.what, actor, card) > 0 && core.can(u, node.lists[0], actor, card),
  run(u, node: EffectNode<Args<'for-every'>>, actor, card) {
    const times = countOf(u, node.args.what, actor, card)
    if (times > 0) u.call(forEvery, node.index, actor, card, times)
  },
}

const as: AnyWord<U> = {
  ...heroWord<Args<'as'>>({
    word: 'as',
    fits: (u, node, hero, _actor, card) => core.can(u, node.lists[0], hero, card),
    one: (u, node, hero, _actor, card) => core.perform(u, node.lists[0], hero, card),
    asks: true,
  }),
  lists: (args: Args<'as'>) => [args.do],
}

export const questWords: readonly AnyWord<U>[] = [progress, peril, count, every, as]
export const questProcedures = [forEvery]
