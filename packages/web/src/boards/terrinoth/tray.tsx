/** The dice: they fall, criticals again, then a line adds up. It stays until something else begins. */
import type { Telling } from '@muster/engine'
import {
  BY_BLOW,
  BY_COUNTERATTACK,
  type DieView,
  type Face,
  type SymbolKey,
  sumOf,
  type Term,
} from '@muster/terrinoth/view'
import { useEffect, useMemo, useState } from 'react'
import { SpotButton } from '../../frame/spot.tsx'
import { Sign } from './cards/signs.tsx'
import { diceIn, type LastRoll, NO_ROLL, nextRoll } from './roll.ts'
import { heroName } from './spoken.ts'
import { cardSpot, dieSpot, enemySpot, heroSpot, itemSpot, TRAY } from './spots.ts'
import type { Table } from './table.ts'
import css from './tray.module.css'
import { useBoard } from './use-board.tsx'

/** Wounds that the line of the counterattack tells. */
const OF_THE_BLOW: readonly number[] = [BY_COUNTERATTACK, BY_BLOW]

const FACES: Readonly<Record<Face, readonly SymbolKey[]>> = {
  success: ['success'],
  both: ['success', 'defense'],
  critical: ['critical'],
  defense: ['defense'],
  counterattack: ['counterattack'],
  threat: ['threat'],
  blank: [],
}

/** What lies on the table, or lay there last. */
export function useLastRoll(told: readonly Telling[], table: Table): LastRoll {
  const [roll, setRoll] = useState<LastRoll>(() => nextRoll(NO_ROLL, told, table))
  if (roll.seen === told) return roll
  const next = nextRoll(roll, told, table)
  setRoll(next)
  return next
}

function Die({ die, n }: { readonly die: DieView; readonly n: number }) {
  return (
    <SpotButton spot={dieSpot(n)} className={css.spot} move="">
      <span
        className={css.die}
        data-of={die.of}
        data-two={FACES[die.face].length > 1 || undefined}
        style={{ animationDelay: `${n * 50}ms` }}
      >
        {FACES[die.face].map((sign) => (
          <Sign key={sign} name={sign} />
        ))}
        {die.face === 'blank' ? <span aria-hidden="true">·</span> : null}
      </span>
    </SpotButton>
  )
}

/** Where a term of the sum comes from, on the board. */
function sourceOf({ view, stacks }: Table, cause: number, hero: number): string {
  if (cause < 0) return heroSpot(hero)
  if (view.heroes.some(({ items }) => items.includes(cause))) return itemSpot(cause)
  const stack = stacks.find(({ codes }) => codes.includes(cause))
  if (stack !== undefined) return enemySpot(stack.enemy.code)
  const engaged = view.heroes.flatMap((one) => one.engaged)
  return engaged.some(({ code }) => code === cause) ? enemySpot(cause) : cardSpot(cause)
}

/** Light on what a term comes from, for as long as somebody looks at the term. */
function show(spot: string, on: boolean): void {
  for (const found of document.querySelectorAll(`[data-spot="${spot}"]`)) {
    found.toggleAttribute('data-source', on)
  }
}

/** Nothing stays lit when the sum is gone. */
function useNoLightLeft(): void {
  useEffect(
    () => () => {
      for (const lit of document.querySelectorAll('[data-source]')) {
        lit.removeAttribute('data-source')
      }
    },
    [],
  )
}

function Terms({
  of,
  hero,
  signs = {},
}: {
  readonly of: readonly Term[]
  readonly hero: number
  /** What a bare number is of. */
  readonly signs?: Partial<Record<Term['sign'], SymbolKey>>
}) {
  const { table, say } = useBoard()
  return of.map(({ sign, text, cause }, n) => {
    const spot = sourceOf(table, cause, hero)
    const what = signs[sign]
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sum never changes.
      <span key={n}>
        {/* What comes of it never stands alone in a line. */}
        {n === 0 ? null : sign === '=' ? '\u00a0' : ' '}
        <span className={css.term} data-is={sign === '=' || undefined}>
          {n === 0 ? null : <span className={css.sign}>{`${sign}\u00a0`}</span>}
          {/* Words by which one points, not a stop on the way of the keys. */}
          <button
            type="button"
            tabIndex={-1}
            className={css.source}
            onPointerEnter={() => show(spot, true)}
            onPointerLeave={() => show(spot, false)}
            onFocus={() => show(spot, true)}
            onBlur={() => show(spot, false)}
          >
            {say(text)}
            {what === undefined ? null : <Sign name={what} />}
          </button>
        </span>
      </span>
    )
  })
}

/** What a roll brought besides wounds of enemies, in signs and numbers. */
export interface Brought {
  readonly sign: SymbolKey
  readonly text: string
  readonly harm: boolean
}

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

