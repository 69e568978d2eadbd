import { RandomDealer, stateHash } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { openTable } from './table.ts'
import { choose, game, refusal, refused, sit, THREE, toWork, undo } from './testing/people.ts'

const last = (table: ReturnType<typeof sit>) => table.entries[table.version]

/** Ana burns two cards, then saves three: two actions of one turn, without any chance. */
function busy(setup: Parameters<typeof sit>[0] = {}) {
  const table = toWork(sit(setup))
  const start = table.version
  choose(table, 'ana', 'fire')
  choose(table, 'ana', 'burn wood', 'burn herb')
  choose(table, 'ana', 'save')
  choose(table, 'ana', 'spare wood')
  choose(table, 'ana', 'enough')
  return { table, start }
}

describe('the undo menu', () => {
  it('offers a step, an action and a turn', () => {
    const { table, start } = busy()
    expect(table.undoMenu('ana')).toEqual([
      {
        kind: 'step',
        to: start + 3,
        takesBack: [start + 4, start + 5],
        pastSeal: false,
        free: true,
      },
      {
        kind: 'action',
        to: start + 2,
        takesBack: [start + 3, start + 4, start + 5],
        pastSeal: false,
        free: true,
      },
      {
        kind: 'turn',
        to: start,
        takesBack: [1, 2, 3, 4, 5].map((n) => start + n),
        pastSeal: false,
        free: true,
      },
    ])
    expect(table.undoMenu('bo').map(({ free }) => free)).toEqual([false, false, false])
    expect(table.undoMenu().map(({ free }) => free)).toEqual([false, false, false])
  })

  it('finds them for a game without a clock by who was asked, and how deep in the rules', () => {
    const { clock: _, ...timeless } = game
    const seats = THREE.map(() => ({ people: ['ana'] }))
    const table = openTable(timeless, { seats }, new RandomDealer(1))
    for (const text of ['hill', 'lead 1', 'fire', 'burn wood', 'burn herb', 'save', 'enough']) {
      choose(table, 'ana', text)
    }
    const before = (text: string) =>
      table.entries.findIndex((one) => one.kind === 'choice' && one.texts[0] === text) - 1
    expect(table.undoMenu('ana').map(({ to }) => to)).toEqual(
      ['enough', 'save', 'fire'].map(before),
    )
  })

  it('is empty before the first choice, and says what passes a seal', () => {
    const table = sit()
    expect(table.undoMenu('ana')).toEqual([])
    toWork(table)
    choose(table, 'ana', 'roll')
    expect(table.undoMenu('ana')[0]).toMatchObject({ pastSeal: true, free: false })
    choose(table, 'ana', 'fire')
    expect(table.undoMenu('ana').map(({ pastSeal }) => pastSeal)).toEqual([false, false, true])
  })

  it('takes what bots and mutes chose along', () => {
    const seats = [{ people: ['ana'] }, { bot: 'greedy' }, { bot: 'greedy' }]
    const table = sit({ seats })
    choose(table, 'ana', 'hill')
    choose(table, 'ana', 'lead 1')
    choose(table, 'ana', 'rest')
    const own = table.version
    for (let i = 0; i < 2; i++) table.chooseAsBot(['rest'], table.view().entry)
    expect(table.undoMenu('ana')[0]).toMatchObject({
      to: own - 1,
      takesBack: [own, own + 1, own + 2],
      free: true,
    })
    undo(table, 'ana', own - 1)
    expect(table.decision).toMatchObject({ by: 0, prompt: 'work' })
  })

  it('offers a bot’s choice where there are no others', () => {
    const table = sit({ seats: [{ bot: 'a' }, { bot: 'b' }, { bot: 'c' }] })
    table.chooseAsBot(['hill'], 0)
    table.chooseAsBot(['lead 1'], table.view().entry)
    expect(table.undoMenu()[0].takesBack).toEqual([table.version])
  })
})

