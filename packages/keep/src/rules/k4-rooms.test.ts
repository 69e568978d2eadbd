import { describe, expect, it } from 'vitest'
import { type Laid, table } from '../testing/table.ts'

function working(laid: Laid, scenario = 'example') {
  const quiet = { heroes: [], tokens: {}, portals: {}, hands: { 1: ['toolbox'] } }
  return table({ scenario, clans: ['ratfolk'] })
    .put({ ...quiet, ...laid })
    .choose('play toolbox')
}

describe('K4 Rooms', () => {
  it('K4.1 makes a token: Vault coin, Library book, Sewers frog, Cemetery bone, Workshop trap', () => {
    const made = (room: string) => {
      const t = working({ monsters: { [`ratfolk/${room}`]: 1 } })
      return t.choose('use activate', `use-room ${room}`).tokens()
    }
    expect(made('vault')).toEqual({ 'vault/coin': 1 })
    expect(made('library')).toEqual({ 'library/book': 1 })
    expect(made('sewers')).toEqual({ 'sewers/frog': 1 })
    expect(made('cemetery')).toEqual({ 'cemetery/bone': 1 })
    expect(made('workshop')).toEqual({ 'workshop/trap': 1 })
    // Only where one of your monsters is.
    const t = working({ monsters: { 'ratfolk/vault': 1 } }).choose('use activate')
    expect(t.options()).toEqual(['use-room vault', 'ability'])
  })

  it('K4.2 sells Loot for a token of the room: coin Equipment, bone Beast, frog Potion, book Scroll', () => {
    const row = ['spider', 'brew', 'sword', 'bolt', 'shield']
    const bought = (room: string, token: string) => {
      const tokens = { [`${room}/${token}`]: 1, 'vault/coin': 1, 'vault/bone': 1 }
      const t = working({ monsters: { [`ratfolk/${room}`]: 1 }, tokens, row })
      t.choose('use activate', `use-room ${room}`)
      if (t.prompt() === 'buy') t.choose(t.options()[0])
      return [t.pile('discard/1'), t.tokens()]
    }
    const left = { 'vault/coin': 1, 'vault/bone': 1 }
    expect(bought('forge', 'coin')).toEqual([['sword'], left])
    expect(bought('beast-trainer', 'bone')).toEqual([['spider'], left])
    expect(bought('apothecary', 'frog')).toEqual([['brew'], left])
    expect(bought('study', 'book')).toEqual([['bolt'], left])
    // Which one, where there are several; none without the token or the kind.
    const forge = { 'ratfolk/forge': 1 }
    const two = working({ monsters: forge, tokens: { 'forge/coin': 1 }, row })
    two.choose('use activate', 'use-room forge')
    expect([two.prompt(), two.rule(), two.options()]).toEqual([
      'buy',
      'K4.2',
      ['take sword', 'take shield'],
    ])
    expect(
      working({ monsters: { 'ratfolk/forge': 9 }, tokens: { 'forge/bone': 1 }, row }).prompt(),
    ).toBe('turn')
    const beasts = ['spider', 'spider', 'spider', 'bite', 'bite']
    expect(
      working({
        monsters: { 'ratfolk/forge': 9 },
        tokens: { 'forge/coin': 1 },
        row: beasts,
      }).prompt(),
    ).toBe('turn')
  })

  it('K4.3 puts the card on the discard pile, and into the deck with the next shuffle', () => {
    const t = working({
      monsters: { 'ratfolk/forge': 1 },
      tokens: { 'forge/coin': 1 },
      row: ['sword'],
      hands: { 1: ['toolbox', 'brew'] },
    })
    t.choose('use activate', 'use-room forge', 'finish')
    expect([t.pile('discard/1'), t.pile('hand/1')]).toEqual([['sword'], ['brew']])
    t.state.piles[0].length = 0
    t.refresh().choose('play brew', 'use draw-2').expectEvents('shuffled 1', 'drew 1 sword')
    expect(t.pile('hand/1')).toEqual(['sword'])
  })

  it('K4.4 summons by the symbols of rooms', () => {
    const summoned = (symbol: string, scenario = 'example') => {
      const t = table({ scenario, clans: ['ratfolk'] }).put({ heroes: [] })
      t.invade(`mage-${symbol}`)
      if (t.prompt() === 'summon-rooms') return t.options()
      return t.events().flatMap((event) => /^hero-in mage (\S+)/.exec(event)?.slice(1) ?? [])
    }
    expect(summoned('jewel')).toEqual(['vault'])
    expect(summoned('swords')).toEqual(['workshop', 'forge'])
    expect(summoned('hats')).toEqual(['library', 'apothecary'])
    expect(summoned('eye')).toEqual(['cemetery', 'study'])
    expect(summoned('bones')).toEqual(['sewers', 'beast-trainer'])
    expect(summoned('special')).toEqual(['cells', 'builder'])
    expect(summoned('special', 'laboratory')).toEqual(['cells', 'laboratory'])
  })
})
