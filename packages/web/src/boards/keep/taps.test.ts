/** Turns by taps alone, counted: an action takes two at most. */
import 'fake-indexeddb/auto'
import { optionTexts, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import { CLANS, ROOMS, TOKENS } from '@muster/keep/view'
import { beforeAll, describe, expect, it } from 'vitest'
import { buttonsOf, EMPTY_HAND, type Hand, placedOn, tapSpot } from '../../frame/choosing.ts'
import type { MatchView } from '../../host/protocol.ts'
import { freshStore, hallWith } from '../../testing/hall-play.ts'
import { game, type Laid, lay } from '../../testing/keep-table.ts'
import { keepPaths } from '../../worker/keep-paths.ts'
import { pathsAt } from '../../worker/paths.ts'
import { decisionView } from '../../worker/views.ts'
import { pathSpots } from './path-spots.ts'
import { spotsOf } from './spots.ts'
import { tableOf } from './table.ts'

let bare: MatchView

beforeAll(async () => {
  const seats = [{ name: 'Ana' }]
  const match = { game: 'keep', options: { players: 1 }, seats, routine: true }
  bare = (await hallWith(freshStore()).start(match)).view
})

const rules = keepPaths(game)

const board = {
  spotsOf: ({ state, decision }: MatchView, option: Parameters<typeof spotsOf>[2]) =>
    decision === undefined ? [] : spotsOf(tableOf(game.content, state, 'en'), decision, option),
  pathSpots: ({ state, decision }: MatchView, path: Parameters<typeof pathSpots>[2]) =>
    decision === undefined
      ? undefined
      : pathSpots(tableOf(game.content, state, 'en'), decision, path),
  shortcuts: ['action'],
}

/** Somebody who plays with a mouse. */
class Player {
  taps = 0
  private hand: Hand = EMPTY_HAND
  private readonly umpire: ReturnType<typeof lay>

  constructor(laid: Laid) {
    this.umpire = lay(laid)
  }

  get state() {
    return this.umpire.state
  }

  get prompt() {
    return this.umpire.decision.prompt
  }

  private get placed() {
    const state = game.copy(this.umpire.state)
    const asked = decisionView(game, state, 0, 'en')
    const paths = pathsAt(game, rules, state, 'en')
    const decision = asked === undefined ? undefined : { ...asked, paths }
    return placedOn(board, { ...bare, state, decision })
  }

  /** Taps spots one after the other; the last of them chooses. */
  tap(...spots: readonly string[]): this {
    spots.forEach((spot, i) => {
      this.taps++
      const tapped = tapSpot(this.placed, this.hand, spot, false)
      expect(tapped.kind, `${this.prompt}: ${spots.slice(0, i + 1).join(', ')}`).toBe(
        i < spots.length - 1 ? 'hold' : 'choose',
      )
      this.hand = tapped.kind === 'hold' ? tapped.hand : EMPTY_HAND
      if (tapped.kind === 'choose') this.post(tapped.text)
    })
    return this
  }

  buttons(): readonly string[] {
    return buttonsOf(this.placed, []).map(({ text }) => text)
  }

  press(text: string): this {
    this.taps++
    expect(this.buttons()).toContain(text)
    this.post(text)
    return this
  }

  private post(all: string): void {
    for (const text of all.split('\n')) {
      const index = optionTexts(game, this.umpire.state, this.umpire.decision).indexOf(text)
      expect(index, text).toBeGreaterThanOrEqual(0)
      this.umpire.choose(index)
    }
  }
}

const room = (name: string): string => `room:${ROOMS.findIndex((one) => one === name)}`
const sign = (name: string): string => `use:${ROOMS.findIndex((one) => one === name)}`
const place = (name: string): number => {
  const [at, what] = name.split('/')
  const n = ROOMS.findIndex((one) => one === at)
  return n * TOKENS.length + TOKENS.findIndex((one) => one === what)
}
const token = (name: string): string => `token:${place(name)}`
const monster = (name: string, wounds = 0): string =>
  `monster:${ROOMS.findIndex((one) => one === name) * 5 + wounds}`
const card = (player: Player, name: string): string => {
  const held = player.state.piles[1].find((one) => game.kindName(one) === name)
  return `card:${held}`
}
const chip = (name: string, side: 0 | 1): string => {
  const { chipName, chipKey } = game.content
  return `chip:${chipKey[chipName.indexOf(name)] * 2 + side}`
}
const MAGE = 'hero:12'
const ROGUE = 'hero:6'
const ARCHER = 'hero:18'
const WARRIOR = 'hero:0'

/** KX.2, once the Cells have brought three more cards. */
const ratfolk: Laid = {
  monsters: { 'ratfolk/vault': 3 },
  heroes: ['warrior/cells', 'mage/apothecary', 'archer/apothecary', 'rogue/beast-trainer'],
  row: ['bitter-brew', 'sword', 'spider', 'firebolt', 'axe'],
  hand: [
    ...['scurry', 'scurry', 'scurry', 'busy-paws', 'busy-paws', 'busy-paws'],
    ...['gang-up', 'gang-up'],
  ],
}

describe('KX.2 by taps', () => {
  it('is a turn of eight cards and fourteen actions', () => {
    const p = new Player(ratfolk)
    // A swarm from the Vault: two to the Sewers, one to the Workshop.
    p.tap(card(p, 'scurry')).tap(room('vault'))
    p.tap(room('sewers')).tap(room('sewers')).tap(room('workshop'))
    // A frog and three traps: a tap each, whatever pays.
    p.tap(sign('sewers')).tap(sign('workshop')).tap(sign('workshop')).tap(sign('workshop'))
    // A swarm carries the frog to the Apothecary.
    p.tap(card(p, 'scurry')).tap(room('sewers'))
    p.tap(token('sewers/frog'), room('apothecary')).tap(room('apothecary'))
    // A move carries a trap to the Beast Trainer.
    p.tap(token('workshop/trap'), room('beast-trainer'))
    // A swarm attack on two heroes.
    p.tap(card(p, 'gang-up')).tap(room('apothecary'))
    p.tap(MAGE).tap(ARCHER)
    // A Potion, and an attack at the Beast Trainer.
    p.tap(sign('apothecary')).tap(ROGUE)
    expect(p.prompt).toBe('turn')
    expect(p.state.heroRoom.filter((at) => at >= 0)).toHaveLength(1)
    expect(p.taps).toBe(22)
  })
})

describe('five cards with ten actions', () => {
  it('take no more than twenty taps, also card by card', () => {
    const p = new Player({
      clans: ['red-dragon'],
      monsters: { 'red-dragon/vault': 1 },
      heroes: [
        ...['mage/sewers', 'archer/sewers', 'rogue/workshop', 'warrior/cells'],
        ...['mage/vault', 'archer/vault'],
      ],
      hand: ['wingbeat', 'wingbeat', 'fire-breath', 'fire-breath', 'tail-sweep'],
    })
    p.tap(card(p, 'fire-breath')).tap(MAGE).tap(ARCHER)
    p.tap(card(p, 'fire-breath')).tap(ROGUE).tap(WARRIOR)
    p.tap(card(p, 'tail-sweep')).tap('hero:13').tap('hero:19')
    expect(p.state.heroRoom.every((at) => at < 0)).toBe(true)
    p.tap(card(p, 'wingbeat'))
    p.tap(monster('vault'), room('cells')).tap(monster('cells'), room('vault'))
    p.tap(card(p, 'wingbeat'))
    p.tap(monster('vault'), room('sewers')).tap(monster('sewers'), room('apothecary'))
    expect([p.prompt, p.state.piles[1]]).toEqual(['turn', []])
    expect(p.taps).toBe(19)
  })
})

describe('an open card', () => {
  const laid: Laid = {
    monsters: { 'ratfolk/vault': 1, 'ratfolk/sewers': 1 },
    hand: ['busy-paws', 'gang-up'],
  }

  it('is closed by a tap on another', () => {
    const p = new Player(laid)
    p.tap(card(p, 'busy-paws')).tap(card(p, 'gang-up'))
    expect(p.prompt).toBe('action')
    expect(p.state.piles[1]).toEqual([])
  })

  it('lets its action be chosen first, then who and where', () => {
    const p = new Player(laid)
    p.tap(card(p, 'gang-up')).tap(chip('move', 1)).tap(monster('vault'), room('cells'))
    expect(p.prompt).toBe('turn')
    expect(p.taps).toBe(4)
  })

  const gremlins: Laid = {
    clans: ['gremlins'],
    monsters: { 'gremlins/vault': 1, 'gremlins/sewers': 1 },
    hand: ['tinker'],
  }

  it('lays what it shows with a tap on the room', () => {
    const p = new Player(gremlins)
    p.tap(card(p, 'tinker')).tap(room('sewers'))
    expect(p.state.tokens[place('sewers/trap')]).toBe(1)
    const q = new Player(gremlins)
    q.tap(card(q, 'tinker')).tap(chip('trap', 0)).tap(room('sewers'))
    expect(q.state.tokens).toEqual(p.state.tokens)
  })
})

describe('a way of two rooms', () => {
  it('is the monster, then the room, and one card', () => {
    const p = new Player({
      clans: ['red-dragon'],
      monsters: { 'red-dragon/apothecary': 1 },
      hand: ['tail-sweep', 'wingbeat'],
    })
    p.tap(monster('apothecary'), room('vault'))
    expect([p.taps, p.prompt]).toEqual([2, 'turn'])
    expect(p.state.piles[1].map((one) => game.kindName(one))).toEqual(['tail-sweep'])
  })

  it('takes along what is carried', () => {
    const p = new Player({
      clans: ['red-dragon'],
      monsters: { 'red-dragon/sewers': 1 },
      tokens: { 'sewers/frog': 1 },
      hand: ['wingbeat'],
    })
    p.tap(token('sewers/frog'), room('workshop'))
    expect(p.state.tokens[place('workshop/frog')]).toBe(1)
  })
})

describe('a card that brings monsters', () => {
  it('is tapped, then one of its rooms', () => {
    const p = new Player({ clans: ['red-dragon'], monsters: {}, hand: ['back-to-the-roost'] })
    p.tap(card(p, 'back-to-the-roost'), room('forge'))
    expect([p.taps, p.state.lair[0], p.prompt]).toEqual([2, 0, 'turn'])
  })

  it('leads straight to the choice of rooms, where several come', () => {
    const p = new Player({ clans: ['gnolls'], monsters: {}, hand: ['den-call'] })
    p.tap(card(p, 'den-call'))
    expect(p.prompt).toBe('ambush')
  })

  it('may do something else too: once it is open, its rooms do as well as its sign', () => {
    const p = new Player({ monsters: { 'ratfolk/workshop': 1 }, hand: ['out-of-the-walls'] })
    p.tap(card(p, 'out-of-the-walls'))
    expect(p.prompt).toBe('action')
    p.tap(room('cemetery'))
    expect(p.prompt).toBe('ambush')
  })
})

describe('an open card', () => {
  it('moves the only monster that there is with a tap on the room', () => {
    const dragon = { clans: ['red-dragon'], monsters: { 'red-dragon/vault': 1 } }
    const p = new Player({ ...dragon, hand: ['wingbeat'] })
    p.tap(card(p, 'wingbeat')).tap(room('sewers')).tap(room('apothecary'))
    expect([p.prompt, p.taps]).toEqual(['turn', 3])
    const other = new Player({ ...dragon, hand: ['wingbeat'] })
    other.tap(card(other, 'wingbeat')).tap(monster('vault'), room('cells'))
    expect(other.taps).toBe(3)
  })

  it('moves its swarm from the monsters to the room', () => {
    const p = new Player({ monsters: { 'ratfolk/vault': 3 }, hand: ['scurry', 'busy-paws'] })
    p.tap(card(p, 'scurry')).tap(monster('vault'), room('sewers'))
    expect(p.prompt).toBe('swarm')
  })
})

describe('a swarm', () => {
  it('goes as a whole by a button', () => {
    const p = new Player({ monsters: { 'ratfolk/sewers': 3 }, hand: ['scurry'] })
    p.tap(card(p, 'scurry')).tap(chip('swarm-move', 0))
    const [all] = p.buttons().filter((text) => text.startsWith('go ratfolk/sewers vault'))
    p.press(all)
    expect([p.prompt, p.taps]).toEqual(['turn', 3])
  })
})

describe('the spots of gestures', () => {
  /** Walks through a match, and looks at every decision of a seat. */
  function look(n: number, see: (view: MatchView) => void): void {
    const clans = [CLANS[n], CLANS[(n + 4) % CLANS.length]]
    const state = game.newState(game.readOptions({ players: 2, clans }))
    const umpire = new Umpire(game, game.content, state, new RandomDealer(n + 1))
    const stream = new RandomStream(n + 1)
    const random = (below: number): number => stream.below(below)
    umpire.begin()
    for (let choices = 0; choices < 200 && !umpire.isOver; choices++) {
      const now = game.copy(umpire.state)
      const decision = decisionView(game, now, choices, 'en')
      const paths = pathsAt(game, rules, now, 'en')
      if (decision !== undefined) see({ ...bare, state: now, decision: { ...decision, paths } })
      umpire.choose(random(3) === 0 ? random(umpire.decision.count) : game.policy(umpire, random))
    }
  }

  it.each(CLANS.map((clan, n) => ({ clan, n })))(
    'are never the same twice, with $clan',
    ({ n }) => {
      let gestures = 0
      look(n, (view) => {
        const placed = placedOn(board, view).filter(({ inOrder }) => inOrder)
        const taps = placed
          .map(({ groups }) => JSON.stringify(groups))
          .filter((one) => one !== '[]')
        gestures += taps.length
        expect(new Set(taps).size, view.decision?.prompt).toBe(taps.length)
        for (const { groups } of placed) for (const group of groups) expect(group).not.toEqual([])
      })
      expect(gestures).toBeGreaterThan(10)
    },
  )
})
