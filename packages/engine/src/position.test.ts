import { describe, expect, it } from 'vitest'
import { stateHash } from './hash.ts'
import { isPosition, parsePosition, printPosition } from './position.ts'
import { delve } from './testing/delve.ts'
import { play, playFrom } from './testing/play.ts'

const game = delve()
const OPTIONS = game.readOptions({ rounds: 2 })

function fleeing() {
  return play(game, OPTIONS, { deck: ['gem', 'rope', 'bat'], 'die 0': [0] }).choose(
    'draw',
    'draw',
    'draw',
  )
}
const TEXT = `muster 1 position
game      delve 1.0.0
options   rounds=2 · edition="2019" · names=[Ann, Bo]
pack      house sha256:${'0'.repeat(64)}
at        match.turns seat=1
at        turn.renew seat=0
at        pick.ask picker=0 seat=0 about=0 left=2 optional=0 last=0
bag       0 deck shuffled 1: 0..10 14..15 = gem.2 gem.3 gem.4 gem.5 gem.6 gem.7 gem.8 bat.10 bat.11 bat.12 bat.13 rope.15 rope.16
pile      deck: ?0/0..10
pile      discard:
pile      hand 1: gem.1 rope.14 bat.9
pile      hand 2:
pile      stash 1: ?0/15
pile      stash 2: ?0/14
key       agenda []
key       shuffles [1,0,0,0,0,0]
key       rolls [1]
key       result 0
key       rounds 2
key       round 0
key       torches 1
key       score [0,0]
key       history []
`

describe('a position', () => {
  it('is a text', () => {
    expect(printPosition(game, OPTIONS, fleeing().state)).toBe(TEXT)
  })

  it('is told from a match by its first line', () => {
    expect([isPosition(TEXT), isPosition('muster 1\ngame      delve 1.0.0')]).toEqual([true, false])
  })

  it('parses back exactly, and plays on', () => {
    const { state, options } = parsePosition(game, TEXT)
    expect(stateHash(state)).toBe(stateHash(fleeing().state))
    expect(options).toEqual(OPTIONS)
    expect(playFrom(game, TEXT).options()).toEqual(fleeing().options())
  })

  it('holds a mix of known cards and unseen places', () => {
    const table = play(game, OPTIONS)
    for (let i = 0; i < 12; i++) table.choose(table.options()[1])
    const mixed = table.choose(table.options()[1])
    const text = printPosition(game, OPTIONS, mixed.state)
    expect(text).toMatch(/bag {7}1 deck shuffled 2: .* = \?0\/\d+/)
    expect(stateHash(parsePosition(game, text).state)).toBe(stateHash(mixed.state))
  })

  it('is not taken up with other cards in the midst of what a card did', () => {
    const others = TEXT.replace('0'.repeat(64), '1'.repeat(64))
    expect(stateHash(parsePosition(game, others).state)).toBe(stateHash(fleeing().state))
    // A frame that knows where in the data of a card it is.
    const procedures = game.procedures.map((one) => ({
      ...one,
      locals: one.locals.map((name) => (name === 'picker' ? 'node' : name)),
    }))
    const running = { ...game, procedures }
    expect(() => parsePosition(running, TEXT.replace('picker', 'node'))).not.toThrow()
    expect(() => parsePosition(running, others.replace('picker', 'node'))).toThrow(
      'the cards of today are others',
    )
  })

  it.each([
    ['delve 1.0.0', 'chess 1.0.0', 'line 2, column 11: the position is one of chess'],
    ['turn.renew', 'trun.renew', 'line 6, column 11: there is no procedure “trun”'],
    ['turn.renew', 'turn.anew', 'line 6, column 16: turn has no step “anew”'],
    ['renew seat=0', 'renew sat=0', 'line 6, column 22: turn has no local “sat”'],
    ['renew seat=0', 'renew seat', 'line 6, column 22: expected local=number'],
    ['gem.3', 'gem.33', 'line 8, column 51: there is no “gem.33”'],
    ['0 deck shuffled', '0 dock shuffled', 'line 8, column 13: there is no pile “dock”'],
    ['bag       0', 'bag       1', 'line 8, column 11: expected bag 0, got 1'],
    ['gem.2 gem.3', 'gem.2 gem.2', 'gem.2 lies in two places'],
    ['gem.1 rope', 'rope', 'gem.1 lies nowhere'],
    ['?0/0..10', '?0/0..11', 'bag 0 has no place 11'],
    ['?0/0..10', '?0/0..9', 'place ?0/10 lies nowhere'],
    ['gem.2 gem.3', 'gem.3', 'bag 0 has 12 cards for 13 places'],
    ['key       rounds 2', 'key       hounds 2', 'line 19, column 11: this game keeps no “hounds”'],
    ['key       rounds 2', 'key       rounds [2]', 'line 19, column 18: rounds must be a number'],
    ['key       rounds 2\n', '', 'the key rounds is missing'],
    ['score [0,0]', 'score [0,0', 'line 22, column 17: expected a number or a row'],
    [
      'pile      discard:',
      'heap      discard:',
      'line 10, column 1: expected at, bag, pile or key',
    ],
  ])('names line and column: %s → %s', (right, wrong, message) => {
    expect(() => parsePosition(game, TEXT.replace(right, wrong))).toThrow(message)
  })
})