export function broughtBy(events: readonly Telling[], table: Table): Brought[] {
  const { view, names, content, state } = table
  const questName = names.quest(content.pack.quests[state.quest].name)
  const of = (hero: number, n: number): string => {
    const one = view.heroes.find((other) => other.hero === hero)
    return `${one === undefined ? '' : heroName(table, one)} ${signed(n)}`
  }
  return events.flatMap(({ name, a, b, c, d }): Brought[] => {
    switch (name) {
      case 'progress': {
        const { exploration } = view.location
        const by = a < 0 && c >= 0 ? ` (${names.card(c)})` : ''
        const text = `${signed(a)}${by} → ${b}/${exploration}`
        return [{ sign: 'progress', text, harm: a < 0 }]
      }
      case 'recovered':
        return [{ sign: 'health', text: of(a, b), harm: false }]
      case 'claimed':
        return [{ sign: 'token', text: of(a, b), harm: false }]
      case 'lost-tokens':
        return [{ sign: 'token', text: of(a, -b), harm: true }]
      case 'threat-of':
        return [{ sign: 'threat', text: a < 0 ? questName : names.card(a), harm: true }]
      case 'wounded':
        return OF_THE_BLOW.includes(d) ? [] : [{ sign: 'wound', text: of(a, b), harm: true }]
      default:
        return []
    }
  })
}

function Sums({
  events,
  hero,
  card,
}: Pick<LastRoll, 'events' | 'card'> & { readonly hero: number }) {
  const { table, say } = useBoard()
  const { content, language, names, state } = table
  const sum = useMemo(
    () => sumOf(content, events, language, { state, card }),
    [content, events, language, state, card],
  )
  const brought = broughtBy(events, table)
  useNoLightLeft()
  return (
    <div className={css.sums}>
      {sum.successes.length === 0 ? null : (
        <p className={css.sum}>
          <Sign name="success" /> <Terms of={sum.successes} hero={hero} />
        </p>
      )}
      {sum.dealt.map((terms, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sum never changes.
        <p key={n} className={css.sum}>
          <Sign name="attack" />{' '}
          <b>{terms[0].cause < 0 ? names.hidden : say(names.card(terms[0].cause))}</b>{' '}
          <Terms of={terms} hero={hero} signs={{ '−': 'resilience', '=': 'wound' }} />
        </p>
      ))}
      {sum.blow.length === 0 ? null : (
        <p className={css.sum} data-harm>
          <Sign name="counterattack" /> <Terms of={sum.blow} hero={hero} signs={{ '=': 'wound' }} />
        </p>
      )}
      {brought.length === 0 ? null : (
        <p className={css.sum}>
          {brought.map(({ sign, text, harm }, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sum never changes.
            <span key={n} className={css.brought} data-harm={harm || undefined}>
              <Sign name={sign} />
              {say(text)}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

/** What is drawn: the dice of the table, or those that were told last. */
function trayOf(
  { view }: Table,
  roll: LastRoll,
): {
  readonly hero: number
  readonly card: number
  readonly dice: readonly DieView[]
  readonly criticals: number
} {
  if (view.tray !== undefined) return view.tray
  return { hero: roll.hero, card: roll.card, ...diceIn(roll.events) }
}

/** From here on dice are drawn smaller. */
const MANY = 5

export function Tray({
  roll,
  brief = false,
  onClose,
}: {
  readonly roll: LastRoll
  /** Only what it brought. */
  readonly brief?: boolean
  /** Of a roll that is over. */
  readonly onClose?: (() => void) | undefined
}) {
  const { table, texts, say, faces } = useBoard()
  const { hero: n, card, dice, criticals } = trayOf(table, roll)
  const hero = table.view.heroes.find((one) => one.hero === n)
  const name = hero === undefined ? '' : heroName(table, hero)
  const title = card < 0 ? name : texts.tray.of(name, faces.of(card).title)
  return (
    <section
      className={css.tray}
      data-over={onClose !== undefined || undefined}
      data-brief={brief || undefined}
      data-many={dice.length + criticals >= MANY || undefined}
      data-needed
      aria-label={texts.tray.title}
    >
      <SpotButton spot={TRAY} className={css.title} move="">
        {say(title)}
      </SpotButton>
      <span className={css.dice} key={roll.n}>
        {Array.from({ length: criticals }, (_, at) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
            key={at}
            className={css.again}
            title={texts.tray.again}
            style={{ animationDelay: `${at * 350}ms` }}
          >
            <Sign name="critical" />
          </span>
        ))}
        {dice.map((die, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die keeps its place.
          <Die key={at} die={die} n={at} />
        ))}
      </span>
      <Sums events={roll.events} hero={n} card={card} />
      {onClose === undefined ? null : (
        <button
          type="button"
          className={css.close}
          aria-label={texts.story.close}
          onClick={onClose}
        >
          <span aria-hidden="true">✕</span>
        </button>
      )}
    </section>
  )
}
