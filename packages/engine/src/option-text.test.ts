import { describe, expect, it } from 'vitest'
import { Decision } from './decision.ts'
import { decisionJson, nearest, optionText, optionTexts, thingsOf } from './option-text.ts'
import { placeOf } from './places.ts'
import { delve } from './testing/delve.ts'

const game = {
  ...delve(),
  verbs: {
    play: ['card'],
    give: ['card', 'seat'],
    enter: ['room'],
    turn: ['place', 'pile'],
    take: ['number'],
  },
}
const state = game.newState(game.readOptions({}))

function decision(...options: readonly [string, number?, number?, number?][]): Decision {
  const asked = new Decision()
  asked.ask(0, 'test', 'D1')
  for (const option of options) asked.option(...option)
  return asked
}

describe('a decision that can be muted', () => {
  it('names the option that is then taken', () => {
    const asked = decision(['play', 0], ['decline', -1])
    asked.mutable('defend forge', 'round', 'decline')
    const mute = { key: 'defend forge', span: 'round', pass: 'decline' }
    expect(decisionJson(game, state, asked, 0).mute).toEqual(mute)
  })

  it('cannot be muted without such an option, nor once it is cleared', () => {
    const asked = decision(['play', 0], ['play', 9])
    asked.mutable('defend forge', 'round', 'decline')
    expect(decisionJson(game, state, asked, 0)).not.toHaveProperty('mute')
    asked.mutable('defend forge', 'round', 'play')
    asked.clear()
    asked.option('play')
    expect(decisionJson(game, state, asked, 0)).not.toHaveProperty('mute')
  })
})

describe('option texts', () => {
  it('are the verb and the names of its things', () => {
    const asked = decision(
      ['play', 0],
      ['give', 8, 1],
      ['enter', 3],
      ['turn', placeOf(2, 5), 0],
      ['take', 4],
      ['decline', -1],
      ['choose', 2, 13],
    )
    expect(optionTexts(game, state, asked)).toEqual([
      'play gem',
      'give bat 2',
      'enter room-3',
      'turn ?2/5 deck',
      'take 4',
      'decline',
      'choose 2 rope',
    ])
  })

  it('name the copy where the kind does not tell options apart', () => {
    const asked = decision(['play', 0], ['play', 1], ['play', 9])
    expect(optionTexts(game, state, asked)).toEqual(['play gem.1', 'play gem.2', 'play bat'])
    expect(optionText(game, state, asked, 2)).toBe('play bat')
  })

  it('point at what they concern', () => {
    const asked = decision(['give', 8, 1], ['take', 4], ['decline', -1])
    expect(thingsOf(game, asked, 0)).toEqual([
      { kind: 'card', n: 8 },
      { kind: 'seat', n: 1 },
    ])
    expect(thingsOf(game, asked, 1)).toEqual([])
    expect(thingsOf(game, asked, 2)).toEqual([])
  })

  it('are found by what is nearest', () => {
    expect(nearest('paly gem', ['stop', 'play bat', 'play gem'], 2)).toEqual([
      'play gem',
      'play bat',
    ])
  })
})
