import { describe, expect, it } from 'vitest'
import { RandomDealer } from './dealers/random.ts'
import { type Script, ScriptedDealer } from './dealers/scripted.ts'
import { MusterError } from './errors.ts'
import { numbered, type Telling } from './game.ts'
import { stateHash } from './hash.ts'
import { newMatch } from './match.ts'
import { printPosition } from './position.ts'
import { proceduresFor } from './procedure.ts'
import { MatchError, standing } from './record.ts'
import { replay, resumeMatch } from './replay.ts'
import type { EngineState } from './state.ts'
import { delve } from './testing/delve.ts'

const game = delve()

function begin(script: Script = {}) {
  return newMatch(game, {}, new ScriptedDealer(game, script), {
    deal: { kind: 'scripted', note: 'a test' },
  })
}

/** Bats make seat 1 drop two of gem, rope and bat: a row of picks. */
const FLEE: Script = { deck: ['gem', 'rope', 'bat'], 'die 0': [0] }

function fleeing() {
  const match = begin(FLEE)
  for (let i = 0; i < 3; i++) match.choose('draw')
  return match
}

function codeOf(work: () => unknown): string {
  try {
    work()
  } catch (error) {
    if (error instanceof MusterError) return error.code
  }
  return 'none'
}

describe('a match', () => {
  it('shows its decision as JSON', () => {
    expect(begin().decision()).toEqual({
      by: 0,
      arbiter: 0,
      weighty: false,
      prompt: 'press',
      rule: 'D2',
      entry: 0,
      continues: false,
      options: [
        { text: 'draw', at: [], alike: 1 },
        { text: 'bury ?0/13', at: [{ kind: 'place', n: -14 }], alike: 1, sealed: true },
      ],
    })
  })

  it('keeps what was chosen and what was dealt after it', () => {
    const match = fleeing()
    expect(match.entries.slice(1)).toEqual([
      { kind: 'choice', by: 0, texts: ['draw'], dealt: ['gem.1'] },
      { kind: 'choice', by: 0, texts: ['draw'], dealt: ['rope.14'] },
      { kind: 'choice', by: 0, texts: ['draw'], dealt: ['bat.9', 'die0=0'] },
    ])
    expect(match.eventTexts()).toEqual(['drew 1 bat'])
  })

  it('names the nearest options when one is not on the list', () => {
    const match = begin()
    const hash = match.hash()
    expect(() => match.choose('drow')).toThrow('“drow” is not on the list; nearest: “draw”')
    expect(match.hash()).toBe(hash)
    expect(match.version).toBe(0)
    match.choose('draw')
  })

  it('refuses a stale choice', () => {
    const match = begin()
    match.choose('draw', { entry: 0 })
    expect(codeOf(() => match.choose('draw', { entry: 0 }))).toBe('stale')
    match.note('vote', '2 draw')
    expect(match.decision()?.entry).toBe(1)
    match.choose('draw', { entry: 1 })
    expect(match.decision()?.entry).toBe(3)
  })

  it('refuses a choice meant for an undone line', () => {
    const match = begin()
    match.choose('draw')
    match.undo(0)
    expect(codeOf(() => match.choose('draw', { entry: 0 }))).toBe('stale')
    expect(match.decision()?.entry).toBe(2)
    match.choose('draw', { entry: 2 })
  })

  it('takes a row of picks at once, as one entry', () => {
    const match = fleeing()
    match.choose(['drop gem', 'drop bat'])
    expect(match.version).toBe(4)
    expect(match.back()).toBe(3)
    expect(codeOf(() => match.choose(['draw', 'draw']))).toBe('choice')
    expect(match.version).toBe(4)
  })

  it('undoes a row of picks at once, however it was posted', () => {
    const match = fleeing()
    match.choose('drop gem')
    expect(match.decision()?.continues).toBe(true)
    match.choose('drop bat')
    expect(match.back()).toBe(3)
    match.undo(3, [0, 1])
    expect(match.texts()).toEqual(['drop gem', 'drop bat'])
    expect(match.back()).toBe(2)
  })

  it('takes no automatic pick for the beginning of a row', () => {
    const match = begin({ deck: ['gem', 'gem', 'bat'], 'die 0': [0] })
    for (let i = 0; i < 3; i++) match.choose('draw')
    expect(match.decision()?.continues).toBe(true)
    match.choose('drop bat')
    expect(match.back()).toBe(3)
  })

  it('goes back to any entry, also to one that was undone', () => {
    const match = newMatch(game, { rounds: 4 }, new RandomDealer(4))
    const hashes = [match.hash()]
    while (!match.isOver) {
      match.choose(match.texts()[0])
      hashes.push(match.hash())
    }
    const end = match.version
    match.undo(2)
    expect(match.hash()).toBe(hashes[2])
    expect(match.record.result).toBeUndefined()
    expect(standing(match.entries)).toEqual([1, 2])
    match.undo(end)
    expect(match.hash()).toBe(hashes[end])
    expect(match.isOver).toBe(true)
    expect(codeOf(() => match.choose('draw'))).toBe('choice')
    expect(codeOf(() => match.undo(end + 5))).toBe('choice')
  })

  it('keeps who agreed to a choice, and that an undo went past a seal', () => {
    const match = begin()
    match.choose('draw', { agreed: [1] })
    match.choose('draw', { agreed: [] })
    match.undo(0, [0, 1], true)
    expect(match.entries.slice(1)).toMatchObject([
      { kind: 'choice', agreed: [1] },
      { kind: 'choice' },
      { kind: 'undo', to: 0, agreed: [0, 1], pastSeal: true },
    ])
    expect(match.entries[2]).not.toHaveProperty('agreed')
    expect(resumeMatch(game, match.record, new RandomDealer(1)).record).toEqual(match.record)
  })

  it('says which entries go on with a row of picks', () => {
    const match = fleeing()
    match.choose('drop gem')
    match.choose('drop bat')
    expect([3, 4, 5, 6].map((entry) => match.continuesRow(entry))).toEqual([
      false,
      false,
      true,
      false,
    ])
  })

  it('lets who watches see each event on the table as it lies then', () => {
    const seen: string[] = []
    const watch = ({ name }: Telling, state: EngineState) =>
      seen.push(`${name} ${state.piles[2].length}`)
    const match = newMatch(game, {}, new ScriptedDealer(game, FLEE), { watch })
    for (let i = 0; i < 3; i++) match.choose('draw')
    match.choose(['drop gem', 'drop bat'])
    const all = ['drew 1', 'drew 2', 'drew 3', 'dropped 2', 'dropped 1']
    expect(seen).toEqual(all)
    match.undo(3)
    expect(seen).toEqual(all)
  })

  it('goes on from its record', () => {
    const match = fleeing()
    match.undo(1)
    const again = resumeMatch(game, match.record, new ScriptedDealer(game, { deck: ['rope'] }))
    expect(again.record).toEqual(match.record)
    again.choose('draw')
    expect(again.entries[again.version]).toMatchObject({ dealt: ['rope.14'] })
  })

  it('begins from a position', () => {
    const start = printPosition(game, game.readOptions({}), fleeing().state)
    const match = newMatch(game, {}, new RandomDealer(1), { start })
    expect(match.texts()).toEqual(['drop gem', 'drop bat'])
    match.choose('drop gem')
    expect(replay(game, match.record).hashes[1]).toBe(match.hash())
  })

  it('is as it was before when the rules fail', () => {
    const match = begin({ deck: ['gem', 'dragon'] })
    match.choose('draw')
    const hash = match.hash()
    expect(() => match.choose('draw')).toThrow(MatchError)
    expect(match.hash()).toBe(hash)
    expect(match.version).toBe(1)
    match.choose('stop')
  })

  it('turns a runaway rule into an error with the match attached', () => {
    const forever = proceduresFor<Parameters<typeof game.policy>[0]>()('forever', [], {
      first: {
        ask(_u, _f, d) {
          d.ask(0, 'run', 'D1')
          d.option('run')
          d.option('walk')
          return undefined
        },
        answer: () => 'round',
      },
      round: () => 'round',
    })
    const endless = newMatch({ ...game, procedures: numbered([forever]) }, {}, new RandomDealer(1))
    const run = () => endless.choose('run')
    expect(codeOf(run)).toBe('runaway')
    expect(run).toThrow(expect.objectContaining({ record: endless.record }))
    expect(endless.texts()).toEqual(['run', 'walk'])
  })
})