describe('an undo', () => {
  it('is free up to the last seal, for who chose', () => {
    const { table, start } = busy()
    const hash = stateHash(table.stateAfter(start + 2))
    undo(table, 'ana', start + 2)
    expect(last(table)).toEqual({ kind: 'undo', to: start + 2, agreed: [0] })
    expect(table.hash()).toBe(hash)
    expect(table.standing().at(-1)).toBe(start + 2)
  })

  it('is free for anyone around one device', () => {
    const { table, start } = busy({ settings: { oneDevice: true } })
    expect(table.undoMenu('bo')[0].free).toBe(true)
    undo(table, 'bo', start)
    expect(last(table)).toEqual({ kind: 'undo', to: start, agreed: [1] })
  })

  it('of another’s choice needs consent', () => {
    const { table, start } = busy()
    undo(table, 'bo', start)
    const { undo: asked } = table.view('cy')
    expect(asked).toEqual({
      proposal: table.version,
      to: start,
      takesBack: [1, 2, 3, 4, 5].map((n) => start + n),
      pastSeal: false,
      agreed: [1],
      missing: [0, 2],
    })
    expect(table.view('cy').mine?.mayAgree).toBe(true)
    expect(table.view('bo').mine?.mayAgree).toBe(false)
    const agree = { kind: 'undo-agree', proposal: table.version } as const
    table.act('cy', agree)
    expect(table.view().undo?.missing).toEqual([0])
    expect(table.act('ana', agree).entries).toHaveLength(1)
    expect(last(table)).toEqual({ kind: 'undo', to: start, agreed: [0, 1, 2] })
    expect(refusal(table, 'ana', agree)).toBe('stale')
  })

  it('past a seal needs everyone here, and is marked', () => {
    const table = toWork(sit())
    const { version } = table
    choose(table, 'ana', 'roll')
    undo(table, 'ana', version)
    const proposal = table.version
    expect(table.view().undo).toMatchObject({ pastSeal: true, agreed: [0], missing: [1, 2] })
    table.act('bo', { kind: 'undo-agree', proposal })
    table.act('cy', { kind: 'away' })
    expect(last(table)).toEqual({ kind: 'undo', to: version, agreed: [0, 1], pastSeal: true })
    expect(table.lines('en').at(-1)).toMatchObject({
      kind: 'undo',
      text: 'Ana and Bo: one choice taken back, cards and dice seen since included.',
      takesBack: [version + 1],
    })
  })

  it('past a seal is done at once where one person holds every seat', () => {
    const table = sit({ seats: THREE.map(() => ({ people: ['ana'] })) })
    for (const text of ['hill', 'lead 1', 'roll']) choose(table, 'ana', text)
    undo(table, 'ana', table.version - 1)
    expect(last(table)).toMatchObject({ kind: 'undo', agreed: [0, 1, 2], pastSeal: true })
  })

  it('that two people ask for is one wish', () => {
    const { table, start } = busy()
    undo(table, 'bo', start)
    const proposal = table.version
    undo(table, 'cy', start)
    expect(table.view().undo).toMatchObject({ proposal, agreed: [1, 2], missing: [0] })
    undo(table, 'bo', start + 2)
    expect(table.view().undo).toMatchObject({ to: start + 2, agreed: [1] })
  })

  it('is dropped when somebody refuses, and when the match goes on', () => {
    const table = toWork(sit())
    choose(table, 'ana', 'roll')
    undo(table, 'ana', table.version - 1)
    const proposal = table.version
    table.act('cy', { kind: 'undo-refuse', proposal })
    expect(table.view()).not.toHaveProperty('undo')
    expect(refusal(table, 'bo', { kind: 'undo-agree', proposal })).toBe('stale')
    expect(refusal(table, 'bo', { kind: 'undo-refuse', proposal })).toBe('stale')
    undo(table, 'ana', table.undoMenu('ana')[0].to)
    choose(table, 'ana', 'roll')
    expect(table.view()).not.toHaveProperty('undo')
  })

  it('is refused where no way leads back, when stale, and to who has no seat', () => {
    const { table, start } = busy()
    const entry = table.view().entry
    const back = (to: number) => ({ kind: 'undo-propose', entry, to }) as const
    expect(refusal(table, 'ana', back(table.version))).toBe('choice')
    expect(refusal(table, 'ana', back(table.version + 9))).toBe('choice')
    expect(refusal(table, 'ana', { ...back(start), entry: entry - 1 })).toBe('stale')
    expect(refusal(table, 'dee', back(start))).toBe('seat')
    undo(table, 'ana', start + 2)
    // What was undone is no way back.
    expect(refused(table, () => undo(table, 'ana', start + 4))).toBe('choice')
  })

  it('goes back from the end of a match', () => {
    const table = toWork(sit({ options: { rounds: 1 } }))
    for (const person of ['ana', 'bo', 'cy']) choose(table, person, 'rest')
    expect(table.isOver).toBe(true)
    undo(table, 'cy', table.undoMenu('cy')[0].to)
    expect(table.decision).toMatchObject({ by: 2, prompt: 'work' })
  })
})
