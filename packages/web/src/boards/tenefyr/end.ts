/** The end of a match: why it went as it did, and its charts. Also how long it may still take. */
import type { Card, Seat, Telling } from '@muster/engine'
import {
  BOSS_DECK,
  deckView,
  discardView,
  handOf,
  OFFER,
  playedOf,
  type TenefyrState,
  type TenefyrView,
} from '@muster/tenefyr/view'
import type { Chart } from '../../frame/board-module.ts'
import type { MatchStory, SeatView } from '../../host/protocol.ts'
import { minutesOf } from './minutes.ts'
import { type Speaking, seatName } from './spoken.ts'
import { asTenefyr, type Table } from './table.ts'

type Point = readonly [entry: number, value: number]

/** The last fight is about this part of a match. */
const LAST_FIGHT = 0.2
/** T1.8, T10.2 */
const LAST_CARDS = 4

/** The part of a match that is still to come: visits by the track, then the last fight card by card. */
function stillToCome({ track, here, bossDeck }: TenefyrView): number {
  if (here?.dungeon === BOSS_DECK) return (LAST_FIGHT * bossDeck.cards.length) / LAST_CARDS
  const visits = (track.skull - track.at) / Math.max(1, track.skull - track.start)
  return LAST_FIGHT + (1 - LAST_FIGHT) * Math.min(1, visits)
}

export function minutesLeft({ view }: Table, seats: readonly Pick<SeatView, 'bot'>[]): number {
  if (view.result !== 'going-on') return 0
  return minutesOf({
    players: view.players,
    quick: view.quick,
    seats: seats.length,
    bots: seats.filter(({ bot }) => bot !== undefined).length,
    left: stillToCome(view),
  })
}

function cardsOf(state: TenefyrState, seat: Seat): Card[] {
  const { top, rest } = deckView(state, seat)
  const inPlay = [...state.piles[handOf(seat)], ...state.piles[playedOf(seat)]]
  return [...top, ...rest, ...discardView(state, seat), ...inPlay]
}

/** The printed power of all that a player owns: also of own cards that lie open for a choice. */
function powerOwned(
  { content }: Table,
  states: readonly { readonly entry: number; readonly state: TenefyrState }[],
  seat: Seat,
): Point[] {
  let owned: readonly Card[] = []
  return states.map(({ entry, state }) => {
    const open = state.piles[OFFER].filter((card) => owned.includes(card))
    owned = [...cardsOf(state, seat), ...open]
    return [entry, owned.reduce((power, card) => power + content.powerOf[content.kindOf[card]], 0)]
  })
}

/** Where a line does not bend, a point adds nothing. */
function bends(points: readonly Point[]): Point[] {
  return points.filter((point, i) => {
    if (i === 0 || i === points.length - 1) return true
    return point[1] !== points[i - 1][1] || point[1] !== points[i + 1][1]
  })
}

function seatsOf({ table }: Speaking): Seat[] {
  return table.view.lanes.map(({ seat }) => seat)
}

export function charts(story: MatchStory, speaking: Speaking): readonly Chart[] {
  const { table, texts } = speaking
  const { track } = table.view
  const seats = seatsOf(speaking)
  const states = story.entries.map(({ entry, state }) => ({ entry, state: asTenefyr(state) }))
  const power = seats.map((seat) => powerOwned(table, states, seat))
  const beaten = seats.map((seat) => beatenBy(story, seat))
  const last = (points: readonly Point[]): number => points.at(-1)?.[1] ?? 0
  return [
    {
      title: texts.end.trackChart,
      say: texts.end.trackSay(track.at, track.skull),
      series: [
        {
          name: texts.end.bossToken,
          points: bends(states.map(({ entry, state }): Point => [entry, state.track])),
        },
      ],
    },
    {
      title: texts.end.powerChart,
      say: seats
        .map((seat, i) => texts.end.powerSay(seatName(speaking, seat), String(last(power[i]))))
        .join(' '),
      series: seats.map((seat, i) => ({
        name: seatName(speaking, seat),
        seat,
        points: bends(power[i]),
      })),
    },
    {
      title: texts.end.beatenChart,
      say: seats
        .map((seat, i) => texts.end.beatenSay(seatName(speaking, seat), last(beaten[i])))
        .join(' '),
      series: seats.map((seat, i) => ({
        name: seatName(speaking, seat),
        seat,
        points: bends(beaten[i]),
      })),
    },
  ]
}

function beatenBy(story: MatchStory, seat: Seat): Point[] {
  let beaten = 0
  return story.entries.map(({ entry, events }) => {
    beaten += events.filter(({ name, b }) => name === 'defeated' && b === seat).length
    return [entry, beaten]
  })
}

const told = (story: MatchStory, name: string): Telling[] =>
  story.entries.flatMap(({ events }) => events.filter((event) => event.name === name))

export function reasons(story: MatchStory, speaking: Speaking): readonly string[] {
  const { texts } = speaking
  const cleared = told(story, 'cleared').length
  const thrownOut = told(story, 'left').filter(({ b }) => b === 2).length
  return [
    ...howItEnded(story, speaking),
    cleared === 0 ? texts.end.neverCleared : texts.end.clearedDungeons(cleared),
    ...(thrownOut === 0 ? [] : [texts.end.thrownOut(thrownOut)]),
    ...foremost(story, speaking),
  ]
}

function howItEnded(story: MatchStory, { table, texts }: Speaking): string[] {
  const { view } = table
  const lines: string[] = []
  if (told(story, 'boss-attacks').length === 0) return lines
  if (view.result === 'won') {
    lines.push(
      texts.end.bossBeaten(told(story, 'defeated').filter(({ c }) => c === BOSS_DECK).length),
    )
  } else if (view.bossDeck.cards.length > 0) {
    lines.push(texts.end.bossLeft(view.bossDeck.cards.length))
  }
  const { at, skull } = view.track
  // T3.8: with every dungeon cleared there was nowhere else to go.
  if (at === skull) lines.push(texts.end.skullReached)
  else if (view.dungeons.some(({ cleared }) => !cleared)) lines.push(texts.end.early(at, skull))
  return lines
}

/** Who beat the most enemies, if it is one. */
function foremost(story: MatchStory, speaking: Speaking): string[] {
  const counts = seatsOf(speaking).map((seat) => ({
    seat,
    beaten: beatenBy(story, seat).at(-1)?.[1] ?? 0,
  }))
  counts.sort((a, b) => b.beaten - a.beaten)
  const [first, second] = counts
  if (second === undefined || first.beaten === second.beaten) return []
  return [speaking.texts.end.mostEnemies(seatName(speaking, first.seat), first.beaten)]
}
