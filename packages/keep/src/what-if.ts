/** "What if this came now": what a card of the Guild would bring. */
import { Chance, FRAME, stopping, type Telling, Umpire } from '@muster/engine'
import { policy } from './bots/policy.ts'
import { type Content, GUILD_HERO, type U } from './content.ts'
import { cardsIn } from './forecast.ts'
import { foretell } from './foretell.ts'
import { SYMBOL_OF } from './map/rooms.ts'
import { loot } from './rules/loot.ts'
import { GO_ON, whatIfProcedure } from './rules/what-if.ts'
import { copyState, GUILD, type KeepState, ROOMS } from './state.ts'
import { procedures } from './vocabulary.ts'

export interface WhatIf {
  readonly events: readonly Telling[]
  readonly state: KeepState
  /** It would go on with a card that nobody has seen. */
  readonly hidden: boolean
  readonly lost: boolean
}

const FIRST = (): number => 0

/**
 * "What if this came now": played on a copy as sensible players would, nobody defending, to the first hidden card.
 * A treasure is looted whatever it does, and those who are still awake go on.
 */
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
  let hidden = true
  for (let stops = 0; stops < ROOMS.length; stops++) {
    hidden = playOn(content, copy, events)
    const sure = hidden ? foretell(copy) : []
    events.push(...sure)
    // More than that it is looted is told where it is the end.
    if (sure.length !== 1) break
    goOnAfterLoot(copy)
  }
  const lost = events.some(({ name }) => name === 'lost')
  return { events, state: copy, hidden: hidden && !lost, lost }
}

/** To the end of it, or to a card that nobody has seen: then it says so. */
function playOn(content: Content, copy: KeepState, events: Telling[]): boolean {
  const u: U = new Umpire<KeepState, Content>({ procedures }, content, copy, stopping)
  u.resume(copy)
  u.events = (name, a, b, c, d) => events.push({ name, a, b, c, d })
  try {
    u.choose(0)
    while (!u.isOver && u.decision.prompt !== 'what-if') u.choose(answer(u))
  } catch (error) {
    if (!(error instanceof Chance)) throw error
    return true
  }
  return false
}

/** What the treasure would do is left out. */
function goOnAfterLoot({ stack }: KeepState): void {
  let base = stack.length - FRAME
  while (stack[base] !== loot.index) base -= FRAME
  stack.length = base + FRAME
  stack[base + 1] = LOOTED
  stack.push(whatIfProcedure.index, GO_ON, 0, 0, 0, 0, 0, 0)
}

const LOOTED = loot.stepNames.indexOf('over')

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
