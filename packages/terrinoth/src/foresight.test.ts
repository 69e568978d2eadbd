import { describe, expect, it } from 'vitest'
import { foresee } from './foresight.ts'
import { terrinoth } from './game.ts'
import { table } from './testing/table.ts'

const { content } = terrinoth
const named = (name: string): number =>
  content.kindOf.findIndex((kind) => content.kinds[kind].name === name)

const laid = () =>
  table({ game: terrinoth, heroes: ['kari', 'mok'] }).put({
    engaged: { kari: ['bandit.1', 'cave-spider.1'], mok: ['rat-swarm.1'] },
    shadows: ['bandit.2', 'goblin-archer.1'],
  })

describe('what an enemy would do', () => {
  it('counts its wounds, and whether it comes near', () => {
    const { state } = laid()
    // Backstab: another enemy is engaged with Kari.
    expect(foresee(content, state, named('bandit'), 0)).toEqual({
      wounds: 2,
      cards: 0,
      conditions: [],
      engages: false,
    })
    expect(foresee(content, state, named('bandit') + 1, 1)).toMatchObject({
      wounds: 2,
      engages: true,
    })
    expect(foresee(content, state, named('cave-spider'), 0)).toMatchObject({
      wounds: 1,
      conditions: ['poisoned'],
    })
    const { attack } = content.kinds[content.kindOf[named('goblin-archer')]]
    expect(foresee(content, state, named('goblin-archer'), 1)).toMatchObject({
      wounds: attack,
      engages: false,
    })
  })

  it('leaves the table as it is', () => {
    const { state } = laid()
    const before = JSON.stringify(state)
    foresee(content, state, named('bandit'), 0)
    expect(JSON.stringify(state)).toBe(before)
  })

  it('sees a hero fall, also in the hero’s own activation', () => {
    const t = laid().put({ wounds: { kari: 20 } })
    expect([t.prompt(), t.by()]).toEqual(['activate', 0])
    expect(foresee(content, t.state, named('bandit'), 0)).toMatchObject({ wounds: 1 })
  })

  it('stops where somebody must choose', () => {
    const { state } = table({ game: terrinoth, heroes: ['kari', 'mok'] }).put({
      engaged: { kari: ['zombie.1'] },
    })
    expect(foresee(content, state, named('zombie'), 0)).toMatchObject({ wounds: 0, cards: 0 })
  })
})
