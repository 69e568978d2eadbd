import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeOf, shuffle } from '../places.ts'
import { type EngineState, newEngineState } from '../state.ts'
import { Umpire } from '../umpire.ts'
import { KeyedDealer } from './keyed.ts'

const key = (n: number) => new Uint8Array(32).fill(n)
const DECK = 0
const ASIDE = 1

function shuffledDeck(cards: number): EngineState {
  const state = newEngineState(2, 1)
  for (let card = 0; card < cards; card++) state.piles[DECK].push(card)
  shuffle(state, DECK)
  return state
}

/** Turns the places of the deck in an order of its own; gives the cards by place. */
function turned(state: EngineState, order: readonly number[], dealer = new KeyedDealer(key(1))) {
  const umpire = new Umpire({ procedures: [] }, {}, state, dealer)
  for (const index of order) umpire.look(DECK, index)
  return state.piles[DECK]
}

describe('KeyedDealer', () => {
  it('gives each place its card whatever is turned first', () => {
    const forward = turned(shuffledDeck(12), [...Array(12).keys()])
    const anyOrder = fc.shuffledSubarray([...Array(12).keys()], { minLength: 12 })
    fc.assert(
      fc.property(anyOrder, (order) => {
        expect(turned(shuffledDeck(12), order)).toEqual(forward)
      }),
      { numRuns: 30 },
    )
  })

  it('deals otherwise under another key and after another shuffle', () => {
    const order = [...Array(12).keys()]
    const once = turned(shuffledDeck(12), order)
    expect(turned(shuffledDeck(12), order, new KeyedDealer(key(2)))).not.toEqual(once)
    const state = shuffledDeck(12)
    shuffle(state, DECK)
    expect(turned(state, order)).not.toEqual(once)
  })

  it('ranks a place of another bag as itself, whatever number its bag has', () => {
    const mixed = (spareBag: boolean) => {
      const state = newEngineState(3, 0)
      if (spareBag) {
        state.piles[2].push(30, 31)
        shuffle(state, 2)
      }
      state.piles[ASIDE].push(0, 1, 2, 3, 4, 5)
      shuffle(state, ASIDE)
      const bag = spareBag ? 1 : 0
      state.piles[DECK].push(20, 21, ...state.piles[ASIDE].splice(0, 3))
      shuffle(state, DECK)
      expect(state.bagCards[bag + 1]).toContain(placeOf(bag, 0))
      return turned(state, [4, 0, 2, 1, 3])
    }
    expect(mixed(true)).toEqual(mixed(false))
  })

  it('deals as one that has dealt nothing, whatever it has dealt before', () => {
    const dealer = new KeyedDealer(key(5))
    const fresh = (state: EngineState, bag: number, position: number) =>
      new KeyedDealer(key(5)).deal(state, bag, position)
    // The same bag of the same shuffle: whole, with cards gone, whole again after an undo, and with places of other bags.
    const whole = shuffledDeck(9)
    const fewer = shuffledDeck(9)
    fewer.bagCards[0].splice(2, 4)
    fewer.bagPlaces[0].splice(0, 4)
    const mixed = (shuffles: number) => {
      const state = newEngineState(2, 0)
      state.piles[ASIDE].push(30, 31, 32, 33)
      for (let i = 0; i < shuffles; i++) shuffle(state, ASIDE)
      state.piles[DECK].push(20, 21, 22, ...state.piles[ASIDE].splice(0, 3))
      shuffle(state, DECK)
      return state
    }
    const [one, two] = [mixed(1), mixed(2)]
    const bag = one.bagCards.length - 1
    for (const [state, at] of [
      ...[fewer, whole, fewer].map((deck) => [deck, 0] as const),
      ...[one, two, one].map((mix) => [mix, bag] as const),
    ]) {
      for (let position = 0; position < state.bagCards[at].length; position++) {
        expect(dealer.deal(state, at, position)).toBe(fresh(state, at, position))
      }
    }
  })

  it('is fair enough: each card is first about as often', () => {
    const firsts = Array(4).fill(0)
    for (let n = 0; n < 400; n++) {
      const state = shuffledDeck(4)
      state.bagOrigin[1] = n
      firsts[turned(state, [0])[0]]++
    }
    for (const times of firsts) expect(times).toBeGreaterThan(60)
  })

  it('rolls by stream and number of the roll, all faces', () => {
    const state = newEngineState(1, 2)
    const dealer = new KeyedDealer(key(3))
    const faces = Array(6).fill(0)
    for (let n = 0; n < 600; n++) {
      state.rolls[0] = n
      faces[dealer.roll(state, 0, 6)]++
    }
    for (const times of faces) expect(times).toBeGreaterThan(60)
    state.rolls[0] = 5
    expect(dealer.roll(state, 0, 1000)).toBe(new KeyedDealer(key(3)).roll(state, 0, 1000))
    expect(dealer.roll(state, 0, 1000)).not.toBe(dealer.roll(state, 1, 1000))
  })
})
