import {
  candidates,
  LOST,
  newMatch,
  parseMatch,
  printMatch,
  RandomDealer,
  WON,
} from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { chronicleOf, nextOf, optionsFor } from './chronicle.ts'
import { keep } from './game.ts'
import {
  COMPLETED,
  deckOf,
  type KeepState,
  LOOT_DECK,
  PORTAL,
  TOKENS,
  tokensIn,
  VAULT,
} from './state.ts'

const { content } = keep
const { pack } = content
const chronicle = chronicleOf(pack)
const chapters = chronicle.chapters('en')
const party = { level: 'steady', clans: ['gremlins', 'witches'] }

const laid = (rewards: readonly string[], scenario = 'rent-day') =>
  keep.newState(keep.readOptions(optionsFor(scenario, party, rewards)))

describe('K9 The chronicle', () => {
  it('K9.1 goes through the four scenarios of a chapter with clans that it names', () => {
    expect(chapters.map(({ scenarios }) => scenarios.length)).toEqual([4, 4, 4, 4, 4])
    const all = chapters.flatMap(({ scenarios }) => scenarios.map(({ key }) => key))
    expect(all).toEqual(pack.scenarios.map(({ name }) => name))
    for (const { clans, scenarios } of chapters) {
      const named = clans.map(({ key }) => key)
      const options = { scenario: scenarios[0].key, chronicle: true, players: named.length }
      expect(keep.readOptions(options).clans).toEqual(named)
    }
    const strangers = optionsFor('rent-day', { ...party, clans: ['ghosts'] }, [])
    expect(() => keep.readOptions(strangers)).toThrow('"ghosts" is no clan here; they are ratfolk')
  })

  it('K9.1 lets a lost scenario be tried again, with what the party had', () => {
    const [{ scenarios }] = chapters
    const won: string[] = []
    const next = () => nextOf(scenarios, ({ key }) => won.includes(key))?.key
    expect(next()).toBe('witchs-cauldron')
    won.push('witchs-cauldron')
    expect(next()).toBe('rent-day')
    // Also when a later one was won before.
    won.push('battle-of-the-bands')
    expect(next()).toBe('rent-day')
    won.push('rent-day', 'the-new-wing')
    expect(next()).toBeUndefined()
  })

  it('K9.2 offers two rewards for each scenario but the last of its chapter', () => {
    for (const language of ['en', 'fr', 'pt'] as const) {
      for (const { scenarios } of chronicle.chapters(language)) {
        expect(scenarios.map(({ rewards }) => rewards.length)).toEqual([2, 2, 2, 0])
        for (const { key, name, say } of scenarios.flatMap(({ rewards }) => rewards)) {
          expect(name).not.toBe('')
          expect(say).not.toBe('')
          expect(keep.readOptions({ chronicle: true, rewards: [key] }).rewards).toEqual([key])
        }
      }
    }
  })

  it('K9.3 lays two tokens or a completed portal in the Vault', () => {
    const plain = laid([])
    for (const [n, token] of TOKENS.entries()) {
      const state = laid([token])
      expect(tokensIn(state, VAULT, n) - tokensIn(plain, VAULT, n)).toBe(2)
      expect(plain.supply[n] - state.supply[n]).toBe(2)
    }
    const state = laid(['portal'])
    expect(state.portal[VAULT]).toBe(COMPLETED)
    expect(plain.supply[PORTAL] - state.supply[PORTAL]).toBe(1)
  })

  it('K9.3 lays no more tokens than there are', () => {
    const most = pack.tokens.frog
    const state = laid(['frog', 'frog', 'frog'])
    expect(tokensIn(state, VAULT, TOKENS.indexOf('frog'))).toBe(Math.min(6, most))
    expect(state.supply.every((count) => count >= 0)).toBe(true)
  })

  it('K9.3 takes no more cards than there are', () => {
    const [one, two] = [laid(['foresight']), laid(['foresight', 'foresight'])]
    expect(two.piles).toEqual(one.piles)
  })

  it('K9.3 shuffles a Loot card into the deck of whoever begins', () => {
    const plain = laid([])
    const state = laid(['sword'])
    expect(plain.piles[LOOT_DECK].length - state.piles[LOOT_DECK].length).toBe(1)
    const match = newMatch(keep, optionsFor('rent-day', party, ['sword']), new RandomDealer(1), {
      deal: { kind: 'random', note: '' },
    })
    const first = match.state.active
    const names = (seat: number) =>
      [deckOf(seat), deckOf(seat) + 1]
        .flatMap((pile) => match.state.piles[pile])
        .flatMap((place) => (place < 0 ? candidates(match.state, place) : [place]))
        .map(keep.kindName)
    expect(names(first)).toContain('sword')
    expect(names(1 - first)).not.toContain('sword')
  })

  it('K9.4 gives a star for the win, one for half of the treasures and one for all', () => {
    const state = laid([], 'witchs-cauldron')
    const rooms = state.value.flatMap((value, room) => (value > 0 ? [room] : []))
    const after = (left: number, result: number = WON) => {
      const value = state.value.map((one, room) => (rooms.indexOf(room) < left ? one : 0))
      const end: KeepState = { ...state, result, value }
      return chronicle.resultOf(end)
    }
    const all = rooms.length
    expect(all).toBeGreaterThan(3)
    expect(
      [all, all - 1, Math.ceil(all / 2), Math.ceil(all / 2) - 1].map((n) => after(n).stars),
    ).toEqual([3, 2, 2, 1])
    expect(after(all, LOST)).toMatchObject({ won: false, stars: 0, level: 'steady' })
  })

  it('K9.4 keeps the best: won, then stars, then the level', () => {
    const worth = (level: string, treasures: number, result: number = WON) => {
      const state = keep.newState(keep.readOptions({ level }))
      const rooms = state.value.flatMap((value, room) => (value > 0 ? [room] : []))
      const value = state.value.map((one, room) => (rooms.indexOf(room) < treasures ? one : 0))
      const end: KeepState = { ...state, result, value }
      return chronicle.resultOf(end).worth
    }
    const order = [
      worth('steady', 99),
      worth('family', 99),
      worth('hardcore', 5),
      worth('family', 5),
      worth('hardcore', 1),
      worth('hardcore', 99, LOST),
    ]
    expect([...order].sort((a, b) => b - a)).toEqual(order)
    expect(new Set(order).size).toBe(order.length)
    expect(worth('family', 1, LOST)).toBe(worth('hardcore', 99, LOST))
  })
})

