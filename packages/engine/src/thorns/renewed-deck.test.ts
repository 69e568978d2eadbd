/** Thorn 3: a deck renewed while face-down cards of it are out (Terrinoth H10.5, H2.4). */
import { describe, expect, it } from 'vitest'
import {
  bagOf,
  candidates,
  type EngineState,
  newEngineState,
  numbered,
  proceduresFor,
  ScriptedDealer,
  stateHash,
  Umpire,
  WON,
} from '../index.ts'

const DECK = 0
const DISCARDS = 1
const SHADOWS = 2
const PILES = ['deck', 'discards', 'shadows']
const ENEMIES = ['Bandit', 'Bandit', 'Spider', 'Spider', 'Zombie', 'Ogre']

type Table = EngineState
type U = Umpire<Table, undefined>

const procedure = proceduresFor<U>()

const match = procedure('match', [], {
  start(u) {
    u.shuffle(DECK)
    return 'order'
  },
  order: {
    ask(u, _f, d) {
      d.ask(0, 'order', 'H10.1')
      if (u.state.piles[DECK].length > 0) {
        d.option('lurk')
        d.option('defeat')
      }
      u.state.piles[SHADOWS].forEach((_, i) => {
        d.option('wound', i)
      })
      d.option('stop')
      return undefined
    },
    answer(u, _f, choice) {
      const { piles } = u.state
      if (choice.verb === 'stop') return u.end(WON)
      // Face down into the shadows: the place goes there, and nobody sees the card.
      if (choice.verb === 'lurk') piles[SHADOWS].push(...piles[DECK].splice(-1))
      if (choice.verb === 'defeat') piles[DISCARDS].push(u.draw(DECK))
      if (choice.verb === 'wound') {
        u.look(SHADOWS, choice.a)
        piles[DISCARDS].push(...piles[SHADOWS].splice(choice.a, 1))
      }
      if (piles[DECK].length === 0) u.call(renew)
      return 'order'
    },
  },
})

const renew = procedure('renew', [], {
  shuffle(u) {
    const { piles } = u.state
    piles[DECK].push(...piles[DISCARDS].splice(0))
    u.shuffle(DECK)
    return 'done'
  },
})

const procedures = numbered([match, renew])
const names = { pileName: (pile: number) => PILES[pile], kindName: (card: number) => ENEMIES[card] }

function begin(deck: string[]): { u: U; dealer: ScriptedDealer } {
  const state: Table = newEngineState(PILES.length, 0)
  ENEMIES.forEach((_, card) => {
    state.piles[DECK].push(card)
  })
  const dealer = new ScriptedDealer(names, { deck })
  const u: U = new Umpire({ procedures }, undefined, state, dealer)
  u.begin()
  return { u, dealer }
}

function order(u: U, ...verbs: string[]): void {
  for (const verb of verbs) {
    let at = 0
    while (u.decision.at(at).verb !== verb) at++
    u.choose(at)
    expect(everyCard(u.state)).toEqual([0, 1, 2, 3, 4, 5])
  }
}

/** All cards of the table: those known in a pile, and those in bags; each unknown place has one in its bag. */
function everyCard(state: Table): number[] {
  const members = [...state.piles.flat(), ...state.bagCards.flat()]
  expect(members.filter((place) => place < 0).length).toBe(state.bagPlaces.flat().length)
  return members.filter((place) => place >= 0).sort((a, b) => a - b)
}

const kinds = (state: Table, place: number) => candidates(state, place).map(names.kindName)

describe('a deck renewed while face-down cards of it are out', () => {
  const toRenewal = ['lurk', 'defeat', 'defeat', 'lurk', 'defeat', 'defeat']

  it('makes a new bag beside the old one', () => {
    const { u } = begin(['Bandit', 'Zombie', 'Spider', 'Bandit'])
    order(u, ...toRenewal)
    const { piles, bagCards } = u.state
    const [first, second] = piles[SHADOWS]
    expect(bagOf(first)).toBe(bagOf(second))
    expect(bagOf(piles[DECK][0])).not.toBe(bagOf(first))
    expect(bagCards[bagOf(first)].length).toBe(2)
    expect(kinds(u.state, first)).toEqual(['Spider', 'Ogre'])
    expect(kinds(u.state, piles[DECK][0])).toEqual(['Bandit', 'Bandit', 'Spider', 'Zombie'])
  })

  it('turns up the old bag’s cards in the old places, in whatever order they are turned', () => {
    const { u, dealer } = begin(['Bandit', 'Zombie', 'Spider', 'Bandit'])
    order(u, ...toRenewal)
    dealer.expect({ deck: ['Zombie', 'Ogre', 'Spider'] })
    // One of the new deck, then one of the old shadows, then what is left of the old bag.
    order(u, 'defeat', 'wound', 'wound')
    expect(u.state.piles[DISCARDS].map(names.kindName)).toEqual(['Zombie', 'Ogre', 'Spider'])
    expect(() => {
      dealer.expect({ deck: ['Ogre'] })
      order(u, 'defeat')
    }).toThrow('the script wants Ogre from deck, which has none left')
  })

  it('frees the old bag when its last place is turned, and takes it for the next shuffle', () => {
    const { u } = begin(['Bandit', 'Zombie', 'Spider', 'Bandit'])
    order(u, ...toRenewal, 'wound', 'wound')
    expect(u.state.bagCards.filter((cards) => cards.length > 0).length).toBe(1)
    order(u, 'defeat', 'defeat', 'defeat', 'defeat')
    expect(u.state.bagCards.length).toBe(2)
    expect(u.state.piles[DECK].length).toBe(6)
  })

  it('holds three bags at once after a second renewal', () => {
    const { u } = begin(['Bandit', 'Zombie', 'Spider', 'Bandit'])
    order(u, ...toRenewal, 'lurk', 'defeat', 'defeat', 'defeat')
    const bags = [...u.state.piles[SHADOWS], u.state.piles[DECK][0]].map(bagOf)
    expect(new Set(bags).size).toBe(3)
    expect(candidates(u.state, u.state.piles[SHADOWS][2]).length).toBe(1)
  })

  it('goes with JSON, old places and all', () => {
    const here = begin(['Bandit', 'Zombie', 'Spider', 'Bandit'])
    order(here.u, ...toRenewal)
    const saved: Table = JSON.parse(JSON.stringify(here.u.state))
    const there: U = new Umpire({ procedures }, undefined, saved, new ScriptedDealer(names))
    there.resume(saved)
    for (const u of [here.u, there]) order(u, 'wound', 'defeat', 'wound')
    expect(stateHash(there.state)).toBe(stateHash(here.u.state))
  })
})
