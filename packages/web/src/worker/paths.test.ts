import { optionTexts, PARTY, stateHash } from '@muster/engine'
import type { KeepState } from '@muster/keep'
import { describe, expect, it } from 'vitest'
import type { PathView } from '../host/protocol.ts'
import { game, type Laid, lay } from '../testing/keep-table.ts'
import { keepPaths } from './keep-paths.ts'
import { pathsAt } from './paths.ts'

const rules = keepPaths(game)

/** A way as a line; what comes by itself in brackets. */
const line = ({ steps }: PathView): string =>
  steps.map(({ text, automatic }) => (automatic ? `(${text})` : text)).join(', ')

function pathsAfter(laid: Laid, ...choices: readonly string[]): readonly PathView[] {
  const umpire = lay(laid)
  for (const text of choices) {
    const index = optionTexts(game, umpire.state, umpire.decision).indexOf(text)
    if (index < 0) throw new Error(`${text} is not offered`)
    umpire.choose(index)
  }
  return pathsAt(game, rules, umpire.state, 'en')
}

const linesAfter = (laid: Laid, ...choices: readonly string[]): readonly string[] =>
  pathsAfter(laid, ...choices).map(line)

const one: Laid = { monsters: { 'ratfolk/vault': 1 }, hand: ['gang-up'] }

describe('a move', () => {
  it('is one gesture, whatever has no alternative', () => {
    expect(linesAfter(one)).toEqual([
      'play gang-up, use-right move, (with ratfolk/vault), to sewers',
      'play gang-up, use-right move, (with ratfolk/vault), to workshop',
      'play gang-up, use-right move, (with ratfolk/vault), to cells',
    ])
  })

  it('posts what is asked, and says who pays, who goes and where to', () => {
    const [path] = pathsAfter({ ...one, monsters: { 'ratfolk/vault': 1, 'ratfolk/study': 1 } })
    expect(path.text).toBe('play gang-up\nuse-right move\nwith ratfolk/vault\nto sewers')
    expect(path).toMatchObject({ verb: 'to', sealed: false, alike: 1 })
    expect(path.say).toMatch(/^Gang Up.*, Ratfolk in the Vault, the Sewers$/i)
    expect(path.steps[2]).toMatchObject({ prompt: 'mover', at: [{ kind: 'monster' }] })
  })

  it('is paid by the cheapest card: nothing to defend with, few actions, little worth', () => {
    const paid = (hand: readonly string[]) => linesAfter({ ...one, hand })[0].split(',')[0]
    expect(paid(['busy-paws', 'gang-up'])).toBe('play gang-up')
    expect(paid(['gang-up', 'busy-paws'])).toBe('play gang-up')
    const rooms = linesAfter({ ...one, hand: ['huddle', 'busy-paws'] }).filter((text) =>
      text.includes('use-room'),
    )
    expect(rooms.every((text) => text.startsWith('play busy-paws'))).toBe(true)
  })

  it('carries a token, whichever monster of the room goes with it', () => {
    const slimes: Laid = {
      clans: ['slimes'],
      monsters: { 'slimes/cells': 1, 'slimes/cells/1': 1 },
      tokens: { 'cells/coin': 1, 'cells/trap': 2 },
      hand: ['engulf'],
    }
    const moves = linesAfter(slimes).filter((text) => text.includes('to vault'))
    const loads = moves.map((text) => text.split(', ').slice(-3).join(', '))
    expect(loads).toEqual([
      'with slimes/cells, to vault, carry coin',
      'with slimes/cells, to vault, carry trap',
      'with slimes/cells, to vault, empty-handed',
      'with slimes/cells/1, to vault, empty-handed',
    ])
  })

  it('goes on from where it was begun choice by choice', () => {
    const two = { ...one, monsters: { 'ratfolk/vault': 1, 'ratfolk/study': 1 } }
    const begun = linesAfter(two, 'play gang-up', 'use-right move')
    expect(begun).toContain('with ratfolk/vault, to cells')
    const carrying = { ...one, tokens: { 'vault/coin': 1 } }
    expect(linesAfter(carrying, 'play gang-up', 'use-right move')).toContain('to cells, carry coin')
  })
})

describe('an open card', () => {
  const laid: Laid = {
    monsters: { 'ratfolk/vault': 1, 'ratfolk/sewers': 1 },
    hand: ['busy-paws', 'gang-up'],
  }

  it('pays before another', () => {
    const lines = linesAfter(laid, 'play busy-paws')
    expect(lines).toContain('use-right move, with ratfolk/vault, to cells')
    expect(lines.some((text) => text.endsWith('use-room sewers'))).toBe(true)
  })

  it('is left where only another can do it, or another is opened', () => {
    const lines = linesAfter(laid, 'play busy-paws', 'use-left activate', 'use-room sewers')
    expect(lines).toContain('finish, play gang-up')
    expect(lines).toContain('finish, play gang-up, use-right move, with ratfolk/vault, to cells')
    expect(lines).toContain('use activate, ability, in vault')
  })
})

describe('a card with nothing to use', () => {
  it('is never played on the way', () => {
    expect(linesAfter({ monsters: {}, hand: ['gang-up', 'scurry'] })).toEqual([])
    const laid: Laid = { monsters: { 'ratfolk/vault': 1 }, hand: ['busy-paws', 'axe'] }
    const lines = linesAfter(laid, 'play busy-paws')
    expect(lines.some((text) => text.includes('play axe'))).toBe(false)
  })
})

