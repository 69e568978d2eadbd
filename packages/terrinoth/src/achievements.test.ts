import { LOST, WON } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { ACHIEVEMENTS, type Deeds, earned, newDeeds, note, progressOf } from './achievements.ts'
import { terrinoth } from './game.ts'
import { type Laid, type Setting, type Table, table } from './testing/table.ts'

const { content } = terrinoth

interface Watched {
  readonly t: Table
  readonly deeds: Deeds
  /** Those earned if the match ended now. */
  won(): string[]
  lost(): string[]
}

function watch(laid: Laid = {}, setting: Omit<Setting, 'game'> = {}): Watched {
  const t = table({ heroes: ['kari', 'lissa'], ...setting, game: terrinoth }).put({
    engaged: {},
    shadows: [],
    ...laid,
  })
  const deeds = newDeeds()
  const told = t.umpire.events
  t.umpire.events = (name, a, b, c, d) => {
    told?.(name, a, b, c, d)
    note(deeds, content, t.state, { name, a, b, c, d })
  }
  const ended = (result: number) => earned(deeds, content, { ...t.state, result })
  return { t, deeds, won: () => ended(WON), lost: () => ended(LOST) }
}

const card = (name: string): number =>
  content.kindOf.findIndex((kind) => content.kinds[kind].name === name)
const tell = ({ deeds, t }: Watched, name: string, a = 0, b = 0, c = 0, d = 0): void =>
  note(deeds, content, t.state, { name, a, b, c, d })

describe('achievements', () => {
  it('need a victory, some of them', () => {
    const four = watch({}, { heroes: ['kari', 'lissa', 'mok', 'astarra'] })
    expect(four.won()).toEqual(expect.arrayContaining(['terrinoth/all-four', 'terrinoth/no-rest']))
    expect(four.lost()).toEqual([])
    tell(four, 'fell', 1)
    expect(four.won()).not.toContain('terrinoth/all-four')
    expect(watch().won()).not.toContain('terrinoth/all-four')
  })

  it('know who was left, how grim it was, and how late', () => {
    const alone = watch()
    alone.t.state.fallen[1] = 1
    expect(alone.won()).toContain('terrinoth/last-one-standing')
    const grim = watch({}, { quest: 'the-long-night', grim: true })
    expect(grim.won()).toContain('terrinoth/grim-and-formidable')
    expect(watch({}, { grim: true }).won()).not.toContain('terrinoth/grim-and-formidable')
    const last = content.pack.quests[0].track.length - 1
    expect(watch({ peril: last }).won()).toContain('terrinoth/at-the-brink')
    expect(watch({ peril: last - 1 }).won()).not.toContain('terrinoth/at-the-brink')
  })

  it('count tokens, and criticals of one die', () => {
    const lucky = watch({ engaged: { kari: ['bandit.1'] }, tokens: { kari: 4 } })
    lucky.t.toRoll('precise-strike')
    lucky.t.dice({
      hero: ['critical', 'success', 'critical', 'critical', 'defense'],
      enemy: ['blank'],
    })
    lucky.t.choose('roll 0')
    expect(lucky.lost()).toEqual(
      expect.arrayContaining(['terrinoth/five-tokens', 'terrinoth/three-criticals']),
    )
    const two = watch({ engaged: { kari: ['bandit.1'] } })
    two.t.toRoll('precise-strike')
    two.t.dice({
      hero: ['critical', 'critical', 'critical', 'defense', 'success'],
      enemy: ['blank'],
    })
    two.t.choose('roll 0')
    expect(progressOf(two.deeds)).toContainEqual({
      rule: 'terrinoth/three-criticals',
      have: 2,
      need: 3,
    })
  })

  it('see a great enemy fall by one roll, if it was unhurt', () => {
    const blow = (wounds: number) => {
      const one = watch({ engaged: { kari: [`troll.1 -${wounds}`] } })
      one.t.toRoll('precise-strike')
      const { health, resilience } = content.kinds[content.kindOf[card('troll')]]
      const needed = health + resilience - wounds
      const criticals = Array.from({ length: needed - 1 }, () => 'critical' as const)
      one.t.dice({ hero: ['critical', 'defense', ...criticals, 'defense'], enemy: ['blank'] })
      one.t.choose('roll 0')
      expect(one.t.times('defeated')).toBe(1)
      return one
    }
    expect(blow(0).lost()).toContain('terrinoth/one-blow')
    expect(blow(1).lost()).not.toContain('terrinoth/one-blow')
  })

  it('know a Nemesis that fell without a threat', () => {
    const quiet = watch()
    tell(quiet, 'threat', 0, 1)
    tell(quiet, 'round', 2)
    tell(quiet, 'defeated', card('splig'), 0)
    expect(quiet.lost()).toContain('terrinoth/quietly')
    const loud = watch()
    tell(loud, 'threat', 0, 1)
    tell(loud, 'defeated', card('splig'), 0)
    expect(loud.lost()).not.toContain('terrinoth/quietly')
  })

  it('count what one activation felled', () => {
    const laid = { engaged: { lissa: ['cave-spider.1'] }, leader: 'lissa' }
    const busy = watch(laid)
    tell(busy, 'activates', 1, 1)
    for (const name of ['bandit', 'rat-swarm', 'zombie']) tell(busy, 'defeated', card(name), 0)
    expect(busy.lost()).toContain('terrinoth/three-at-once')
    const apart = watch(laid)
    for (const name of ['bandit', 'rat-swarm', 'zombie']) {
      tell(apart, 'activates', 1, 1)
      tell(apart, 'defeated', card(name), 0)
    }
    expect(apart.lost()).not.toContain('terrinoth/three-at-once')
  })

  it('know who rested, who learned all, and who let the Broodmother be', () => {
    const tired = watch()
    tired.t
      .toRoll('caution')
      .dice({ hero: ['defense'] })
      .choose('roll 0')
    expect(tired.won()).not.toContain('terrinoth/no-rest')
    const alone = watch({}, { players: 1 })
    for (let n = 0; n < 8; n++) tell(alone, 'upgraded', n % 2, card('fan-of-knives'))
    expect(alone.lost()).toContain('terrinoth/learned-all')
    const caravan = { quest: 'the-lost-caravan' }
    expect(watch({}, caravan).won()).toContain('terrinoth/let-her-sleep')
    const hurt = watch({}, caravan)
    tell(hurt, 'dealt', card('broodmother'), 2, 1, 1)
    expect(hurt.won()).not.toContain('terrinoth/let-her-sleep')
  })

  it('are twelve', () => {
    expect(new Set(ACHIEVEMENTS).size).toBe(12)
  })
})
