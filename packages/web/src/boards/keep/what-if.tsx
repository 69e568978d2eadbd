/** "What if this came now": the worst that a symbol or a class of the Guild could bring, as ghosts. */
import type { Card } from '@muster/engine'
import { CLASSES, GUILD, pileView, SYMBOLS, type WhatIf, whatIf } from '@muster/keep/view'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { type Table, tableOf } from './table.ts'
import { useBoard } from './use-board.tsx'

/** What one looks at on the Guild strip. */
export type Focus =
  | { readonly kind: 'symbol'; readonly n: number }
  | { readonly kind: 'class'; readonly n: number }

export interface Coming {
  readonly heroClass: number
  readonly symbol: number
  readonly answer: WhatIf
  /** Rooms whose treasure falls, with its value. */
  readonly looted: readonly { readonly room: number; readonly value: number }[]
  /** Charges, from room to room. */
  readonly charges: readonly { readonly from: number; readonly to: number }[]
}

/** The hero cards that may come next, by class and symbol. */
function heroCards({ content, state }: Table): { heroClass: number; symbol: number }[] {
  const { top, rest, bottom } = pileView(state, GUILD)
  return [...top, ...rest, ...bottom].flatMap((card: Card) => {
    const { of, at, name } = content.kinds[content.kindOf[card]]
    const isHero = of >= 0 && at >= 0 && name === `${CLASSES[of]}-${SYMBOLS[at]}`
    return isHero ? [{ heroClass: of, symbol: at }] : []
  })
}

export function comingOf(table: Table, heroClass: number, symbol: number): Coming {
  const answer = whatIf(table.content, table.state, heroClass, symbol)
  const looted = answer.events
    .filter(({ name }) => name === 'looted')
    .map(({ a, b }) => ({ room: a, value: b }))
  const charges = answer.events
    .filter(({ name }) => name === 'charged')
    .map(({ a, b }) => ({ from: a, to: b }))
  return { heroClass, symbol, answer, looted, charges }
}

const harm = ({ answer, looted, charges }: Coming): number =>
  (answer.lost ? 1000 : 0) +
  looted.reduce((sum, { value }) => sum + value * 10, 0) +
  answer.events.filter(({ name }) => name === 'monster-gone').length * 3 +
  charges.length

/** All that may come of what one looks at, the worst first. */
export function allComing(table: Table, focus: Focus): Coming[] {
  return heroCards(table)
    .filter(({ heroClass, symbol }) => (focus.kind === 'symbol' ? symbol : heroClass) === focus.n)
    .map(({ heroClass, symbol }) => comingOf(table, heroClass, symbol))
    .sort((a, b) => harm(b) - harm(a))
}

interface Looking {
  readonly focus: Focus | undefined
  readonly worst: Coming | undefined
  readonly after: Table | undefined
  look(focus: Focus | undefined): void
}

const Context = createContext<Looking | undefined>(undefined)

export function useWhatIf(): Looking {
  const looking = useContext(Context)
  if (looking === undefined) throw new Error('useWhatIf outside a board')
  return looking
}

export function WhatIfProvider({ children }: { readonly children: ReactNode }) {
  const { table } = useBoard()
  const [focus, look] = useState<Focus>()
  const looking = useMemo((): Looking => {
    const worst = focus === undefined ? undefined : allComing(table, focus)[0]
    const after =
      worst === undefined ? undefined : tableOf(table.content, worst.answer.state, table.language)
    return { focus, worst, after, look }
  }, [table, focus])
  return <Context value={looking}>{children}</Context>
}
