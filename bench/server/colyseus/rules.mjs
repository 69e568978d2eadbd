// The mini-dungeon written for Colyseus: on the state that the players see, with what lies hidden beside it.
import {
  bossCards,
  CARDS,
  DUNGEONS,
  ENEMIES_A_DUNGEON,
  HAND,
  LEVELS,
  levelCards,
  PLAYERS,
  startingDeck,
  TRACK,
} from '../../dist/mini-dungeon/content.js'
import { Dungeon, Seat } from './table.mjs'

/** @typedef {import('./table.mjs').TableState} TableState */

/** @param {number[]} cards */
function shuffle(cards) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1))
    const card = cards[i]
    cards[i] = cards[j]
    cards[j] = card
  }
  return cards
}

/** @param {TableState} table */
function openDungeons({ dungeons }) {
  return [...dungeons.keys()].filter((i) => dungeons[i].enemies > 0)
}

/** @param {readonly number[]} hand */
function kindsIn(hand) {
  return [...new Set(hand.map((card) => CARDS[card].kind))]
}

/**
 * What may be sent now: a message and its number.
 * @param {TableState} table
 * @returns {(readonly [move: string, n: number])[]}
 */
export function optionsOf(table) {
  switch (table.asks) {
    case 'dungeon':
      return openDungeons(table).map((i) => ['enter', i])
    case 'hand':
      return [
        ['keep', 0],
        ['new-hand', 0],
      ]
    case 'go-on':
      return [
        ['go-on', 0],
        ['leave', 0],
      ]
    default:
      return kindsIn(table.seats[table.seat].hand).map((kind) => ['play', kind])
  }
}

export class Rules {
  /** @type {number[][]} */
  #decks = []
  /** @type {number[][]} */
  #dungeons = []
  /** @type {number[]} */
  #boss = []

  /** @param {TableState} table */
  constructor(table) {
    this.table = table
    for (let seat = 0; seat < PLAYERS; seat++) table.seats.push(new Seat())
    for (let i = 0; i < DUNGEONS; i++) table.dungeons.push(new Dungeon())
    this.#setUp()
  }

  /**
   * @param {number} by
   * @param {string} move
   * @param {number} n
   */
  take(by, move, n) {
    const { table } = this
    const isOption = optionsOf(table).some(([name, number]) => name === move && number === n)
    if (by !== table.seat || !isOption) throw new Error(`seat ${by + 1} may not ${move} ${n}`)
    switch (move) {
      case 'enter':
        this.#enter(n)
        break
      case 'keep':
        this.#askForCard(by)
        break
      case 'new-hand':
        table.seats[by].discard.push(...table.seats[by].hand.splice(0))
        this.#draw(by, HAND)
        this.#askForHand(by)
        break
      case 'play':
        this.#play(by, n)
        this.#askForCard(by)
        break
      case 'go-on':
        this.#enter(table.dungeon)
        break
      case 'leave':
        this.#leave()
        break
    }
  }

  #setUp() {
    const { table } = this
    this.#boss = shuffle(bossCards())
    this.#dungeons = []
    for (let level = 0; level < LEVELS; level++) {
      const cards = shuffle(levelCards(level))
      for (let i = 0; i < DUNGEONS / LEVELS; i++) {
        this.#dungeons.push(cards.splice(-ENEMIES_A_DUNGEON))
      }
    }
    this.#decks = []
    for (const [i, seat] of table.seats.entries()) {
      this.#decks.push(shuffle(startingDeck(i)))
      seat.hand.splice(0)
      seat.played.splice(0)
      seat.discard.splice(0)
      seat.deck = this.#decks[i].length
    }
    for (let i = 0; i < DUNGEONS; i++) this.#turnUp(i)
    Object.assign(table, { boss: this.#boss.length, track: 0, power: 0, enemy: 0, dungeon: -1 })
    Object.assign(table, { seat: 0, asks: 'dungeon' })
  }

  /** @param {number} dungeon */
  #turnUp(dungeon) {
    const cards = this.#dungeons[dungeon]
    const shown = this.table.dungeons[dungeon]
    shown.enemies = cards.length
    shown.top = cards.at(-1) ?? 0
  }

  /**
   * @param {number} by
   * @param {number} count
   */
  #draw(by, count) {
    const deck = this.#decks[by]
    const seat = this.table.seats[by]
    seat.hand.push(...deck.splice(Math.max(0, deck.length - count)))
    seat.deck = deck.length
  }

  /** @param {number} enemy */
  #fight(enemy) {
    this.table.enemy = enemy
    this.table.power = 0
    this.#takeTurn(0)
  }

  /** @param {number} by */
  #takeTurn(by) {
    this.table.seat = by
    this.#draw(by, HAND)
    this.#askForHand(by)
  }

  /** @param {number} by */
  #askForHand(by) {
    this.table.asks = 'hand'
    if (this.table.seats[by].deck === 0) this.#askForCard(by)
  }

  /** @param {number} by */
  #askForCard(by) {
    const { hand } = this.table.seats[by]
    this.table.asks = 'card'
    for (let kinds = kindsIn(hand); kinds.length < 2; kinds = kindsIn(hand)) {
      if (kinds.length === 0) {
        this.#endTurn(by)
        return
      }
      this.#play(by, kinds[0])
    }
  }

  /**
   * @param {number} by
   * @param {number} kind
   */
  #play(by, kind) {
    const { hand, played } = this.table.seats[by]
    const at = hand.findIndex((card) => CARDS[card].kind === kind)
    const [card] = hand.splice(at, 1)
    played.push(card)
    this.table.power += CARDS[card].power
    this.#draw(by, CARDS[card].draws)
  }

  /** @param {number} by */
  #endTurn(by) {
    const { table } = this
    const won = table.power >= CARDS[table.enemy].strength
    if (!won && by + 1 < PLAYERS) {
      this.#takeTurn(by + 1)
      return
    }
    for (const seat of table.seats) seat.discard.push(...seat.played.splice(0))
    if (table.dungeon < 0) {
      // Won or lost, the dungeon is laid out anew.
      if (won) this.#fightBoss()
      else this.#setUp()
      return
    }
    if (!won) {
      this.#leave()
      return
    }
    const cards = this.#dungeons[table.dungeon]
    table.seats[by].discard.push(...cards.splice(-1))
    this.#turnUp(table.dungeon)
    if (cards.length === 0) {
      this.#leave()
      return
    }
    table.seat = 0
    table.asks = 'go-on'
  }

  #leave() {
    const { table } = this
    table.track++
    for (const [i, seat] of table.seats.entries()) {
      this.#decks[i] = shuffle([...this.#decks[i], ...seat.discard.splice(0)])
      seat.deck = this.#decks[i].length
    }
    table.seat = 0
    table.asks = 'dungeon'
    const open = openDungeons(table)
    if (table.track === TRACK || open.length === 0) {
      table.dungeon = -1
      this.#fightBoss()
    } else if (open.length === 1) this.#enter(open[0])
  }

  #fightBoss() {
    const enemy = this.#boss.pop()
    this.table.boss = this.#boss.length
    if (enemy === undefined) this.#setUp()
    else this.#fight(enemy)
  }

  /** @param {number} dungeon */
  #enter(dungeon) {
    this.table.dungeon = dungeon
    this.#fight(this.#dungeons[dungeon][this.#dungeons[dungeon].length - 1])
  }
}
