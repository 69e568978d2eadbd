import type { LanguageCode, Telling } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import { BASIC_0, BASIC_1, cardsWhere, LOOT } from '../content.ts'
import { tenefyr } from '../game.ts'
import { BOSS_DECK, BOSSES, dungeonPile, type TenefyrState } from '../state.ts'
import { allDungeons } from '../testing/frozen.ts'
import { sampledMatch } from '../testing/sampled-match.ts'

const { content } = tenefyr
const zeros = cardsWhere(content, (kind) => kind.type === BASIC_0)
const ones = cardsWhere(content, (kind) => kind.type === BASIC_1)
const [kobold] = cardsWhere(content, (kind) => kind.type === LOOT && kind.name === 'kobold')
const [orc] = cardsWhere(content, (kind) => kind.type === LOOT && kind.name === 'orc')

const event = (name: string, a = 0, b = 0, c = 0): Telling => ({ name, a, b, c, d: 0 })
const onlyOption = event('only-option')
const nextInRow = event('only-option', 0, 1)
const hand = (name: string, seat = 0): Telling[] =>
  [ones[0], zeros[0], zeros[1]].map((card) => event(name, seat, card))

/** Three players: seat 0 is the Barbarian. */
const { state } = sampledMatch(1, { players: 3 }, { decision: () => undefined })
const log = (events: readonly Telling[], language: LanguageCode = 'en', at = state): string[] =>
  tenefyr.sayEvents(at, events, language).map(({ text }) => text)

describe('Events alike are one sentence', () => {
  it('names the cards of a player in a list, alike ones with their number', () => {
    expect(log(hand('drew'))).toEqual(['The Barbarian draws Basic 1 and Basic 0 ×2.'])
    expect(log(hand('drew'), 'fr')).toEqual(['Le Barbare pioche Standard 1 et Standard 0 ×2.'])
    expect(log(hand('drew'), 'pt')).toEqual(['O Bárbaro compra Básica 1 e Básica 0 ×2.'])
  })

  it('tells what each played card counts, past what only achievements hear', () => {
    // An enemy that takes 1 from each Basic card.
    const played = hand('played')
      .map((told, i) => ({ ...told, c: i === 0 ? 0 : -1 }))
      .flatMap((told) => [told, event('resolved'), event('combined', 1)])
    expect(log(played)).toEqual(['The Barbarian plays Basic 1 (0) and Basic 0 (−1) ×2.'])
  })

  it('begins anew with another seat, another deed, another receiver, another dungeon', () => {
    expect(log([...hand('drew'), ...hand('drew', 1)])).toHaveLength(2)
    expect(log([...hand('drew'), ...hand('discarded')])).toHaveLength(2)
    const [one, other] = zeros
    expect(log([event('gave', 0, one, 1), event('gave', 0, other, 1)])).toHaveLength(1)
    expect(log([event('gave', 0, one, 1), event('gave', 0, other, 2)])).toHaveLength(2)
    expect(log([event('looked-into', orc, 1), event('looked-into', orc, 2)])).toHaveLength(2)
    expect(
      log([event('drew', 0, one), event('gained-power', 0, 1), event('drew', 0, other)]),
    ).toEqual([
      'The Barbarian draws Basic 0.',
      'The Barbarian gains 1 power.',
      'The Barbarian draws Basic 0.',
    ])
  })

  it('keeps the order of cards that lie in one', () => {
    const below = [orc, kobold, kobold, orc].map((card) => event('looked-below', card))
    expect(log(below)).toEqual(['Under the enemy: Orc, Kobold ×2 and Orc.'])
  })

  it('agrees in number', () => {
    const hidden = [event('looked-into', orc, 2), event('looked-into', kobold, 2)]
    expect(log(hidden, 'fr')[0]).toMatch(/^Cartes cachées dans le .*\u00a0: Orc et Kobold\.$/)
    expect(log(hidden, 'pt')[0]).toMatch(/^Cartas escondidas na .*: Orc e Kobold\.$/)
    expect(log(hidden.slice(1), 'pt')[0]).toMatch(/^Carta escondida na .*: Kobold\.$/)
    const gone = [event('left-game', ones[0]), event('left-game', zeros[0])]
    expect(log(gone)).toEqual(['Basic 1 and Basic 0 leave the game.'])
    expect(log(gone, 'fr')).toEqual(['Standard 1 et Standard 0 quittent la partie.'])
    expect(log(gone, 'pt')).toEqual(['Básica 1 e Básica 0 saem da partida.'])
  })

  it('says what was in a hand thrown away', () => {
    const thrown = [event('threw-away'), ...hand('discarded'), ...hand('drew')]
    expect(log(thrown)[0]).toBe('The Barbarian throws the hand away: Basic 1 and Basic 0 ×2.')
    expect(log(thrown, 'fr')[0]).toBe(
      'Le Barbare jette sa main\u00a0: Standard 1 et Standard 0 ×2.',
    )
    expect(log(thrown, 'pt')).toHaveLength(2)
  })

  it('tells where the Boss token comes to rest, and enemies with their dungeons', () => {
    expect(log([event('boss-moved', 1, 14), event('boss-moved', 2, 14)])).toEqual([
      'The Boss token goes to 2 of 14.',
    ])
    expect(log([event('flipped', orc, 0), event('flipped', kobold, 1)])).toEqual([
      'Enemies appear: Orc and Kobold (level 1).',
    ])
  })
})

