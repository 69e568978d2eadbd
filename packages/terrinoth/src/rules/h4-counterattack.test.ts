import { describe, expect, it } from 'vitest'
import { at, enemy, loseTokens, progress, wound } from '../cards/build.ts'
import { drillWith, type Laid, type Setting, table } from '../testing/table.ts'

const exploring = (laid: Laid, setting: Setting = {}) =>
  table(setting)
    .put({ shadows: [], ...laid })
    .toRoll('scout-explore')

const missed = ['defense', 'defense'] as const
const hits = ['success', 'success'] as const

describe('H4 Counterattacks and threats', () => {
  it('H4.3 lets the highest attack strike first, each enemy once', () => {
    const engaged = { sal: ['runt.1', 'brute-master', 'brute.1'] }
    const t = exploring({ engaged })
    t.dice({ hero: hits, enemy: ['counterattack', 'counterattack', 'blank'] }).choose('roll 0')
    expect(t.eventsOf('counterattack')).toEqual([
      'counterattack brute-master sal 3',
      'counterattack brute sal 2',
    ])
    const all = exploring({ engaged })
    all.dice({ hero: hits, enemy: ['counterattack', 'counterattack', 'counterattack'] })
    all.choose('roll 0').expectEvents('counterattack runt sal 1', 'blow sal 6 0 6')
  })

  it('H4.3 takes the higher difficulty on a tie, and a master before a minion', () => {
    const t = exploring({ engaged: { sal: ['brute.1', 'ogre.1'] } })
    t.dice({ hero: hits, enemy: ['counterattack', 'blank'] }).choose('roll 0')
    expect(t.eventsOf('counterattack')).toEqual(['counterattack ogre sal 2'])
    const rank = exploring({ engaged: { sal: ['runt.1', 'runt-master'] } })
    rank.dice({ hero: hits, enemy: ['counterattack', 'blank'] }).choose('roll 0')
    expect(rank.eventsOf('counterattack')).toEqual(['counterattack runt-master sal 1'])
  })

  it('H4.3 lets the leader choose where they are still tied and it matters', () => {
    const engaged = { wick: ['imp.1', 'hound.1'] }
    const t = table({ heroes: ['sal', 'wick', 'hob'] }).put({ engaged: {}, shadows: [] })
    t.toRoll('scout-rest')
      .choose('roll 0')
      .put({ engaged, tokens: { wick: 1 } })
    t.toRoll('warrior-explore').dice({ hero: hits, enemy: ['counterattack', 'blank'] })
    t.choose('roll 0')
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['counter', 'H4.3', 'party'])
    expect(t.umpire.decision.arbiter).toBe(0)
    expect(t.options()).toEqual(['counter imp', 'counter hound'])
    t.choose('counter hound').expectEvents('counterattack hound wick 2', 'blow wick 2 0 2')
    expect(t.hero('wick').tokens).toBe(1)
    // The same attack, and neither does anything more: nobody is asked.
    const alike = exploring({ engaged: { sal: ['ogre.1', 'hound.1'] } })
    alike.dice({ hero: hits, enemy: ['counterattack', 'blank'] }).choose('roll 0')
    expect(alike.times('counterattack')).toBe(1)
  })

  it('H4.3 leaves exhausted enemies out', () => {
    const t = exploring({ engaged: { sal: ['brute-master exhausted', 'runt.1'] } })
    t.dice({ hero: hits, enemy: ['counterattack'] }).choose('roll 0')
    expect(t.eventsOf('counterattack')).toEqual(['counterattack runt sal 1'])
  })

  it('H4.4 sums the attacks less one for each defense, not below zero', () => {
    const engaged = { sal: ['brute.1', 'runt.1'] }
    const t = exploring({ engaged })
    t.dice({ hero: ['both', 'defense'], enemy: ['counterattack', 'counterattack'] }).choose(
      'roll 0',
    )
    t.expectEvents('blow sal 3 2 1', 'wounded sal 1 1 counterattack')
    const none = exploring({ engaged })
    none.dice({ hero: missed, enemy: ['blank', 'counterattack'] }).choose('roll 0')
    none.expectEvents('counterattack brute sal 2', 'blow sal 2 2 0')
    expect(none.hero('sal').wounds).toBe(0)
    const runt = exploring({ engaged: { sal: ['runt.1'] } })
    runt.dice({ hero: missed, enemy: ['counterattack'] }).choose('roll 0')
    expect([runt.eventsOf('blow'), runt.hero('sal').wounds]).toEqual([['blow sal 1 2 0'], 0])
  })

  it('H4.5 resolves all threat effects once, however many threats were rolled', () => {
    const game = drillWith({
      quest: { triggers: [at('threat', {}, progress(-1))] },
      set: { name: 'archer', master: enemy([1, 0, 2], [], { threat: [progress(-2)] }) },
    })
    const laid = { engaged: { sal: ['runt.1', 'guard.1'] }, shadows: ['archer-master', '?'] }
    const t = exploring({ ...laid, progress: 9 }, { game })
    t.dice({ hero: missed, enemy: ['threat', 'threat'] }).choose('roll 0')
    expect([t.prompt(), t.times('threat'), t.times('threat-of')]).toEqual(['order', 1, 0])
    t.choose('first archer-master 2')
    t.choose('first tyrant 2')
    t.expectEvents('threat-of tyrant', 'wounded sal 1 1 tyrant', 'threat-of quest')
    expect([t.state.progress, t.prompt()]).toEqual([9 - 1 - 2, 'activate'])
  })

  it('H4.5 counts a Nemesis wherever it is, and however', () => {
    const threat = (laid: Laid) => {
      const t = exploring(laid).dice({ hero: missed, enemy: ['threat', 'blank', 'blank'] })
      return t.choose('roll 0').eventsOf('threat-of')
    }
    const nemesis = ['threat-of tyrant']
    expect(threat({ engaged: { sal: ['runt.1'] } })).toEqual(nemesis)
    expect(threat({ engaged: { sal: ['runt.1'], wick: ['tyrant'] } })).toEqual(nemesis)
    expect(threat({ engaged: { sal: ['runt.1'] }, shadows: ['tyrant exhausted'] })).toEqual(nemesis)
    const struck = exploring({ engaged: { sal: ['tyrant', 'runt.1'] } })
    struck.dice({ hero: missed, enemy: ['counterattack', 'threat'] }).choose('roll 0')
    struck.expectEvents('counterattack tyrant sal 3', 'threat-of tyrant')
  })

  it('H4.5 passes over face-down cards', () => {
    const laid = { engaged: { sal: ['runt.1'] }, shadows: ['imp.1 hidden'], progress: 3 }
    const t = exploring(laid)
      .dice({ hero: missed, enemy: ['threat'] })
      .choose('roll 0')
    expect([t.eventsOf('threat-of'), t.state.progress]).toEqual([['threat-of tyrant'], 3])
  })

  it('H4.6 defeats only in step 4', () => {
    const t = table().put({ engaged: { sal: ['runt.1'] }, shadows: [], wounds: { sal: 19 } })
    t.toRoll('scout-attack').dice({ hero: hits, enemy: ['counterattack'] })
    t.choose('roll 0')
    const order = t.eventsOf('dealt', 'blow', 'wounded', 'defeated', 'fell')
    expect(order).toEqual([
      'dealt runt 3 0 3',
      'blow sal 1 0 1',
      'wounded sal 1 20 counterattack',
      'defeated runt sal',
      'fell sal',
    ])
  })

  it('H4.6 lets nobody fall between two threats', () => {
    const laid = { engaged: { sal: ['imp.1'] }, progress: 3, wounds: { sal: 19 } }
    const t = exploring(laid).dice({ hero: missed, enemy: ['threat'] })
    t.choose('roll 0', 'first tyrant 2')
    expect(t.eventsOf('threat-of', 'wounded', 'progress', 'fell')).toEqual([
      'threat-of tyrant',
      'wounded sal 1 20 tyrant',
      'threat-of imp',
      'progress -1 2 imp',
      'fell sal',
    ])
  })

  it('H4.6 lets who would fall recover before step 4', () => {
    const game = drillWith({
      card: { name: 'scout-rest', dice: 3 },
      nemesis: { name: 'tyrant', threat: [wound('you', 4)] },
    })
    const t = table({ game }).put({ engaged: { sal: ['runt.1'] }, wounds: { sal: 18 } })
    t.toRoll('scout-rest')
      .dice({ enemy: ['threat'] })
      .choose('roll 0')
    t.expectEvents('recovered sal 3 15 scout-rest', 'wounded sal 4 19 tyrant')
    expect(t.hero('sal').fallen).toBe(false)
  })

  it('H4.17 sums all counterattacks first, then come the threats in the active hero’s order', () => {
    const laid = { engaged: { sal: ['runt.1', 'imp.1'] }, progress: 2, tokens: { sal: 3 } }
    const t = exploring(laid).dice({
      hero: ['defense', 'success'],
      enemy: ['counterattack', 'threat'],
    })
    t.choose('roll 0')
    t.expectEvents(
      'counterattack imp sal 2',
      'lost-tokens sal 1 2 imp',
      'blow sal 2 1 1',
      'threat sal 1',
    )
    expect([t.prompt(), t.rule(), t.by()]).toEqual(['order', 'H12.3', 0])
    expect(t.options()).toEqual(['first imp 1', 'first tyrant 2'])
    t.choose('first tyrant 2')
    expect(t.eventsOf('threat-of')).toEqual(['threat-of tyrant', 'threat-of imp'])
  })

  it('H4.17 lowers counterattack wounds by defense, not those of threats', () => {
    const t = exploring({ engaged: { sal: ['runt.1'] } })
    t.dice({ hero: missed, enemy: ['threat'] }).choose('roll 0')
    t.expectEvents('wounded sal 1 1 tyrant')
    expect(t.times('blow')).toBe(0)
  })

  it('H4.17 asks for no order among threats that say the same', () => {
    const game = drillWith({ quest: { triggers: [at('threat', {}, wound('you', 1))] } })
    const t = exploring({ engaged: { sal: ['runt.1'] } }, { game })
    t.dice({ hero: missed, enemy: ['threat'] }).choose('roll 0')
    expect([t.eventsOf('threat-of'), t.prompt()]).toEqual([
      ['threat-of quest', 'threat-of tyrant'],
      'activate',
    ])
  })

  it('H4.17 asks for no order where only one threat would change anything', () => {
    const game = drillWith({ nemesis: { name: 'tyrant', threat: [loseTokens('you', 1)] } })
    const t = exploring({ engaged: { sal: ['imp.1'] }, progress: 3 }, { game })
    t.dice({ hero: missed, enemy: ['threat'] }).choose('roll 0')
    expect([t.eventsOf('threat-of'), t.prompt()]).toEqual([['threat-of imp'], 'activate'])
  })
})
