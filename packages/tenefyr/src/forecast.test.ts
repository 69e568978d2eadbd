import { type Options, RandomDealer, Umpire } from '@muster/engine'
import { describe, expect, it } from 'vitest'
import type { U } from './content.ts'
import { type Forecast, forecast, handForecast } from './forecast.ts'
import { keptHandOf, newHandOf, percentOf } from './odds.ts'
import { copyState, deckOf, handOf, NOBODY, playedOf } from './state.ts'
import { fighting, leaveInDeck, ones, type Table, withCards, zeros } from './testing/frozen.ts'
import { sampledMatch, samples } from './testing/sampled-match.ts'
import { inMidEffect, partyTotal } from './trial.ts'
import { procedures } from './vocabulary.ts'

/** The first player is the Thief. */
const THIEF: Options = { heroes: 'thief,bard,cleric' }

/** No rule, and a power of 20 for three. */
const DUKE = 'horned-duke'

/** The first player, the Barbarian, holds these cards against an enemy. */
const holding = (hand: readonly string[], enemy = DUKE, options: Options = {}): Table =>
  fighting(enemy, { decks: [hand], options })

type Numbers = Omit<Forecast, 'after' | 'order' | 'paid' | 'added' | 'total'>
const seen = (t: Table): Numbers => {
  const { reached, needed, more, ordered } = handForecast(t.umpire, t.umpire.decision.by)
  return { reached, needed, more, ordered }
}
const sure = (reached: number, needed: number): Numbers => ({
  reached,
  needed,
  more: false,
  ordered: false,
})