describe('Shuffling', () => {
  const shuffles = (...seats: number[]) => seats.map((seat) => event('shuffled', seat))

  it('is told once for all', () => {
    expect(log(shuffles(0, 1, 2))).toEqual(['Everyone shuffles.'])
    expect(log(shuffles(0, 1, 2), 'fr')).toEqual(['Tout le monde mélange sa pioche.'])
    expect(log(shuffles(0, 1, 2), 'pt')).toEqual(['Todos embaralham.'])
  })

  it('names the players where not all do it', () => {
    const [second] = [1].map((seat) => tenefyr.seatName(state, seat, 'en'))
    expect(log(shuffles(0, 1))).toEqual([`The Barbarian and the ${second} shuffle their decks.`])
    expect(log(shuffles(0), 'fr')).toEqual(['Le Barbare mélange sa pioche.'])
    expect(log(shuffles(0, 1), 'fr')[0]).toMatch(/ mélangent leurs pioches\.$/)
    expect(log(shuffles(0, 1), 'pt')[0]).toMatch(/ embaralham seus baralhos\.$/)
    expect(log(shuffles(0, 0))).toHaveLength(2)
  })

  it('names who plays alone', () => {
    const solo = sampledMatch(1, { players: 1 }, { decision: () => undefined }).state
    expect(log(shuffles(0), 'en', solo)[0]).toMatch(/ shuffle the deck\.$/)
  })
})

describe('The only option', () => {
  it('is a remark on what it did', () => {
    const forced = hand('recovered').flatMap((told) => [onlyOption, told])
    expect(log(forced)).toEqual(['The Barbarian takes back Basic 1 and Basic 0 ×2 (only choice).'])
    expect(log(forced, 'fr')[0]).toMatch(/ \(seul choix\)\.$/)
    expect(log(forced, 'pt')[0]).toMatch(/ \(única opção\)\.$/)
  })

  it('is told apart from what was chosen, and holds for a whole effect', () => {
    const [first, ...others] = hand('recovered')
    expect(log([first, ...others.flatMap((told) => [onlyOption, told])])).toEqual([
      'The Barbarian takes back Basic 1.',
      'The Barbarian takes back Basic 0 ×2 (only choice).',
    ])
    expect(log([onlyOption, ...hand('drew')])).toEqual([
      'The Barbarian draws Basic 1 and Basic 0 ×2 (only choice).',
    ])
  })

  it('is not said of a row of picks that was begun by a choice', () => {
    const [first, ...others] = hand('recovered')
    expect(log([first, ...others.flatMap((told) => [nextInRow, told])])).toEqual([
      'The Barbarian takes back Basic 1 and Basic 0 ×2.',
    ])
    expect(log([nextInRow, event('gave', 0, zeros[0], 1)])[0]).not.toContain('only choice')
    // Card and receiver both left no choice.
    expect(log([onlyOption, nextInRow, event('gave', 0, zeros[0], 1)])[0]).toContain('only choice')
    expect(log([onlyOption, first, ...others.flatMap((told) => [nextInRow, told])])).toHaveLength(1)
  })

  it('is dropped where it did nothing that shows', () => {
    expect(log([onlyOption])).toEqual([])
    expect(log([onlyOption, event('resolved'), event('drew', 0, zeros[0])])).toEqual([
      'The Barbarian draws Basic 0.',
    ])
    expect(log([onlyOption, event('turn')])).toEqual(['The Barbarian is up.'])
  })
})

