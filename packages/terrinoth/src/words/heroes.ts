/** The words for what happens to heroes: wounds, tokens, conditions. */
import type { AnyWord } from '@muster/engine'
import type { Happening } from '../cards/effects.ts'
import type { U } from '../content.ts'
import { claim, cure, gain, loseTokens, recover, wound } from '../rules/heroes.ts'
import { CONDITIONS, healthLeft, MOST_TOKENS, POISONED, WEAKENED } from '../state.ts'
import { heroWord } from './choosing.ts'

/** The arguments of a word. */
type Args<Name extends Happening['word']> = Extract<Happening, { readonly word: Name }>

const wounding = heroWord<Args<'wound'>>({
  word: 'wound',
  fits: (_u, { args }) => args.wounds > 0,
  one: (u, { args }, hero, _actor, card) => wound(u, hero, args.wounds, card),
  payable: (u, { args }, actor) => args.who === 'you' && healthLeft(u.state, actor) > args.wounds,
})

const recovering = heroWord<Args<'recover'>>({
  word: 'recover',
  fits: ({ state }, _node, hero) => state.wounds[hero] > 0,
  one: (u, { args }, hero, _actor, card) => recover(u, hero, args.wounds, card),
})

const claiming = heroWord<Args<'claim'>>({
  word: 'claim',
  fits: ({ state }, _node, hero) => state.tokens[hero] < MOST_TOKENS,
  one: (u, { args }, hero, _actor, card) => claim(u, hero, args.tokens, card),
})

const losingTokens = heroWord<Args<'lose-tokens'>>({
  word: 'lose-tokens',
  fits: ({ state }, _node, hero) => state.tokens[hero] > 0,
  one: (u, { args }, hero, _actor, card) => loseTokens(u, hero, args.tokens, card),
  payable: ({ state }, { args }, actor) => args.who === 'you' && state.tokens[actor] >= args.tokens,
})

const gaining = heroWord<Args<'gain'>>({
  word: 'gain',
  fits: ({ state }, { args }, hero) =>
    (state.conditions[hero] & (1 << CONDITIONS.indexOf(args.condition))) === 0,
  one: (u, { args }, hero, _actor, card) => gain(u, hero, CONDITIONS.indexOf(args.condition), card),
})

/** What a cure takes away, as bits. */
const curedBy = ({ condition }: Args<'cure'>): number =>
  condition === 'any' ? POISONED | WEAKENED : 1 << CONDITIONS.indexOf(condition)

const curing = heroWord<Args<'cure'>>({
  word: 'cure',
  fits: ({ state }, { args }, hero) => (state.conditions[hero] & curedBy(args)) !== 0,
  one(u, { args }, hero, _actor, card) {
    const bits = curedBy(args)
    for (let n = 0; n < CONDITIONS.length; n++) if ((bits & (1 << n)) !== 0) cure(u, hero, n, card)
  },
})

export const heroWords: readonly AnyWord<U>[] = [
  wounding,
  recovering,
  claiming,
  losingTokens,
  gaining,
  curing,
]