describe('the forecast of a hand', () => {
  it('adds up cards without effects, and leaves the table as it was', () => {
    const t = holding(['cave-troll', 'basic-1', 'basic-0'])
    const before = copyState(t.state)
    expect(seen(t)).toEqual(sure(4, 20))
    expect(t.state).toEqual(before)
    // It goes on with what is left of the hand.
    const kept = holding(['tavern-brawler', 'cave-troll', 'basic-0']).choose('keep')
    expect(seen(kept.choose('play broken-bottle'))).toEqual(sure(6, 20))
  })

  it('counts what cards are sure to do', () => {
    // Broken Bottle gives the Barbarian 2, Ambush the starting player 1.
    expect(seen(holding(['tavern-brawler', 'bandit', 'basic-0']))).toEqual(sure(3 + 2, 20))
    const t = holding(['laughing-imp', 'basic-0', 'basic-0'])
    t.arrange({ 'discard/1': zeros(3) })
    expect(seen(t)).toEqual(sure(3, 20))
  })

  it('counts doubling', () => {
    expect(seen(holding(['gate-demon', 'standing-stone', 'basic-1'])).reached).toBe(5 + 5 + 1 + 1)
    expect(seen(holding(['gate-demon', 'basic-1', 'mirror-knight'])).reached).toBe(12)
  })

  it('counts what the enemy changes, gains and loses', () => {
    // Loot is worth one less.
    expect(seen(holding(['cave-troll', 'cave-troll', 'basic-1'], 'mud-witch'))).toEqual(sure(5, 6))
    // One more for each loot that is played.
    const knight = withCards({ kobold: { loot: { play: [{ word: 'enemy-power', by: -2 }] } } })
    const t = fighting('mirror-knight', {
      game: knight,
      decks: [['kobold', 'cave-troll', 'basic-1']],
    })
    expect(seen(t)).toEqual(sure(1 + 3 + 1, 10 + 2 - 2))
  })

  it('T4.16 knows how far below nothing a hand is', () => {
    const lead = withCards({ kobold: { loot: { power: -2 } } })
    const t = fighting(DUKE, { game: lead, decks: [['kobold', 'basic-0', 'basic-0']] })
    expect(handForecast(t.umpire, 0)).toMatchObject({ reached: 0, added: -2 })
  })

  it('leaves out what may be declined, and says so', () => {
    // The Torn Uniform asks for a card that never comes back.
    const t = holding(['deserter', 'basic-1', 'basic-0'])
    expect(seen(t).more).toBe(true)
    expect(handForecast(t.umpire, 0).paid).toBe(false)
  })

  it('gives cards of the hand up for power, where it would fall short', () => {
    // Rat Bite gives 2 for a card, if there is one left.
    const asLies = holding(['cellar-rats', 'basic-1', 'basic-0'])
    expect(seen(asLies)).toEqual(sure(4, 20))
    expect(handForecast(asLies.umpire, 0).paid).toBe(true)
    const last = holding(['basic-1', 'basic-0', 'cellar-rats'])
    expect(seen(last)).toEqual({ ...sure(4, 20), ordered: true })
    const [first] = handForecast(last.umpire, 0).order
    expect(last.umpire.content.kinds[last.umpire.content.kindOf[first]].name).toBe('cellar-rats')
    // Two cards of 3 are worth more than 2.
    const dear = holding(['cellar-rats', 'cave-troll', 'cave-troll'])
    expect(seen(dear).reached).toBe(7)
    expect(handForecast(dear.umpire, 0).paid).toBe(false)
  })

  it('gives up the top of the deck where that is enough, whatever it is', () => {
    // Bloodletting gives 3 for two cards of the deck.
    const hand = ['marsh-leeches', 'basic-1', 'basic-0']
    const short = holding(hand, 'tavern-brawler')
    expect(handForecast(short.umpire, 0)).toMatchObject({ reached: 5, needed: 4, paid: true })
    expect(seen(holding(hand))).toEqual({ ...sure(2, 20), more: true })
    // With too few cards left nothing can be paid.
    expect(seen(leaveInDeck(holding(hand, 'tavern-brawler'), 0, ['cave-troll'])).reached).toBe(2)
  })

  it('doubles the best card, also where it is changed too', () => {
    // T11.6: the Echo doubles a loot of 5, and what is one less or more comes before or after that.
    const t = holding(['basic-1', 'gate-demon', 'standing-stone'], 'mud-witch')
    expect(handForecast(t.umpire, 0)).toMatchObject({ reached: 1 + 9 + 0 })
  })

  it('pays nothing where the hand is enough', () => {
    const t = holding(['cellar-rats', 'basic-1', 'basic-1'], 'kobold')
    expect(handForecast(t.umpire, 0)).toMatchObject({ reached: 3, needed: 3, paid: false })
  })

  it('comes true where it pays', () => {
    const t = holding(['quarry-hand', 'basic-1', 'basic-0'])
    const { reached } = handForecast(t.umpire, 0)
    t.choose('keep', 'play quarry-hammer', 'pay quarry-hand')
    if (t.prompt() !== 'keep-hand') t.choose('discard basic-0')
    expect(t.umpire.state.piles[playedOf(0)]).toHaveLength(2)
    expect(partyTotal(t.umpire)).toBe(reached)
  })

  it('leaves out what chance decides, and says so', () => {
    expect(seen(holding(['orc', 'cave-troll', 'basic-0']))).toEqual({ ...sure(4, 20), more: true })
    // Nothing is left to draw.
    const t = leaveInDeck(holding(['orc', 'cave-troll', 'basic-0']), 0, [])
    expect(seen(t)).toEqual(sure(4, 20))
    // A card that everyone has seen on top of the deck is sure.
    const known = holding(['orc', 'cave-troll', 'basic-0', 'gate-demon'])
    expect(known.pile('deck/1')[0]).toBe('gate-demon')
    expect(seen(known)).toEqual(sure(9, 20))
  })

  it('does not speak of draws and choices that bring no power', () => {
    // Both the look and what is put back leave the combat as it is.
    expect(seen(holding(['will-o-the-wisp', 'basic-0', 'basic-0'])).more).toBe(false)
    const fetch = holding(['stray-hound', 'basic-1', 'basic-0'])
    fetch.arrange({ 'discard/1': ['kobold', 'marsh-toad'] })
    expect(seen(fetch)).toEqual(sure(2, 20))
  })

  it('chooses well where a card must be given up', () => {
    // The Boulder takes a card of the hand: Basic 0, or none if it comes last.
    expect(seen(holding(['old-giant', 'cave-troll', 'basic-0']))).toEqual(sure(8, 20))
    expect(seen(holding(['old-giant', 'cave-troll', 'basic-1']))).toEqual({
      ...sure(9, 20),
      ordered: true,
    })
  })

  it('keeps to the order of the hand where that is enough', () => {
    // Last, the Garrotte would give three more.
    expect(seen(holding(['silk-widow', 'basic-1', 'basic-1'], 'tavern-brawler'))).toMatchObject({
      reached: 6,
      needed: 4,
      ordered: true,
    })
    expect(seen(holding(['silk-widow', 'gate-demon', 'basic-1'], 'kobold'))).toEqual(sure(7, 3))
  })

  it('says that there is more where a price may be paid, wherever its card lies', () => {
    // The Uniform gives 2 for a card of the hand that goes to the Reserve: nobody is taken at their word for that.
    for (const hand of [
      ['deserter', 'basic-1', 'basic-0'],
      ['basic-1', 'basic-0', 'deserter'],
    ]) {
      expect(seen(holding(hand))).toEqual({ ...sure(3, 20), more: true })
    }
    // With nothing left to pay with, no more.
    const last = holding(['deserter', 'basic-1', 'basic-0'])
    expect(seen(last.choose('keep', 'play basic-1', 'play basic-0'))).toEqual(sure(3, 20))
  })

  it('names the order that it counts on', () => {
    // The Mirror Shield doubles what lies before it.
    const t = holding(['mirror-knight', 'basic-1', 'gate-demon'])
    const { reached, order } = handForecast(t.umpire, 0)
    const { kinds, kindOf } = t.umpire.content
    const names = ['basic-1', 'gate-demon', 'mirror-knight']
    expect(reached).toBe(12)
    expect(order.map((card) => kinds[kindOf[card]].name)).toEqual(names)
  })

  it('is enough only if that holds whatever is dealt', () => {
    // For the Thief the Shiny Thing brings a card: the Garrotte is the last one only if that is played before it.
    const hand = ['thieving-magpies', 'basic-1', 'silk-widow']
    const thief = (power: number) =>
      fighting(DUKE, {
        game: withCards({ [DUKE]: { power: [power, power, power] } }),
        decks: [hand],
        options: THIEF,
      })
    expect(seen(thief(3))).toEqual({ reached: 6, needed: 3, more: true, ordered: false })
    expect(seen(thief(6))).toEqual({ reached: 6, needed: 6, more: true, ordered: true })
  })

  it('says that there is more while an effect is half done', () => {
    const t = holding(['cellar-rats', 'basic-1', 'basic-1', 'basic-0']).choose('keep')
    t.choose('play rat-bite')
    expect(t.prompt()).toBe('pay')
    // The rest of the effect is counted too.
    expect(seen(t)).toEqual({ ...sure(1 + 2 + 1, 20), more: true })
  })
})

