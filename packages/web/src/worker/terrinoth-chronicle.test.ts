/** The roads of Terrinoth on the shelf of chronicles. */
import 'fake-indexeddb/auto'
import { newMatch, printMatch, RandomDealer, RandomStream, Umpire } from '@muster/engine'
import { terrinoth } from '@muster/terrinoth'
import { optionsFor } from '@muster/terrinoth/journey'
import { expect, test } from 'vitest'
import { freshStore, hallWith } from '../testing/hall-play.ts'
import type { Hall } from './hall.ts'

const GAME = 'terrinoth'
const party = { players: 1, grim: false, heroes: ['kari', 'lissa'] }

/** A quest of a road, played well until it is won. */
function won(quest: string): string {
  for (let seed = 1; seed < 40; seed++) {
    const deal = { kind: 'random', note: `seed ${seed}` } as const
    const dealer = new RandomDealer(seed)
    const match = newMatch(terrinoth, optionsFor(quest, party, []), dealer, { deal })
    const stream = new RandomStream(seed)
    const state = terrinoth.copy(match.state)
    const umpire = new Umpire(terrinoth, terrinoth.content, state, new RandomDealer(seed))
    while (!match.isOver) {
      umpire.resume(terrinoth.copy(match.state))
      match.choose(match.texts()[terrinoth.policy(umpire, (below) => stream.below(below))])
    }
    if (match.record.result === 'won') return printMatch(match.record)
  }
  throw new Error(`${quest} is never won`)
}

const first = async (hall: Hall) => (await hall.chronicle({ game: GAME })).chapters[0]

test('are three, each open at its first quest, for one player with two heroes', async () => {
  const hall = hallWith(freshStore())
  const { chapters, levels } = await hall.chronicle({ game: GAME })
  expect(chapters.map(({ next }) => next)).toEqual([
    'goblin-problem',
    'the-barons-ledger',
    'the-lost-caravan',
  ])
  expect(levels.map(({ key }) => key)).toEqual(['plain', 'grim'])
  for (const { scenarios, withBots, roles } of chapters) {
    expect([withBots, roles.length, scenarios[0].isOpen]).toEqual([false, 12, true])
    for (const { options } of scenarios) expect(terrinoth.readOptions(options)).toEqual(options)
  }
})

test('go on from a quest that was won, with its boon and the same heroes', async () => {
  const hall = hallWith(freshStore())
  await hall.read({ notation: won('goblin-problem') })
  const before = await first(hall)
  expect([before.next, before.scenarios[0].result?.won]).toEqual(['the-breach', true])
  const take = { scenario: 'goblin-problem', reward: 'goblin-fire' }
  const [after] = (await hall.chronicle({ game: GAME, take })).chapters
  expect(after.scenarios[0].taken).toBe('goblin-fire')
  expect(after.scenarios[1].options).toMatchObject({ ...party, boons: ['goblin-fire'] })
  expect(terrinoth.readOptions(after.scenarios[1].options)).toEqual(after.scenarios[1].options)
})

test('follow the party that played last', async () => {
  const hall = hallWith(freshStore())
  const options = { players: 2, quest: 'the-breach', grim: true, heroes: ['runa', 'mok'] }
  const seats = [{ name: '' }, { name: '', bot: 'greedy' }]
  await hall.start({ game: GAME, options, seats, routine: true })
  const { scenarios, withBots } = await first(hall)
  expect(withBots).toBe(true)
  expect(scenarios[0].options).toMatchObject({ players: 2, grim: true, heroes: ['runa', 'mok'] })
  // An ordinary match is none of a road.
  expect(scenarios[1].underWay).toBeUndefined()
})
