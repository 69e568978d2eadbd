import { describe, expect, it } from 'vitest'
import {
  at,
  claim,
  draw,
  either,
  exhaust,
  hurt,
  hurtEach,
  loseTokens,
  may,
  pay,
  recover,
  upgrade,
  wound,
} from '../cards/build.ts'
import { rankOf } from '../lasting.ts'
import { BOX, EXPLORATION } from '../state.ts'
import { abilityTable } from '../testing/ability-table.ts'
import { drill, drillWith, table } from '../testing/table.ts'

const choice = either([claim('you', 1)], [recover('you', 1)])

describe('H12.1 as completely as possible', () => {
  it('H12.1 of two outcomes both are offered if both have an effect', () => {
    const t = abilityTable([choice], { wounds: { sal: 2 } }).choose('use sal')
    expect(t.prompt()).toBe('choose')
    expect(t.options()).toHaveLength(2)
  })

  it('H12.1 one without effect may not be chosen', () => {
    abilityTable([choice]).choose('use sal').expectEvents('claimed sal 1 1 ability')
    abilityTable([choice], { wounds: { sal: 2 }, tokens: { sal: 5 } })
      .choose('use sal')
      .expectEvents('recovered sal 1 1 ability')
  })

  it('H12.1 with no effect at all there is nothing to use', () => {
    const t = abilityTable([choice], { tokens: { sal: 5 } })
    expect(t.options()).not.toContain('use sal')
  })

  it('H12.1 what can be done is done, though another part cannot', () => {
    const t = abilityTable([recover('you', 1), claim('you', 2)]).choose('use sal')
    expect(t.hero('sal').tokens).toBe(2)
  })
})

describe('H12.2 prices', () => {
  const price = (tokens: number) => ({ price: [loseTokens('you', tokens)] })

  it('H12.2 are paid in full, or the effect cannot be had', () => {
    const poor = abilityTable(
      [recover('you', 1)],
      { wounds: { sal: 3 }, tokens: { sal: 1 } },
      price(2),
    )
    expect(poor.options()).not.toContain('use sal')
    const rich = abilityTable(
      [recover('you', 1)],
      { wounds: { sal: 3 }, tokens: { sal: 2 } },
      price(2),
    )
    rich.choose('use sal').expectEvents('lost-tokens sal 2 0 ability', 'recovered sal 1 2 ability')
  })

  it('H12.2 come from one’s own cards and tokens', () => {
    const t = abilityTable(
      [recover('you', 1)],
      { wounds: { sal: 3 }, tokens: { wick: 5 } },
      price(1),
    )
    expect(t.options()).not.toContain('use sal')
  })

  it('H12.2 of two prices one that cannot be paid cannot be chosen', () => {
    const prices = either(
      [pay([loseTokens('you', 1)], recover('you', 1))],
      [pay([exhaust('you', 1)], recover('you', 1))],
    )
    const t = abilityTable([prices], { wounds: { sal: 3 } }).choose('use sal')
    expect(t.prompt()).toBe('pay')
    t.choose(t.options()[0])
    expect(t.prompt()).toBe('exhaust-card')
    t.choose('exhaust scout-aid').expectEvents('recovered sal 1 2 ability')
  })

  it('H12.2 a wound is no price for who would fall by it', () => {
    const mortal = { price: [wound('you', 1)] }
    expect(
      abilityTable([claim('you', 1)], { wounds: { sal: 19 } }, mortal).options(),
    ).not.toContain('use sal')
    expect(abilityTable([claim('you', 1)], { wounds: { sal: 18 } }, mortal).options()).toContain(
      'use sal',
    )
  })
})