describe('A Basic card', () => {
  it('is called by its power, and has another said beside it', () => {
    const [one] = ones
    expect(log([event('played', 0, one, 1)])).toEqual(['The Barbarian plays Basic 1.'])
    expect(log([event('played', 0, one, 0)])).toEqual(['The Barbarian plays Basic 1 (0).'])
  })
})

describe('Many enemies at once', () => {
  it('are named by level, and the Boss by its deck', () => {
    const all = [event('flipped', orc, 0), event('flipped', orc, 1), event('flipped', kobold, 4)]
    expect(log([...all, event('flipped', kobold, BOSS_DECK)])).toEqual([
      'Enemies appear: Orc ×2 (level 1), Kobold (level 3) and Kobold (Boss deck).',
    ])
    expect(log([all[0]])).toEqual(['The Orc appears in the level 1 dungeon (left).'])
  })
})

describe('The last fight', () => {
  const darkLord = { ...state, boss: BOSSES.indexOf('dark-lord') }
  const quick = sampledMatch(1, { players: 3, mode: 'quick' }, { decision: () => undefined }).state

  it('has the Boss attack, fall and win by name', () => {
    expect(log([event('boss-attacks'), event('won')], 'en', darkLord)).toEqual([
      'The Dark Lord attacks: the last fight begins.',
      'The Dark Lord falls: the party wins the match!',
    ])
    const queen = { ...state, boss: BOSSES.indexOf('spider-queen') }
    expect(log([event('won')], 'fr', queen)[0]).toMatch(/^La Reine des Araignées tombe/)
    expect(log([event('lost')], 'pt', queen)[0]).toMatch(/^A Rainha Aranha vence/)
  })

  it('has no Boss in Quick mode', () => {
    const told = log([event('boss-attacks'), event('won')], 'en', quick)
    expect(told.join(' ')).toBe(
      'The last fight begins: the level 5 dungeon. The last enemy falls: the party wins the match!',
    )
  })
})

describe('Every sentence', () => {
  const rules = (events: readonly Telling[]) =>
    tenefyr.sayEvents(state, events, 'en').map(({ rule }) => rule)

  it('names the rule that brought it about', () => {
    const out = [event('lost-combat', orc), event('left', 0, 2), event('boss-moved', 2, 14)]
    const after = [event('flipped', kobold, 0), event('shuffled', 0)]
    expect(rules([...out, ...after])).toEqual(['T4.10', 'T6.5', 'T7.1', 'T7.2', 'T7.4'])
    expect(rules([event('flipped', kobold, 0)])).toEqual(['T6.3'])
  })

  it('names why the last fight begins', () => {
    const why = (at: TenefyrState) => tenefyr.sayEvents(at, [event('boss-attacks')], 'en')[0].rule
    expect(why({ ...state, track: state.skull })).toBe('T8.1')
    const early = { ...state, track: 1 }
    expect(why(early)).toBe('T3.3')
    const piles = state.piles.map((pile, i) =>
      allDungeons.some((at) => dungeonPile(at) === i) ? [] : pile,
    )
    expect(why({ ...early, piles })).toBe('T3.8')
  })

  it('has the rule of the effect that it belongs to, or none of its own', () => {
    const [one] = ones
    const draws = event('drew', 0, one)
    expect(rules([event('turn'), draws])[1]).toBe('T4.4')
    expect(rules([event('played', 0, one, 1), draws])[1]).toBe('T4.14')
    expect(rules([draws])).toEqual([undefined])
  })

  it('weighs what it tells', () => {
    const told = [event('turn'), event('played', 0, ones[0], 1), event('defeated', orc)]
    const weights = tenefyr.sayEvents(state, told, 'en').map(({ weight }) => weight)
    expect(weights).toEqual([...weights].sort((a, b) => a - b))
    expect(new Set(weights).size).toBe(3)
  })
})
