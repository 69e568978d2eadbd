/** What deserves a look of its own: a dungeon cleared, a lost fight, the last one as it begins, a card of it that falls. */
import type { Telling } from '@muster/engine'
import { BOSS_DECK } from '@muster/tenefyr/view'
import type { Moment } from '../../look/moment-banner.tsx'
import type { Table } from './table.ts'
import type { BoardTexts } from './texts/words.ts'

const MOMENTS = ['cleared', 'lost-combat', 'boss-attacks']

const isGreat = ({ name, c }: Telling): boolean =>
  MOMENTS.includes(name) || (name === 'defeated' && c === BOSS_DECK)

export const isMoment = (events: readonly Telling[]): boolean => events.some(isGreat)

export function momentIn(
  events: readonly Telling[],
  table: Table,
  texts: BoardTexts,
): Moment | undefined {
  const event = events.find(isGreat)
  if (event === undefined) return undefined
  const { names, view } = table
  const [left, thrownOut] = view.track.steps
  const token = ({ at }: { readonly at: number }) => texts.buttons.tokenTo(at, view.track.skull)
  if (event.name === 'cleared') {
    const title = texts.moment.cleared(names.dungeon(event.a))
    return { icon: 'flag', title, note: token(left), tone: 'good' }
  }
  if (event.name === 'boss-attacks') return lastFight(table, texts)
  if (event.name === 'defeated') return bossCardFalls(event, table, texts)
  if (event.b === BOSS_DECK) {
    return { icon: 'skull', title: texts.end.lost, note: names.card(event.a), tone: 'bad' }
  }
  return { icon: 'door', title: texts.moment.thrownOut, note: token(thrownOut), tone: 'bad' }
}

/** Why it comes now: T8.1 the token, T3.8 nothing else is left, T3.3 the party would have it so. */
function lastFight({ view }: Table, { moment }: BoardTexts): Moment {
  const { track, dungeons } = view
  const others = dungeons.filter(({ dungeon }) => dungeon !== BOSS_DECK)
  const isLast = others.every(({ cleared }) => cleared)
  const note =
    track.at >= track.skull
      ? moment.skullReached
      : isLast
        ? moment.noDungeonLeft
        : moment.soonerThanDue
  return { icon: 'skull', title: moment.lastFight, note, tone: 'bad' }
}

/** T8.2: with the last of them the match is won. */
function bossCardFalls({ a }: Telling, { names, view }: Table, texts: BoardTexts): Moment {
  const left = view.bossDeck.cards.filter(({ card }) => card !== a).length
  const falls = texts.moment.falls(names.card(a))
  const last = view.boss === undefined ? falls : texts.goOn.bossFalls(names.theBoss)
  return left === 0
    ? { icon: 'crown', title: texts.end.won, note: last, tone: 'won' }
    : { icon: 'crown', title: falls, note: texts.moment.toGo(left), tone: 'good' }
}
