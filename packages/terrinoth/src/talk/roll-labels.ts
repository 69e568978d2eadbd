/** What a roll may bring and what it has brought, from the words of a language. */
import type { Action } from '../state.ts'
import type { KeptRoll, RollFacts, Share, Strikes } from './facts.ts'

export interface RollWords {
  readonly brings: Readonly<Record<Action, (mean: string) => string>>
  readonly wounds: (n: number) => string
  readonly successes: (n: number) => string
  readonly about: string
  /** Of the only target; of one of several; of several. */
  readonly falls: readonly [alone: string, one: string, many: string]
  readonly both: string
  readonly all: string
  readonly one: string
  readonly explored: string
  /** Before a chance: " in ". */
  readonly within: string
  readonly less: (wounds: string) => string
  readonly risk: string
  /** A token that brings nothing. */
  readonly tooMany: string
  readonly short: (successes: string, one: boolean) => string
  readonly canFall: string
  readonly nobodyFalls: string
}

/** So little is not worth the words. */
const SLIGHT = 2

const allOf = ({ both, all }: RollWords, targets: number): string => (targets === 2 ? both : all)

/** That they fall: of several all, and one of them; or that the place is explored. */
function reached(words: RollWords, facts: RollFacts): string[] {
  const { action, reaches, targets, one, chief } = facts
  const { falls, within, explored } = words
  if (action !== 'attack') {
    return reaches === undefined || reaches <= SLIGHT ? [] : [`${explored}${within}${reaches} %`]
  }
  if (targets < 2) return reaches === undefined ? [] : [`${falls[0]}${within}${reaches} %`]
  const first = chief?.title ?? words.one
  if (reaches === undefined) return [`${first} ${falls[1]}${within}${one} %`]
  const more = one > reaches ? [`${first}${within}${one} %`] : []
  return [`${allOf(words, targets)} ${falls[2]}${within}${reaches} %`, ...more]
}

export function outlookText(words: RollWords, facts: RollFacts): string {
  const { action, idle, mean, wounds, falls } = facts
  return [
    ...(idle ? [words.tooMany] : []),
    ...(mean === '' ? [] : [`${words.about} ${mean}${words.brings[action](mean)}`]),
    ...reached(words, facts),
    ...(wounds === '0' ? [] : [words.less(wounds)]),
    ...(falls > 0 ? [`${words.risk} ${falls} %`] : []),
  ].join(', ')
}

function struck(words: RollWords, { targets, wounds, short, target, one }: Strikes): string {
  const { falls } = words
  if (short === 0) {
    return targets === 1 ? `${target.the} ${falls[1]}` : `${allOf(words, targets)} ${falls[2]}`
  }
  const lacks = words.short(words.successes(short), short === 1)
  const many = one ? words.canFall : words.nobodyFalls
  return `${words.wounds(wounds)}, ${targets === 1 ? lacks : many}`
}

/** What the dice come to as they lie. */
export function keptText(
  words: RollWords,
  { action, successes, strikes, wounds }: KeptRoll,
): string {
  const attack = strikes === undefined ? words.successes(successes) : struck(words, strikes)
  const other = `${successes}${words.brings[action](`${successes}`)}`
  return [
    action === 'attack' ? attack : other,
    ...(wounds > 0 ? [words.less(`${wounds}`)] : []),
  ].join(', ')
}

/** What a share of the successes does. */
export function takenText(words: RollWords, { successes, wounds, falls }: Share): string {
  if (falls) return words.falls[1]
  return wounds === undefined ? words.successes(successes) : words.wounds(wounds)
}