describe('a hand that draws', () => {
  it('is judged with what it may draw', () => {
    // The Quick Strike draws one of two cards: with a Gate Demon it is enough.
    const t = leaveInDeck(holding(['orc', 'basic-0', 'basic-0'], 'tavern-brawler'), 0, [
      'gate-demon',
      'basic-0',
    ])
    t.umpire.shuffle(deckOf(0))
    const odds = keptHandOf(t.umpire, 0, forecast(t.umpire, 0))
    expect(odds?.turns).toBe(1)
    expect(percentOf(odds ?? { ways: 0, of: 1 })).toBeGreaterThan(45)
    expect(percentOf(odds ?? { ways: 0, of: 1 })).toBeLessThan(55)
  })
})

describe('turns to come', () => {
  const more = (t: Table): boolean => forecast(t.umpire, t.umpire.decision.by).more

  it('leave a hand open until the last player has cards', () => {
    const t = fighting(DUKE, { decks: [zeros(3), zeros(3), zeros(3)] })
    expect(more(t)).toBe(true)
    expect(more(t.choose('keep'))).toBe(true)
    expect(more(t.choose('keep'))).toBe(false)
  })

  it('do not matter of players without cards to draw', () => {
    const t = fighting(DUKE, { decks: [zeros(3)] })
    for (const seat of [1, 2]) leaveInDeck(t, seat, [])
    expect(more(t)).toBe(false)
  })

  it('are two for who plays alone', () => {
    const t = fighting(DUKE, { decks: [zeros(6)], options: { players: 1 } })
    expect(more(t)).toBe(true)
    expect(more(t.choose('keep'))).toBe(false)
  })
})

/** Keeps the hand and plays it as it lies; gives the numbers of the end step, unless something else is asked. */
function playedOut(u: U, seed: number): readonly [power: number, needed: number] | undefined {
  const { by: seat } = u.decision
  const copy: U = new Umpire({ procedures }, u.content, copyState(u.state), new RandomDealer(seed))
  let checked: readonly [number, number] | undefined
  copy.events = (name, a, b) => {
    if (name === 'checked') checked ??= [a, b]
  }
  copy.resume(copy.state)
  copy.choose(0)
  while (checked === undefined) {
    const { decision, content, state } = copy
    if (decision.prompt !== 'play-card' || decision.by !== seat) return undefined
    const [next] = state.piles[handOf(seat)]
    const kinds = Array.from({ length: decision.count }, (_, i) => content.kindOf[decision.at(i).a])
    copy.choose(kinds.indexOf(content.kindOf[next]))
  }
  return checked
}

