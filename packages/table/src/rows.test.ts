import { dryRun, type EngineState, type Game, optionTexts } from '@muster/engine'
import { delve, play } from '@muster/engine/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decisionAt } from './decision-at.ts'
import { beginsRow, laterPicks, markRow } from './rows.ts'
import { sealedOptions } from './sealed.ts'
import { type CampState, camp, DECK, HANDS } from './testing/camp.ts'

const game = camp()

/** Ana at work with a hand of so many cards of each kind; she begins a row. */
function withHand(counts: readonly number[], verb: string): CampState {
  const table = play(game).choose('hill', 'lead 1')
  const { piles } = table.state
  piles[HANDS] = counts.flatMap((n, kind) => cards(kind, n))
  // Only what lies in the hand matters to a row.
  piles[DECK] = []
  return table.refresh().choose(verb).state
}

const cards = (kind: number, n: number) => Array.from({ length: n }, (_, i) => kind * 6 + i)

const sorted = (texts: readonly string[]) => [...texts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))
const key = (texts: readonly string[]) => sorted(texts).join(' + ')

/** Every row there is, found by choosing: what is picked in it, and how it was posted. */
function allRows<S extends EngineState, C>(
  rules: Game<S, C>,
  state: S,
  picked: readonly string[] = [],
): string[][] {
  const decision = decisionAt(rules, state)
  if (decision === undefined) return []
  return optionTexts(rules, state, decision).flatMap((text, i) => {
    const run = dryRun(rules, state, i)
    const all = text === 'enough' ? [...picked] : [...picked, text, ...run.automatic]
    return run.goesOn ? allRows(rules, run.state, all) : [all]
  })
}

/** Every set of marks that is part of a row. */
function parts(row: readonly string[]): string[][] {
  const some: string[][] = [[]]
  for (const text of row) some.push(...some.map((part) => [...part, text]))
  return some
}

describe('the first list and the later picks', () => {
  it('are all that a row can pick, each once, with words and what it concerns', () => {
    const hand = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(2), fc.nat(2))
    fc.assert(
      fc.property(hand, fc.constantFrom('fire', 'save'), (counts, verb) => {
        fc.pre(counts.reduce((sum, n) => sum + n, 0) > 2)
        const state = withHand(counts, verb)
        const word = verb === 'fire' ? 'burn' : 'spare'
        const decision = decisionAt(game, state)
        fc.pre(decision?.prompt === word)
        const first = decision === undefined ? [] : optionTexts(game, state, decision)
        const later = laterPicks(game, state, 'en')
        const offered = [...first.filter((text) => text !== 'enough'), ...later.map((p) => p.text)]
        expect(sorted(offered)).toEqual(sorted([...new Set(allRows(game, state).flat())]))
        for (const pick of later) {
          expect(pick.verb).toBe(word)
          expect(pick.at).not.toEqual([])
          expect(pick.say).not.toBe('')
        }
      }),
    )
  })
})

