/** "What if this came now": what a card of the Guild would bring. */
import { type Telling, Umpire } from '@muster/engine'
import { policy } from './bots/policy.ts'
import { type Content, GUILD_HERO, type U } from './content.ts'
import { cardsIn } from './forecast.ts'
import { SYMBOL_OF } from './map/rooms.ts'
import { PRIZE, VAULT_LOOTED } from './rules/loot.ts'
import { whatIfProcedure } from './rules/what-if.ts'
import { copyState, GUILD, type KeepState } from './state.ts'
import { begunAs } from './view/running.ts'
import { procedures } from './vocabulary.ts'

export interface WhatIf {
  readonly events: readonly Telling[]
  readonly state: KeepState
  /** It would go on with a card that nobody has seen. */
  readonly hidden: boolean
  readonly lost: boolean
}

class Hidden extends Error {}

const shut = {
  deal(): never {
    throw new Hidden()
  },
  roll(): never {
    throw new Hidden()
  },
}

const FIRST = (): number => 0

/** "What if this came now": played on a copy as sensible players would, nobody defending, to the first hidden card. */
export function whatIf(
  content: Content,
  state: KeepState,
  heroClass: number,
  symbol: number,
): WhatIf {
  const copy = copyState(state)
  copy.stack = [whatIfProcedure.index, 0, heroClass, symbol, 0, 0, 0, 0]
  copy.agenda = []
  const events: Telling[] = []
  const u: U = new Umpire<KeepState, Content>({ procedures }, content, copy, shut)
  u.resume(copy)
  u.events = (name, a, b, c, d) => events.push({ name, a, b, c, d })
  let hidden = false
  try {
    u.choose(0)
    while (!u.isOver && u.decision.prompt !== 'what-if') u.choose(answer(u))
  } catch (error) {
    if (!(error instanceof Hidden)) throw error
    hidden = true
    tellLoot(copy, events)
  }
  const lost = events.some(({ name }) => name === 'lost')
  return { events, state: copy, hidden: hidden && !lost, lost }
}

/** No card of a pile that nobody has seen. */
const UNSEEN = -1

/** A treasure is turned when it is looted: what it does is hidden, that it is gone is not. */
function tellLoot(s: KeepState, events: Telling[]): void {
  const room = begunAs(s, 'loot')?.local('room')
  if (room === undefined || s.value[room] === 0) return
  const value = s.value[room]
  s.value[room] = 0
  events.push({ name: 'looted', a: room, b: value, c: UNSEEN, d: 0 })
  if (value === PRIZE) events.push({ name: 'lost', a: VAULT_LOOTED, b: 0, c: 0, d: 0 })
}

function answer(u: U): number {
  const { decision } = u
  for (let i = 0; i < decision.count; i++) if (decision.at(i).verb === 'pass') return i
  return policy(u, FIRST)
}

/** What one looks at: a symbol or a class of the Guild, or a room that its cards may bring heroes to. */
export interface Focus {
  readonly kind: 'symbol' | 'class' | 'room'
  readonly n: number
}

export const isFocus = (kind: string): kind is Focus['kind'] =>
  kind === 'symbol' || kind === 'class' || kind === 'room'

/** A Guild card, and what it would bring. */
export interface Coming {
  readonly heroClass: number
  readonly symbol: number
  readonly hidden: boolean
  readonly lost: boolean
  /** Rooms whose treasure falls, with its value. */
  readonly looted: readonly { readonly room: number; readonly value: number }[]
  /** Charges, from room to room. */
  readonly charges: readonly { readonly from: number; readonly to: number }[]
  /** The table after it. */
  readonly state: KeepState
}

/** All that may come of what one looks at, the worst first. */
export function allComing(content: Content, s: KeepState, { kind, n }: Focus): Coming[] {
  const wanted = kind === 'room' ? SYMBOL_OF[n] : n
  const cards = cardsIn(s, GUILD)
    .map((card) => content.kinds[content.kindOf[card]])
    .filter(({ type, of, at }) => type === GUILD_HERO && (kind === 'class' ? of : at) === wanted)
  return cards
    .map(({ of, at }) => {
      const found = whatIf(content, s, of, at)
      return { coming: comingOf(of, at, found), harm: harmOf(found) }
    })
    .sort((a, b) => b.harm - a.harm)
    .map(({ coming }) => coming)
}

function comingOf(heroClass: number, symbol: number, found: WhatIf): Coming {
  const { events, hidden, lost, state } = found
  const told = (name: string) => events.filter((event) => event.name === name)
  return {
    heroClass,
    symbol,
    hidden,
    lost,
    looted: told('looted').map(({ a, b }) => ({ room: a, value: b })),
    charges: told('charged').map(({ a, b }) => ({ from: a, to: b })),
    state,
  }
}

/** To lose is worst, then treasures, then monsters, then how far heroes come. */
function harmOf({ events, lost }: WhatIf): number {
  return events.reduce(
    (sum, { name, b }) =>
      sum + (name === 'looted' ? b * 10 : name === 'monster-gone' ? 3 : name === 'charged' ? 1 : 0),
    lost ? 1000 : 0,
  )
}
