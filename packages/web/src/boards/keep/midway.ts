/** What is asked once a monster, a thing to carry or an action is tapped: who, from where, and which card pays. */
import { capital } from '@muster/engine'
import { actionOf, chipText, TOKENS } from '@muster/keep/view'
import type { Midway, Spot } from '../../frame/board-module.ts'
import type { DecisionView, PathView } from '../../host/protocol.ts'
import { pathSpots } from './path-spots.ts'
import { readSpot, thingIn } from './spots.ts'
import type { Table } from './table.ts'
import type { BoardTexts } from './texts/words.ts'

export function midway(
  table: Table,
  decision: DecisionView,
  tapped: readonly Spot[],
  texts: BoardTexts['midway'],
): Midway | undefined {
  const question = questionOf(table, tapped[tapped.length - 1], texts)
  if (question === undefined) return undefined
  // A card that was tapped says itself that it pays.
  const begun = readSpot(tapped[0])?.kind === 'card' ? [] : begunBy(table, decision, tapped)
  const namesOf = (paths: readonly PathView[]): string =>
    [...new Set(payersOf(paths).map((card) => table.names.card(card)))].join(' / ')
  const near = namesOf(begun.filter((path) => !isFar(path)))
  const far = namesOf(begun.filter(isFar))
  if (near === '' && far === '') return { question }
  const isMore = far !== '' && far !== near
  const said = [...(near === '' ? [] : [texts.pays(near)]), ...(isMore ? [texts.paysFar(far)] : [])]
  return { question, detail: said.join(' ') }
}

/** Through a room to the one behind it. */
const isFar = ({ steps }: PathView): boolean => steps.filter(({ verb }) => verb === 'to').length > 1

function questionOf(
  { names, content, language, view }: Table,
  spot: Spot,
  texts: BoardTexts['midway'],
): string | undefined {
  const at = readSpot(spot)
  switch (at?.kind) {
    case 'monster':
      return texts.go(names.oneMonster(at.n))
    case 'card':
      return texts.where(names.card(at.n))
    case 'token': {
      const token = TOKENS[at.n % TOKENS.length]
      const room = Math.trunc(at.n / TOKENS.length)
      return texts.carry(`${capital(names.token(token, 1))} ${names.inRoom(room)}`)
    }
    case 'chip':
    case 'combo': {
      const key = at.kind === 'chip' ? Math.trunc(at.n / 2) : at.n
      const chip = view.open?.chips.find((one) => one.key === key)
      const action = actionOf(content, chip?.node ?? key)
      return action === undefined ? undefined : texts.where(capital(chipText(action, language)))
    }
    default:
      return undefined
  }
}

/** The cards that would pay for what is left to be tapped, the open one aside. */
export const payers = (table: Table, decision: DecisionView, tapped: readonly Spot[]): number[] =>
  payersOf(begunBy(table, decision, tapped))

const begunBy = (table: Table, decision: DecisionView, tapped: readonly Spot[]): PathView[] =>
  (decision.paths ?? []).filter((path) => {
    const groups = pathSpots(table, decision, path) ?? []
    return groups.length > tapped.length && tapped.every((spot, i) => groups[i].includes(spot))
  })

const payersOf = (paths: readonly PathView[]): number[] =>
  paths.flatMap(({ steps }) => {
    const played = steps.findLast(({ verb }) => verb === 'play')
    return (played === undefined ? undefined : thingIn(played, 'card')) ?? []
  })