describe('replay', () => {
  const record = fleeing().record

  it('gives the hash after every entry', () => {
    const { hashes, state } = replay(game, record)
    expect(hashes).toHaveLength(4)
    expect(stateHash(state)).toBe(hashes[3])
  })

  it.each([
    ['entry 2: “drew” is not on the list', { texts: ['drew'] }],
    ['entry 2: seat 2 chose, but seat 1 was to choose', { by: 1 }],
    ['entry 2: the log deals nothing more where a card is dealt', { dealt: [] }],
    ['entry 2: the log deals gem.1, which cannot lie there', { dealt: ['gem.1'] }],
    ['entry 2: the log deals owl.1, which is no card', { dealt: ['owl.1'] }],
    ['entry 2: the log deals gem.3 where nothing is dealt', { dealt: ['rope.14', 'gem.3'] }],
  ])('refuses: %s', (message, change) => {
    const entries = record.entries.map((entry, n) =>
      n === 2 && entry.kind === 'choice' ? { ...entry, ...change } : entry,
    )
    expect(() => replay(game, { ...record, entries })).toThrow(message)
  })

  it('refuses the match of another game, pack or result', () => {
    expect(() => replay(game, { ...record, game: 'chess' })).toThrow('one of chess')
    expect(() => replay(game, { ...record, pack: { name: 'mine', hash: '1' } })).toThrow(
      'pack mine',
    )
    expect(() => replay(game, { ...record, result: 'won' })).toThrow('played again it ends open')
  })
})