describe('a forecast that leaves nothing out, or is enough without it', () => {
  it('comes true, whatever is dealt', () => {
    let hands = 0
    let open = 0
    let moreThanPrinted = 0
    samples.forEach((options, seed) => {
      sampledMatch(seed, options, {
        decision(u) {
          if (u.decision.prompt !== 'keep-hand') return
          const { reached, needed, more, ordered } = handForecast(u, u.decision.by)
          if (ordered || (more && reached < needed)) return
          if (more) {
            for (let deal = 0; deal < 8; deal++) {
              const [power, asked] = playedOut(u, deal) ?? []
              if (power === undefined) continue
              open++
              expect(power).toBeGreaterThanOrEqual(asked ?? 0)
            }
            return
          }
          const played = playedOut(u, seed)
          if (played === undefined) return
          hands++
          expect([reached, needed]).toEqual(played)
          const { powerOf, kindOf } = u.content
          const hand = u.state.piles[handOf(u.decision.by)]
          const printed = hand.reduce((sum, card) => sum + powerOf[kindOf[card]], 0)
          if (printed !== reached) moreThanPrinted++
        },
      })
    })
    expect(hands).toBeGreaterThan(100)
    expect(open).toBeGreaterThan(20)
    expect(moreThanPrinted).toBeGreaterThan(20)
  })
})

describe('a forecast in the midst of an effect', () => {
  it('is made wherever a table is shown, also between two decisions', () => {
    let between = 0
    samples.forEach((options, seed) => {
      sampledMatch(seed, options, {
        decision: () => undefined,
        event: (u) => () => {
          const { state, content } = u
          if (state.enemy === NOBODY || !inMidEffect(state)) return
          const shown: U = new Umpire(
            { procedures },
            content,
            copyState(state),
            new RandomDealer(0),
          )
          for (let seat = 0; seat < state.players; seat++) {
            if (state.piles[handOf(seat)].length > 0) handForecast(shown, seat)
          }
          if (!shown.isAsking) between++
        },
      })
    })
    expect(between).toBeGreaterThan(100)
  })
})

describe('the odds of a new hand', () => {
  /** After the hand only these are left in the deck. */
  const drawing = (deck: readonly string[], enemy = DUKE): Table =>
    leaveInDeck(holding(zeros(3), enemy), 0, deck)

  it('count what each card is sure to do', () => {
    // Against 3: Broken Bottle is 1, and gives the Barbarian 2.
    const bottle = drawing(['tavern-brawler', 'basic-0', 'basic-0'], 'kobold')
    const ways = { of: 1, needed: 3, more: false, turns: 1 }
    expect(newHandOf(bottle.umpire, 0)).toMatchObject({ ...ways, ways: 1 })
    const lid = drawing(['larder-mimic', 'basic-0', 'basic-0'], 'kobold')
    expect(newHandOf(lid.umpire, 0)).toMatchObject({ ...ways, ways: 0 })
  })

  it('count what the enemy gains by the cards', () => {
    const t = drawing(['gate-demon', 'gate-demon', 'basic-1'], 'mirror-knight')
    // 11 against 10, and one more for each of two loots.
    expect(percentOf(newHandOf(t.umpire, 0))).toBe(0)
    const three = drawing(['gate-demon', 'gate-demon', 'gate-demon'], 'mirror-knight')
    expect(percentOf(newHandOf(three.umpire, 0))).toBe(100)
  })

  it('know whether effects could ever be enough', () => {
    // The Mirror Shield doubles: nobody knows what. Broken Bottle gives 2 to the Barbarian, and no more.
    const most = (card: string) => newHandOf(drawing([card, ...ones(3)]).umpire, 0).most
    expect(percentOf(most('mirror-knight'))).toBe(100)
    expect(percentOf(most('tavern-brawler'))).toBe(0)
  })

  it('know what the enemy asks for once the deck is shorter', () => {
    const t = drawing(ones(4), 'nightmare')
    // Three more for each player with fewer than three cards in the deck.
    expect(newHandOf(t.umpire, 0).needed).toBe(16 + 3)
  })

  it.each([
    ['cellar-rats', 'asks for a price'],
    ['mirror-knight', 'works with others'],
    ['standing-stone', 'works with others'],
  ])('say that there may be more with %s, which %s', (card) => {
    expect(newHandOf(drawing([card, 'basic-1', 'basic-0', 'basic-1']).umpire, 0).more).toBe(true)
  })

  it.each(['bandit', 'stray-hound', 'white-hart', 'kobold', 'orc'])(
    'say no such thing with %s',
    (card) => {
      expect(newHandOf(drawing([card, 'basic-1', 'basic-0', 'basic-1']).umpire, 0).more).toBe(false)
    },
  )
})