describe('H12.3 order and choice', () => {
  it('H12.3 of abilities at one moment the active hero chooses the order', () => {
    const game = drillWith({
      quest: {
        triggers: [
          at('after-activation', {}, wound('you', 1)),
          at('after-activation', {}, claim('you', 1)),
        ],
      },
    })
    const t = table({ game }).put({ engaged: {}, shadows: [] }).toRoll('scout-rest')
    t.choose('roll 0')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['order', 'H12.3', 0])
    t.choose(t.options()[1])
    expect(t.eventsOf('wounded', 'claimed')).toEqual([
      'claimed sal 1 1 quest',
      'wounded sal 1 1 quest',
    ])
  })

  it('H12.3 several heroes do the same from the leader clockwise', () => {
    const laid = { leader: 'wick' }
    const t = abilityTable([upgrade('each')], {}, {}, { heroes: ['sal', 'wick', 'hob'] })
    t.put(laid).choose('use sal')
    const order: unknown[] = []
    while (t.prompt() === 'upgrade') {
      order.push(t.by())
      t.choose(t.options()[0])
    }
    expect(order).toEqual([1, 2, 0])
  })

  it('H12.3 of equally valid ways the leader decides', () => {
    const t = abilityTable([wound('led', 1)])
      .put({ leader: 'wick' })
      .choose('use sal')
    expect([t.prompt(), t.by(), t.umpire.decision.arbiter]).toEqual(['who', 'party', 1])
    t.choose('hero sal').expectEvents('wounded sal 1 1 ability')
  })
})

describe('H12.4 may and cannot', () => {
  it('H12.4 "may" can be declined', () => {
    const t = abilityTable([may(claim('you', 1))]).choose('use sal')
    expect([t.prompt(), t.rule()]).toEqual(['may', 'H12.4'])
    t.choose('decline')
    expect(t.hero('sal').tokens).toBe(0)
  })

  it('H12.4 "cannot" is absolute', () => {
    const game = drillWith({ quest: { always: [{ always: 'untouchable', foe: 'face-down' }] } })
    const t = table({ game, heroes: ['mag', 'wick'] })
    t.put({ engaged: {}, shadows: ['?', 'brute.1', 'runt.1'] }).choose('activate mage-attack')
    expect(t.options()).toEqual(['target brute', 'target runt'])
  })

  it('H12.4 the card wins over the rulebook', () => {
    const game = drillWith({ quest: { always: [{ always: 'nemesis-returns' }] } })
    const t = table({ game }).put({ engaged: { sal: ['tyrant -7'] }, shadows: [] })
    t.toRoll('scout-attack').dice({ hero: ['success', 'success', 'success'], enemy: ['blank'] })
    t.choose('roll 0')
    expect(t.pile('lair')).toEqual(['tyrant'])
    expect(t.enemy('tyrant').hurt).toBe(0)
  })
})

describe('H12.5 as much as there is', () => {
  it('H12.5 to recover, to lose, to exhaust', () => {
    const laid = { wounds: { sal: 2 }, tokens: { sal: 1 }, spent: { sal: ['scout-rest'] } }
    const t = abilityTable([recover('you', 5), loseTokens('you', 3), exhaust('you', 4)], laid)
    t.choose('use sal')
    expect(t.hero('sal')).toMatchObject({ wounds: 0, tokens: 0 })
    expect(t.hero('sal').spent).toHaveLength(4)
  })
})

describe('H12.6 and H12.14 exploration cards', () => {
  it('H12.6 an item is kept', () => {
    const t = abilityTable([draw('you', 1)], { exploration: ['coin.1'] }).choose('use sal')
    t.expectEvents('drew sal coin', 'found sal coin')
    expect(t.hero('sal').items).toEqual(['coin'])
  })

  it('H12.6 an event is resolved and discarded', () => {
    const t = abilityTable([draw('you', 1)], { exploration: ['map.1'] }).choose('use sal')
    t.expectEvents('drew sal map', 'event sal map', 'progress 2 2 map')
    expect(t.pile('exploration-discard')).toEqual(['map'])
  })

  it('H12.6 any number of items may be held', () => {
    const items = { sal: ['coin.1', 'coin.2', 'bomb.1', 'bomb.2', 'bomb.3'] }
    const t = abilityTable([draw('you', 1)], { exploration: ['coin.3'], items }).choose('use sal')
    expect(t.hero('sal').items).toHaveLength(6)
  })

  it('H12.14 of two one is resolved by its drawer, and the other goes on top or to the bottom', () => {
    const laid = { exploration: ['map.1', 'herb.1'], wounds: { sal: 3 } }
    const t = abilityTable([draw('you', 2)], laid).choose('use sal')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['resolve', 'H12.14', 0])
    expect(t.options()).toEqual(['resolve map', 'resolve herb'])
    t.choose('resolve herb').expectEvents('recovered sal 2 1 herb')
    expect(t.options()).toEqual(['top map', 'bottom map'])
    t.choose('top map')
    expect(t.pile('exploration')[0]).toBe('map')
    expect(t.pile('exploration-discard')).toEqual(['herb'])
  })

  it('H12.14 at the bottom it comes last', () => {
    const t = abilityTable([draw('you', 2)], { exploration: ['map.1', 'coin.1'] })
    t.choose('use sal', 'resolve coin', 'bottom map')
    expect(t.pile('exploration').at(-1)).toBe('map')
  })

  it('H12.14 if only one can be drawn, it is resolved', () => {
    const t = abilityTable([draw('you', 2)])
    t.state.piles[BOX].push(...t.state.piles[EXPLORATION].splice(0))
    t.put({ exploration: ['map.1'] })
      .choose('use sal')
      .expectEvents('event sal map')
    expect(t.prompt()).toBe('roll')
  })

  it('H12.14 an event that draws again leaves the other card alone', () => {
    const again = { ...drill.content.pack.exploration[3], do: [draw('you', 1)] }
    const exploration = drill.content.pack.exploration.map((card, n) => (n === 3 ? again : card))
    const game = drillWith({
      pack: { exploration },
      hero: { name: 'sal', triggers: [at('before-action', { may: true }, draw('you', 2))] },
    })
    const t = table({ game }).put({
      engaged: {},
      shadows: [],
      exploration: ['map.1', 'herb.1', 'coin.1'],
    })
    t.toRoll('scout-explore').choose('use sal', 'resolve map')
    t.expectEvents('event sal map', 'drew sal coin', 'found sal coin')
    expect(t.options()).toEqual(['top herb', 'bottom herb'])
  })
})

