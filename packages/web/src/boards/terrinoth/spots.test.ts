/** What options light: each thing where it lies, alike ones together, and what has no place as a button. */
import { bagOf } from '@muster/engine'
import { type TerrinothState, terrinoth } from '@muster/terrinoth'
import { describe, expect, it } from 'vitest'
import type { OptionView } from '../../host/protocol.ts'
import { lay } from '../../testing/terrinoth-table.ts'
import { decisionView } from '../../worker/views.ts'
import { offered, readSpot, spotsOf } from './spots.ts'

const option = (verb: string, kind: string, n: number): Pick<OptionView, 'verb' | 'at'> => ({
  verb,
  at: [{ kind, n }],
})
const none = { options: [] }
const cardNamed = (name: string, copy = 1): number => {
  const { kindOf, kinds, copyOf } = terrinoth.content
  return kindOf.findIndex((kind, card) => kinds[kind].name === name && copyOf[card] === copy)
}

const ENGAGED_WITH_KARI = 8
const SHADOWS = 12

describe('spots', () => {
  it('read what they are written as, also places in the shadows', () => {
    expect(readSpot('enemy:-7')).toEqual({ kind: 'enemy', n: -7 })
    expect(readSpot('card:41')).toEqual({ kind: 'card', n: 41 })
    expect(readSpot('lair')).toEqual({ kind: 'lair' })
    expect(readSpot('dungeon:3')).toBeUndefined()
  })

  it('of a first activation are the four cards', () => {
    const table = lay()
    const decision = decisionView(terrinoth, table.state, 0, 'en')
    const groups = decision?.options.map((one) => spotsOf(table, decision, one))
    expect(groups).toEqual(table.view.heroes[0].cards.map(({ card }) => [[`card:${card}`]]))
  })

  it('of face-down enemies of one shuffle are one', () => {
    const table = lay()
    const hidden = table.state.piles[SHADOWS].filter((code) => code < 0)
    expect(hidden.length).toBeGreaterThan(1)
    expect(new Set(hidden.map(bagOf)).size).toBe(1)
    expect(table.stacks).toHaveLength(1)
    const lit = hidden.map((code) => spotsOf(table, none, option('target', 'enemy', code)))
    expect(lit).toEqual(hidden.map(() => [[`enemy:${hidden[0]}`]]))
  })

  it('of engaged enemies are all that are alike, but not who is aimed at already', () => {
    const [one, other] = [1, 2].map((copy) => cardNamed('bandit', copy))
    const put = (state: TerrinothState) => {
      state.piles[ENGAGED_WITH_KARI] = [one, other]
    }
    const target = option('target', 'enemy', one)
    expect(spotsOf(lay(put), none, target)).toEqual([[`enemy:${one}`, `enemy:${other}`]])
    const aimed = lay((state) => {
      put(state)
      state.targets = [other]
    })
    expect(spotsOf(aimed, none, target)).toEqual([[`enemy:${one}`]])
    const hurt = lay((state) => {
      put(state)
      state.hurt[other] = 1
    })
    expect(spotsOf(hurt, none, target)).toEqual([[`enemy:${one}`]])
    // Who strikes back is asked by kind: wounds do not tell them apart.
    const counter = option('counter', 'enemy', one)
    expect(spotsOf(hurt, none, counter)).toEqual([[`enemy:${one}`, `enemy:${other}`]])
  })

  it('of a Nemesis at home is its lair', () => {
    const table = lay()
    const nemesis = cardNamed('splig')
    expect(spotsOf(table, none, option('enemy', 'enemy', nemesis))).toEqual([['lair']])
  })

  it('of a reroll are all dice with that face; by two causes the buttons say by which', () => {
    const table = lay((state) => {
      state.slot = 0
      state.heroDice = [0, 3, 0]
      state.enemyDice = [4]
    })
    const reroll = option('reroll', 'face', 0)
    expect(spotsOf(table, none, reroll)).toEqual([['die:0', 'die:2']])
    expect(spotsOf(table, none, option('reroll', 'face', 4))).toEqual([['die:3']])
    const twice = { ...reroll, text: '', say: '', alike: 1, sealed: true }
    expect(spotsOf(table, { options: [twice, twice] }, reroll)).toEqual([])
  })

  it('are none for what has no place: it is a button', () => {
    const table = lay()
    for (const verb of ['roll', 'keep', 'travel', 'stay', 'share', 'use', 'pass', 'enough']) {
      expect(spotsOf(table, none, option(verb, 'number', 1)), verb).toEqual([])
    }
  })
})

describe('cards that are laid out', () => {
  it('are those that an upgrade, a find or a fetch names', () => {
    const table = lay()
    const decision = decisionView(terrinoth, table.state, 0, 'en')
    expect(offered(decision)).toEqual([])
    if (decision === undefined) throw new Error('nothing is asked')
    const upgrade = {
      ...decision.options[0],
      verb: 'upgrade',
      at: [{ kind: 'card', n: 5 }],
    }
    expect(offered({ ...decision, options: [upgrade] })).toEqual([5])
  })
})
