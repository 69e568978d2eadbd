import { describe, expect, it } from 'vitest'
import { at, draw, ready } from '../cards/build.ts'
import { drillWith, table } from '../testing/table.ts'

const nobody = { engaged: {}, shadows: [] }

describe('H5 Readying activation cards', () => {
  it('H5.1 readies all cards by resting, the rest card too', () => {
    const t = table().put({ ...nobody, spent: { sal: ['scout-attack', 'scout-aid'] } })
    t.toRoll('scout-rest').choose('roll 0')
    t.expectEvents('successes sal 1 1 0', 'readied-all sal scout-rest')
    expect(t.hero('sal').spent).toEqual([])
  })

  it('H5.2 lets the target of aid ready one card, asked of its own player', () => {
    const spent = { wick: ['warrior-attack', 'warrior-rest'] }
    const t = table()
      .put({ ...nobody, spent })
      .toRoll('scout-aid')
      .choose('roll 0')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['ready-card', 'H5.2', 1])
    expect(t.options()).toEqual(['ready warrior-attack', 'ready warrior-rest', 'decline'])
    t.choose('ready warrior-rest').expectEvents('readied wick warrior-rest scout-aid')
    expect(t.hero('wick').spent).toEqual(['warrior-attack'])
    const declined = table()
      .put({ ...nobody, spent })
      .toRoll('scout-aid')
      .choose('roll 0', 'decline')
    expect(declined.hero('wick').spent).toEqual(spent.wick)
  })

  it('H5.2 readies by locations too', () => {
    const game = drillWith({
      location: { name: 'road', triggers: [at('after-action', {}, ready('you', 1))] },
    })
    const spent = { sal: ['scout-attack', 'scout-aid'] }
    const t = table({ game })
      .put({ ...nobody, spent })
      .toRoll('scout-explore')
    t.choose('roll 0', 'ready scout-aid').expectEvents('readied sal scout-aid road')
    expect(t.hero('sal').spent).toEqual(['scout-attack', 'scout-explore'])
  })

  it('H5.2 readies by exploration cards and quests too', () => {
    const game = drillWith({
      found: { name: 'herb', do: [ready('you', 2)] },
      card: { name: 'scout-explore', below: [draw('you', 1)] },
      quest: { triggers: [at('round-end', {}, ready('you', 1))] },
    })
    const spent = { sal: ['scout-attack', 'scout-aid'] }
    const t = table({ game }).put({ ...nobody, spent, exploration: ['herb.1'] })
    t.toRoll('scout-explore').choose('roll 0')
    expect([t.prompt(), t.options()]).toEqual([
      'ready-card',
      ['ready scout-attack', 'ready scout-explore'],
    ])
    t.choose('ready scout-attack', 'ready scout-aid')
    t.expectEvents('readied sal scout-attack herb', 'readied sal scout-aid herb')
    t.toRoll('warrior-rest').choose('roll 0')
    t.toRoll('scout-attack').choose('roll 0')
    t.toRoll('warrior-rest').choose('roll 0', 'ready scout-attack')
    t.expectEvents('readied sal scout-attack quest', 'round 2')
  })
})
