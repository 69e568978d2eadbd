import {
  type AnyGame,
  dryRun,
  type EngineState,
  newMatch,
  type Options,
  optionTexts,
  RandomDealer,
  RandomStream,
} from '@muster/engine'
import { keep } from '@muster/keep'
import { tenefyr } from '@muster/tenefyr'
import { describe, expect, it } from 'vitest'
import { previewAll, rowView } from './rows.ts'
import { askedAt, decisionView, previewOf } from './views.ts'

const LONGEST = 600
const game: AnyGame = tenefyr
const QUICK: Options = { mode: 'quick' }

/** The first table that is looked for, in matches played at random. */
function tableWhere(found: (state: EngineState) => boolean, more: Options = QUICK): EngineState {
  for (let seed = 1; seed < 60; seed++) {
    const stream = new RandomStream(seed)
    const options = { players: 3, ...more }
    const match = newMatch(tenefyr, options, new RandomDealer(seed), {
      deal: { kind: 'random', note: `seed ${seed}` },
    })
    for (let n = 0; n < LONGEST && !match.isOver; n++) {
      if (found(match.state)) return tenefyr.copy(match.state)
      const texts = match.texts()
      match.choose(texts[stream.below(texts.length)])
    }
  }
  throw new Error('no match comes to it')
}

const textsAt = (state: EngineState): string[] => {
  const asked = askedAt(game, state)
  return asked === undefined ? [] : optionTexts(game, state, asked)
}

const asks = (state: EngineState, prompt: string, least: number): boolean =>
  askedAt(game, state)?.prompt === prompt && textsAt(state).length >= least

describe('a row of picks', () => {
  it('is an order where each pick says what comes next', () => {
    const state = tableWhere((at) => asks(at, 'reorder', 2))
    expect(rowView(game, state, []).ordered).toBe(true)
    expect(rowView(game, state, [textsAt(state)[1]]).ordered).toBe(true)
  })

  it('is none where only the set counts', () => {
    const several = (at: EngineState) => (askedAt(game, at)?.about.a ?? 0) > 1
    const removing = tableWhere((at) => asks(at, 'remove-cards', 3) && several(at), {})
    expect(rowView(game, removing, []).ordered).toBe(false)
  })

  it('is none where the next row offers the same cards again', () => {
    const another = (at: EngineState) => {
      const texts = textsAt(at)
      if (!askedAt(game, at)?.prompt.endsWith('-cards')) return false
      return texts.some((_, i) => {
        const { goesOn, automatic, following } = dryRun(game, at, i)
        const next = following?.options.map(({ text }) => text) ?? []
        return (
          !goesOn && automatic.length > 0 && texts.slice(0, i).some((text) => next.includes(text))
        )
      })
    }
    expect(rowView(game, tableWhere(another, { ...QUICK, players: 2 }), []).ordered).toBe(false)
  })
})

describe('a card to give away', () => {
  const recipients = (players: number) => {
    const state = tableWhere((at) => asks(at, 'give-card', 2), { players })
    const offered = decisionView(game, state, 0, 'en')?.options.map(({ text }) => text) ?? []
    const { more } = rowView(game, state, [])
    const isTo = (text: string) => text.startsWith('to ')
    expect(more.filter(isTo)).toEqual(offered.filter(isTo))
    return { state, to: more.filter(isTo) }
  }

  it('goes by itself to the only player that it can go to', () => {
    const { state, to } = recipients(2)
    expect(to).toEqual([])
    const [first] = textsAt(state)
    expect(rowView(game, state, [first])).toMatchObject({ more: [], post: [first] })
  })

  it('goes to one of two, who is marked as the card is', () => {
    const { state, to } = recipients(3)
    expect(to).toHaveLength(2)
    const marks = [to[1], textsAt(state)[0]]
    expect(rowView(game, state, marks)).toMatchObject({ marks, post: marks.toReversed() })
  })
})

describe('what playing all would bring', () => {
  const plays = (at: EngineState) =>
    asks(at, 'play-card', 3) &&
    textsAt(at).every((text) => previewOf(game, at, text, 'en')?.sealed === false)

  it('is what each brings in turn, up to the first chance', () => {
    const state = tableWhere(plays)
    const texts = textsAt(state)
    const all = previewAll(game, state, texts, 'en')
    const first = previewOf(game, state, texts[0], 'en')
    expect(all.events.slice(0, first?.events.length)).toEqual(first?.events)
    expect(all.events.length).toBeGreaterThan(first?.events.length ?? 0)
    expect(all.text).toBe(texts.join('\n'))
    // The table itself is as it was.
    expect(textsAt(state)).toEqual(texts)
  })

  it('stops where one is not offered', () => {
    const state = tableWhere(plays)
    const [first] = textsAt(state)
    const all = previewAll(game, state, [first, 'play nothing-like-it', first], 'en')
    expect(all.events).toEqual(previewOf(game, state, first, 'en')?.events)
  })

  it('is sealed if one of them turns a card', () => {
    const isSealed = (at: EngineState) => {
      if (!plays(at)) return false
      return previewAll(game, at, textsAt(at), 'en').sealed
    }
    const open = (at: EngineState) => plays(at) && !isSealed(at)
    expect(previewAll(game, tableWhere(isSealed), [], 'en').sealed).toBe(false)
    expect(isSealed(tableWhere(isSealed))).toBe(true)
    expect(isSealed(tableWhere(open))).toBe(false)
  })
})

describe('the starting monsters of a swarm', () => {
  const rats = () => {
    const match = newMatch(keep, { players: 1, clans: ['ratfolk'] }, new RandomDealer(1), {
      deal: { kind: 'random', note: '' },
    })
    return match.state
  }

  it('are marked one by one in any room, and posted when all have theirs', () => {
    const state = rats()
    const row = (...rooms: string[]) => {
      const marks = rooms.map((room) => `in ${room}`)
      const { more, post } = rowView(keep, state, marks)
      return { more, posted: post !== undefined }
    }
    const both = ['in vault', 'in sewers']
    expect(row('sewers')).toEqual({ more: both, posted: false })
    expect(row('vault', 'sewers', 'sewers', 'sewers')).toEqual({ more: both, posted: false })
    expect(row('sewers', 'sewers', 'sewers', 'sewers', 'sewers')).toEqual({
      more: [],
      posted: true,
    })
    expect(row('sewers', 'vault', 'sewers', 'vault', 'sewers')).toEqual({ more: [], posted: true })
  })
})