describe('what is done in a room', () => {
  it('is one gesture a room, by what is done there', () => {
    const lines = linesAfter({
      monsters: { 'ratfolk/sewers': 1, 'ratfolk/workshop': 1 },
      hand: ['busy-paws'],
    })
    const done = lines.map((text) => text.split(', ').slice(2).join(', '))
    expect(done.slice(0, 4)).toEqual([
      'use-room sewers',
      'use-room workshop',
      'ability, in sewers',
      'ability, in workshop',
    ])
  })

  it('may end where a card is turned, and then bears the seal', () => {
    const buys = pathsAfter({
      monsters: { 'ratfolk/apothecary': 1 },
      tokens: { 'apothecary/frog': 1 },
      row: ['bitter-brew', 'sword', 'spider', 'firebolt', 'axe'],
      hand: ['busy-paws'],
    })
    const [buy] = buys.filter(({ text }) => text.includes('use-room'))
    expect(line(buy)).toBe(
      'play busy-paws, use-left activate, use-room apothecary, (take bitter-brew)',
    )
    expect(buy.sealed).toBe(true)
  })

  it('stops where there is more to choose', () => {
    const [buy] = pathsAfter({
      monsters: { 'ratfolk/apothecary': 1 },
      tokens: { 'apothecary/frog': 1 },
      row: ['bitter-brew', 'haste', 'spider', 'firebolt', 'axe'],
      hand: ['busy-paws'],
    }).filter(({ text }) => text.includes('use-room'))
    expect(line(buy)).toBe('play busy-paws, use-left activate, use-room apothecary')
    expect(buy.sealed).toBe(false)
  })

  it('hits a hero with whatever reaches it', () => {
    const lines = linesAfter({
      monsters: { 'ratfolk/forge': 1 },
      heroes: ['rogue/forge', 'mage/library'],
      hand: ['scurry'],
    })
    expect(lines).toContain('play scurry, use-right melee, (hit rogue/forge)')
    expect(lines.some((text) => text.includes('mage'))).toBe(false)
  })
})

describe('a swarm', () => {
  const laid: Laid = {
    monsters: { 'ratfolk/sewers': 3, 'ratfolk/study': 1 },
    tokens: { 'sewers/frog': 1 },
    hand: ['scurry'],
  }

  it('begins with its room', () => {
    const lines = linesAfter(laid)
    expect(lines).toContain('play scurry, use-left swarm-move, in sewers')
    expect(lines).toContain('play scurry, use-left swarm-move, in study')
  })

  it('goes one by one, with or without a token, or all at once', () => {
    const lines = linesAfter(laid, 'play scurry', 'use-left swarm-move', 'in sewers')
    const toVault = lines.filter((text) => text.startsWith('go ratfolk/sewers vault'))
    expect(toVault).toEqual([
      'go ratfolk/sewers vault, carry frog',
      'go ratfolk/sewers vault, empty-handed',
      Array.from({ length: 3 }, () => 'go ratfolk/sewers vault, empty-handed').join(', '),
    ])
  })
})

describe('a search', () => {
  /** Six stacks, what can be carried, and eight cards. */
  const full: Laid = {
    monsters: {
      'ratfolk/vault': 2,
      'ratfolk/sewers': 2,
      'ratfolk/workshop': 1,
      'ratfolk/beast-trainer': 1,
      'ratfolk/cemetery': 1,
      'ratfolk/apothecary': 1,
    },
    heroes: ['mage/vault', 'rogue/forge', 'warrior/cells', 'archer/apothecary'],
    tokens: { 'vault/coin': 1, 'vault/trap': 1, 'sewers/frog': 2, 'workshop/trap': 3 },
    hand: [
      'scurry',
      'busy-paws',
      'gang-up',
      'out-of-the-walls',
      'huddle',
      'spider',
      'sword',
      'axe',
    ],
  }

  it('of a full table tries few ways, since alike cards lead to the same', () => {
    let tries = 0
    const counting = {
      ...game,
      copy: (state: KeepState) => {
        tries++
        return game.copy(state)
      },
    }
    const paths = pathsAt(counting, rules, lay(full).state, 'en')
    expect(paths.length).toBeGreaterThan(40)
    expect(tries).toBeLessThan(400)
  })

  it('that grows too long leaves out the dearest cards', () => {
    const { state } = lay(full)
    const all = pathsAt(game, rules, state, 'en').map(line)
    const some = pathsAt(game, rules, state, 'en', 60).map(line)
    expect(some.length).toBeLessThan(all.length)
    expect(all.slice(0, some.length)).toEqual(some)
  })

  it('leaves the table as it was, and finds nothing where the party or nobody is asked', () => {
    const umpire = lay(full)
    const before = stateHash(umpire.state)
    pathsAt(game, rules, umpire.state, 'en')
    expect(stateHash(umpire.state)).toBe(before)
    while (umpire.decision.by !== PARTY) umpire.choose(umpire.decision.count - 1)
    expect(pathsAt(game, rules, umpire.state, 'en')).toEqual([])
  })
})