describe('H12.8 claiming', () => {
  it('H12.8 a token that is claimed can be used at once', () => {
    const t = abilityTable([claim('you', 1)])
    expect(t.options()).toEqual(['roll 0', 'use sal'])
    t.choose('use sal')
    expect(t.options()).toEqual(['roll 0', 'roll 1'])
  })
})

describe('H12.10 difficulty', () => {
  it('H12.10 comes before rank, and within it Nemesis, master, minion', () => {
    const { content } = drill
    const rank = (name: string) =>
      rankOf(
        content,
        content.kindOf.findIndex((kind) => content.kinds[kind].name === name),
      )
    const order = ['runt', 'runt-master', 'tyrant', 'ogre', 'ogre-master'].map(rank)
    expect(order).toEqual([...order].sort((a, b) => a - b))
    expect(rank('tyrant')).toBeGreaterThan(rank('brute-master'))
    expect(rank('ogre')).toBeGreaterThan(rank('tyrant'))
  })
})

describe('H12.11 where cards go', () => {
  it('H12.11 each kind has its own discard pile', () => {
    const laid = { exploration: ['map.1'], shadows: ['runt.1'], progress: 4 }
    const t = abilityTable([draw('you', 1), hurtEach({}, 1)], laid).choose('use sal')
    expect(t.pile('exploration-discard')).toEqual(['map'])
    expect(t.pile('enemy-discard')).toEqual(['runt'])
    expect(t.pile('location-discard')).toEqual([])
  })
})

describe('H12.12 traits', () => {
  it('H12.12 do nothing by themselves: effects name them', () => {
    const t = abilityTable([hurt({ trait: 'goblin' }, 1)], {
      shadows: ['brute.1', 'runt-master'],
    })
    t.choose('use sal').expectEvents('hurt runt-master 1 1 ability')
    expect(t.enemy('brute.1').hurt).toBe(0)
  })
})

describe('H12.16 moments', () => {
  it('H12.16 an ability is used once each time its moment comes', () => {
    const t = abilityTable([claim('you', 1)]).choose('use sal')
    expect(t.options()).not.toContain('use sal')
    t.choose('roll 0').toRoll('warrior-rest').choose('roll 0').toRoll('scout-rest')
    expect(t.options()).toContain('use sal')
  })

  it('H12.16 a trigger at the end of an activation is asked of its owner, in turn', () => {
    const triggers = [at('after-activation', { may: true, of: 'any' }, claim('you', 1))]
    const t = table({ game: drillWith({ hero: { name: 'wick', triggers } }) })
    t.put({ engaged: {}, shadows: [] }).toRoll('scout-rest').choose('roll 0')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['ability', 'H12.16', 1])
    expect(t.options()).toEqual(['use wick', 'pass'])
    t.choose('use wick').expectEvents('used wick wick', 'claimed wick 1 1 ability')
    expect(t.prompt()).toBe('activate')
  })
})
