/** The whole table for a board or a reader: numbers and cards; names and texts are those of faces and labels. */
import { type Card, GOING_ON, type Seat, WON } from '@muster/engine'
import { type Content, GUILD_HERO, scenarioOf } from '../content.ts'
import { cardsIn, pathFrom } from '../forecast.ts'
import { cardsToCome, cellsUsable } from '../rules/cards.ts'
import { freeTokens, isAwaiting } from '../rules/heroes.ts'
import {
  CELLS,
  CLANS,
  CLASSES,
  type Clan,
  deckOf,
  discardOf,
  FRESH,
  GUILD,
  GUILD_DISCARD,
  HEROES,
  handOf,
  INVADING,
  isInDungeon,
  type KeepState,
  LEVELS,
  type Level,
  LOOT_DECK,
  LOOT_ROW,
  NOWHERE,
  PLANS,
  PORTAL,
  playOf,
  RENEWING,
  SYMBOLS,
  TILES,
  TOKENS,
  type Token,
} from '../state.ts'
import { type RoomView, roomViews } from './rooms.ts'
import { begunAs, runningAs, type Shown } from './running.ts'

export interface SeatView {
  readonly seat: Seat
  readonly clan: Clan
  readonly lair: number
  readonly hand: readonly Card[]
  readonly play: readonly Card[]
  readonly deck: number
  readonly discard: number
  /** Cards in hand that can defend. */
  readonly defends: number
  readonly active: boolean
}

export interface GuildView {
  readonly left: number
  readonly wave: 1 | 2
  /** Cards left in the deck, by SYMBOLS and by CLASSES. */
  readonly bySymbol: readonly number[]
  readonly byClass: readonly number[]
  readonly scenario: number
  /** Cards of this turn's invasion that are still to come. */
  readonly thisTurn: number
  /** The card being resolved. */
  readonly now: Card | undefined
}

export interface ChipView {
  readonly side: 0 | 1
  readonly key: number
  /** The action itself: others of the same name may bring monsters to other rooms. */
  readonly node: number
  readonly name: string
  readonly used: boolean
  /** Its side of a Choice is still open. */
  readonly open: boolean
}

export interface CardOpen {
  readonly card: Card
  readonly seat: Seat
  readonly chips: readonly ChipView[]
}

export interface KeepView {
  readonly players: number
  readonly level: Level
  readonly scenario: string
  readonly phase: 'play' | 'renew' | 'invasion'
  readonly turns: number
  readonly rooms: readonly RoomView[]
  readonly bounds: {
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }
  readonly seats: readonly SeatView[]
  readonly row: readonly Card[]
  readonly lootLeft: number
  readonly plans: readonly Card[]
  readonly tilesLeft: number
  readonly guild: GuildView
  readonly supply: Readonly<Record<Token | 'portal', number>>
  /** By CLASSES. */
  readonly heroesLeft: readonly number[]
  readonly open: CardOpen | undefined
  /** `path`: the rooms that it would charge through. */
  readonly resolving:
    | { readonly hero: number; readonly step: number; readonly path: readonly number[] }
    | undefined
  readonly counters: readonly { readonly name: string; readonly at: number }[]
  readonly cells: 'usable' | 'used' | 'none'
  readonly result: 'going-on' | 'won' | 'lost'
}

export function viewOf(content: Content, state: KeepState): KeepView {
  const rooms = roomViews(content, state)
  const scenario = content.pack.scenarios[state.scenario]
  return {
    players: state.players,
    level: LEVELS[state.level],
    scenario: scenario.name,
    phase: phaseOf(state),
    turns: state.turns,
    rooms,
    bounds: boundsOf(rooms),
    seats: seatViews(content, state),
    row: state.piles[LOOT_ROW].slice(),
    lootLeft: state.piles[LOOT_DECK].length,
    plans: state.piles[PLANS].slice(),
    tilesLeft: state.piles[TILES].length,
    guild: guildView(content, state),
    supply: supplyOf(state),
    heroesLeft: CLASSES.map((_, heroClass) => freeTokens(state, heroClass)),
    open: cardOpen(content, state),
    resolving: resolvingOf(content, state),
    counters: scenario.counters.map(({ name }, n) => ({ name, at: state.counters[n] })),
    cells: cellsOf(content, state),
    result: state.result === GOING_ON ? 'going-on' : state.result === WON ? 'won' : 'lost',
  }
}

function phaseOf({ phase }: KeepState): KeepView['phase'] {
  if (phase === INVADING) return 'invasion'
  return phase === RENEWING ? 'renew' : 'play'
}

