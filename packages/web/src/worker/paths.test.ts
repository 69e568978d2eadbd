import { optionTexts, PARTY, stateHash } from '@muster/engine'
import type { KeepState } from '@muster/keep'
import { describe, expect, it } from 'vitest'
import type { PathView } from '../host/protocol.ts'
import { game, type Laid, lay } from '../testing/keep-table.ts'
import { keepPaths } from './keep-paths.ts'
import { idleAt, pathsAt } from './paths.ts'

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
    const moves = linesAfter(slimes).filter((text) => /to vault, [-a-z]+( coin| trap)?$/.test(text))
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

describe('a way of two rooms', () => {
  const dragon = (hand: readonly string[], more: Partial<Laid> = {}): Laid => ({
    clans: ['red-dragon'],
    monsters: { 'red-dragon/apothecary': 1 },
    hand,
    ...more,
  })
  const to = (lines: readonly string[], room: string): readonly string[] =>
    lines.filter((text) => text.includes('with red-dragon/apothecary') && text.endsWith(room))

  it('is paid by one card that has two moves', () => {
    const lines = linesAfter(dragon(['tail-sweep', 'wingbeat']))
    expect(to(lines, 'to vault')).toEqual([
      'play wingbeat, use-left move, (with red-dragon/apothecary), to sewers, use move, (with red-dragon/sewers), to vault',
    ])
    // The next room is left to the card that has but one.
    expect(to(lines, 'to sewers')).toEqual([
      'play tail-sweep, use-right move, (with red-dragon/apothecary), to sewers',
    ])
  })

  it('is none with two cards that have one move each, nor back to where it began', () => {
    expect(to(linesAfter(dragon(['tail-sweep', 'tail-sweep'])), 'to vault')).toEqual([])
    expect(to(linesAfter(dragon(['wingbeat'])), 'to apothecary')).toEqual([])
  })

  it('takes along what it carries, or nothing', () => {
    const lines = linesAfter(
      dragon(['wingbeat'], { tokens: { 'apothecary/frog': 1, 'sewers/trap': 1 } }),
    )
    const toVault = lines.filter((text) => text.includes('to vault'))
    expect(
      toVault.map((text) => text.split(', ').filter((one) => /carry|empty/.test(one))),
    ).toEqual([
      ['carry frog', 'carry frog'],
      ['empty-handed', 'empty-handed'],
    ])
  })

  it('goes by the ability of a clan as well, and goes on with the open card', () => {
    const laid: Laid = {
      clans: ['gremlins'],
      monsters: { 'gremlins/apothecary': 1 },
      hand: ['tinker', 'tinker'],
    }
    const far = linesAfter(laid).filter((text) => text.endsWith('to vault'))
    expect(far).toHaveLength(1)
    expect(far[0].split(', ').filter((text) => text.includes('ability'))).toHaveLength(2)
    const begun = linesAfter(laid, 'play tinker').filter((text) => text.endsWith('to vault'))
    expect(begun).toHaveLength(1)
    expect(begun[0]).not.toContain('play')
  })
})

describe('what pays', () => {
  const payerOf = (laid: Laid, deed: RegExp): string | undefined =>
    linesAfter(laid)
      .find((text) => deed.test(text))
      ?.split(', ')[0]

  it('is the card that wastes least for just this deed', () => {
    const laid: Laid = {
      clans: ['red-dragon'],
      monsters: { 'red-dragon/vault': 1 },
      heroes: ['rogue/vault', 'mage/sewers'],
      hand: ['fire-breath', 'tail-sweep', 'wingbeat'],
    }
    // Two blows of the tail would be lost for a step; one move of the wings is left to be made.
    expect(payerOf(laid, /move.*to cells$/)).toBe('play wingbeat')
    // A shot of the wings would cost their two moves.
    expect(payerOf(laid, /hit mage/)).toBe('play fire-breath')
    expect(payerOf({ ...laid, heroes: [] }, /move.*to cells$/)).toBe('play tail-sweep')
  })
})

describe('a card that brings monsters', () => {
  it('names where one comes in one gesture, and opens the question for several', () => {
    const roost: Laid = { clans: ['red-dragon'], monsters: {}, hand: ['back-to-the-roost'] }
    expect(linesAfter(roost)).toEqual([
      'play back-to-the-roost, use-left ambush-1, in vault',
      'play back-to-the-roost, use-left ambush-1, in forge',
    ])
    // The same sign on two cards, with other rooms.
    const two: Laid = {
      clans: ['witches'],
      monsters: {},
      hand: ['coven-call', 'back-to-the-roost'],
    }
    expect(linesAfter(two).filter((text) => text.includes(', in ')).length).toBe(4)
    const den: Laid = { clans: ['gnolls'], monsters: {}, hand: ['den-call'] }
    expect(linesAfter(den)).toEqual(['play den-call, use ambush-3'])
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

  it('moves the first of its swarm, whatever else could', () => {
    const lines = linesAfter(
      { monsters: { 'ratfolk/vault': 3, 'ratfolk/sewers': 1 }, hand: ['scurry', 'busy-paws'] },
      'play scurry',
    )
    expect(lines).toContain('use-left swarm-move, in vault, go ratfolk/vault cells')
    expect(lines).toContain('finish, play busy-paws')
    expect(lines.some((text) => /finish, play busy-paws.*move/.test(text))).toBe(false)
  })

  it('is not left for a blow that it may still come to, nor for a second one', () => {
    const war: Laid = {
      clans: ['red-dragon'],
      monsters: { 'red-dragon/vault': 1 },
      heroes: ['mage/sewers'],
      hand: ['war-boar', 'wingbeat'],
    }
    const lines = linesAfter(war, 'play war-boar')
    expect(lines.some((text) => text.includes('hit mage'))).toBe(false)
    expect(lines.some((text) => text.startsWith('use-left move'))).toBe(true)
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

  it('is known to be idle, as long as nothing changes', () => {
    const idle = (laid: Laid): readonly string[] => {
      const { state, decision } = lay(laid)
      const texts = optionTexts(game, state, decision)
      return idleAt(game, rules, state).map((index) => texts[index])
    }
    const hand = ['fire-breath', 'wingbeat', 'back-to-the-roost']
    const laid = { clans: ['red-dragon'], hand, monsters: { 'red-dragon/vault': 1 } }
    expect(idle(laid)).toEqual(['play fire-breath', 'play back-to-the-roost'])
    expect(idle({ ...laid, heroes: ['mage/sewers'] })).toEqual(['play back-to-the-roost'])
    expect(idle({ ...laid, monsters: {} })).toEqual(['play fire-breath', 'play wingbeat'])
    // A card that draws is not idle, though nobody knows what it draws.
    expect(idle({ clans: ['witches'], hand: ['coven-call'], monsters: {} })).toEqual([])
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
