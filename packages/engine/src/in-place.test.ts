import { describe, expect, it } from 'vitest'
import { RandomDealer, RandomStream } from './dealers/random.ts'
import { ScriptedDealer } from './dealers/scripted.ts'
import { newMatch } from './match.ts'
import { MatchError } from './record.ts'
import { receiveEntry } from './replay.ts'
import { delve } from './testing/delve.ts'

const game = delve()
const MATCHES = 40
const CHOICES = 150

describe('a match whose rules run in place', () => {
  it('comes to the same as one whose rules run on copies, undos and wrong rows of picks among them', () => {
    for (let seed = 0; seed < MATCHES; seed++) {
      const random = new RandomStream(seed)
      const pair = [true, false].map((inPlace) =>
        newMatch(game, {}, new RandomDealer(seed), { inPlace }),
      )
      const [match, other] = pair
      for (let i = 0; i < CHOICES && !match.isOver; i++) {
        const texts = match.texts()
        const choice = [texts[random.below(texts.length)]]
        // Often no part of a row: then the first pick has been made already, and is taken back.
        if (random.below(4) === 0) choice.push(texts[random.below(texts.length)])
        const way = random.below(12)
        const [done, same] = pair.map((one) => {
          try {
            if (way === 0) one.undo(Math.floor(one.version / 2))
            else one.choose(choice)
            return one.events()
          } catch (error) {
            return String(error)
          }
        })
        expect(done).toEqual(same)
        expect(match.state).toEqual(other.state)
        expect(match.decision()).toEqual(other.decision())
      }
      expect(match.record).toEqual(other.record)
      for (let n = 0; n <= match.version; n += 7) {
        expect(match.stateAfter(n)).toEqual(other.stateAfter(n))
      }
    }
  })

  it('is as it was before when the rules fail in the middle', () => {
    const dealer = new ScriptedDealer(game, { deck: ['gem', 'dragon'] })
    const match = newMatch(game, {}, dealer, { inPlace: true })
    match.choose('draw')
    const [hash, decision] = [match.hash(), match.decision()]
    expect(() => match.choose('draw')).toThrow(MatchError)
    expect(match.hash()).toBe(hash)
    expect(match.decision()).toEqual(decision)
    match.choose('stop')
  })

  it('is as it was before when another host has dealt otherwise', () => {
    const match = newMatch(game, {}, new RandomDealer(3), { inPlace: true })
    const hash = match.hash()
    const entry = { kind: 'choice', by: 0, texts: ['draw'], dealt: ['gem.1', 'rope.14'] } as const
    expect(() => receiveEntry(match, 1, entry)).toThrow('entry 1')
    expect(match.hash()).toBe(hash)
    expect(match.version).toBe(0)
  })
})

describe('a match as it was after an entry', () => {
  const script = { deck: ['gem', 'rope', 'bat'], 'die 0': [0] }

  function fleeing() {
    const match = newMatch(game, {}, new ScriptedDealer(game, script))
    for (let i = 0; i < 3; i++) match.choose('draw')
    match.choose('drop gem')
    match.choose('drop bat')
    return match
  }

  it('is played on with what was dealt, apart from the match itself', () => {
    const match = fleeing()
    const record = JSON.stringify(match.record)
    for (const inPlace of [true, false]) {
      for (let from = 0; from < match.version; from++) {
        const again = match.at(from, inPlace)
        expect(again.state).toEqual(match.stateAfter(from))
        for (let n = from + 1; n <= match.version; n++) receiveEntry(again, n, match.entries[n])
        expect(again.state).toEqual(match.state)
        expect(again.decision()).toEqual(match.decision())
        expect(again.entries).toEqual(match.entries)
        expect(again.entries.map((_, n) => again.continuesRow(n))).toEqual(
          match.entries.map((_, n) => match.continuesRow(n)),
        )
      }
    }
    expect(JSON.stringify(match.record)).toBe(record)
  })

  it('is looked at without a change of what is asked', () => {
    const match = fleeing()
    const decision = match.decision()
    match.stateAfter(1)
    expect(match.decision()).toEqual(decision)
    expect(match.texts()).toContain('draw')
    match.choose('draw')
  })
})
