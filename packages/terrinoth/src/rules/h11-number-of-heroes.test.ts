import { describe, expect, it } from 'vitest'
import { table } from '../testing/table.ts'

const ALL = ['sal', 'wick', 'hob', 'mag']
const TYPES = ['scout', 'warrior', 'healer', 'mage']

/** A table without enemies, so that activations are all that happens. */
const quiet = (heroes: number, players = heroes) =>
  table({ heroes: ALL.slice(0, heroes), players }).put({ engaged: {}, shadows: [] })

/** The active hero rests, and rolls nothing of use. */
function rest(t: ReturnType<typeof quiet>): void {
  t.toRoll(`${TYPES[t.state.active]}-rest`)
    .dice({ hero: ['defense'] })
    .choose('roll 0')
}

/** Who activates in this round, in order. */
function activations(t: ReturnType<typeof quiet>): string[] {
  const who: string[] = []
  const { round } = t.state
  while (t.state.round === round) {
    who.push(ALL[t.state.active])
    rest(t)
  }
  return who
}

describe('H11.1 the number of heroes', () => {
  it('H11.1 four: each once, as printed', () => {
    const t = quiet(4)
    expect(t.state.health).toEqual([10, 12, 11, 9])
    expect(activations(t)).toEqual(ALL)
  })

  it('H11.1 three: the leader chooses one to activate again; four more health', () => {
    const t = quiet(3)
    expect(t.state.health.slice(0, 3)).toEqual([14, 16, 15])
    for (let n = 0; n < 3; n++) rest(t)
    expect(t.prompt()).toBe('again')
    expect(t.rule()).toBe('H11.1')
    expect(t.by()).toBe('party')
    expect(t.options()).toEqual(['again sal', 'again wick', 'again hob'])
    t.choose('again sal')
    expect(activations(t)).toEqual(['sal'])
  })

  it('H11.1 two: each twice, in turn; ten more health', () => {
    const t = quiet(2)
    expect(t.state.health.slice(0, 2)).toEqual([20, 22])
    expect(activations(t)).toEqual(['sal', 'wick', 'sal', 'wick'])
  })

  it('H11.1 one player with two heroes plays as two', () => {
    const t = quiet(2, 1)
    expect(t.state.health.slice(0, 2)).toEqual([20, 22])
    expect(activations(t)).toEqual(['sal', 'wick', 'sal', 'wick'])
  })
})

describe('H11.2 what holds for the whole game', () => {
  it('H11.2 of two the one who is left activates twice in a row, with the health of two', () => {
    const t = quiet(2).put({
      engaged: { wick: ['brute.1'] },
      wounds: { wick: 21 },
    })
    rest(t)
    t.toRoll('warrior-attack').dice({ hero: ['success', 'success'], enemy: ['counterattack'] })
    t.choose('roll 0')
    expect(t.hero('wick').fallen).toBe(true)
    t.put({ engaged: {}, shadows: [] })
    expect(activations(t)).toEqual(['sal'])
    expect(t.state.health[0]).toBe(20)
    expect(activations(t)).toEqual(['sal', 'sal'])
  })

  it('H11.2 with three at set-up, two who are left have one more activation, not two', () => {
    const t = quiet(3).put({ engaged: { wick: ['brute.1'] }, wounds: { wick: 15 } })
    rest(t)
    t.toRoll('warrior-attack').dice({ hero: ['success', 'success'], enemy: ['counterattack'] })
    t.choose('roll 0')
    expect(t.hero('wick').fallen).toBe(true)
    t.put({ engaged: {}, shadows: [] })
    rest(t)
    expect(t.prompt()).toBe('again')
    expect(t.options()).toEqual(['again sal', 'again hob'])
  })
})

describe('H11.3 the activation besides', () => {
  it('H11.3 is a full one: with no ready card it costs 2 wounds and readies all', () => {
    const t = quiet(3)
    for (let n = 0; n < 3; n++) rest(t)
    t.put({ spent: { sal: ['scout-attack', 'scout-explore', 'scout-rest', 'scout-aid'] } })
    t.choose('again sal').expectEvents('wounded sal 2 2 spent-cards', 'readied-all sal spent-cards')
    expect(t.options()).toHaveLength(4)
  })

  it('H11.3 may be the leader’s own, or that of any living hero', () => {
    const t = quiet(3).put({ leader: 'wick' })
    expect(t.leader()).toBe('wick')
    for (let n = 0; n < 3; n++) rest(t)
    expect(t.options()).toContain('again wick')
  })
})
