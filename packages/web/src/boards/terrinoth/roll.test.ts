/** The last roll is kept while it matters, however fast it was played. */
import type { Telling } from '@muster/engine'
import { terrinoth } from '@muster/terrinoth'
import { BY_COUNTERATTACK } from '@muster/terrinoth/view'
import { expect, it } from 'vitest'
import { lay } from '../../testing/terrinoth-table.ts'
import { diceIn, isLast, NO_ROLL, newIn, nextRoll } from './roll.ts'
import { storyIn } from './story.tsx'
import { broughtBy } from './tray.tsx'

const tell = (name: string, a = 0, b = 0, c = 0, d = 0): Telling => ({ name, a, b, c, d })
const SUCCESS = 0
const CRITICAL = 2
const DEFENSE = 3
const BLANK = 6

it('dice lie as they came down: criticals again, rerolls in place', () => {
  const events = [
    tell('roll', 0, 2, 1),
    tell('hero-die', 0, CRITICAL, 0, 0),
    tell('hero-die', 0, DEFENSE, 1, 0),
    tell('enemy-die', 0, BLANK, 0, 0),
    tell('hero-die', 0, SUCCESS, 0, 1),
    tell('rerolled', 0, DEFENSE, SUCCESS),
  ]
  expect(diceIn(events)).toEqual({
    dice: [
      { of: 'hero', face: 'success' },
      { of: 'hero', face: 'success' },
      { of: 'enemy', face: 'blank' },
    ],
    criticals: 1,
  })
})

it('a stretch tells what is new; played again it is new as a whole', () => {
  const [one, two, three] = [tell('a'), tell('b'), tell('c')]
  expect(newIn([one, two, three], [one])).toEqual([two, three])
  expect(newIn([one], [one, two, three])).toEqual([one])
  expect(newIn([two], [one])).toEqual([two])
})

it('a roll stands until a card is chosen, and no undo leaves it behind', () => {
  const table = lay((state) => {
    state.rolls[0] = 2
  })
  const chosen = nextRoll(NO_ROLL, [tell('chose', 1, 33)], table)
  const rolled = [tell('roll', 1, 2), tell('hero-die', 1, SUCCESS), tell('successes', 1, 1)]
  const roll = nextRoll(chosen, rolled, table)
  expect(roll).toMatchObject({ n: 1, hero: 1, card: 33, events: rolled })
  expect(isLast(roll, table)).toBe(true)
  // Its dice were never rolled on this table.
  expect(isLast(roll, lay())).toBe(false)
  const after = nextRoll(roll, [tell('activates', 0), tell('chose', 0, 34)], table)
  expect(isLast(after, table)).toBe(false)
})

it('a new place, a peril and a Nemesis bring their story; the last one counts', () => {
  const table = lay()
  const quest = terrinoth.content.pack.quests[0]
  const peril = tell('peril-effect', 1)
  expect(storyIn([peril], table)?.says).toBe(quest.perils[0].says.en)
  const { nemesis } = terrinoth.content.quests[0]
  expect(storyIn([peril, tell('nemesis', nemesis)], table)?.says).toBe(quest.story.nemesis.en)
  const { card } = table.view.location
  const place = storyIn([tell('arrived', card, 2)], table)
  expect(place?.title).toBe(table.names.card(card))
  expect(storyIn([tell('roll')], table)).toBeUndefined()
})

it('what a roll brought besides wounds is told in signs and numbers', () => {
  const table = lay()
  const told = [
    tell('progress', 2, 3, -1),
    tell('claimed', 0, 1, 1, -1),
    tell('wounded', 0, 1, 1, BY_COUNTERATTACK),
    tell('lost-tokens', 1, 1, 0, -1),
  ]
  expect(broughtBy(told, table).map(({ sign, text, harm }) => [sign, text, harm])).toEqual([
    ['progress', `+2 → 3/${table.view.location.exploration}`, false],
    ['token', 'Kari +1', false],
    ['token', 'Lissa −1', true],
  ])
})

it('enemies that act leave the dice where there is room for them', () => {
  const table = lay()
  const rolled = nextRoll(NO_ROLL, [tell('roll', 0, 1, 0), tell('successes', 0, 1)], table)
  const after = nextRoll(rolled, [...rolled.seen, tell('acts', 1), tell('wounded', 0, 1)], table)
  expect([rolled.past, after.past]).toEqual([false, true])
  expect(after.events).toEqual(rolled.events)
})