function boundsOf(rooms: readonly RoomView[]): KeepView['bounds'] {
  if (rooms.length === 0) return { x: 0, y: 0, width: 0, height: 0 }
  const x = Math.min(...rooms.map((room) => room.x))
  const y = Math.min(...rooms.map((room) => room.y))
  return {
    x,
    y,
    width: Math.max(...rooms.map((room) => room.x)) - x + 1,
    height: Math.max(...rooms.map((room) => room.y)) - y + 1,
  }
}

function seatViews(content: Content, s: KeepState): SeatView[] {
  return Array.from({ length: s.players }, (_, seat) => ({
    seat,
    clan: CLANS[s.clan[seat]],
    lair: s.lair[seat],
    hand: s.piles[handOf(seat)].slice(),
    play: s.piles[playOf(seat)].slice(),
    deck: s.piles[deckOf(seat)].length,
    discard: s.piles[discardOf(seat)].length,
    defends: s.piles[handOf(seat)].filter((card) => canDefend(content, card)).length,
    active: s.active === seat,
  }))
}

function canDefend({ kinds, kindOf, chipName }: Content, card: Card): boolean {
  const { defendCombo, sides } = kinds[kindOf[card]]
  return defendCombo >= 0 || sides.some((side) => side.some((node) => chipName[node] === 'defend'))
}

function guildView(content: Content, s: KeepState): GuildView {
  const kinds = cardsIn(s, GUILD).map((card) => content.kinds[content.kindOf[card]])
  const heroes = kinds.filter(({ type }) => type === GUILD_HERO)
  return {
    left: s.piles[GUILD].length,
    wave: s.wave === 2 ? 2 : 1,
    bySymbol: SYMBOLS.map((_, symbol) => heroes.filter(({ at }) => at === symbol).length),
    byClass: CLASSES.map((_, heroClass) => heroes.filter(({ of }) => of === heroClass).length),
    scenario: kinds.length - heroes.length,
    thisTurn: s.phase === INVADING ? s.toCome : cardsToCome(content, s),
    now: guildCardNow(s),
  }
}

/** The one that is being resolved: it lies on top of those that were discarded (K8.8). */
function guildCardNow(s: KeepState): Card | undefined {
  const running = runningAs(s, 'guild-card')?.local('card')
  if (running !== undefined) return running
  if (s.phase !== INVADING) return undefined
  for (let hero = 0; hero < HEROES; hero++) {
    if (s.heroRoom[hero] !== NOWHERE && isAwaiting(s, hero)) return s.piles[GUILD_DISCARD].at(-1)
  }
  return undefined
}

function supplyOf({ supply }: KeepState): KeepView['supply'] {
  const [coin, book, frog, bone, trap] = TOKENS.map((_, token) => supply[token])
  return { coin, book, frog, bone, trap, portal: supply[PORTAL] }
}

/** The card whose actions are being done. */
function cardOpen(content: Content, state: KeepState): CardOpen | undefined {
  const playing = runningAs(state, 'playing')
  const seat = playing?.local('seat')
  const card = playing?.local('card')
  if (playing === undefined || seat === undefined || card === undefined) return undefined
  const chosen = (playing.local('side') ?? 0) - 1
  const used = playing.local('used') ?? 0
  const chips = content.kinds[content.kindOf[card]].sides.flatMap((side, n) =>
    side.map(
      (node, i): ChipView => ({
        side: n === 0 ? 0 : 1,
        key: content.chipKey[node],
        node,
        name: content.chipName[node],
        used: n === chosen && (used & (1 << i)) !== 0,
        open: chosen < 0 || chosen === n,
      }),
    ),
  )
  return { card, seat, chips }
}

/** What a running procedure is, as one of the eight steps. */
const STEPS: readonly (readonly [procedure: Shown, step: number])[] = [
  ['charge', 8],
  ['loot', 6],
  ['attack', 5],
  ['enter', 2],
]

function resolvingOf(content: Content, s: KeepState): KeepView['resolving'] {
  const hero = begunAs(s, 'resolve')?.local('hero')
  if (hero === undefined || s.heroRoom[hero] === NOWHERE) return undefined
  const running = STEPS.find(([name]) => begunAs(s, name) !== undefined)
  const step = running?.[1] ?? (s.heroIs[hero] === FRESH ? 2 : 5)
  return { hero, step, path: pathFrom(content, s, s.heroRoom[hero]) }
}

function cellsOf(content: Content, s: KeepState): KeepView['cells'] {
  if (cellsUsable(content, s)) return 'usable'
  const { noCells } = scenarioOf(content, s)
  return isInDungeon(s, CELLS) && !noCells && s.cellsUsed > 0 ? 'used' : 'none'
}
