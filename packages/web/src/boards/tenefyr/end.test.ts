import { type Match, newMatch, RandomDealer } from '@muster/engine'
import { housePack, tenefyr } from '@muster/tenefyr'
import { BOSS_DECK, handOf, OFFER, type TenefyrState } from '@muster/tenefyr/view'
import { expect, test } from 'vitest'
import { freshStore, hallWith } from '../../testing/hall-play.ts'
import { tenefyrBoard } from './module.ts'
import { momentIn } from './moment.ts'
import { asTenefyr, tableOf } from './table.ts'
import { textsIn } from './texts/texts.ts'

const board = tenefyrBoard.boardOf(housePack)
const { content } = tenefyr
const options = { players: 3 }

/** A hand with a card that is worth something. */
function drawn(): { readonly state: TenefyrState; readonly seat: number; readonly card: number } {
  for (let seed = 1; ; seed++) {
    const match: Match<TenefyrState, typeof content> = newMatch(
      tenefyr,
      options,
      new RandomDealer(seed),
      { deal: { kind: 'random', note: `seed ${seed}` } },
    )
    while (match.decision()?.prompt !== 'keep-hand') match.choose(match.texts()[0])
    const seat = match.asking.by
    const card = match.state.piles[handOf(seat)].find(
      (one) => content.powerOf[content.kindOf[one]] > 0,
    )
    if (card !== undefined) return { state: match.state, seat, card }
  }
}

async function powerOver(states: readonly TenefyrState[], seat: number): Promise<number[]> {
  const seats = [{ name: 'Ana' }, { name: 'Rui' }, { name: 'Zoé' }]
  const { view } = await hallWith(freshStore()).start({
    game: 'tenefyr',
    options,
    seats,
    routine: true,
  })
  const entries = states.map((state, entry) => ({ entry, events: [], state }))
  const { charts } = await board.ending({ entries }, { ...view, state: states[0] }, 'en')
  const [, power] = charts
  return power.series[seat].points.map(([, value]) => value)
}

test('the power of a deck does not dip while a card of it lies open for a choice', async () => {
  const { state, seat, card } = drawn()
  const open = tenefyr.copy(state)
  const hand = open.piles[handOf(seat)]
  hand.splice(hand.indexOf(card), 1)
  open.piles[OFFER].push(card)
  const [first, ...later] = await powerOver([state, open, open, state], seat)
  expect(first).toBeGreaterThan(0)
  expect(later).toEqual(later.map(() => first))
})

test('what lies open and was nobody’s adds to no deck', async () => {
  const { state, seat } = drawn()
  const offered = tenefyr.copy(state)
  const strong = (card: number) => card >= 0 && content.powerOf[content.kindOf[card]] > 1
  const dungeon = offered.piles.find((pile) => pile.some(strong)) ?? []
  offered.piles[OFFER].push(...dungeon.splice(dungeon.findIndex(strong), 1))
  expect(offered.piles[OFFER]).toHaveLength(1)
  const [first, ...later] = await powerOver([state, offered], seat)
  expect(later).toEqual([first])
})

test('great moments are told: a dungeon cleared, a fight lost, and how far the Boss is', () => {
  const { state } = drawn()
  const table = tableOf(content, asTenefyr(state), 'en')
  const texts = textsIn('en')
  const told = (name: string, a: number, b = 0, c = 0) =>
    momentIn([{ name, a, b, c, d: 0 }], table, texts)
  const [boss] = table.view.bossDeck.cards
  const { enemy } = table.state
  expect(told('cleared', 2)).toMatchObject({ title: 'Level 2 (left): cleared!', tone: 'good' })
  expect(told('lost-combat', enemy)).toMatchObject({ title: 'Thrown out', note: 'Boss to 2 of 14' })
  expect(told('lost-combat', enemy, BOSS_DECK)?.title).toBe('Defeat')
  expect(told('defeated', enemy, 0, 3)).toBeUndefined()
  expect(told('defeated', boss.card ?? enemy, 0, BOSS_DECK)?.note).toMatch(/to go$/)
})

test('the last fight begins with its reason', () => {
  const table = tableOf(content, asTenefyr(drawn().state), 'en')
  const why = (change: Partial<typeof table.view>) => {
    const began = { name: 'boss-attacks', a: 0, b: 0, c: 0, d: 0 }
    const changed = { ...table, view: { ...table.view, ...change } }
    return momentIn([began], changed, textsIn('en'))
  }
  const { track, dungeons } = table.view
  expect(why({})).toMatchObject({
    title: 'The last fight begins',
    note: 'the party will wait no longer',
  })
  expect(why({ track: { ...track, at: track.skull } })?.note).toBe('the Boss token is on the skull')
  // T3.8
  const empty = dungeons.map((one) => ({ ...one, cleared: true }))
  expect(why({ dungeons: empty })?.note).toBe('no dungeon is left')
})
