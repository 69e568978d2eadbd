import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type EngineState,
  type Game,
  newMatch,
  type Options,
  parseMatch,
  printMatch,
  RandomDealer,
  RandomStream,
  Umpire,
} from '@muster/engine'
import { keep } from '@muster/keep'
import { optionsFor } from '@muster/keep/chronicle'
import { terrinoth } from '@muster/terrinoth'
import { describe, expect, it } from 'vitest'
import { OK, WRONG_USE } from '../errors.ts'
import { NOTES } from '../play/bots-in-seats.ts'
import { type Stage, stage } from '../testing/actors.ts'

const isIdle = (text: string): boolean => text === 'end-turn'

/** A scenario played to its end: won by who plays well, lost by who does nothing. */
function played(scenario: string, result: 'won' | 'lost', rewards: readonly string[] = []): string {
  return playedIn(
    keep,
    optionsFor(scenario, { level: 'family', clans: ['slimes'] }, rewards),
    result,
  )
}

function playedIn<S extends EngineState, C>(
  game: Game<S, C>,
  options: Options,
  result: 'won' | 'lost',
): string {
  for (let seed = 1; seed < 60; seed++) {
    const deal = { kind: 'random', note: `seed ${seed}` } as const
    const match = newMatch(game, options, new RandomDealer(seed), { deal })
    const stream = new RandomStream(seed)
    const umpire = new Umpire(game, game.content, game.copy(match.state), new RandomDealer(seed))
    const good = (): number => {
      umpire.resume(game.copy(match.state))
      return game.policy(umpire, (below) => stream.below(below))
    }
    while (!match.isOver) {
      const texts = match.texts()
      match.choose(result === 'won' ? texts[good()] : (texts.find(isIdle) ?? texts[0]))
    }
    if (match.record.result === result) return printMatch(match.record)
  }
  throw new Error(`no match with ${JSON.stringify(options)} is ${result}`)
}

/** A player with these matches in the folder. */
function withMatches(answers: readonly string[], ...matches: readonly string[]): Stage {
  const set = stage({ answers })
  const folder = join(set.folder, 'muster', 'matches')
  mkdirSync(folder, { recursive: true })
  for (const [n, match] of matches.entries()) {
    const game = match.includes('terrinoth') ? 'terrinoth' : 'keep'
    writeFileSync(join(folder, `${game}-2026-02-0${n + 1}-m.muster`), match)
  }
  return set
}

/** The options of the match that was begun last: its deal is sealed. */
function begun(set: Stage) {
  const records = set.files('matches').map((file) => {
    try {
      return parseMatch(readFileSync(file, 'utf8'), { notes: NOTES })
    } catch {
      return undefined
    }
  })
  return records.find((record) => record?.deal.kind === 'sealed')?.options
}

const FIRST = 'goblin-problem'
const cauldron = played('witchs-cauldron', 'won')

describe('muster chronicle', () => {
  it('lists the chapters, what was won, and what is next', async () => {
    const set = withMatches([], cauldron, played('rent-day', 'lost', ['frog']), 'no match at all')
    expect(await set.muster('chronicle', 'keep')).toBe(OK)
    const text = set.text()
    expect(text).toContain('1. Moving In  (moving-in)')
    expect(text).toMatch(/Witch’s Cauldron · won on Family ★[★☆]{2}\n/)
    expect(text).toContain('Rent Day · lost, try again · next')
    expect(text).toContain('Flooded Cellars · next')
    expect(text).toContain('muster chronicle keep moving-in')
  })

  it('begins a chapter with clans that it names', async () => {
    const set = withMatches(['1', '', 'ghosts', 'slimes', ''])
    expect(await set.muster('chronicle', 'keep', 'moving-in')).toBe(OK)
    expect(set.text()).toContain('“ghosts” is not on the list.')
    expect(begun(set)).toMatchObject({
      scenario: 'witchs-cauldron',
      chronicle: true,
      clans: ['slimes'],
    })
  })

  it('asks for the reward, and takes it along', async () => {
    const set = withMatches(['sword'], cauldron)
    const flags = ['--players', '1', '--level', 'steady', '--clans', 'slimes', '--bots', 'none']
    expect(await set.muster('chronicle', 'keep', 'moving-in', ...flags)).toBe(OK)
    expect(set.text()).toContain('Which reward do you take along?')
    expect(begun(set)).toMatchObject({ scenario: 'rent-day', level: 'steady', rewards: ['sword'] })
  })

  it('tries again what was lost, with what was taken along then', async () => {
    const set = withMatches([], cauldron, played('rent-day', 'lost', ['frog']))
    expect(await set.muster('chronicle', 'keep', 'moving-in', '--defaults')).toBe(OK)
    expect(set.text()).not.toContain('Which reward')
    expect(begun(set)).toMatchObject({ scenario: 'rent-day', rewards: ['frog'] })
  })

  it('goes on along a road of Terrinoth with the same heroes, and a boon', async () => {
    const heroes = ['runa', 'dorn']
    const won = playedIn(terrinoth, { players: 1, quest: FIRST, heroes, journey: true }, 'won')
    const list = withMatches([], won)
    expect(await list.muster('chronicle', 'terrinoth')).toBe(OK)
    expect(list.text()).toMatch(/The Goblin Problem · won on Usual rules ★[★☆]{2}\n/)
    expect(list.text()).toContain('The Breach · next')
    const set = withMatches(['full-bellies', ''], won)
    expect(await set.muster('chronicle', 'terrinoth', 'goblins', '--bots', 'none')).toBe(OK)
    expect(set.text()).toContain('Which reward do you take along?')
    expect(begun(set)).toMatchObject({
      ...{ quest: 'the-breach', journey: true, players: 1 },
      ...{ heroes, boons: ['full-bellies'] },
    })
  })

  it('says what it does not know', async () => {
    const set = withMatches([])
    expect(await set.muster('chronicle', 'tenefyr')).toBe(WRONG_USE)
    expect(await set.muster('chronicle', 'keep', 'moving-out')).toBe(WRONG_USE)
    expect(set.complaints).toEqual([
      'Heroes of Tenefyr has no chronicle.',
      'There is no chapter “moving-out”; there are: moving-in, bad-weather, bad-company, doors-and-walls, the-long-night.',
    ])
  })
})