describe('marks of a row', () => {
  it('are allowed, can be added to and can end just as the rows that choices make', () => {
    const hand = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(2), fc.nat(2))
    const begun = fc.constantFrom('fire', 'save')
    fc.assert(
      fc.property(hand, begun, fc.array(fc.nat(3), { maxLength: 4 }), (counts, verb, picks) => {
        const size = counts.reduce((sum, n) => sum + n, 0)
        fc.pre(size > 2)
        const state = withHand(counts, verb)
        const word = verb === 'fire' ? 'burn' : 'spare'
        fc.pre(decisionAt(game, state)?.prompt === word)
        const rows = allRows(game, state)
        const allowed = rows.flatMap(parts).map(key)
        const marks = picks.map((kind) => `${word} ${game.kindName(kind * 6)}`)
        const found = markRow(game, state, marks)
        expect(found.allowed).toBe(allowed.includes(key(marks)))
        const texts = [0, 1, 2, 3].map((kind) => `${word} ${game.kindName(kind * 6)}`)
        const addable = texts.filter((text) => allowed.includes(key([...marks, text])))
        expect(sorted(found.addable)).toEqual(found.allowed ? sorted(addable) : [])
        if (found.post !== undefined) {
          expect(rows.map(key)).toContain(key([...marks, ...found.automatic]))
        } else expect(rows.map(key)).not.toContain(key(marks))
      }),
      { numRuns: 300 },
    )
  })

  it('may be posted as they are told', () => {
    const state = withHand([2, 1, 1], 'save')
    for (const marks of [
      ['spare herb', 'spare wood'],
      ['spare stone', 'spare wood', 'spare wood'],
      ['spare herb'],
      [],
    ]) {
      const { post = [] } = markRow(game, state, marks)
      const table = play(game).choose('hill', 'lead 1')
      Object.assign(table.state, game.copy(state))
      table.refresh().choose(...post)
      expect(table.state.piles[HANDS]).toHaveLength(4 - marks.length)
      expect(table.prompt()).toBe('work')
    }
  })

  it('take nothing by itself that nobody marked, while another could be marked', () => {
    // Two of stone, herb and rope: in the rules' order, who burns herb burns rope; but stone may be meant.
    const state = withHand([0, 1, 1, 1], 'fire')
    expect(markRow(game, state, ['burn herb'])).toEqual({
      allowed: true,
      addable: ['burn stone', 'burn rope'],
      automatic: [],
    })
    expect(markRow(game, state, ['burn rope', 'burn herb'])).toMatchObject({
      addable: [],
      automatic: [],
      post: ['burn herb'],
    })
    const rope = markRow(game, state, ['burn rope'])
    expect(rope).toMatchObject({ allowed: true, addable: ['burn stone', 'burn herb'] })
    expect(rope).not.toHaveProperty('post')
    expect(markRow(game, state, ['burn gold'])).toEqual({
      allowed: false,
      addable: [],
      automatic: [],
    })
  })

  it('keep the order in which they were made where the row has one', () => {
    const state = withHand([1, 1, 1], 'tidy')
    const { post, automatic } = markRow(game, state, ['lay herb', 'lay wood'])
    expect({ post, automatic }).toEqual({
      post: ['lay herb', 'lay wood'],
      automatic: ['lay stone'],
    })
    expect(markRow(game, state, ['lay wood', 'lay herb']).post).toEqual(['lay wood', 'lay herb'])
    const all = markRow(game, state, ['lay stone', 'lay herb', 'lay wood'])
    expect(all).toMatchObject({ post: ['lay stone', 'lay herb'], automatic: [] })
    expect(markRow(game, state, ['lay stone'])).toMatchObject({
      allowed: true,
      addable: ['lay wood', 'lay herb'],
    })
  })

  it('serve a single choice too', () => {
    const { state } = play(game).choose('hill', 'lead 1')
    expect(markRow(game, state, ['rest'])).toEqual({
      allowed: true,
      addable: [],
      automatic: [],
      post: ['rest'],
    })
  })

  it('take few dry runs, also for a long hand', () => {
    let tries = 0
    const copy: typeof game.copy = (state) => {
      tries++
      return game.copy(state)
    }
    const state = withHand([6, 6, 6, 6], 'save')
    expect(markRow({ ...game, copy }, state, ['spare rope', 'spare wood']).allowed).toBe(true)
    expect(tries).toBeLessThan(30)
  })
})

describe('the beginning of a row', () => {
  it('is seen where picks follow, and inside', () => {
    const state = withHand([2, 2, 1], 'fire')
    expect(beginsRow(game, state)).toBe(true)
    expect(beginsRow(game, dryRun(game, state, 0).state)).toBe(true)
    expect(beginsRow(game, withHand([0, 1, 1, 1], 'fire'))).toBe(true)
    expect(beginsRow(game, play(game).state)).toBe(false)
    const over = play(game, { rounds: 1 }).choose('hill', 'lead 1', 'rest', 'rest', 'rest')
    expect(beginsRow(game, over.state)).toBe(false)
    expect(markRow(game, over.state, [])).toEqual({ allowed: true, addable: [], automatic: [] })
  })
})

describe('sealed options', () => {
  it('are those that turn a card or roll', () => {
    const { state } = play(game).choose('hill', 'lead 1')
    expect(sealedOptions(game, state)).toEqual([
      { text: 'draw', sealed: true, reveals: true, rolls: false },
      { text: 'roll', sealed: true, reveals: false, rolls: true },
      { text: 'fire', sealed: false, reveals: false, rolls: false },
      { text: 'save', sealed: false, reveals: false, rolls: false },
      { text: 'tidy', sealed: false, reveals: false, rolls: false },
      { text: 'rest', sealed: false, reveals: false, rolls: false },
    ])
    expect(sealedOptions(delve(), play(delve()).state).map(({ sealed }) => sealed)).toEqual([
      true,
      false,
    ])
  })
})
