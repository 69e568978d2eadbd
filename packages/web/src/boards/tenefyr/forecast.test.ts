/** What a hand will bring reads alike on the button, on the meter and in words. */
import { bagOf, dryRun, type Match, newMatch, type Options, RandomDealer } from '@muster/engine'
import { housePack, tenefyr } from '@muster/tenefyr'
import { deckOf, handOf, type TenefyrState } from '@muster/tenefyr/view'

import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { option } from '../../frame/testing/fake.ts'
import type { MatchView } from '../../host/protocol.ts'
import { SettingsProvider } from '../../settings/settings.tsx'
import { freshStore, hallWith } from '../../testing/hall-play.ts'
import type { PageLanguage } from '../../texts/texts.ts'
import { decisionView } from '../../worker/views.ts'
import { Meter } from './meter.tsx'
import { tenefyrBoard } from './module.ts'
import { asTenefyr, tableOf } from './table.ts'
import { BoardInUseProvider } from './use-board.tsx'

// Settings begin with the browser's language.
vi.stubGlobal('navigator', { languages: ['en'] })

const board = tenefyrBoard.boardOf(housePack)
const words = await board.words()
const { content } = tenefyr
/** The first player is the Barbarian. */
const PARTY: Options = { players: 3, start: 1 }
let bare: MatchView | undefined

beforeAll(async () => {
  const seats = [{ name: 'Ana' }, { name: 'Rui' }, { name: 'Zoé' }]
  const started = await hallWith(freshStore()).start({
    game: 'tenefyr',
    options: PARTY,
    seats,
    routine: true,
  })
  bare = started.view
})

/** The first hand against an enemy without a rule. */
function firstHand(options: Options = PARTY): TenefyrState {
  for (let seed = 1; ; seed++) {
    const played: Match<TenefyrState, typeof content> = newMatch(
      tenefyr,
      options,
      new RandomDealer(seed),
      { deal: { kind: 'random', note: `seed ${seed}` } },
    )
    played.choose(played.texts()[0])
    const { state } = played
    const { always, atStart } = content.kinds[content.kindOf[state.enemy]]
    if (always.length === 0 && atStart.length === 0) return tenefyr.copy(state)
  }
}

const cardOf = (name: string): number =>
  content.kindOf.findIndex((kind) => content.kinds[kind].name === name)

const lootPower = (name: string): number => content.kinds[content.kindOf[cardOf(name)]].power

/** T9.2: the same alone, in the first turn of two, with a deck of one kind of card. */
function keepingAlone(cards: readonly string[], needed: number, deck: string): MatchView {
  if (bare === undefined) throw new Error('no match was begun')
  const state = firstHand({ players: 1, start: 1 })
  state.piles[handOf(0)] = cards.map(cardOf)
  state.bagCards[bagOf(state.piles[deckOf(0)][0])].fill(cardOf(deck))
  const { combat } = tableOf(content, tenefyr.copy(state), 'en').view
  state.enemyBonus = needed - (combat?.needed ?? 0)
  return { ...bare, state, decision: decisionView(tenefyr, state, 1, 'en') }
}

/** A player's choice to keep these cards, where the enemy asks for so much power, in the first or last turn of three. */
function keeping(cards: readonly string[], needed: number, turn = 2): MatchView {
  if (bare === undefined) throw new Error('no match was begun')
  const state = firstHand()
  state.turnNumber = turn
  state.token = (3 - turn) % 3
  state.piles[handOf(0)] = cards.map(cardOf)
  const { combat } = tableOf(content, tenefyr.copy(state), 'en').view
  state.enemyBonus = needed - (combat?.needed ?? 0)
  return { ...bare, state, decision: decisionView(tenefyr, state, 1, 'en') }
}

function button(view: MatchView, verb: string, language: PageLanguage = 'en'): string {
  const option = view.decision?.options.find((one) => one.verb === verb)
  if (option === undefined) return ''
  const { label, detail } = board.faceOf(view, option, language)
  return `${label} | ${detail}`
}

