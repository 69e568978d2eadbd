import type { Title } from '@muster/engine'
import { at } from '../build.ts'
import type { CardEffect, Lasting, Trigger } from '../effects.ts'
import type { ExplorationCard } from '../types.ts'

type Effects = readonly [CardEffect, ...CardEffect[]]
type More = Partial<Pick<ExplorationCard, 'copies' | 'from' | 'once' | 'quest' | 'says'>>

const blank = { copies: 1, from: 'house', triggers: [], always: [], do: [] } as const

/** The items and events of one set. */
export const setOf = (set: string) => ({
  item: (name: string, title: Title, use: Trigger | Lasting, more: More = {}): ExplorationCard => ({
    ...blank,
    name,
    title,
    set,
    item: true,
    ...('at' in use ? { triggers: [use] } : { always: [use] }),
    ...more,
  }),
  event: (name: string, title: Title, does: Effects, more: More = {}): ExplorationCard => ({
    ...blank,
    name,
    title,
    set,
    item: false,
    do: does,
    ...more,
  }),
})

/** When an item can be used: it is discarded for it. */
export const beforeAction = (...does: Effects): Trigger =>
  at('before-action', { may: true }, ...does)
export const beforeAttack = (...does: Effects): Trigger =>
  at('before-action', { may: true, action: 'attack' }, ...does)
export const beforeExplore = (...does: Effects): Trigger =>
  at('before-action', { may: true, action: 'explore' }, ...does)
export const afterAnyone = (...does: Effects): Trigger =>
  at('after-activation', { may: true, of: 'any' }, ...does)
export const afterYou = (...does: Effects): Trigger =>
  at('after-activation', { may: true, of: 'own' }, ...does)
