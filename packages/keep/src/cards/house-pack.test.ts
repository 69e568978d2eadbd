import { describe, expect, it } from 'vitest'
import { CLANS, LOOT_KINDS, ROOMS } from '../state.ts'
import { guild } from './guild.ts'
import { housePack } from './house-pack.ts'

const sum = (cards: readonly { readonly copies: number }[]): number =>
  cards.reduce((total, { copies }) => total + copies, 0)

describe('the house pack', () => {
  it('has ten tactic cards for each of nine clans', () => {
    expect(housePack.clans.map(({ name }) => name)).toEqual(CLANS)
    expect(housePack.clans.map(({ cards }) => sum(cards))).toEqual(CLANS.map(() => 10))
  })

  it('has as many monsters as the box, 45 in all', () => {
    expect(housePack.clans.map(({ monsters }) => monsters)).toEqual([1, 5, 7, 8, 6, 9, 4, 3, 2])
  })

  it('has 60 Loot cards, 15 of a kind', () => {
    for (const kind of LOOT_KINDS) {
      expect(sum(housePack.loot.filter((card) => card.kind === kind))).toBe(15)
    }
  })

  it('has a Guild card for each class on each symbol', () => {
    expect(guild).toHaveLength(24)
    expect(guild.map(({ name }) => name)).toContain('rogue-swords')
  })

  it('has the twelve rooms, and tokens for them', () => {
    expect(housePack.rooms.map(({ name }) => name)).toEqual(ROOMS)
    expect(housePack.tokens).toEqual({ coin: 6, book: 6, frog: 6, bone: 6, trap: 10, portal: 6 })
  })

  it('has four scenarios in each chapter, and clans for six players', () => {
    housePack.chapters.forEach((chapter, n) => {
      expect(housePack.scenarios.filter((one) => one.chapter === n + 1)).toHaveLength(4)
      expect(chapter.clans.length).toBeGreaterThanOrEqual(6)
    })
  })
})

/** What the rulebook shows is never changed for balance: it stands here a second time. */
const KNOWN = {
  'tail-sweep': [[{ word: 'melee', times: 2 }], [{ word: 'move' }]],
  'hired-muscle': [
    [
      {
        word: 'combo',
        first: [{ word: 'pay-token', what: 'coin', count: 1 }],
        // biome-ignore lint/suspicious/noThenProperty: the vocabulary's own name for it.
        then: [{ word: 'summon', monsters: 3 }],
      },
    ],
  ],
  'blood-scent': [
    [
      {
        word: 'combo',
        first: [{ word: 'melee' }],
        // biome-ignore lint/suspicious/noThenProperty: the vocabulary's own name for it.
        then: [{ word: 'summon', monsters: 1 }],
      },
    ],
  ],
  'pack-hunt': [[{ word: 'melee', times: 2 }], [{ word: 'move' }]],
  howl: [[{ word: 'reinforce', shows: 'melee' }]],
  'den-call': [[{ word: 'ambush', monsters: 3, rooms: ['sewers', 'beast-trainer'] }]],
  scurry: [[{ word: 'swarm', do: 'move' }], [{ word: 'melee' }]],
}

describe('what the rulebook shows', () => {
  const tactics = housePack.clans.flatMap(({ cards }) => cards)

  it('is on the cards that say so, and on no others', () => {
    const known = tactics.filter(({ from }) => from === 'rulebook')
    expect(Object.fromEntries(known.map(({ name, play }) => [name, play]))).toEqual(KNOWN)
  })

  it('gives the Ratfolk swarm attacks and double activations too', () => {
    const side = (name: string) => tactics.find((card) => card.name === name)?.play[0]
    expect(side('gang-up')).toEqual([{ word: 'swarm', do: 'melee' }])
    expect(side('busy-paws')).toEqual([{ word: 'activate', times: 2 }])
  })

  it('gives the Dragon vitality 5, and the Slimes 2', () => {
    const vitality = (name: string) => housePack.clans.find((one) => one.name === name)?.vitality
    expect([vitality('red-dragon'), vitality('slimes')]).toEqual([5, 2])
  })
})