function meter(view: MatchView): string {
  const { state } = view
  const { combat } = tableOf(content, state, 'en').view
  if (combat === undefined) throw new Error('nobody fights')
  const props = { view, state, events: [], preview: undefined, size: 'laptop' } as const
  const Drawn = () =>
    BoardInUseProvider({ content, props, children: createElement(Meter, { combat }) })
  const page = renderToStaticMarkup(createElement(SettingsProvider, null, createElement(Drawn)))
  return page.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

const told = (view: MatchView): string =>
  words
    .passages(view, view.state, 'en')
    .flatMap(({ lines }) => lines)
    .join(' ')

describe('a hand', () => {
  it('counts its sure effects everywhere', () => {
    // Broken Bottle: 1, and 2 more for the Barbarian.
    const view = keeping(['tavern-brawler', 'basic-1', 'basic-0'], 5)
    expect(button(view, 'keep')).toBe('Keep: 4 of 5 | 1 short: combat lost')
    expect(button(view, 'keep', 'fr')).toBe('Garder\u00a0: 4 sur 5 | manque 1 : combat perdu')
    expect(meter(view)).toContain('+4 in hand')
    expect(meter(view)).toContain('4 of 5')
    expect(meter(view)).toContain('1 missing ')
    expect(told(view)).toContain('With this hand: 4 of 5.')
    expect(view.decision?.say).toContain('4 with this hand.')
    expect(button(keeping(['tavern-brawler', 'basic-1', 'basic-0'], 4), 'keep')).toBe(
      'Keep: 4 of 4 | that is enough',
    )
  })

  it('says what it leaves out', () => {
    // What the Writ of Seizure asks for never comes back.
    const power = lootPower('drowned-bailiff') + 1
    const view = keeping(['drowned-bailiff', 'basic-1', 'basic-0'], power + 3)
    expect(button(view, 'keep')).toBe(`Keep: ${power} of ${power + 3} | 3 short so far`)
    expect(meter(view)).toContain('3 missing so far')
    expect(told(view)).toContain(`With this hand: ${power} of ${power + 3} so far.`)
  })

  it('counts the cards that can be given up for power', () => {
    const view = keeping(['cellar-rats', 'basic-1', 'basic-0'], 4)
    expect(button(view, 'keep')).toBe('Keep: 4 of 4 | enough if you pay')
    expect(button(view, 'keep', 'fr')).toBe('Garder\u00a0: 4 sur 4 | cela suffit en payant')
    expect(meter(view)).toContain('✓ Enough if you pay')
    const other = keeping(['basic-1', 'basic-0', 'cellar-rats'], 4)
    expect(button(other, 'keep')).toBe('Keep: 4 of 4 | enough in order, if you pay')
  })

  it('is not lost while others have a turn', () => {
    const view = keeping(['tavern-brawler', 'basic-1', 'basic-0'], 5, 0)
    expect(button(view, 'keep')).toBe('Keep: 4 of 5 | 1 short so far')
    expect(button(view, 'keep', 'fr')).toBe('Garder\u00a0: 4 sur 5 | manque 1 pour l’instant')
    expect(button(view, 'keep', 'pt')).toBe('Ficar: 4 de 5 | falta 1 por enquanto')
    expect(meter(view)).toContain('1 missing so far')
    expect(told(view)).toContain('With this hand: 4 of 5 so far.')
    expect(view.decision?.say).toContain('4 with this hand so far.')
    const enough = keeping(['tavern-brawler', 'basic-1', 'basic-0'], 4, 0)
    expect(button(enough, 'keep')).toBe('Keep: 4 of 4 | that is enough')
    expect(enough.decision?.say).toContain('4 with this hand.')
  })

  it('says where the order matters', () => {
    const view = keeping(['silk-widow', 'basic-1', 'basic-0'], 6)
    expect(button(view, 'keep')).toBe('Keep: 6 of 6 | enough in the right order')
    expect(meter(view)).toContain('✓ Enough in the right order')
  })
})

describe('Play all', () => {
  /** The same hand, once it is kept. */
  function kept(cards: readonly string[], needed: number): MatchView {
    const view = keeping(cards, needed)
    const { state } = dryRun(tenefyr, asTenefyr(view.state), 0)
    return { ...view, state, decision: decisionView(tenefyr, state, 2, 'en') }
  }

  it('plays in the order that was counted, and says what it brings', () => {
    const all = board.allOf(kept(['silk-widow', 'basic-1', 'basic-0'], 6), 'en')
    expect(all).toMatchObject({
      label: 'Play all, in the best order',
      detail: '6 of 6, that is enough',
    })
    expect(all?.texts.at(-1)).toBe('play silk-garrotte')
  })

  it('says that it counts on a price, also where it falls short', () => {
    const hand = ['cellar-rats', 'basic-1', 'basic-0']
    expect(board.allOf(kept(hand, 4), 'en')?.detail).toBe('4 of 4, enough if you pay')
    expect(board.allOf(kept(hand, 6), 'en')?.detail).toBe('4 of 6, 2 missing, if you pay')
    expect(board.allOf(kept(hand, 6), 'fr')?.detail).toBe('4 sur 6, manque 2, en payant')
  })

  it('plays as the hand lies where that is enough', () => {
    const all = board.allOf(kept(['basic-1', 'silk-widow', 'basic-0'], 2), 'fr')
    expect(all).toMatchObject({ label: 'Tout jouer, dans cet ordre' })
  })
})

describe('alone, in the first of two turns', () => {
  const alone = (needed: number): MatchView => {
    const view = keeping(['basic-1', 'basic-1', 'basic-0'], needed, 0)
    const state = tenefyr.copy(asTenefyr(view.state))
    state.players = 1
    state.token = 0
    state.enemyBonus +=
      needed - (tableOf(content, tenefyr.copy(state), 'en').view.combat?.needed ?? 0)
    return { ...view, state, decision: decisionView(tenefyr, state, 1, 'en') }
  }

  it('a hand is told with the next one', () => {
    const view = alone(4)
    const { kept: odds } = tableOf(content, view.state, 'en').view.combat?.hand ?? {}
    const percent = `${odds?.more === true ? 'at least ' : odds?.about === true ? 'about ' : ''}${odds?.percent}%`
    expect(odds?.percent).toBeGreaterThan(0)
    expect(button(view, 'keep').replace('≈\u00a0', 'about ')).toBe(
      `Keep: 2 of 4 | in turn 2: ${percent}`,
    )
    expect(meter(view)).toContain('2 missing so far')
    expect(meter(view)).toContain(`enough in turn 2 in ${percent}`)
    expect(told(view)).toContain(`It is enough in turn 2 in ${percent}.`)
    expect(view.decision?.options[0].say).toContain(`enough in turn 2 in ${percent}`)
  })

  it('and so is a new one', () => {
    const view = alone(3)
    expect(button(view, 'new-hand')).toMatch(/^New hand: .*\d+% \| for 3, in two turns$/)
    expect(meter(view)).toContain('new hands in both turns reach 3 in')
    expect(told(view)).toContain('New hands in both turns reach 3 in')
    expect(view.decision?.options[1].say).toMatch(/reaches 3 in two turns in .*\d+%/)
  })
})

it('going on tells what is left, the known cards too', () => {
  if (bare === undefined) throw new Error('no match was begun')
  const state = firstHand()
  // The enemy has gone to the bottom: it is known, and what lies above it is not.
  const row = state.piles.find((pile) => pile.includes(state.enemy)) ?? []
  row.unshift(...row.splice(-1))
  state.faceUp[state.here] = 0
  state.enemy = -1
  state.turn = -1
  const goOn = option('go-on')
  const view = { ...bare, state }
  expect(board.faceOf(view, goOn, 'en').detail).toBe('4 left, 1 known')
  expect(board.faceOf(view, goOn, 'fr').detail).toBe('reste 4, dont 1 connue')
})

it('a new hand counts what it may draw', () => {
  const hand = ['basic-0', 'basic-0', 'basic-0']
  // Battle Rage may draw three: four ones.
  const view = keeping(hand, 4)
  expect(button(view, 'new-hand')).toMatch(/^New hand: ≈\s\d+% \| for 4, \d+ left$/)
  expect(told(view)).toMatch(/New hands reach 4 in about \d+%/)
  expect(button(keeping(hand, 9), 'new-hand')).toMatch(/^New hand: 0% /)
})

describe('Enter takes', () => {
  const weak = ['basic-0', 'basic-0', 'basic-0']
  const main = (view: MatchView): string | undefined =>
    view.decision?.options.find(({ text }) => text === board.mainOption(view))?.verb

  it('the hand, where it is enough', () => {
    expect(main(keeping(['basic-1', 'basic-1', 'basic-0'], 2))).toBe('keep')
  })

  it('a new one, where this one is sure to lose and that might win', () => {
    expect(main(keeping(weak, 2))).toBe('new-hand')
    // Battle Rage may draw three.
    expect(main(keeping(weak, 4))).toBe('new-hand')
  })

  it('the hand, where a card given up makes it enough', () => {
    expect(main(keeping(['cellar-rats', 'basic-1', 'basic-0'], 4))).toBe('keep')
  })

  it('alone what has the better odds over both turns, if that is known', () => {
    const some = ['basic-1', 'basic-1', 'basic-0']
    expect(main(keepingAlone(weak, 4, 'basic-1'))).toBe('new-hand')
    expect(main(keepingAlone(some, 4, 'basic-1'))).toBe('keep')
    expect(main(keepingAlone(some, 4, 'basic-0'))).toBe('keep')
    // Firecrackers may be taken out of the game.
    expect(main(keepingAlone(weak, 9, 'kobold-sapper'))).toBeUndefined()
  })

  it('nothing, while others have a turn or its effects may help', () => {
    expect(main(keeping(weak, 2, 0))).toBeUndefined()
    expect(main(keeping(['drowned-bailiff', 'basic-1', 'basic-0'], 4))).toBeUndefined()
  })

  it('the hand, where nothing would help', () => {
    const hopeless = keeping(weak, 99)
    const { piles, bagCards } = hopeless.state
    const bag = bagCards[bagOf(piles[deckOf(0)][0])]
    bag.fill(piles[handOf(0)][0])
    expect(main(hopeless)).toBe('keep')
  })

  /** Asked about the first effect of a card, as it is played or at the start of its combat. */
  function asked(prompt: 'may' | 'pay', card: string, needed = 9): MatchView {
    const view = keeping(['basic-1', 'basic-1', 'basic-0'], needed)
    const kind = content.kinds.find(({ name }) => name === card)
    const list = (prompt === 'may' ? kind?.atStart[0] : kind?.play) ?? 0
    const [option] = view.decision?.options ?? []
    if (view.decision === undefined) throw new Error('nothing is asked')
    const yes = prompt === 'may' ? 'do' : 'pay'
    const options = [yes, 'decline'].map((verb) => ({ ...option, verb, text: verb }))
    const about = { a: 0, b: content.program.lists[list][0], c: 0 }
    return { ...view, decision: { ...view.decision, prompt, about, options } }
  }
  /** The card whose loot has this name. */
  const withLoot = (name: string): string =>
    housePack.dungeonCards.find(({ loot }) => loot.name === name)?.name ?? ''

  it('no, where an effect only harms', () => {
    // T9.3: alone one may discard two cards, as the others would have to.
    expect(main(asked('may', 'will-o-the-wisp'))).toBe('decline')
  })

  it('a price for power where it wins, no where all is won, else nothing', () => {
    const price = housePack.dungeonCards.find(
      ({ loot }) => JSON.stringify(loot.play).match(/discard-top.*gain-power/) !== null,
    )?.name
    if (price === undefined) throw new Error('no card asks for a price')
    expect(main(asked('pay', price, 5))).toBe('pay')
    expect(main(asked('pay', price, 2))).toBe('decline')
    expect(main(asked('pay', price, 30))).toBeUndefined()
  })

  it('no price that is gone for good', () => {
    expect(main(asked('pay', withLoot('funeral-pyre'), 3))).toBeUndefined()
    expect(main(asked('pay', withLoot('funeral-pyre'), 2))).toBe('decline')
  })
})
