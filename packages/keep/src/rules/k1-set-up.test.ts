import { candidates } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { rulesText } from '../rules-text.ts'
import { GUILD, LEVELS, ROOMS, treasureIn } from '../state.ts'
import { beginning, drill, drillWith, table } from '../testing/table.ts'

const kinds = (cards: readonly number[]): string[] => cards.map((card) => drill.kindName(card))

describe('K1 Set-up', () => {
  it('K1.1 seats one to six players, all on one side', () => {
    for (const players of [1, 2, 3, 4, 5, 6]) {
      expect(drill.seats(table({ players }).state)).toBe(players)
    }
    expect(() => drill.readOptions({ players: 7 })).toThrow('players')
    expect(() => drill.readOptions({ players: 0 })).toThrow('players')
    // One hero loots the Vault in the turn of one player: everybody has lost.
    const t = table({ clans: ['ratfolk', 'gnolls'] })
    t.put({ monsters: {}, heroes: ['mage/vault', 'mage/vault', 'mage/vault'] }).invade(
      'rogue-jewel',
    )
    expect([t.isOver, t.state.result]).toEqual([true, 2])
  })

  it('K1.2 lays what the scenario says: rooms, treasures, portals, cards, special rules', () => {
    const t = table({ scenario: 'corridor' })
    const rooms = ROOMS.filter((_, room) => t.state.cell[room] >= 0)
    expect(rooms).toEqual(['vault', 'sewers', 'cemetery', 'workshop'])
    expect([
      t.state.value[ROOMS.indexOf('vault')],
      t.state.value[ROOMS.indexOf('cemetery')],
    ]).toEqual([4, 1])
    expect(t.state.portal.filter((portal) => portal > 0)).toEqual([1])
    expect(t.state.portal[ROOMS.indexOf('cemetery')]).toBe(1)
    const guild = kinds(candidates(t.state, t.state.piles[GUILD][0]))
    expect(guild.filter((name) => name === 'bell')).toHaveLength(3)
    // A special rule: a hand of four.
    const four = table({ game: drillWith({ always: [{ always: 'hand', is: 4 }] }) })
    expect(four.pile('hand/1')).toHaveLength(4)
  })

  it('K1.3 shuffles all Loot into one deck, opens five, and fills a gap at once', () => {
    const t = table({ script: { loot: ['spider', 'brew', 'sword', 'bolt', 'bite', 'doorway'] } })
    expect(t.pile('row').reverse()).toEqual(['spider', 'brew', 'sword', 'bolt', 'bite'])
    const all = drill.content.pack.loot.reduce((sum, { copies }) => sum + copies, 0)
    expect(t.pile('loot')).toHaveLength(all - 5)
    t.put({
      monsters: { 'ratfolk/beast-trainer': 1 },
      tokens: { 'beast-trainer/bone': 1 },
      hands: { 1: ['toolbox'] },
    })
    t.choose('play toolbox', 'use activate', 'use-room beast-trainer', 'take spider')
    t.expectEvents('acquired 1 spider', 'offered doorway')
    expect(t.pile('row').reverse()).toEqual(['brew', 'sword', 'bolt', 'bite', 'doorway'])
  })

  it('K1.4 lays a random treasure of the value, and nobody knows which until it is looted', () => {
    const looted = (turned: string) => {
      const t = table({ script: { 'treasures/1': [turned] } })
      t.put({ monsters: {}, heroes: [] })
      expect(t.pile('treasure/cells')).toEqual(['?'])
      t.invade('mage-eye')
      t.choose('resolve mage/cemetery')
      return t.events().find((event) => event.startsWith('looted'))
    }
    expect(looted('heal-1')).toBe('looted cemetery 1 heal-1')
    expect(looted('curse-1')).toBe('looted cemetery 1 curse-1')
    const t = table()
    const may = kinds(candidates(t.state, t.state.piles[treasureIn(ROOMS.indexOf('cells'))][0]))
    expect(new Set(may)).toEqual(new Set(['curse-1', 'heal-1', 'prisoner-1', 'spill-1']))
    expect(t.state.piles[treasureIn(ROOMS.indexOf('library'))]).toEqual([])
  })

  it('K1.5 shuffles all hero cards and the scenario’s cards into the Guild deck', () => {
    const t = table()
    expect(t.pile('guild')).toEqual(Array.from({ length: 27 }, () => '?'))
    const cards = kinds(candidates(t.state, t.state.piles[GUILD][0]))
    expect(cards).toHaveLength(27)
    for (const hero of ['warrior', 'rogue', 'mage', 'archer']) {
      expect(cards.filter((name) => name.startsWith(hero))).toHaveLength(6)
    }
    // Any of them may come first.
    expect(table().invade('bell').times('scenario bell')).toBe(1)
    expect(table().invade('archer-jewel').times('guild archer-jewel')).toBe(1)
  })

  it('K1.6 takes tokens from the supply and back; without one the action cannot be done', () => {
    const t = table()
    t.put({ monsters: { 'ratfolk/vault': 1 }, tokens: {}, hands: { 1: ['snare', 'hire'] } })
    expect([t.supply('trap'), t.supply('coin')]).toEqual([10, 6])
    t.choose('play snare', 'use trap', 'finish')
    expect([t.supply('trap'), t.tokens()]).toEqual([9, { 'vault/trap': 1 }])
    t.put({ tokens: { 'vault/coin': 2 } })
    t.choose('play hire', 'use coin+summon-3', 'finish')
    expect([t.supply('coin'), t.tokens()]).toEqual([5, { 'vault/coin': 1 }])
    // All ten traps lie in rooms.
    t.put({ tokens: { 'study/trap': 10 }, hands: { 1: ['snare', 'toolbox'] } })
    t.put({ monsters: { 'ratfolk/workshop': 1 } })
    t.choose('play snare')
    expect(t.prompt()).toBe('turn')
    t.choose('play toolbox', 'use activate')
    expect(t.options()).not.toContain('use-room workshop')
  })

  it('K1.7 gives each player a clan of their own, with its cards and monsters', () => {
    const t = table({ clans: ['gnolls', 'witches'] })
    const own = (seat: number) => [
      ...t.pile(`hand/${seat}`),
      ...kinds(candidates(t.state, t.state.piles[(seat - 1) * 4][0])),
    ]
    expect(own(1)).toHaveLength(10)
    expect(own(1).every((name) => name.startsWith('gnolls-'))).toBe(true)
    expect(own(2).every((name) => name.startsWith('witches-'))).toBe(true)
    expect(t.state.lair[0] + 3).toBe(7)
    expect(() => drill.readOptions({ players: 2, clans: ['gnolls', 'gnolls'] })).toThrow('twice')
  })

  it('K1.8 divides the starting monsters as wanted; the rest wait in the Lair, and come again', () => {
    const t = beginning()
    expect([t.prompt(), t.rule()]).toEqual(['deploy', 'K1.8'])
    expect(t.options()).toEqual(['in vault', 'in sewers'])
    t.choose('in vault', 'in sewers')
    expect(t.monsters()).toEqual({ 'ratfolk/vault': 1, 'ratfolk/sewers': 2 })
    expect(t.state.lair[0]).toBe(6)
    // One that leaves goes back to its Lair, and can be summoned again.
    t.put({
      monsters: { 'ratfolk/vault': 1, 'ratfolk/sewers': 1 },
      heroes: [],
      hands: { 1: ['growth'] },
    })
    t.invade('rogue-jewel').expectEvents('monster-gone ratfolk/vault')
    expect(t.state.lair[0]).toBe(8)
    t.put({ hands: { 1: ['growth'] } })
    t.choose('play growth', 'use summon-2')
    expect([t.monsters(), t.state.lair[0]]).toEqual([{ 'ratfolk/sewers': 3 }, 6])
  })

  it('K1.9 knows of a clan its monsters, their vitality and its cards', () => {
    const t = table({ clans: ['red-dragon'] })
    expect(t.state.lair[0]).toBe(0)
    t.put({ monsters: { 'red-dragon/vault/3': 1 } }).invade('mage-jewel')
    t.expectEvents('wounded red-dragon/vault/3 4')
    t.invade('warrior-jewel').expectEvents('monster-gone red-dragon/vault/4')
    expect([t.monsters(), t.state.lair[0]]).toEqual([{}, 1])
    expect(drill.content.cardsOfClan.map((cards) => cards.length)).toEqual(Array(9).fill(10))
  })

  it('K1.10 shuffles each tactics deck and draws five', () => {
    const t = table({
      players: 2,
      script: { 'deck/1': ['ratfolk-work', 'ratfolk-walk', 'ratfolk-work'] },
    })
    expect(t.pile('hand/1').reverse().slice(0, 3)).toEqual([
      'ratfolk-work',
      'ratfolk-walk',
      'ratfolk-work',
    ])
    for (const seat of [1, 2]) {
      expect(t.pile(`hand/${seat}`)).toHaveLength(5)
      expect(t.pile(`deck/${seat}`)).toEqual(['?', '?', '?', '?', '?'])
    }
  })

  it('K1.11 resolves Guild cards by difficulty and wave', () => {
    const cards = (level: string, wave: number) => {
      const t = table({ level }).put({ heroes: [], wave })
      t.put({ monsters: { 'ratfolk/vault': 9 } })
      return t.invade('bell', 'bell', 'bell').times('guild')
    }
    expect([cards('family', 1), cards('family', 2)]).toEqual([1, 2])
    expect([cards('challenging', 1), cards('challenging', 2)]).toEqual([2, 2])
    expect([cards('hardcore', 1), cards('hardcore', 2)]).toEqual([2, 3])
    // Ours, between the first two: a second card in every other invasion.
    const t = table({ level: 'steady' }).put({ heroes: [] })
    const steady = [t.invade('bell').times('guild'), t.invade('bell', 'bell').times('guild')]
    expect(steady).toEqual([1, 2])
    expect(t.put({ wave: 2 }).invade().times('guild')).toBe(2)
  })

  it('K1.12 K1.16 gives the first turn to the clan with the fewest monsters, on a tie to the earlier seat', () => {
    const first = (...clans: string[]) => table({ clans }).by()
    expect(first('ratfolk', 'witches', 'gnolls')).toBe(1)
    expect(first('gnolls', 'ratfolk', 'red-dragon')).toBe(2)
    expect(first('gnolls', 'ratfolk')).toBe(0)
    const game = drillWith({})
    const tie = {
      ...game,
      content: { ...game.content, monsters: game.content.monsters.map(() => 4) },
    }
    expect(table({ game: tie, clans: ['gnolls', 'witches', 'ghosts'] }).by()).toBe(0)
    // The rest of the set-up is the same for one to six.
    for (const players of [1, 6]) {
      const t = table({ players })
      expect([t.pile('guild').length, t.pile('row').length, t.pile('hand/1').length]).toEqual([
        27, 5, 5,
      ])
      expect(t.invade('bell', 'bell').times('guild')).toBe(1)
    }
  })

  it('K1.13 takes clans in the order of seats', () => {
    const t = table({ clans: ['slimes', 'ghosts', 'red-dragon'] })
    expect(t.state.clan.slice(0, 3)).toEqual([3, 7, 0])
    // They are placed in that order too, whoever has the first turn.
    const placed = beginning({ clans: ['slimes', 'ghosts'] })
    expect([placed.prompt(), placed.by()]).toEqual(['deploy', 0])
    placed.choose('in sewers', 'in sewers', 'in sewers')
    expect([placed.prompt(), placed.by()]).toEqual(['deploy', 1])
  })

  it('K1.14 says for whom the levels are meant', () => {
    expect(LEVELS).toEqual(['family', 'steady', 'challenging', 'hardcore'])
    const text = rulesText.find(({ number }) => number === 'K1.14')?.text
    expect(text?.en).toMatch(/Family.*Challenging.*Hardcore/s)
    for (const said of [text?.en, text?.fr, text?.pt]) expect(said?.length).toBeGreaterThan(40)
  })

  it('K1.15 starts monsters in the Vault where none of their rooms is; an Ambush then cannot be done', () => {
    const t = table({ scenario: 'corridor', clans: ['witches', 'gremlins'] })
    expect(t.monsters()).toEqual({ 'witches/vault': 2, 'gremlins/workshop': 2 })
    const far = table({ scenario: 'corridor' }).put({ hands: { 1: ['far-ambush', 'ambush'] } })
    far.choose('play far-ambush')
    expect(far.prompt()).toBe('turn')
    expect(far.choose('play ambush', 'use ambush-3').options()).toEqual(['in sewers', 'enough'])
  })

  it('K1.17 leaves wounds behind on the way to the Lair, and holds any number but of portals and treasures', () => {
    const t = table({ clans: ['slimes'] })
    t.put({ monsters: { 'slimes/vault/1': 1 }, heroes: [], hands: { 1: ['growth'] } })
    t.invade('rogue-jewel').expectEvents('monster-gone slimes/vault/1')
    expect(t.state.lair[0]).toBe(8)
    t.put({ monsters: { 'slimes/sewers': 1 }, hands: { 1: ['growth', 'doorway', 'doorway'] } })
    t.choose('play growth', 'use summon-2')
    expect(t.monsters()).toEqual({ 'slimes/sewers': 3 })
    // Eight wounds at once, ten traps and all frogs in one room.
    t.put({ monsters: { 'slimes/sewers/1': 8 } })
    t.put({ tokens: { 'sewers/frog': 6, 'sewers/trap': 10 } })
    expect([t.monsters(), t.supply('frog')]).toEqual([{ 'slimes/sewers/1': 8 }, 0])
    t.choose('play doorway', 'use portal')
    expect(t.state.portal[ROOMS.indexOf('sewers')]).toBe(2)
    t.choose('play doorway')
    expect(t.prompt()).toBe('turn')
  })
})