describe('a match of a chronicle', () => {
  it('is a match like any other: its notation has all of it', () => {
    const options = optionsFor('rent-day', party, ['frog', 'sword'])
    const deal = { kind: 'random', note: '' } as const
    const { record } = newMatch(keep, options, new RandomDealer(3), { deal })
    const read = parseMatch(printMatch(record))
    expect(read).toEqual(record)
    expect(keep.readOptions(read.options)).toEqual(options)
  })

  it('says nothing of it where there is none', () => {
    expect(Object.keys(keep.readOptions({}))).not.toContain('chronicle')
    expect(Object.keys(keep.readOptions({ chronicle: false }))).not.toContain('chronicle')
    expect(Object.keys(keep.readOptions({ chronicle: true }))).not.toContain('rewards')
  })

  it('refuses what is no reward, or too much of it', () => {
    const wrong = (change: object) => () => keep.readOptions({ chronicle: true, ...change })
    expect(() => keep.readOptions({ rewards: ['frog'] })).toThrow('in a chronicle')
    expect(wrong({ rewards: ['throne'] })).toThrow('up to 3 of coin, book')
    expect(wrong({ rewards: 'frog,frog,frog,frog' })).toThrow('up to 3')
    expect(wrong({ chronicle: 'perhaps' })).toThrow('false, true, not perhaps')
  })
})
